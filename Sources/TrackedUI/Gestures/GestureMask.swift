/// Which gestures act beside the one that is added.
public nonisolated struct GestureMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Gestures by their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// None: neither it nor those inside.
  public static let none: GestureMask = []
  /// The one that is added.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// Both.
  public static let all: GestureMask = [.gesture, .subviews]
}
