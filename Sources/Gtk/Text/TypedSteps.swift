import CGtk

/// GTK's own steps of undoing in a GtkText or a GtkTextView. Of the former nobody learns whether there are any.
@MainActor package final class TypedSteps {
  private weak var text: Widget?

  package init(of text: Widget) { self.text = text }

  /// Undoes as GTK's key does.
  package func undo() { text?.rawWidget.activateAction("text.undo") }
  /// Redoes as GTK's key does.
  package func redo() { text?.rawWidget.activateAction("text.redo") }
  /// Forgets all of them.
  package func forget() {
    guard let text else { return }
    if let view = text as? TextView { return view.buffer.forgetSteps() }
    text.withoutEcho {
      gtk_editable_set_enable_undo(text.native(), 0)
      gtk_editable_set_enable_undo(text.native(), 1)
    }
  }
}
