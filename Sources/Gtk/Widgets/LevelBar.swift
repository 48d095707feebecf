import CGtk

/// Shows a number between two others as a bar that fills up.
@MainActor open class LevelBar: Widget {
  /// A bar over a range.
  public init(range: ClosedRange<Double> = 0...1) {
    super.init(owning: UnsafeMutableRawPointer(gtk_level_bar_new_for_interval(range.lowerBound, range.upperBound)))
  }

  /// Adopts a GtkLevelBar.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
}

/// Every `GtkLevelBar`, subclasses included; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol LevelBarProtocol: Widget, Orientable {}

extension LevelBar: nonisolated LevelBarProtocol {}

extension LevelBarProtocol {
  /// Gives the bar another look from a number on; style sheets use `name` for it.
  public func setOffset(_ value: Double, for name: String) { gtk_level_bar_add_offset_value(native(), name, value) }

  /// The number from which on the bar has the look called `name`; nil if there is none.
  public func offset(for name: String) -> Double? {
    var value = 0.0
    return gtk_level_bar_get_offset_value(native(), name, &value) != 0 ? value : nil
  }

  /// The limits of the number.
  public func setRange(_ range: ClosedRange<Double>) {
    (minValue, maxValue) = (range.lowerBound, range.upperBound)
    // GTK leaves the bar as long as it was for the old limits.
    gtk_widget_get_first_child(native()).map(gtk_widget_queue_allocate)
  }

  /// Shows every number in the same colour, instead of different ones for low and high numbers.
  public func removeColorSteps() {
    for name in [GTK_LEVEL_BAR_OFFSET_LOW, GTK_LEVEL_BAR_OFFSET_HIGH, GTK_LEVEL_BAR_OFFSET_FULL] {
      gtk_level_bar_remove_offset_value(native(), name)
    }
  }

  /// Removes a look.
  public func removeOffset(for name: String) { gtk_level_bar_remove_offset_value(native(), name) }
}
