// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

extension Adjustment {
  /// `gtk_adjustment_configure`.
  public func configure(value: Double, lower: Double, upper: Double, stepIncrement: Double, pageIncrement: Double, pageSize: Double) { gtk_adjustment_configure(native(), value, lower, upper, stepIncrement, pageIncrement, pageSize) }
  /// `gtk_adjustment_get_minimum_increment`.
  public var minimumIncrement: Double { gtk_adjustment_get_minimum_increment(native()) }
}
