extension Laws {
  /// What others keep: a thread that loads the theme.
  static var lasting: Set<String> { ["GtkIconTheme"] }

  /// What GTK itself keeps for each object.
  static var growing: Set<String> { [] }

  /// Signals that nobody can emit with arguments that say nothing, and those after which GTK 4.8 itself keeps something.
  static var unemitted: Set<String> {
    [
      "GtkAssistant::escape", "GtkCellAreaBox::apply-attributes", "GtkComboBox::popup", "GtkDragSource::begin",
      "GtkEntryBuffer::deleted-text", "GtkEntryCompletion::cursor-on-match", "GtkEntryCompletion::insert-prefix",
      "GtkEntryCompletion::match-selected", "GtkPrintOperation::preview", "GtkText::paste-clipboard",
      "GtkTextBuffer::apply-tag", "GtkTextBuffer::insert-child-anchor", "GtkTextBuffer::insert-paintable",
      "GtkTextBuffer::remove-tag", "GtkTextView::extend-selection",
    ]
  }
}
