// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GdkKeyEvent`.
@MainActor open class KeyEvent: GdkEvent {
  /// `gdk_key_event_get_consumed_modifiers`.
  public final var consumedModifiers: Modifiers { Modifiers(rawValue: gdk_key_event_get_consumed_modifiers(native()).rawValue) }
  /// `gdk_key_event_get_keycode`.
  public final var keycode: Int { Int(gdk_key_event_get_keycode(native())) }
  /// `gdk_key_event_get_keyval`.
  public final var keyval: Int { Int(gdk_key_event_get_keyval(native())) }
  /// `gdk_key_event_get_layout`.
  public final var layout: Int { Int(gdk_key_event_get_layout(native())) }
  /// `gdk_key_event_get_level`.
  public final var level: Int { Int(gdk_key_event_get_level(native())) }
  /// `gdk_key_event_get_match`.
  public final var match: (keyval: Int, modifiers: Modifiers)? {
    var keyvalOut = UInt32()
    var modifiersOut = GdkModifierType(0)
    guard gdk_key_event_get_match(native(), &keyvalOut, &modifiersOut) != 0 else { return nil }
    return (Int(keyvalOut), Modifiers(rawValue: modifiersOut.rawValue))
  }
  /// `gdk_key_event_is_modifier`.
  public final var isModifier: Bool { gdk_key_event_is_modifier(native()) != 0 }
  /// `gdk_key_event_matches`.
  public final func matches(_ keyval: Int, modifiers: Modifiers) -> KeyMatch { KeyMatch(rawValue: gdk_key_event_matches(native(), UInt32(clamping: keyval), GdkModifierType(modifiers.rawValue)).rawValue) }
}
