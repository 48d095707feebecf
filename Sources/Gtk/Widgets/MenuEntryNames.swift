import CGtk

/// Names the entries in GTK's menus for assistive technology. GTK 4.18 names entries made from a menu model by
/// labels that have no name themselves.
@MainActor enum MenuEntryNames {
  private static var isSetUp = false
  /// GTK's own class for an entry, which it makes with the first menu; 0 before.
  // Widgets are shown on the main thread, which alone touches it.
  nonisolated(unsafe) private static var entryType: GType = 0

  /// Names each entry when it is shown, from the first window on. Further calls do nothing.
  static func setUp() {
    // Older versions of GTK name them.
    guard !isSetUp, gtk_check_version(4, 10, 0) == nil else { return }
    isSetUp = true
    let map = g_signal_lookup("map", gtk_widget_get_type())
    g_signal_add_emission_hook(
      map, 0,
      { _, count, values, _ in
        if count > 0, let widget = g_value_get_object(values) { MenuEntryNames.name(UnsafeMutableRawPointer(widget)) }
        return 1
      }, nil, nil)
  }

  nonisolated private static func name(_ widget: UnsafeMutableRawPointer) {
    if entryType == 0 { entryType = g_type_from_name("GtkModelButton") }
    guard entryType != 0, cgtk_is_a(widget, entryType) != 0 else { return }
    var text = GValue()
    g_object_get_property(widget.assumingMemoryBound(to: GObject.self), "text", &text)
    if let name = g_value_get_string(&text), name.pointee != 0 {
      gtk_accessible_reset_relation(OpaquePointer(widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY)
      cgtk_accessible_set_label(widget, name)
    }
    g_value_unset(&text)
  }
}
