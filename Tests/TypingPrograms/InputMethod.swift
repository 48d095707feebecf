import CGtk
import Gtk

/// An input method whose keys are pressed by the machine: GTK shows what it composes, and tells it when that is to end. It is derived from
/// GTK's simple one, which types what real keys say, because GTK takes the only method there is for the fields of later tests as well.
enum InputMethod {
  /// What is composed just now.
  static var composed = ""
  /// The method of the field that has the keyboard.
  private static var focused: UInt?

  private static let isRegistered: Bool = {
    var info = GTypeInfo()
    info.class_size = guint16(MemoryLayout<GtkIMContextSimpleClass>.size)
    info.instance_size = guint16(MemoryLayout<GtkIMContextSimple>.size)
    info.class_init = { klass, _ in
      let methods = klass!.assumingMemoryBound(to: GtkIMContextClass.self)
      methods.pointee.get_preedit_string = { _, text, attributes, cursor in
        let composed = MainActor.assumeIsolated { InputMethod.composed }
        text?.pointee = g_strdup(composed)
        attributes?.pointee = pango_attr_list_new()
        cursor?.pointee = Int32(composed.unicodeScalars.count)
      }
      methods.pointee.focus_in = { method in
        let address = UInt(bitPattern: method)
        MainActor.assumeIsolated { InputMethod.focused = address }
      }
      methods.pointee.reset = { method in
        let address = UInt(bitPattern: method)
        let wasComposing = MainActor.assumeIsolated {
          // Fields without the keyboard compose nothing that could end.
          guard InputMethod.focused == nil || InputMethod.focused == address else { return false }
          defer { InputMethod.composed = "" }
          return !InputMethod.composed.isEmpty
        }
        guard wasComposing, method != nil else { return }
        MainActor.assumeIsolated { emit(UnsafeMutableRawPointer(bitPattern: address)!, "preedit-changed") }
      }
    }
    let type = g_type_register_static(gtk_im_context_simple_get_type(), "TypingMachineMethod", &info, GTypeFlags(0))
    return g_io_extension_point_implement("gtk-im-module", type, "typing-machine", -1000) != nil
  }()

  /// Takes the keys of a text widget.
  static func take(_ text: Widget) {
    guard isRegistered, let method = method(of: text) else { return }
    gtk_im_multicontext_set_context_id(
      UnsafeMutableRawPointer(method).assumingMemoryBound(to: GtkIMMulticontext.self), "typing-machine")
    composed = ""
  }

  private static func method(of text: Widget) -> UnsafeMutablePointer<GtkIMContext>? {
    let controllers = gtk_widget_observe_controllers(text.native())!
    defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
    for index in 0..<g_list_model_get_n_items(controllers) {
      guard let controller = g_list_model_get_item(controllers, index) else { continue }
      defer { g_object_unref(controller) }
      guard cgtk_is_a(controller, gtk_event_controller_key_get_type()) != 0 else { continue }
      if let method = gtk_event_controller_key_get_im_context(OpaquePointer(controller)) { return method }
    }
    return nil
  }

  static func compose(_ text: String, in widget: Widget) {
    guard let method = method(of: widget) else { return }
    composed = text
    emit(UnsafeMutableRawPointer(method), "preedit-changed")
  }

  static func commit(_ text: String, in widget: Widget) {
    guard let method = method(of: widget) else { return }
    if !composed.isEmpty { compose("", in: widget) }
    emit(UnsafeMutableRawPointer(method), "commit", .text(text))
  }
}

/// A signal's argument.
enum SignalArgument {
  case number(Int)
  case flag(Bool)
  case text(String)
}

/// Emits a signal of an object.
func emit(_ object: UnsafeMutableRawPointer, _ signal: String, _ arguments: SignalArgument...) {
  let id = g_signal_lookup(signal, cgtk_type_of(object))
  precondition(id != 0, "no signal '\(signal)'")
  var query = GSignalQuery()
  g_signal_query(id, &query)
  var values = [GValue](repeating: GValue(), count: arguments.count + 1)
  g_value_init(&values[0], cgtk_type_of(object))
  g_value_set_object(&values[0], object)
  for (index, argument) in arguments.enumerated() {
    let type = query.param_types[index] & ~1
    g_value_init(&values[index + 1], type)
    switch argument {
    case .number(let number) where g_type_fundamental(type) == cgtk_type_int():
      g_value_set_int(&values[index + 1], gint(number))
    case .number(let number): g_value_set_enum(&values[index + 1], gint(number))
    case .flag(let flag): g_value_set_boolean(&values[index + 1], flag ? 1 : 0)
    case .text(let text): g_value_set_string(&values[index + 1], text)
    }
  }
  g_signal_emitv(values, id, 0, nil)
  for index in values.indices { g_value_unset(&values[index]) }
}
