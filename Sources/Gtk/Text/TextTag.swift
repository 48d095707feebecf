import CGtk

/// A style for parts of a `TextBuffer`. Only the properties that are set apply.
@MainActor public final class TextTag: Object {
  /// A tag without properties; a name finds it again, see `TextBuffer.tag(named:)`.
  public init(_ name: String? = nil) { super.init(owning: UnsafeMutableRawPointer(gtk_text_tag_new(name))) }

  /// Adopts a GtkTextTag.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

  /// Which of several tags on the same text wins: the one with the highest. A buffer gives a new tag the highest.
  @NativeProperty(gtk_text_tag_get_priority, gtk_text_tag_set_priority) public var priority: Int

  /// The direction of the text.
  @NativeProperty("direction") public var direction: Widget.TextDirection?

  /// Resets a property, by GTK's name for it, such as `foreground`.
  public func reset(_ property: String) { setProperty("\(property)-set", to: false) }
}
