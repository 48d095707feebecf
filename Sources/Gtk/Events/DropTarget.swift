import CGtk

/// Accepts what a `DragSource` drags.
@MainActor public final class DropTarget: EventController {
  /// Adopts a GtkDropTarget.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

  /// Called with the dropped number and the position in the widget; returns whether it was accepted.
  public init(_ handler: @escaping (_ payload: Int, _ x: Double, _ y: Double) -> Bool) {
    super.init(owning: UnsafeMutableRawPointer(gtk_drop_target_new(cgtk_type_int64(), GDK_ACTION_MOVE)))
    _ = SignalConnection(self, "drop", .everyChange) { arguments, result in
      guard let value = g_value_get_boxed(arguments)?.assumingMemoryBound(to: GValue.self) else { return }
      let taken = handler(Int(value: value), Double(value: arguments + 1), Double(value: arguments + 2))
      if let result { g_value_set_boolean(result, taken ? 1 : 0) }
    }
  }
}

extension DropTarget {
  /// Called with the dropped text and the position in the widget; returns whether it was accepted.
  public static func text(_ handler: @escaping (_ text: String, _ x: Double, _ y: Double) -> Bool) -> DropTarget {
    let target = DropTarget(owning: UnsafeMutableRawPointer(gtk_drop_target_new(cgtk_type_string(), GDK_ACTION_COPY)))
    _ = SignalConnection(target, "drop", .everyChange) { arguments, result in
      guard let value = g_value_get_boxed(arguments)?.assumingMemoryBound(to: GValue.self) else { return }
      let taken = handler(String(value: value), Double(value: arguments + 1), Double(value: arguments + 2))
      if let result { g_value_set_boolean(result, taken ? 1 : 0) }
    }
    return target
  }
}

extension DropTarget {
  /// Called with the addresses of dropped files, such as `file:///home/me/notes.txt`, and the position in the widget; returns whether they
  /// were accepted.
  public static func files(_ handler: @escaping (_ addresses: [String], _ x: Double, _ y: Double) -> Bool) -> DropTarget
  {
    let target = DropTarget(
      owning: UnsafeMutableRawPointer(gtk_drop_target_new(gdk_file_list_get_type(), GDK_ACTION_COPY)))
    _ = SignalConnection(target, "drop", .everyChange) { arguments, result in
      guard let value = g_value_get_boxed(arguments)?.assumingMemoryBound(to: GValue.self),
        let list = g_value_get_boxed(value)
      else { return }
      let files = gdk_file_list_get_files(OpaquePointer(list))
      defer { g_slist_free(files) }
      var addresses: [String] = []
      var node = files
      while let current = node {
        if let address = g_file_get_uri(OpaquePointer(current.pointee.data)) {
          addresses.append(String(cString: address))
          g_free(address)
        }
        node = current.pointee.next
      }
      let taken = handler(addresses, Double(value: arguments + 1), Double(value: arguments + 2))
      if let result { g_value_set_boolean(result, taken ? 1 : 0) }
    }
    return target
  }
}

extension DropTarget {
  /// Whether something that can be dropped here is over the widget.
  public var isTargeted: Bool { gtk_drop_target_get_current_drop(native()) != nil }

  /// Something that can be dropped here has entered or left the widget; read `isTargeted`.
  public var targetedChanged: Signal<> { notify("current-drop") }
}
