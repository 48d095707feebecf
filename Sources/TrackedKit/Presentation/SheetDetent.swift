import GtkTracking

extension SheetPresentationController {
  /// A height at which a sheet rests.
  @MainActor public struct Detent {
    /// Identifies a detent among those of a sheet.
    @RawRepresented(by: String.self)
    public nonisolated struct Identifier: RawRepresentable, Hashable, Sendable {
      /// An identifier by its name.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// Half of the window.
      public static let medium = Identifier(rawValue: "medium")
      /// All of the window but a strip at the top.
      public static let large = Identifier(rawValue: "large")
    }

    /// The context on which a height may depend.
    @MainActor public struct ResolutionContext {
      /// The traits of the sheet's container.
      public let containerTraitCollection: TraitCollection
      /// The largest height, in logical pixels.
      public let maximumDetentValue: Double
    }

    /// Identifies the detent among those of the sheet.
    public let identifier: Identifier
    private let resolver: (ResolutionContext) -> Double?

    /// The height in logical pixels; nil where the detent does not apply. More than the maximum is cut off.
    public func resolvedValue(in context: ResolutionContext) -> Double? {
      resolver(context).map { min(max($0, 0), context.maximumDetentValue) }
    }

    /// Half of the container's height (C-207).
    public static func medium() -> Detent {
      Detent(identifier: .medium) { ($0.maximumDetentValue + SheetPresentationController.topGap) / 2 }
    }

    /// All of the container's height but a strip at the top.
    public static func large() -> Detent { Detent(identifier: .large) { $0.maximumDetentValue } }

    /// A custom height, in logical pixels; nil where the detent does not apply. What `resolver` reads is tracked in
    /// the container's layout.
    public static func custom(
      identifier: Identifier? = nil, resolver: @escaping (ResolutionContext) -> Double?
    ) -> Detent {
      customCount += 1
      return Detent(identifier: identifier ?? Identifier(rawValue: "custom-\(customCount)"), resolver: resolver)
    }

    private static var customCount = 0
  }
}
