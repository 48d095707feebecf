import CGtk

/// The text of a `TextView`, with tags that style parts of it. Positions are counted in characters.
@MainActor public final class TextBuffer: Object {
  /// A buffer with a text.
  public init(_ text: String = "") {
    super.init(owning: UnsafeMutableRawPointer(gtk_text_buffer_new(nil)))
    self.text = text
  }

  /// Adopts a GtkTextBuffer.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

  /// The whole text. Setting it calls no handler of `onChanged`, and the user cannot undo it (C-247).
  ///
  /// Cursor, selection and scroll position stay where they are among the letters that both texts have (C-245, C-246). NUL is shown
  /// as U+FFFD (C-248).
  public var text: String {
    get { text(in: 0..<count) }
    set { showText(newValue) }
  }

  /// How many characters there are.
  public var count: Int { Int(gtk_text_buffer_get_char_count(native())) }

  /// How many lines there are.
  public var lineCount: Int { Int(gtk_text_buffer_get_line_count(native())) }

  /// A part of the text. A picture among the letters is U+FFFC, so that positions match those of the text.
  public func text(in range: Range<Int>) -> String {
    withBounds(of: range) { start, end in
      guard let text = gtk_text_buffer_get_slice(native(), &start, &end, 1) else { return "" }
      defer { g_free(text) }
      return String(cString: text)
    }
  }

  /// Inserts text at a position, with tags of this buffer; at the end for -1, or for a position behind it. Does not call handlers of
  /// `onChanged`.
  public func insert(_ text: String, at place: Int, tags: [TextTag] = []) {
    let text = text.withoutNUL
    let place = place < 0 ? count : min(place, count)
    withBounds(of: place..<place) { start, _ in
      withoutEcho { gtk_text_buffer_insert(native(), &start, text, Int32(clamping: text.utf8.count)) }
    }
    let range = place..<place + text.unicodeScalars.count
    for tag in tags { apply(tag, to: range) }
  }

  /// Removes a part of the text. Does not call handlers of `onChanged`.
  public func delete(_ range: Range<Int>) {
    withBounds(of: range) { start, end in withoutEcho { gtk_text_buffer_delete(native(), &start, &end) } }
  }

  /// Lets tags be applied and found by their names; GTK takes a tag once.
  public func addTag(_ tag: TextTag) {
    guard !has(tag) else { return }
    gtk_text_tag_table_add(gtk_text_buffer_get_tag_table(native()), tag.native())
  }

  /// Removes a tag from the buffer and from all text.
  public func removeTag(_ tag: TextTag) {
    guard has(tag) else { return }
    gtk_text_tag_table_remove(gtk_text_buffer_get_tag_table(native()), tag.native())
  }

  /// The tag of a name; nil if there is none.
  public func tag(named name: String) -> TextTag? {
    Object.wrap(gtk_text_tag_table_lookup(gtk_text_buffer_get_tag_table(native()), name), as: TextTag.self)
  }

  /// Applies a tag to a part of the text; the tag is added to the buffer if necessary.
  public func apply(_ tag: TextTag, to range: Range<Int>) {
    if !has(tag) { addTag(tag) }
    withBounds(of: range) { start, end in gtk_text_buffer_apply_tag(native(), tag.native(), &start, &end) }
  }

  /// Removes a tag from a part of the text.
  public func remove(_ tag: TextTag, from range: Range<Int>) {
    guard has(tag) else { return }
    withBounds(of: range) { start, end in gtk_text_buffer_remove_tag(native(), tag.native(), &start, &end) }
  }

  /// Removes all tags from a part of the text.
  public func removeAllTags(from range: Range<Int>) {
    withBounds(of: range) { start, end in gtk_text_buffer_remove_all_tags(native(), &start, &end) }
  }

  /// The tags of the character at a position, the one that wins last.
  public func tags(at place: Int) -> [TextTag] {
    withBounds(of: place..<place) { start, _ in
      let list = gtk_text_iter_get_tags(&start)
      defer { g_slist_free(list) }
      var (tags, next) = ([TextTag](), list)
      while let node = next {
        if let tag = Object.wrap(node.pointee.data, as: TextTag.self) { tags.append(tag) }
        next = node.pointee.next
      }
      return tags
    }
  }

  /// The tags of the buffer, when first asked for.
  private lazy var knownTags = KnownTags(of: Object.wrap(gtk_text_buffer_get_tag_table(native()), as: Object.self)!)

  private func has(_ tag: TextTag) -> Bool { knownTags.contains(tag) }

  /// The selected characters; empty at the cursor when nothing is selected.
  public var selection: Range<Int> {
    get {
      var start = GtkTextIter()
      var end = GtkTextIter()
      gtk_text_buffer_get_selection_bounds(native(), &start, &end)
      return Int(gtk_text_iter_get_offset(&start))..<Int(gtk_text_iter_get_offset(&end))
    }
    set {
      guard newValue != selection else { return }
      withBounds(of: newValue) { start, end in
        withoutEcho { gtk_text_buffer_select_range(native(), &end, &start) }
      }
    }
  }

  /// Whether it has changed since this was set to false.
  @NativeProperty(gtk_text_buffer_get_modified, gtk_text_buffer_set_modified) public var isModified: Bool

  /// Undoes the last change.
  public func undo() { gtk_text_buffer_undo(native()) }

  /// Redoes the change that was undone last.
  public func redo() { gtk_text_buffer_redo(native()) }

  func withBounds<Result>(
    of range: Range<Int>, _ body: (inout GtkTextIter, inout GtkTextIter) -> Result
  ) -> Result {
    var start = GtkTextIter()
    var end = GtkTextIter()
    gtk_text_buffer_get_iter_at_offset(native(), &start, Int32(clamping: range.lowerBound))
    gtk_text_buffer_get_iter_at_offset(native(), &end, Int32(clamping: range.upperBound))
    return body(&start, &end)
  }
}
