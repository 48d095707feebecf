/// The states of a control, several of which may hold at once.
@RawRepresented(by: UInt.self)
public nonisolated struct ControlState: OptionSet, Hashable, Sendable {
  /// None of the others.
  public static let normal: ControlState = []
  /// It is held down.
  public static let highlighted = ControlState(rawValue: 1 << 0)
  /// The user cannot act on it.
  public static let disabled = ControlState(rawValue: 1 << 1)
  /// It is chosen.
  public static let selected = ControlState(rawValue: 1 << 2)
}
