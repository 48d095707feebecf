import CGtk

/// Accepts what a `DragSource`, or another program, drags.
@MainActor public final class DropTarget: EventController {
  /// Adopts a GtkDropTarget.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

  /// Called with the dropped number and the position in the widget; returns whether it was accepted.
  public convenience init(_ handler: @escaping (_ payload: Int, _ x: Double, _ y: Double) -> Bool) {
    self.init(of: cgtk_type_int64(), GDK_ACTION_MOVE) { handler(Int(value: $0), $1, $2) }
  }

  /// Called with the dropped text and the position in the widget; returns whether it was accepted.
  public static func text(_ handler: @escaping (_ text: String, _ x: Double, _ y: Double) -> Bool) -> DropTarget {
    DropTarget(of: cgtk_type_string(), GDK_ACTION_COPY) { handler(String(value: $0), $1, $2) }
  }

  /// Called with the addresses of dropped files, such as `file:///home/me/notes.txt`, and the position in the widget; returns whether they
  /// were accepted.
  public static func files(
    _ handler: @escaping (_ addresses: [String], _ x: Double, _ y: Double) -> Bool
  ) -> DropTarget {
    DropTarget(of: gdk_file_list_get_type(), GDK_ACTION_COPY) { handler(addresses(of: $0), $1, $2) }
  }

  private convenience init(
    of type: GType, _ action: GdkDragAction, _ handler: @escaping (UnsafePointer<GValue>, Double, Double) -> Bool
  ) {
    self.init(owning: UnsafeMutableRawPointer(gtk_drop_target_new(type, action)))
    _ = whenDropped(handler)
  }

  private func whenDropped(_ handler: @escaping (UnsafePointer<GValue>, Double, Double) -> Bool) -> SignalConnection {
    SignalConnection(self, "drop", .everyChange) { [weak self] arguments, result in
      self?.endHighlight()
      guard let value = g_value_get_boxed(arguments)?.assumingMemoryBound(to: GValue.self) else { return }
      let taken = handler(value, Double(value: arguments + 1), Double(value: arguments + 2))
      if let result { g_value_set_boolean(result, taken ? 1 : 0) }
    }
  }

  /// Calls `handler`, the first one alone, with what is dropped and the position in the widget; it returns whether it was accepted. What is not of the
  /// type that it takes is refused. For targets that `GtkComplete` makes of a GType.
  @discardableResult
  public func onDrop<Value: ValueRepresentable>(
    _ handler: @escaping (_ content: Value, _ x: Double, _ y: Double) -> Bool
  ) -> SignalConnection {
    whenDropped { Value.canRead(cgtk_value_type($0)) && handler(Value(value: $0), $1, $2) }
  }

  private static func addresses(of files: UnsafePointer<GValue>) -> [String] {
    let list = gdk_file_list_get_files(OpaquePointer(g_value_get_boxed(files)))
    defer { g_slist_free(list) }
    return sequence(first: list) { $0?.pointee.next }.prefix { $0 != nil }.compactMap { node in
      guard let file = node?.pointee.data, let address = g_file_get_uri(OpaquePointer(file)) else { return nil }
      defer { g_free(address) }
      return String(cString: address)
    }
  }
}

extension EventController {
  /// GTK goes on marking the widget as one that something is held over, after that was dropped.
  func endHighlight() {
    guard let widget = gtk_event_controller_get_widget(native()) else { return }
    gtk_widget_unset_state_flags(widget, GTK_STATE_FLAG_DROP_ACTIVE)
  }
}

extension DropTarget {
  /// Whether something that can be dropped here is over the widget.
  public var isTargeted: Bool { gtk_drop_target_get_current_drop(native()) != nil }

  /// Something that can be dropped here has entered or left the widget; read `isTargeted`.
  public var targetedChanged: Signal<> { notify("current-drop") }
}
