// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkRecentManager`.
@MainActor open class RecentManager: Object {
  /// Adopts a GtkRecentManager.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_recent_manager_new`.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_recent_manager_new())) }
  /// `GtkRecentManager:filename`.
  public final var filename: String? { property("filename") }
  /// `filename` changed.
  public final var onNotifyFilename: Signal<> { notify("filename") }
  /// `GtkRecentManager:size`.
  public final var size: Int { property("size") }
  /// `size` changed.
  public final var onNotifySize: Signal<> { notify("size") }
  /// `gtk_recent_manager_add_item`.
  @discardableResult public final func addItem(_ uri: String) -> Bool { gtk_recent_manager_add_item(native(), uri.withoutNUL) != 0 }
  /// `gtk_recent_manager_get_items`.
  public final var items: [RecentInfo] { nativeRecords(of: gtk_recent_manager_get_items(native()), as: RecentInfo.self, freeing: .everything) }
  /// `gtk_recent_manager_has_item`.
  @discardableResult public final func hasItem(_ uri: String) -> Bool { gtk_recent_manager_has_item(native(), uri.withoutNUL) != 0 }
  /// `gtk_recent_manager_lookup_item`.
  public final func lookupItem(_ uri: String) throws(GLibError) -> RecentInfo? {
    let result = try attempt { error in gtk_recent_manager_lookup_item(native(), uri.withoutNUL, error) }
    return RecentInfo.take(result)
  }
  /// `gtk_recent_manager_move_item`.
  public final func moveItem(_ uri: String, newUri: String?) throws(GLibError) { _ = try attempt { error in gtk_recent_manager_move_item(native(), uri.withoutNUL, newUri.withoutNUL, error) } }
  /// `gtk_recent_manager_purge_items`.
  public final func purgeItems() throws(GLibError) -> Int {
    let result = try attempt { error in gtk_recent_manager_purge_items(native(), error) }
    return Int(result)
  }
  /// `gtk_recent_manager_remove_item`.
  public final func removeItem(_ uri: String) throws(GLibError) { _ = try attempt { error in gtk_recent_manager_remove_item(native(), uri.withoutNUL, error) } }
  /// `gtk_recent_manager_get_default`.
  public static func `default`() -> RecentManager { wrapped(gtk_recent_manager_get_default(), as: RecentManager.self)! }
  /// `GtkRecentManager::changed`.
  public final var onChanged: Signal<> { Signal(inside: self, "changed", delivery: .userChanges) }
}
