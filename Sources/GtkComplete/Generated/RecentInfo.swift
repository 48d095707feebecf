// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkRecentInfo`.
@MainActor public final class RecentInfo: Boxed {
  /// What GObject knows it as.
  public override class var boxedType: GType { gtk_recent_info_get_type() }
  /// `gtk_recent_info_create_app_info`.
  public func createAppInfo(_ appName: String?) throws(GLibError) -> Object? {
    let result = try attempt { error in gtk_recent_info_create_app_info(native(), appName.withoutNUL, error) }
    return taken(result, as: Object.self)
  }
  /// `gtk_recent_info_exists`.
  @discardableResult public func exists() -> Bool { gtk_recent_info_exists(native()) != 0 }
  /// `gtk_recent_info_get_added`.
  public var added: DateTime { DateTime.copy(gtk_recent_info_get_added(native()))! }
  /// `gtk_recent_info_get_age`.
  public var age: Int { Int(gtk_recent_info_get_age(native())) }
  /// `gtk_recent_info_get_application_info`.
  public func applicationInfo(_ appName: String) -> (appExec: String, count: Int, stamp: DateTime)? {
    var appExecOut = UnsafePointer<CChar>?.none
    var countOut = UInt32()
    var stampOut = OpaquePointer?.none
    guard gtk_recent_info_get_application_info(native(), appName.withoutNUL, &appExecOut, &countOut, &stampOut) != 0 else { return nil }
    return (nativeText(copying: appExecOut), Int(countOut), DateTime.copy(stampOut)!)
  }
  /// `gtk_recent_info_get_applications`.
  public var applications: [String] {
    var resultCount = UInt()
    let result = gtk_recent_info_get_applications(native(), &resultCount)
    return nativeTexts(result, freeing: .everything)
  }
  /// `gtk_recent_info_get_description`.
  public var description: String { nativeText(copying: gtk_recent_info_get_description(native())) }
  /// `gtk_recent_info_get_display_name`.
  public var displayName: String { nativeText(copying: gtk_recent_info_get_display_name(native())) }
  /// `gtk_recent_info_get_gicon`.
  public var gicon: Object? { taken(gtk_recent_info_get_gicon(native()), as: Object.self) }
  /// `gtk_recent_info_get_groups`.
  public var groups: [String] {
    var resultCount = UInt()
    let result = gtk_recent_info_get_groups(native(), &resultCount)
    return nativeTexts(result, freeing: .everything)
  }
  /// `gtk_recent_info_get_mime_type`.
  public var mimeType: String { nativeText(copying: gtk_recent_info_get_mime_type(native())) }
  /// `gtk_recent_info_get_modified`.
  public var modified: DateTime { DateTime.copy(gtk_recent_info_get_modified(native()))! }
  /// `gtk_recent_info_get_private_hint`.
  public var isPrivateHint: Bool { gtk_recent_info_get_private_hint(native()) != 0 }
  /// `gtk_recent_info_get_short_name`.
  public var shortName: String { nativeText(taking: gtk_recent_info_get_short_name(native())) }
  /// `gtk_recent_info_get_uri`.
  public var uri: String { nativeText(copying: gtk_recent_info_get_uri(native())) }
  /// `gtk_recent_info_get_uri_display`.
  public var uriDisplay: String? { nativeOptionalText(taking: gtk_recent_info_get_uri_display(native())) }
  /// `gtk_recent_info_get_visited`.
  public var visited: DateTime { DateTime.copy(gtk_recent_info_get_visited(native()))! }
  /// `gtk_recent_info_has_application`.
  @discardableResult public func hasApplication(_ appName: String) -> Bool { gtk_recent_info_has_application(native(), appName.withoutNUL) != 0 }
  /// `gtk_recent_info_has_group`.
  @discardableResult public func hasGroup(_ groupName: String) -> Bool { gtk_recent_info_has_group(native(), groupName.withoutNUL) != 0 }
  /// `gtk_recent_info_is_local`.
  public var isLocal: Bool { gtk_recent_info_is_local(native()) != 0 }
  /// `gtk_recent_info_last_application`.
  public func lastApplication() -> String { nativeText(taking: gtk_recent_info_last_application(native())) }
  /// `gtk_recent_info_match`.
  @discardableResult public func match(_ infoB: RecentInfo) -> Bool { gtk_recent_info_match(native(), infoB.native()) != 0 }
}
