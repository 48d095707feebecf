import CGtk
import Gtk

/// One act of the keyboard on one widget, with what its errors need.
struct KeyAction {
  private let widget: Widget
  private let action: String
  private let file: StaticString
  private let line: UInt

  init(_ widget: Widget, _ action: String, _ file: StaticString, _ line: UInt) {
    self.widget = (widget as? any TextViewHolder)?.textWidget ?? widget
    self.action = action
    self.file = file
    self.line = line
  }

  func error(_ reason: String) -> ActionError { ActionError(action, widget, reason, file: file, line: line) }

  /// Gives the widget the keyboard and answers its window.
  func focus() throws -> Gtk.Window {
    guard widget.isMapped, let window = widget.window else { throw error("it is not shown") }
    if widget === window || widget.hasFocus { return window }
    guard gtk_widget_is_sensitive(widget.native()) != 0 else { throw error("it, or a parent of it, is insensitive") }
    guard widget.grabFocus() else { throw error("it cannot have the keyboard") }
    return window
  }

  /// As `focus()`, for a widget that takes text. The selection stays as it is, which focusing an entry would change.
  func focusForTyping() throws -> Gtk.Window {
    if let entry = editable {
      guard gtk_editable_get_editable(entry) != 0 else { throw error("it is not editable") }
      var start: gint = 0
      var end: gint = 0
      let position = gtk_editable_get_position(entry)
      let hasSelection = gtk_editable_get_selection_bounds(entry, &start, &end) != 0
      let window = try focus()
      if hasSelection {
        gtk_editable_select_region(entry, start, end)
      } else {
        gtk_editable_set_position(entry, position)
      }
      return window
    }
    guard widget.isA(gtk_text_view_get_type()) else { throw error("it takes no text") }
    guard gtk_text_view_get_editable(widget.native()) != 0 else { throw error("it is not editable") }
    return try focus()
  }

  /// Inserts at the cursor, in place of a selection.
  func insert(_ text: String) throws {
    if let entry = editable {
      gtk_editable_delete_selection(entry)
      var position = gtk_editable_get_position(entry)
      gtk_editable_insert_text(entry, text, gint(text.utf8.count), &position)
      gtk_editable_set_position(entry, position)
      return
    }
    let buffer = gtk_text_view_get_buffer(widget.native())
    // What is typed over a selection is one action, as with a keyboard.
    gtk_text_buffer_begin_user_action(buffer)
    gtk_text_buffer_delete_selection(buffer, 1, 1)
    gtk_text_buffer_insert_interactive_at_cursor(buffer, text, gint(text.utf8.count), 1)
    gtk_text_buffer_end_user_action(buffer)
  }

  private var editable: OpaquePointer? { widget.isA(gtk_editable_get_type()) ? widget.native() : nil }
}

// Real events.
extension KeyAction {
  func pressWithEvents(_ key: Key, _ modifiers: Modifiers, _ window: Gtk.Window) async throws {
    guard let surface = gtk_native_get_surface(window.native()) else { throw error("its window is not realized") }
    try await settle(file: file, line: line)
    try await pressWithEventsAtOnce(key, modifiers, window, surface)
  }

  /// The same without settling first.
  func pressWithEventsAtOnce(
    _ key: Key, _ modifiers: Modifiers, _ window: Gtk.Window, _ surface: OpaquePointer
  ) async throws {
    let input: VirtualInput
    do throws(VirtualInput.Absence) { input = try VirtualInput.shared.input() } catch { throw self.error(error.reason) }
    if !window.isActive {
      input.raise(surface)
      try await wait(for: "window '\(window.title ?? "")' to get the keyboard", file: file, line: line) {
        window.isActive
      }
    }
    // The focus of a window may be in an open popover, which takes the keys for itself.
    let witness = EventWitness(around: widget === window ? window.focus ?? widget : widget)
    defer { witness.end() }
    let held = Self.modifierKeys.filter { modifiers.contains($0.modifier) }
    for modifier in held { _ = input.key(modifier.symbol, .down) }
    defer { for modifier in held { _ = input.key(modifier.symbol, .up) } }
    var exists = true
    let arrived = await witness.delivers(GDK_KEY_PRESS, count: held.count + 1) {
      exists = input.key(key.rawValue, .down)
    }
    guard exists else { throw error("the keyboard layout has no such key") }
    _ = input.key(key.rawValue, .up)
    guard arrived else { throw error("the key did not reach its window; another one may hold the keyboard") }
  }

  private static let modifierKeys: [(modifier: Modifiers, symbol: Int)] = [
    (.shift, Int(GDK_KEY_Shift_L)), (.control, Int(GDK_KEY_Control_L)), (.alt, Int(GDK_KEY_Alt_L)),
  ]
}

// Activation.
extension KeyAction {
  func pressByActivation(_ key: Key, _ modifiers: Modifiers, _ window: Gtk.Window) throws {
    let focus = window.focus ?? window
    var next: Widget? = focus
    while let candidate = next {
      for controller in candidate.controllers(gtk_event_controller_key_get_type())
      where controller.emit("key-pressed", Double(key.rawValue), 0, Double(modifiers.rawValue)) {
        return
      }
      if activateShortcut(of: candidate, key, modifiers) { return }
      next = candidate.parent
    }
    let isActivating = modifiers.isEmpty && (key == .enter || key == .space)
    if isActivating, focus !== window, focus.activate() { return }
    throw error("nothing heard of the key; typing and focus movement need events")
  }

  /// Runs the first shortcut of the widget that the key triggers.
  private func activateShortcut(of widget: Widget, _ key: Key, _ modifiers: Modifiers) -> Bool {
    let list = gtk_widget_observe_controllers(widget.native())!
    defer { g_object_unref(UnsafeMutableRawPointer(list)) }
    for index in 0..<g_list_model_get_n_items(list) {
      guard let controller = g_list_model_get_item(list, index) else { continue }
      defer { g_object_unref(controller) }
      guard cgtk_is_a(controller, gtk_shortcut_controller_get_type()) != 0 else { continue }
      let shortcuts = OpaquePointer(controller)
      for number in 0..<g_list_model_get_n_items(shortcuts) {
        guard let shortcut = g_list_model_get_item(shortcuts, number) else { continue }
        defer { g_object_unref(shortcut) }
        let pointer = OpaquePointer(shortcut)
        guard matches(gtk_shortcut_get_trigger(pointer), key, modifiers) else { continue }
        let action = gtk_shortcut_get_action(pointer)
        let arguments = gtk_shortcut_get_arguments(pointer)
        if gtk_shortcut_action_activate(action, GtkShortcutActionFlags(0), widget.native(), arguments) != 0 {
          return true
        }
      }
    }
    return false
  }

  private func matches(_ trigger: OpaquePointer?, _ key: Key, _ modifiers: Modifiers) -> Bool {
    guard let trigger else { return false }
    let raw = UnsafeMutableRawPointer(trigger)
    if cgtk_is_a(raw, gtk_alternative_trigger_get_type()) != 0 {
      return matches(gtk_alternative_trigger_get_first(trigger), key, modifiers)
        || matches(gtk_alternative_trigger_get_second(trigger), key, modifiers)
    }
    guard cgtk_is_a(raw, gtk_keyval_trigger_get_type()) != 0 else { return false }
    return gdk_keyval_to_lower(gtk_keyval_trigger_get_keyval(trigger)) == gdk_keyval_to_lower(guint(key.rawValue))
      && gtk_keyval_trigger_get_modifiers(trigger).rawValue == modifiers.rawValue
  }
}
