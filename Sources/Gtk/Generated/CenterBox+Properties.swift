// Made by scripts/generate-wrappers of scripts/support/wrappers/CenterBox.txt: edit that, not this.
import CGtk

/// Every `CenterBox`; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol CenterBoxProtocol: CenterBox {}

extension CenterBox: nonisolated CenterBoxProtocol {}

extension CenterBoxProtocol {
  /// Where the common baseline is in a row with spare height.
  @NativeProperty(gtk_center_box_get_baseline_position, gtk_center_box_set_baseline_position)
  public var baselinePosition: BaselinePosition
}

// Signals.
extension CenterBoxProtocol {
  /// The user, or C code, changed `baselinePosition`.
  public var onNotifyBaselinePosition: Signal<> { notify("baseline-position", delivery: .userChanges) }
}
