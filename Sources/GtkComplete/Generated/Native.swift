// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkNative`.
@MainActor public protocol Native: Widget {}

extension Native {
  /// `gtk_native_get_renderer`.
  public var renderer: Renderer? { wrapped(gtk_native_get_renderer(native()), as: Renderer.self) }
  /// `gtk_native_get_surface`.
  public var surface: Surface? { wrapped(gtk_native_get_surface(native()), as: Surface.self) }
  /// `gtk_native_get_surface_transform`.
  public var surfaceTransform: Point {
    var xOut = Double()
    var yOut = Double()
    gtk_native_get_surface_transform(native(), &xOut, &yOut)
    return Point(x: xOut, y: yOut)
  }
  /// `gtk_native_realize`.
  public func realize() { gtk_native_realize(native()) }
  /// `gtk_native_unrealize`.
  public func unrealize() { gtk_native_unrealize(native()) }
}
