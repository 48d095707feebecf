import CGtk

/// Lets a widget be dragged to a `DropTarget`, with a number that identifies it.
@MainActor public final class DragSource: EventController {
  /// Adopts a GtkDragSource.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

  /// Drags move what `payload` returns; nil starts no drag.
  public convenience init(payload: @escaping () -> Int?) {
    self.init(owning: UnsafeMutableRawPointer(gtk_drag_source_new()))
    gtk_drag_source_set_actions(native(), GDK_ACTION_MOVE)
    _ = SignalConnection(self, "prepare", .everyChange) { [unowned self] arguments, result in
      guard let result, let payload = payload(), isInPlace else { return }
      showOwnWidget(arguments)
      var value = GValue()
      payload.store(in: &value)
      g_value_take_object(result, UnsafeMutableRawPointer(gdk_content_provider_new_for_value(&value)))
      g_value_unset(&value)
    }
  }
}

extension DragSource {
  /// Drags copy the text that `text` returns, also to other programs; nil starts no drag.
  public static func text(_ text: @escaping () -> String?) -> DragSource {
    let source = DragSource(owning: UnsafeMutableRawPointer(gtk_drag_source_new()))
    gtk_drag_source_set_actions(source.native(), GDK_ACTION_COPY)
    _ = SignalConnection(source, "prepare", .everyChange) { [unowned source] arguments, result in
      guard let result, let text = text(), source.isInPlace else { return }
      source.showOwnWidget(arguments)
      var value = GValue()
      text.store(in: &value)
      g_value_take_object(result, UnsafeMutableRawPointer(gdk_content_provider_new_for_value(&value)))
      g_value_unset(&value)
    }
    return source
  }
}
