import CGtk

/// A button that shows a font and lets another be chosen in a window.
@MainActor open class FontButton: Widget {
  /// A button that shows a font, by Pango's name for it, such as `Sans Bold 12`.
  public init(_ font: String = "Sans 10") {
    super.init(owning: UnsafeMutableRawPointer(gtk_font_button_new_with_font(font)))
  }

  /// Adopts a GtkFontButton.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
}

/// Every `GtkFontButton`, subclasses included; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol FontButtonProtocol: Widget, FontChooser {}

extension FontButton: nonisolated FontButtonProtocol {}
