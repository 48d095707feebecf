// Made by scripts/generate-wrappers of scripts/support/wrappers/Box.txt: edit that, not this.
import CGtk

/// Every `Box`; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol BoxProtocol: Box {}

extension Box: nonisolated BoxProtocol {}

extension BoxProtocol {
  /// Between neighbours, in logical pixels.
  @NativeProperty(gtk_box_get_spacing, gtk_box_set_spacing) public var spacing: Int

  /// Whether all children get the same space.
  @NativeProperty(gtk_box_get_homogeneous, gtk_box_set_homogeneous) public var isHomogeneous: Bool

  /// Where the common baseline is in a row with spare height.
  @NativeProperty(gtk_box_get_baseline_position, gtk_box_set_baseline_position)
  public var baselinePosition: BaselinePosition
}

// Signals.
extension BoxProtocol {
  /// The user, or C code, changed `spacing`.
  public var onNotifySpacing: Signal<> { notify("spacing", delivery: .userChanges) }

  /// The user, or C code, changed `isHomogeneous`.
  public var onNotifyHomogeneous: Signal<> { notify("homogeneous", delivery: .userChanges) }

  /// The user, or C code, changed `baselinePosition`.
  public var onNotifyBaselinePosition: Signal<> { notify("baseline-position", delivery: .userChanges) }
}

// GTK's own names of what is called otherwise here; the messages say what to write.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension BoxProtocol {
  @available(*, unavailable, renamed: "isHomogeneous")
  @NeverCalled public var homogeneous: Bool
  @available(*, unavailable, renamed: "insert(_:after:)")
  @NeverCalled public var insertChildAfter: RenamedFunction
  @available(*, unavailable, renamed: "reorder(_:after:)")
  @NeverCalled public var reorderChildAfter: RenamedFunction
}
