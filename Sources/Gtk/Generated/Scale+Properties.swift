// Made by scripts/generate-wrappers of scripts/support/wrappers/Scale.txt: edit that, not this.
import CGtk

extension ScaleProtocol {
  /// How many decimals are kept and shown.
  @NativeProperty(gtk_scale_get_digits, gtk_scale_set_digits) public var digits: Int

  /// Whether the number is shown beside the slider.
  @NativeProperty(gtk_scale_get_draw_value, gtk_scale_set_draw_value) public var drawsValue: Bool

  /// Whether the part up to the number is coloured.
  @NativeProperty(gtk_scale_get_has_origin, gtk_scale_set_has_origin) public var hasOrigin: Bool

  /// Where the number is shown.
  @NativeProperty(gtk_scale_get_value_pos, gtk_scale_set_value_pos) public var valuePosition: PositionType

  /// Whether the numbers grow towards the start.
  @NativeProperty(gtk_range_get_inverted, gtk_range_set_inverted) public var isInverted: Bool

  /// Whether a level is shown on the slider; see `fillLevel`.
  @NativeProperty(gtk_range_get_show_fill_level, gtk_range_set_show_fill_level) public var showsFillLevel: Bool

  /// Whether the number stays below the level.
  @NativeProperty(gtk_range_get_restrict_to_fill_level, gtk_range_set_restrict_to_fill_level)
  public var restrictsToFillLevel: Bool

  /// A level on the slider, such as how much of a film is loaded.
  @NativeProperty(gtk_range_get_fill_level, gtk_range_set_fill_level) public var fillLevel: Double

  /// To how many decimals the number is rounded; nil for as it comes.
  @NativeProperty(gtk_range_get_round_digits, gtk_range_set_round_digits) public var roundingDigits: Int?
}

// Signals.
extension ScaleProtocol {
  /// The user moved it; read `value`.
  public var onValueChanged: Signal<> { Signal(self, "value-changed", delivery: .userChanges) }

  /// The user, or C code, changed `digits`.
  public var onNotifyDigits: Signal<> { notify("digits", delivery: .userChanges) }

  /// The user, or C code, changed `drawsValue`.
  public var onNotifyDrawValue: Signal<> { notify("draw-value", delivery: .userChanges) }

  /// The user, or C code, changed `hasOrigin`.
  public var onNotifyHasOrigin: Signal<> { notify("has-origin", delivery: .userChanges) }

  /// The user, or C code, changed `valuePosition`.
  public var onNotifyValuePos: Signal<> { notify("value-pos", delivery: .userChanges) }

  /// The user, or C code, changed `adjustment`.
  public var onNotifyAdjustment: Signal<> { notify("adjustment", delivery: .userChanges) }

  /// The user, or C code, changed `isInverted`.
  public var onNotifyInverted: Signal<> { notify("inverted", delivery: .userChanges) }

  /// The user, or C code, changed `showsFillLevel`.
  public var onNotifyShowFillLevel: Signal<> { notify("show-fill-level", delivery: .userChanges) }

  /// The user, or C code, changed `restrictsToFillLevel`.
  public var onNotifyRestrictToFillLevel: Signal<> { notify("restrict-to-fill-level", delivery: .userChanges) }

  /// The user, or C code, changed `fillLevel`.
  public var onNotifyFillLevel: Signal<> { notify("fill-level", delivery: .userChanges) }

  /// The user, or C code, changed `roundingDigits`.
  public var onNotifyRoundDigits: Signal<> { notify("round-digits", delivery: .userChanges) }
}

// GTK's own names of what is called otherwise here; the messages say what to write.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ScaleProtocol {
  @available(*, unavailable, renamed: "drawsValue")
  @NeverCalled public var drawValue: Bool
  @available(*, unavailable, renamed: "valuePosition")
  @NeverCalled public var valuePos: PositionType
  @available(*, unavailable, renamed: "isInverted")
  @NeverCalled public var inverted: Bool
  @available(*, unavailable, renamed: "showsFillLevel")
  @NeverCalled public var showFillLevel: Bool
  @available(*, unavailable, renamed: "restrictsToFillLevel")
  @NeverCalled public var restrictToFillLevel: Bool
  @available(*, unavailable, renamed: "roundingDigits")
  @NeverCalled public var roundDigits: Int?
}
