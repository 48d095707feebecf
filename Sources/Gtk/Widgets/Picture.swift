import CGtk

/// A picture of any size.
@MainActor open class Picture: Widget {
  /// Shows nothing yet.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_picture_new())) }

  /// Adopts a GtkPicture.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

  /// How a picture fills its place.
  public enum ContentFit: UInt32 {
    /// Stretched to fill it.
    case fill
    /// As large as fits whole.
    case contain
    /// As small as covers it.
    case cover
    /// As contain, but never enlarged.
    case scaleDown
  }
}

/// Every object of `GtkPicture` and of classes made over it: what it has stands in an extension, see `WidgetProtocol`.
@MainActor public protocol PictureProtocol: Widget {}

extension Picture: nonisolated PictureProtocol {}

extension PictureProtocol {
  /// What is shown. Setting the same object does nothing (C-205).
  public var texture: Texture? {
    get { Object.wrap(gtk_picture_get_paintable(native()), as: Texture.self) }
    set {
      guard newValue?.raw != gtk_picture_get_paintable(native()).map({ UnsafeMutableRawPointer($0) }) else { return }
      gtk_picture_set_paintable(native(), newValue?.native())
    }
  }

  /// How the picture fills its place.
  public var contentFit: Picture.ContentFit {
    get { Picture.ContentFit(rawValue: gtk_picture_get_content_fit(native()).rawValue) ?? .contain }
    set { if newValue != contentFit { gtk_picture_set_content_fit(native(), GtkContentFit(newValue.rawValue)) } }
  }

  /// Whether it may be smaller than the picture.
  public var canShrink: Bool {
    get { gtk_picture_get_can_shrink(native()) != 0 }
    set { if newValue != canShrink { gtk_picture_set_can_shrink(native(), newValue ? 1 : 0) } }
  }

  /// What assistive technology reads.
  public var alternativeText: String {
    get { gtk_picture_get_alternative_text(native()).map { String(cString: $0) } ?? "" }
    set { if newValue != alternativeText { gtk_picture_set_alternative_text(native(), newValue) } }
  }
}
