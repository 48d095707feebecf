// Made by scripts/generate-wrappers of scripts/support/wrappers/ColorButton.txt: edit that, not this.
import CGtk

extension ColorButtonProtocol {
  /// Whether any colour can be mixed, in place of a palette.
  public var showsEditor: Bool {
    get { property("show-editor") }
    set { if newValue != showsEditor { setProperty("show-editor", to: newValue) } }
  }

  /// The title of the window in which the colour is chosen.
  public var title: String {
    get { String(cString: gtk_color_button_get_title(native())) }
    set { if newValue != title { withoutEcho { gtk_color_button_set_title(native(), newValue.withoutNUL) } } }
  }

  /// Whether that window keeps others of the program from input.
  public var isModal: Bool {
    get { gtk_color_button_get_modal(native()) != 0 }
    set { if newValue != isModal { withoutEcho { gtk_color_button_set_modal(native(), newValue ? 1 : 0) } } }
  }
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
  public var usesOpacity: Bool {
    get { gtk_color_chooser_get_use_alpha(native()) != 0 }
    set { if newValue != usesOpacity { withoutEcho { gtk_color_chooser_set_use_alpha(native(), newValue ? 1 : 0) } } }
  }
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
