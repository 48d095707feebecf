// Made by scripts/generate-wrappers of scripts/support/wrappers/ProgressBar.txt: edit that, not this.
import CGtk

extension ProgressBarProtocol {
  /// From 0 to 1.
  @NativeProperty("fraction") public var fraction: Double

  /// How far each pulse moves, as a part of the bar.
  @NativeProperty(gtk_progress_bar_get_pulse_step, gtk_progress_bar_set_pulse_step) public var pulseStep: Double

  /// Whether the bar grows from the end.
  @NativeProperty(gtk_progress_bar_get_inverted, gtk_progress_bar_set_inverted) public var isInverted: Bool

  /// The text at the bar; nil for the percentage.
  @NativeProperty(gtk_progress_bar_get_text, gtk_progress_bar_set_text) public var text: String?

  /// Whether something is written at the bar.
  @NativeProperty(gtk_progress_bar_get_show_text, gtk_progress_bar_set_show_text) public var showsText: Bool

  /// Where a text that does not fit is cut.
  @NativeProperty(gtk_progress_bar_get_ellipsize, gtk_progress_bar_set_ellipsize) public var ellipsize: EllipsizeMode
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
