/// Space at the four sides, in logical pixels; leading is left, or right in a right-to-left language.
public nonisolated struct Insets: Hashable, Sendable {
  /// Above.
  public var top: Int
  /// Before, in reading direction.
  public var leading: Int
  /// Below.
  public var bottom: Int
  /// After, in reading direction.
  public var trailing: Int

  /// Space a side.
  public nonisolated init(top: Int = 0, leading: Int = 0, bottom: Int = 0, trailing: Int = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The same space at every side.
  public nonisolated init(_ space: Int) { self = .all(space) }

  /// The same space at every side.
  public nonisolated static func all(_ space: Int) -> Insets {
    Insets(top: space, leading: space, bottom: space, trailing: space)
  }

  /// The same space left and right, and the same above and below.
  public nonisolated static func symmetric(horizontal: Int = 0, vertical: Int = 0) -> Insets {
    Insets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }
}
