import CGtk

/// A button that shows a colour and lets another be chosen in a window.
@MainActor open class ColorButton: Widget {
  /// A button that shows a colour.
  public init(_ color: RGBA = RGBA(red: 0, green: 0, blue: 0)) {
    var color = color.native
    super.init(owning: UnsafeMutableRawPointer(gtk_color_button_new_with_rgba(&color)))
  }

  /// Adopts a GtkColorButton.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
}

/// Every `GtkColorButton`, subclasses included; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol ColorButtonProtocol: Widget, ColorChooser {}

extension ColorButton: nonisolated ColorButtonProtocol {}
