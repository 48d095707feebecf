import CGtk
import Gtk

extension Gtk.Object {
  /// Emits a signal whose arguments are numbers, as GTK would; true if a handler answered that it used the event.
  @discardableResult func emit(_ signal: String, _ arguments: Double...) -> Bool {
    let id = g_signal_lookup(signal, cgtk_type_of(raw))
    precondition(id != 0, "\(typeName) has no signal '\(signal)'")
    var query = GSignalQuery()
    g_signal_query(id, &query)
    precondition(Int(query.n_params) == arguments.count, "'\(signal)' takes \(query.n_params) arguments")
    var values = [GValue](repeating: GValue(), count: arguments.count + 1)
    g_value_init(&values[0], cgtk_type_of(raw))
    g_value_set_object(&values[0], raw)
    for (index, argument) in arguments.enumerated() {
      // The lowest bit marks a type whose values are not copied.
      let type = query.param_types[index] & ~1
      g_value_init(&values[index + 1], type)
      store(argument, in: &values[index + 1], type)
    }
    defer { for index in values.indices { g_value_unset(&values[index]) } }
    guard query.return_type & ~1 == cgtk_type_boolean() else {
      g_signal_emitv(values, id, 0, nil)
      return false
    }
    var result = GValue()
    g_value_init(&result, cgtk_type_boolean())
    g_signal_emitv(values, id, 0, &result)
    return g_value_get_boolean(&result) != 0
  }

  private func store(_ number: Double, in value: inout GValue, _ type: GType) {
    switch g_type_fundamental(type) {
    case cgtk_type_double(): g_value_set_double(&value, number)
    case cgtk_type_int(): g_value_set_int(&value, gint(number))
    case cgtk_type_uint(): g_value_set_uint(&value, guint(number))
    case g_type_fundamental(gdk_modifier_type_get_type()): g_value_set_flags(&value, guint(number))
    default: preconditionFailure("a signal argument of type \(String(cString: g_type_name(type))) is not known here")
    }
  }
}

extension Widget {
  /// Does at once what pressing the button does, whatever is in front of it.
  package func pressAtOnce() { emit("clicked") }

  /// The event controllers of one class that Swift code added; GTK's own expect a real event.
  func controllers(_ type: GType) -> [Gtk.Object] {
    let list = gtk_widget_observe_controllers(native())!
    defer { g_object_unref(UnsafeMutableRawPointer(list)) }
    return (0..<g_list_model_get_n_items(list)).compactMap { index in
      guard let item = g_list_model_get_item(list, index) else { return nil }
      defer { g_object_unref(item) }
      return cgtk_is_a(item, type) != 0 ? Gtk.Object.existingWrapper(of: item) : nil
    }
  }
}
