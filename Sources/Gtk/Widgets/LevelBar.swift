import CGtk

/// Shows how much there is of something that has a capacity.
@MainActor open class LevelBar: Widget {
  /// A bar over a range.
  public init(range: ClosedRange<Double>) {
    super.init(
      owning: UnsafeMutableRawPointer(gtk_level_bar_new_for_interval(range.lowerBound, range.upperBound)))
  }

  /// Adopts a GtkLevelBar.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

  /// How much there is.
  public var value: Double {
    get { gtk_level_bar_get_value(native()) }
    set { if newValue != value { gtk_level_bar_set_value(native(), newValue) } }
  }

  /// The limits of the value.
  public func setRange(_ range: ClosedRange<Double>) {
    gtk_level_bar_set_min_value(native(), range.lowerBound)
    gtk_level_bar_set_max_value(native(), range.upperBound)
  }

  /// Shows any value in the same colour, where it would else tell of little and much.
  public func removeColorSteps() {
    for name in [GTK_LEVEL_BAR_OFFSET_LOW, GTK_LEVEL_BAR_OFFSET_HIGH, GTK_LEVEL_BAR_OFFSET_FULL] {
      gtk_level_bar_remove_offset_value(native(), name)
    }
  }
}
