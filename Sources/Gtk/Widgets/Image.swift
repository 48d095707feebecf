import CGtk

/// A picture of icon size.
@MainActor open class Image: Widget {
  /// A picture by the name of an icon.
  public init(iconName: String? = nil) {
    super.init(owning: UnsafeMutableRawPointer(gtk_image_new_from_icon_name(iconName)))
  }

  /// Adopts a GtkImage.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
}

/// Every `GtkImage`, subclasses included; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol ImageProtocol: Widget {}

extension Image: nonisolated ImageProtocol {}

extension ImageProtocol {
  /// The name of the icon; nil for another picture.
  public var iconName: String? {
    get { gtk_image_get_icon_name(native()).map { String(cString: $0) } }
    set { if newValue != iconName { withoutEcho { gtk_image_set_from_icon_name(native(), newValue) } } }
  }

  /// The picture shown; nil for an icon. Setting the same object does nothing (C-205).
  @NativeProperty(gtk_image_get_paintable, gtk_image_set_from_paintable) public var texture: Texture?
}
