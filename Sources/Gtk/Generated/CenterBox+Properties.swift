// Made by scripts/generate-wrappers of scripts/support/wrappers/CenterBox.txt: edit that, not this.
import CGtk

extension WidgetProtocol where Self: CenterBox {
  /// Where the common baseline is in a row with spare height.
  @NativeProperty(gtk_center_box_get_baseline_position, gtk_center_box_set_baseline_position)
  public var baselinePosition: BaselinePosition
}

// Signals.
extension WidgetProtocol where Self: CenterBox {
  /// The user, or C code, changed `baselinePosition`.
  public var onNotifyBaselinePosition: Signal<> { notify("baseline-position", delivery: .userChanges) }
}
