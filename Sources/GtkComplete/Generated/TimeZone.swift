// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GTimeZone`.
@MainActor public final class TimeZone: Boxed {
  /// What GObject knows it as.
  public override class var boxedType: GType { g_time_zone_get_type() }
  /// `g_time_zone_new_identifier`.
  public convenience init?(identifier: String?) {
    guard let made = g_time_zone_new_identifier(identifier.withoutNUL) else { return nil }
    self.init(taking: UnsafeMutableRawPointer(made))
  }
  /// `g_time_zone_new_local`.
  public convenience init() { self.init(taking: UnsafeMutableRawPointer(g_time_zone_new_local())) }
  /// `g_time_zone_new_offset`.
  public convenience init(offset seconds: Int) { self.init(taking: UnsafeMutableRawPointer(g_time_zone_new_offset(Int32(clamping: seconds)))) }
  /// `g_time_zone_find_interval`.
  public func findInterval(_ type: TimeType, time: Int) -> Int { Int(g_time_zone_find_interval(native(), GTimeType(type.rawValue), Int(clamping: time))) }
  /// `g_time_zone_get_abbreviation`.
  public func abbreviation(_ interval: Int) -> String { nativeText(copying: g_time_zone_get_abbreviation(native(), Int32(clamping: interval))) }
  /// `g_time_zone_get_identifier`.
  public var identifier: String { nativeText(copying: g_time_zone_get_identifier(native())) }
  /// `g_time_zone_get_offset`.
  public func offset(_ interval: Int) -> Int { Int(g_time_zone_get_offset(native(), Int32(clamping: interval))) }
  /// `g_time_zone_is_dst`.
  @discardableResult public func isDst(_ interval: Int) -> Bool { g_time_zone_is_dst(native(), Int32(clamping: interval)) != 0 }
}
