import Gtk

/// Keys held down together with another.
@RawRepresented(by: Int.self)
public nonisolated struct KeyModifierFlags: OptionSet, Hashable, Sendable {
  /// Shift.
  public static let shift = KeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = KeyModifierFlags(rawValue: 1 << 18)
  /// Alt.
  public static let alternate = KeyModifierFlags(rawValue: 1 << 19)
  /// The key for commands: on Linux Control, and the same as `.control`.
  public static let command = control
}

@MainActor
extension KeyModifierFlags {
  /// GDK's flags.
  var modifiers: Modifiers {
    var modifiers: Modifiers = []
    if contains(.shift) { modifiers.insert(.shift) }
    if contains(.control) { modifiers.insert(.control) }
    if contains(.alternate) { modifiers.insert(.alt) }
    return modifiers
  }
}
