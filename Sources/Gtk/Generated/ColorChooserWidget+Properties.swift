// Made by scripts/generate-wrappers of scripts/support/wrappers/ColorChooserWidget.txt: edit that, not this.
import CGtk

extension ColorChooserWidgetProtocol {
  /// Whether any colour can be mixed, in place of a palette.
  @NativeProperty("show-editor") public var showsEditor: Bool
}

// Signals.
extension ColorChooserWidgetProtocol {
  /// The user, or C code, changed `showsEditor`.
  public var onNotifyShowEditor: Signal<> { notify("show-editor", delivery: .userChanges) }
}

// GTK's own names of what is called otherwise here; the messages say what to write.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ColorChooserWidgetProtocol {
  @available(*, unavailable, renamed: "showsEditor")
  @NeverCalled public var showEditor: Bool
}
