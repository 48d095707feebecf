extension BarButtonItem {
  /// A short message of a bar button, in a bubble at its corner.
  ///
  /// ```swift
  /// override func updateProperties() {
  ///   super.updateProperties()
  ///   folderItem.badge = model.count > 0 ? .count(model.count) : nil
  /// }
  /// ```
  public nonisolated struct Badge: Hashable, Sendable {
    /// The text in the bubble; nil for a bubble without one.
    public let stringValue: String?
    /// The colour of the text; nil for white.
    public var foregroundColor: Color?
    /// The colour of the bubble; nil for red.
    public var backgroundColor: Color?

    /// A number.
    public static func count(_ count: Int) -> Badge { Badge(stringValue: "\(count)") }

    /// A short text.
    public static func string(_ string: String) -> Badge { Badge(stringValue: string) }

    /// A small bubble without a text: there is something.
    public static func indicator() -> Badge { Badge(stringValue: nil) }

    private init(stringValue: String?) { self.stringValue = stringValue }
  }
}

nonisolated extension BarButtonItem.Badge: ExpressibleByStringInterpolation {
  /// A short text: `item.badge = "\(count)"`.
  public init(stringLiteral text: String) { self = .string(text) }
}
