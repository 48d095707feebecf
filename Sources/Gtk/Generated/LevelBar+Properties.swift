// Made by scripts/generate-wrappers of scripts/support/wrappers/LevelBar.txt: edit that, not this.
import CGtk

extension LevelBarProtocol {
  /// The number that is shown.
  @NativeProperty("value") public var value: Double

  /// The number at which the bar is empty.
  @NativeProperty("min-value") public var minValue: Double

  /// The number at which the bar is full.
  @NativeProperty("max-value") public var maxValue: Double

  /// Whether the bar grows or consists of blocks.
  @NativeProperty(gtk_level_bar_get_mode, gtk_level_bar_set_mode) public var mode: LevelBarMode

  /// Whether the bar grows from the end.
  @NativeProperty(gtk_level_bar_get_inverted, gtk_level_bar_set_inverted) public var isInverted: Bool
}

// Signals.
extension LevelBarProtocol {
  /// A number at which the look changes was set; the argument is its name.
  public var onOffsetChanged: Signal<String> { Signal(self, "offset-changed") }

  /// The user, or C code, changed `value`.
  public var onNotifyValue: Signal<> { notify("value", delivery: .userChanges) }

  /// The user, or C code, changed `minValue`.
  public var onNotifyMinValue: Signal<> { notify("min-value", delivery: .userChanges) }

  /// The user, or C code, changed `maxValue`.
  public var onNotifyMaxValue: Signal<> { notify("max-value", delivery: .userChanges) }

  /// The user, or C code, changed `mode`.
  public var onNotifyMode: Signal<> { notify("mode", delivery: .userChanges) }

  /// The user, or C code, changed `isInverted`.
  public var onNotifyInverted: Signal<> { notify("inverted", delivery: .userChanges) }
}

// GTK's own names of what is called otherwise here; the messages say what to write.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension LevelBarProtocol {
  @available(*, unavailable, renamed: "isInverted")
  @NeverCalled public var inverted: Bool
  @available(*, unavailable, renamed: "setOffset(_:for:)")
  @NeverCalled public var addOffsetValue: RenamedFunction
  @available(*, unavailable, renamed: "offset(for:)")
  @NeverCalled public var getOffsetValue: RenamedFunction
  @available(*, unavailable, renamed: "removeOffset(for:)")
  @NeverCalled public var removeOffsetValue: RenamedFunction
}

/// How a `LevelBar` shows its number.
@Counterpart(of: GtkLevelBarMode.self)
public nonisolated struct LevelBarMode: NativeEnumeration {
  /// As one bar.
  public static let continuous = LevelBarMode(GTK_LEVEL_BAR_MODE_CONTINUOUS)

  /// As blocks, one for each unit.
  public static let discrete = LevelBarMode(GTK_LEVEL_BAR_MODE_DISCRETE)
}
