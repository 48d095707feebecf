// Made by scripts/generate-wrappers of scripts/support/wrappers/Scale.txt: edit that, not this.
import CGtk

extension ScaleProtocol {
  /// How many decimals are kept and shown.
  public var digits: Int {
    get { Int(gtk_scale_get_digits(native())) }
    set { if newValue != digits { withoutEcho { gtk_scale_set_digits(native(), Int32(clamping: newValue)) } } }
  }

  /// Whether the number is shown beside the slider.
  public var drawsValue: Bool {
    get { gtk_scale_get_draw_value(native()) != 0 }
    set { if newValue != drawsValue { withoutEcho { gtk_scale_set_draw_value(native(), newValue ? 1 : 0) } } }
  }

  /// Whether the part up to the number is coloured.
  public var hasOrigin: Bool {
    get { gtk_scale_get_has_origin(native()) != 0 }
    set { if newValue != hasOrigin { withoutEcho { gtk_scale_set_has_origin(native(), newValue ? 1 : 0) } } }
  }

  /// Where the number is shown.
  public var valuePosition: PositionType {
    get { PositionType(gtk_scale_get_value_pos(native())) }
    set { if newValue != valuePosition { withoutEcho { gtk_scale_set_value_pos(native(), newValue.native) } } }
  }

  /// Whether the numbers grow towards the start.
  public var isInverted: Bool {
    get { gtk_range_get_inverted(native()) != 0 }
    set { if newValue != isInverted { withoutEcho { gtk_range_set_inverted(native(), newValue ? 1 : 0) } } }
  }

  /// Whether a level is shown on the slider; see `fillLevel`.
  public var showsFillLevel: Bool {
    get { gtk_range_get_show_fill_level(native()) != 0 }
    set { if newValue != showsFillLevel { withoutEcho { gtk_range_set_show_fill_level(native(), newValue ? 1 : 0) } } }
  }

  /// Whether the number stays below the level.
  public var restrictsToFillLevel: Bool {
    get { gtk_range_get_restrict_to_fill_level(native()) != 0 }
    set {
      if newValue != restrictsToFillLevel {
        withoutEcho { gtk_range_set_restrict_to_fill_level(native(), newValue ? 1 : 0) }
      }
    }
  }

  /// A level on the slider, such as how much of a film is loaded.
  public var fillLevel: Double {
    get { gtk_range_get_fill_level(native()) }
    set { if newValue != fillLevel { withoutEcho { gtk_range_set_fill_level(native(), newValue) } } }
  }

  /// To how many decimals the number is rounded; nil for as it comes.
  public var roundingDigits: Int? {
    get { Int.natural(gtk_range_get_round_digits(native())) }
    set {
      if newValue != roundingDigits {
        withoutEcho { gtk_range_set_round_digits(native(), Int32(clamping: max(-1, newValue ?? -1))) }
      }
    }
  }
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
