// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkFixed`.
@MainActor open class Fixed: Widget {
  /// Adopts a GtkFixed.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_fixed_new`.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_fixed_new())) }
}

/// Every `Fixed`; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol FixedProtocol: Fixed {}
extension Fixed: nonisolated FixedProtocol {}

extension FixedProtocol {
  /// `gtk_fixed_get_child_position`.
  public func childPosition(of widget: Widget) -> Point {
    var xOut = Double()
    var yOut = Double()
    gtk_fixed_get_child_position(native(), widget.native(), &xOut, &yOut)
    return Point(x: xOut, y: yOut)
  }
  /// `gtk_fixed_get_child_transform`.
  public func childTransform(of widget: Widget) -> Transform? { Transform.copy(gtk_fixed_get_child_transform(native(), widget.native())) }
  /// `gtk_fixed_move`.
  public func move(_ widget: Widget, x: Double, y: Double) { gtk_fixed_move(native(), widget.native(), x, y) }
  /// `gtk_fixed_put`.
  public func put(_ widget: Widget, x: Double, y: Double) { takeIn(widget) { gtk_fixed_put(self.native(), $0, x, y) } }
  /// `gtk_fixed_remove`.
  public func remove(_ widget: Widget) { if isAncestor(of: widget) { removeWhenFree(widget) { gtk_fixed_remove(self.native(), $0) } } }
  /// `gtk_fixed_set_child_transform`.
  public func setChildTransform(_ widget: Widget, transform: Transform?) { gtk_fixed_set_child_transform(native(), widget.native(), borrowed(transform)) }
}
