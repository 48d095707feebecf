// Made by scripts/generate-wrappers of scripts/support/wrappers/Picture.txt: edit that, not this.
import CGtk

extension PictureProtocol {
  /// The text for assistive technology; nil for none.
  @NativeProperty(gtk_picture_get_alternative_text, gtk_picture_set_alternative_text)
  public var alternativeText: String?

  /// Whether it may be smaller than the picture.
  @NativeProperty(gtk_picture_get_can_shrink, gtk_picture_set_can_shrink) public var canShrink: Bool

  /// How the picture fills its place.
  @NativeProperty(gtk_picture_get_content_fit, gtk_picture_set_content_fit) public var contentFit: ContentFit
}

// Signals.
extension PictureProtocol {
  /// The user, or C code, changed `texture`.
  public var onNotifyPaintable: Signal<> { notify("paintable", delivery: .userChanges) }

  /// The user, or C code, changed `alternativeText`.
  public var onNotifyAlternativeText: Signal<> { notify("alternative-text", delivery: .userChanges) }

  /// The user, or C code, changed `canShrink`.
  public var onNotifyCanShrink: Signal<> { notify("can-shrink", delivery: .userChanges) }

  /// The user, or C code, changed `contentFit`.
  public var onNotifyContentFit: Signal<> { notify("content-fit", delivery: .userChanges) }
}

// GTK's own names of what is called otherwise here; the messages say what to write.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension PictureProtocol {
  @available(*, unavailable, renamed: "texture")
  @NeverCalled public var paintable: Texture?
  @available(*, unavailable, renamed: "path")
  @NeverCalled public var setFilename: RenamedFunction
  @available(*, unavailable, message: "write path")
  @NeverCalled public var file: Any?
}

/// How a picture fills its place.
@Counterpart(of: GtkContentFit.self)
public nonisolated struct ContentFit: NativeEnumeration {
  /// Stretched to fill it.
  public static let fill = ContentFit(GTK_CONTENT_FIT_FILL)

  /// As large as fits whole.
  public static let contain = ContentFit(GTK_CONTENT_FIT_CONTAIN)

  /// As small as covers it.
  public static let cover = ContentFit(GTK_CONTENT_FIT_COVER)

  /// As contain, but never enlarged.
  public static let scaleDown = ContentFit(GTK_CONTENT_FIT_SCALE_DOWN)
}
