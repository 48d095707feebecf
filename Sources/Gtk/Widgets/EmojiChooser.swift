import CGtk

/// A bubble for choosing an emoji.
@MainActor open class EmojiChooser: Popover {
  /// Without a parent; see `setParent`.
  public override init() { super.init(owning: UnsafeMutableRawPointer(gtk_emoji_chooser_new())) }

  /// Adopts a GtkEmojiChooser.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
}
