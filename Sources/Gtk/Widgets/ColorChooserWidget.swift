import CGtk

/// Lets the user choose a colour from a palette, or mix one.
@MainActor open class ColorChooserWidget: Widget {
  /// A palette.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_color_chooser_widget_new())) }

  /// Adopts a GtkColorChooserWidget.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
}

/// Every `GtkColorChooserWidget`, subclasses included; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol ColorChooserWidgetProtocol: Widget, ColorChooser {}

extension ColorChooserWidget: nonisolated ColorChooserWidgetProtocol {}
