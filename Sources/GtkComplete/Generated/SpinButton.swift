// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

extension SpinButton {
  /// `gtk_spin_button_new`.
  public convenience init(adjustment: Adjustment?, climbRate: Double, digits: Int) { self.init(owning: UnsafeMutableRawPointer(gtk_spin_button_new(adjustment?.native(), climbRate, UInt32(clamping: digits)))) }
}
extension SpinButton: nonisolated CellEditable {}
extension SpinButtonProtocol {
  /// `gtk_spin_button_configure`.
  public func configure(_ adjustment: Adjustment?, climbRate: Double, digits: Int) { gtk_spin_button_configure(native(), adjustment?.native(), climbRate, UInt32(clamping: digits)) }
  /// `gtk_spin_button_get_increments`.
  public var increments: (step: Double, page: Double) {
    var stepOut = Double()
    var pageOut = Double()
    gtk_spin_button_get_increments(native(), &stepOut, &pageOut)
    return (stepOut, pageOut)
  }
  /// `gtk_spin_button_spin`.
  public func spin(_ direction: SpinType, increment: Double) { gtk_spin_button_spin(native(), GtkSpinType(direction.rawValue), increment) }
  /// `gtk_spin_button_update`.
  public func update() { gtk_spin_button_update(native()) }
  /// `GtkSpinButton::change-value`.
  public var onChangeValue: Signal<ScrollType> { Signal(inside: self, "change-value") }
  /// `GtkSpinButton::output`.
  public var onOutput: EventSignal<> { EventSignal(inside: self, "output") }
}
