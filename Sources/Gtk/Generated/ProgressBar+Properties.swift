// Made by scripts/generate-wrappers of scripts/support/wrappers/ProgressBar.txt: edit that, not this.
import CGtk

extension ProgressBarProtocol {
  /// From 0 to 1.
  public var fraction: Double {
    get { gtk_progress_bar_get_fraction(native()) }
    set { if newValue != fraction { withoutEcho { gtk_progress_bar_set_fraction(native(), newValue) } } }
  }

  /// How far each pulse moves, as a part of the bar.
  public var pulseStep: Double {
    get { gtk_progress_bar_get_pulse_step(native()) }
    set { if newValue != pulseStep { withoutEcho { gtk_progress_bar_set_pulse_step(native(), newValue) } } }
  }

  /// Whether the bar grows from the end.
  public var isInverted: Bool {
    get { gtk_progress_bar_get_inverted(native()) != 0 }
    set { if newValue != isInverted { withoutEcho { gtk_progress_bar_set_inverted(native(), newValue ? 1 : 0) } } }
  }

  /// The text at the bar; nil for the percentage.
  public var text: String? {
    get { gtk_progress_bar_get_text(native()).map { String(cString: $0) } }
    set { if newValue != text { withoutEcho { gtk_progress_bar_set_text(native(), newValue.withoutNUL) } } }
  }

  /// Whether something is written at the bar.
  public var showsText: Bool {
    get { gtk_progress_bar_get_show_text(native()) != 0 }
    set { if newValue != showsText { withoutEcho { gtk_progress_bar_set_show_text(native(), newValue ? 1 : 0) } } }
  }

  /// Where a text that does not fit is cut.
  public var ellipsize: EllipsizeMode {
    get { EllipsizeMode(gtk_progress_bar_get_ellipsize(native())) }
    set { if newValue != ellipsize { withoutEcho { gtk_progress_bar_set_ellipsize(native(), newValue.native) } } }
  }
}

// Signals.
extension ProgressBarProtocol {
  /// The user, or C code, changed `fraction`.
  public var onNotifyFraction: Signal<> { notify("fraction", delivery: .userChanges) }

  /// The user, or C code, changed `pulseStep`.
  public var onNotifyPulseStep: Signal<> { notify("pulse-step", delivery: .userChanges) }

  /// The user, or C code, changed `isInverted`.
  public var onNotifyInverted: Signal<> { notify("inverted", delivery: .userChanges) }

  /// The user, or C code, changed `text`.
  public var onNotifyText: Signal<> { notify("text", delivery: .userChanges) }

  /// The user, or C code, changed `showsText`.
  public var onNotifyShowText: Signal<> { notify("show-text", delivery: .userChanges) }

  /// The user, or C code, changed `ellipsize`.
  public var onNotifyEllipsize: Signal<> { notify("ellipsize", delivery: .userChanges) }
}

// GTK's own names of what is called otherwise here; the messages say what to write.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ProgressBarProtocol {
  @available(*, unavailable, renamed: "isInverted")
  @NeverCalled public var inverted: Bool

  @available(*, unavailable, renamed: "showsText")
  @NeverCalled public var showText: Bool
}
