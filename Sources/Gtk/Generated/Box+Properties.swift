// Made by scripts/generate-wrappers of scripts/support/wrappers/Box.txt: edit that, not this.
import CGtk

extension WidgetProtocol where Self: Box {
  /// Between neighbours, in logical pixels.
  public var spacing: Int {
    get { Int(gtk_box_get_spacing(native())) }
    set { if newValue != spacing { withoutEcho { gtk_box_set_spacing(native(), Int32(clamping: newValue)) } } }
  }

  /// Whether all children get the same space.
  public var isHomogeneous: Bool {
    get { gtk_box_get_homogeneous(native()) != 0 }
    set { if newValue != isHomogeneous { withoutEcho { gtk_box_set_homogeneous(native(), newValue ? 1 : 0) } } }
  }

  /// Where the common baseline is in a row with spare height.
  public var baselinePosition: BaselinePosition {
    get { BaselinePosition(gtk_box_get_baseline_position(native())) }
    set { if newValue != baselinePosition { withoutEcho { gtk_box_set_baseline_position(native(), newValue.native) } } }
  }
}

// Signals.
extension WidgetProtocol where Self: Box {
  /// The user, or C code, changed `spacing`.
  public var onNotifySpacing: Signal<> { notify("spacing", delivery: .userChanges) }

  /// The user, or C code, changed `isHomogeneous`.
  public var onNotifyHomogeneous: Signal<> { notify("homogeneous", delivery: .userChanges) }

  /// The user, or C code, changed `baselinePosition`.
  public var onNotifyBaselinePosition: Signal<> { notify("baseline-position", delivery: .userChanges) }
}

// GTK's own names of what is called otherwise here; the messages say what to write.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension WidgetProtocol where Self: Box {
  @available(*, unavailable, renamed: "isHomogeneous")
  @NeverCalled public var homogeneous: Bool

  @available(*, unavailable, renamed: "insert(_:after:)")
  @NeverCalled public var insertChildAfter: RenamedFunction

  @available(*, unavailable, renamed: "reorder(_:after:)")
  @NeverCalled public var reorderChildAfter: RenamedFunction
}
