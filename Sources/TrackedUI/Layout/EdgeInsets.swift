/// Space on each side, in logical pixels.
public nonisolated struct EdgeInsets: Hashable, Sendable {
  /// Above.
  public var top: Double
  /// Where lines of text begin.
  public var leading: Double
  /// Below.
  public var bottom: Double
  /// Where lines of text end.
  public var trailing: Double

  /// Space on each side.
  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No space.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}
