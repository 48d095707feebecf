import CGtk

/// A picture of any size.
@MainActor open class Picture: Widget {
  /// Shows nothing yet.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_picture_new())) }

  /// Adopts a GtkPicture.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
}

/// Every `GtkPicture`, subclasses included; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol PictureProtocol: Widget {}

extension Picture: nonisolated PictureProtocol {}

extension PictureProtocol {
  /// The picture shown. Setting the same object does nothing (C-205).
  public var texture: Texture? {
    get { Object.wrap(gtk_picture_get_paintable(native()), as: Texture.self) }
    set {
      guard newValue?.raw != gtk_picture_get_paintable(native()).map({ UnsafeMutableRawPointer($0) }) else { return }
      withoutEcho { gtk_picture_set_paintable(native(), newValue?.native()) }
    }
  }

  /// The path of the file that is shown; nil for another picture. A file that is not a picture shows nothing.
  public var path: String? {
    get {
      guard let file = gtk_picture_get_file(native()), let path = g_file_get_path(file) else { return nil }
      defer { g_free(path) }
      return String(cString: path)
    }
    set { if newValue != path { withoutEcho { gtk_picture_set_filename(native(), newValue) } } }
  }
}
