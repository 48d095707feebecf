// Made by scripts/generate-wrappers of scripts/support/wrappers/CenterBox.txt: edit that, not this.
import CGtk

extension WidgetProtocol where Self: CenterBox {
  /// Where the common baseline is in a row with spare height.
  public var baselinePosition: BaselinePosition {
    get { BaselinePosition(gtk_center_box_get_baseline_position(native())) }
    set {
      if newValue != baselinePosition {
        withoutEcho { gtk_center_box_set_baseline_position(native(), newValue.native) }
      }
    }
  }
}

// Signals.
extension WidgetProtocol where Self: CenterBox {
  /// The user, or C code, changed `baselinePosition`.
  public var onNotifyBaselinePosition: Signal<> { notify("baseline-position", delivery: .userChanges) }
}
