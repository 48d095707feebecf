/// Which gestures act beside the one that is added.
@RawRepresented(by: UInt32.self)
public nonisolated struct GestureMask: OptionSet, Sendable {
  /// None: neither it nor those inside.
  public static let none: GestureMask = []
  /// The one that is added.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// Both.
  public static let all: GestureMask = [.gesture, .subviews]
}
