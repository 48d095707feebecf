import CGtk

extension WidgetProtocol {
  /// Adds a label that stands for the widget. GTK does not hold it, and would answer with it after its end.
  package func noteMnemonicLabel(_ label: Widget) {
    let pointer = label.widgetPointer
    gtk_widget_add_mnemonic_label(native(), pointer)
    label.onDestroy { [weak self] in if let self { gtk_widget_remove_mnemonic_label(self.native(), pointer) } }
  }
}
