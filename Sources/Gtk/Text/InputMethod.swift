import CGtk

// What a person types comes through the input method of the widget that has the keyboard.
extension Widget {
  /// Whether an input method is composing text in this widget, which GTK shows at the cursor and which is not part of the text yet.
  package var isComposing: Bool {
    withInputMethod { _, method in
      var composed: UnsafeMutablePointer<CChar>?
      gtk_im_context_get_preedit_string(method, &composed, nil, nil)
      defer { g_free(composed) }
      return composed.map { $0[0] != 0 } ?? false
    }
  }

  /// Whether a key or an input method is currently inserting or deleting letters in this widget.
  package var isTakingKey: Bool {
    withInputMethod { controller, method in
      [controller, UnsafeMutableRawPointer(method)].contains {
        g_signal_get_invocation_hint($0.assumingMemoryBound(to: GObject.self)) != nil
      }
    }
  }

  /// Passes a request to the input method, and to the controller that brings it keys; false where there is none.
  private func withInputMethod(_ body: (UnsafeMutableRawPointer, UnsafeMutablePointer<GtkIMContext>) -> Bool) -> Bool {
    for controller in controllers(of: widgetPointer, gtk_event_controller_key_get_type()) {
      if let method = gtk_event_controller_key_get_im_context(OpaquePointer(controller)), body(controller, method) {
        return true
      }
    }
    return false
  }
}
