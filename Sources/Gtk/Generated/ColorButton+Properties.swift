// Made by scripts/generate-wrappers of scripts/support/wrappers/ColorButton.txt: edit that, not this.
import CGtk

extension ColorButtonProtocol {
  /// Whether any colour can be mixed, in place of a palette.
  @NativeProperty("show-editor") public var showsEditor: Bool

  /// The title of the window in which the colour is chosen.
  @NativeProperty(gtk_color_button_get_title, gtk_color_button_set_title) public var title: String

  /// Whether that window keeps others of the program from input.
  @NativeProperty(gtk_color_button_get_modal, gtk_color_button_set_modal) public var isModal: Bool
}

// Signals.
extension ColorButtonProtocol {
  /// The user pressed the button by the keyboard.
  public var onActivate: Signal<> { Signal(self, "activate") }

  /// The user chose a colour; read `rgba`.
  public var onColorSet: Signal<> { Signal(self, "color-set", delivery: .userChanges) }

  /// The user, or C code, changed `showsEditor`.
  public var onNotifyShowEditor: Signal<> { notify("show-editor", delivery: .userChanges) }

  /// The user, or C code, changed `title`.
  public var onNotifyTitle: Signal<> { notify("title", delivery: .userChanges) }

  /// The user, or C code, changed `isModal`.
  public var onNotifyModal: Signal<> { notify("modal", delivery: .userChanges) }
}

// GTK's own names of what is called otherwise here; the messages say what to write.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ColorButtonProtocol {
  @available(*, unavailable, renamed: "showsEditor")
  @NeverCalled public var showEditor: Bool
  @available(*, unavailable, renamed: "isModal")
  @NeverCalled public var modal: Bool
}

extension ColorChooser {
  /// Whether the opacity can be chosen, too.
  @NativeProperty(gtk_color_chooser_get_use_alpha, gtk_color_chooser_set_use_alpha) public var usesOpacity: Bool
}

// Signals.
extension ColorChooser {
  /// The user, or C code, changed `rgba`.
  public var onNotifyRgba: Signal<> { notify("rgba", delivery: .userChanges) }

  /// The user, or C code, changed `usesOpacity`.
  public var onNotifyUseAlpha: Signal<> { notify("use-alpha", delivery: .userChanges) }
}

// GTK's own names of what is called otherwise here; the messages say what to write.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ColorChooser {
  @available(*, unavailable, renamed: "usesOpacity")
  @NeverCalled public var useAlpha: Bool
  @available(*, unavailable, renamed: "setPalette(_:along:perLine:)")
  @NeverCalled public var addPalette: RenamedFunction
}
