// Made by scripts/generate-wrappers of scripts/support/wrappers/Image.txt: edit that, not this.
import CGtk

extension ImageProtocol {
  /// The path of the file that is shown; nil for another picture.
  @NativeProperty("file") public var file: String?

  /// How large an icon is.
  @NativeProperty(gtk_image_get_icon_size, gtk_image_set_icon_size) public var iconSize: IconSize

  /// The size of an icon in logical pixels; nil takes the style's.
  @NativeProperty(gtk_image_get_pixel_size, gtk_image_set_pixel_size) public var pixelSize: Int?

  /// The icon as a GIcon.
  public var gicon: Object? {
    get { property("gicon") }
    set { if newValue !== gicon { setProperty("gicon", to: newValue) } }
  }

  /// The path of the picture among the resources; nil for another picture.
  @NativeProperty("resource") public var resource: String?

  /// Whether a shorter name is tried where there is no icon of the name.
  @NativeProperty("use-fallback") public var usesFallback: Bool
}

// Signals.
extension ImageProtocol {
  /// The user, or C code, changed `texture`.
  public var onNotifyPaintable: Signal<> { notify("paintable", delivery: .userChanges) }

  /// The user, or C code, changed `file`.
  public var onNotifyFile: Signal<> { notify("file", delivery: .userChanges) }

  /// The user, or C code, changed `iconSize`.
  public var onNotifyIconSize: Signal<> { notify("icon-size", delivery: .userChanges) }

  /// The user, or C code, changed `pixelSize`.
  public var onNotifyPixelSize: Signal<> { notify("pixel-size", delivery: .userChanges) }

  /// The user, or C code, changed `iconName`.
  public var onNotifyIconName: Signal<> { notify("icon-name", delivery: .userChanges) }

  /// The user, or C code, changed `gicon`.
  public var onNotifyGicon: Signal<> { notify("gicon", delivery: .userChanges) }

  /// The user, or C code, changed `resource`.
  public var onNotifyResource: Signal<> { notify("resource", delivery: .userChanges) }

  /// The user, or C code, changed `usesFallback`.
  public var onNotifyUseFallback: Signal<> { notify("use-fallback", delivery: .userChanges) }
}

// GTK's own names of what is called otherwise here; the messages say what to write.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ImageProtocol {
  @available(*, unavailable, renamed: "texture")
  @NeverCalled public var paintable: Texture?
  @available(*, unavailable, renamed: "usesFallback")
  @NeverCalled public var useFallback: Bool
  @available(*, unavailable, message: "write iconName and texture and file and resource")
  @NeverCalled public var storageType: Any?
}
