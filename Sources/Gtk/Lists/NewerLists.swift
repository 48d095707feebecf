import CGtk

// What became a setting of lists in GTK 4.12 (C-277).

extension ListItem {
  /// Whether the keyboard can come to the row itself. Before GTK 4.12 it comes to the rows that can be selected, and this does nothing.
  package func setFocusable(_ isFocusable: Bool) {
    setNewerProperty("focusable") { g_value_set_boolean(&$0, isFocusable ? 1 : 0) }
  }
}

extension WidgetProtocol {
  /// Has Tab leave the list after the widgets of one row, where GTK can; otherwise it goes through all rows.
  package func leaveListByTab() { setNewerProperty("tab-behavior") { g_value_set_enum(&$0, 1) } }
}

extension Object {
  /// Sets a property that GTK 4.8 does not have; without it nothing happens.
  fileprivate final func setNewerProperty(_ name: String, _ store: (inout GValue) -> Void) {
    let objectClass = cgtk_class_of(raw)!.assumingMemoryBound(to: GObjectClass.self)
    guard let description = g_object_class_find_property(objectClass, name) else { return }
    var value = GValue()
    g_value_init(&value, description.pointee.value_type)
    defer { g_value_unset(&value) }
    store(&value)
    g_object_set_property(raw.assumingMemoryBound(to: GObject.self), name, &value)
  }
}
