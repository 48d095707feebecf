/// The text of a text view, whose letters and looks are changed in place: `NSTextStorage` without its prefix. Positions are counted in UTF-16; caret
/// and selection stay, as far as there is text. It has no delegate and no layout managers: `textViewDidChange(_:)` reports edits.
@MainActor public final class TextStorage {
  /// The attributes of a part of a text.
  public typealias Key = AttributedText.Key

  private unowned let view: TextView
  /// The text between `beginEditing()` and `endEditing()`, and how often the former was called.
  private var edited: (text: MutableAttributedString, depth: Int)?

  init(_ view: TextView) { self.view = view }

  private var content: AttributedText { edited?.text ?? view.attributedText }

  private func change(_ body: (MutableAttributedString) -> Void) {
    if let edited { return body(edited.text) }
    let text = content.mutableCopy()
    body(text)
    show(text)
  }

  private func show(_ text: MutableAttributedString) { view.changeInPlace { $0 = text.content } }

  /// Shows the changes that follow at `endEditing()`, all at once.
  public func beginEditing() { edited = (edited?.text ?? content.mutableCopy(), (edited?.depth ?? 0) + 1) }

  /// Shows the changes since `beginEditing()`.
  public func endEditing() {
    guard let (text, depth) = edited else { return }
    edited = depth > 1 ? (text, depth - 1) : nil
    if depth == 1 { show(text) }
  }

  // MARK: Reading

  /// The letters.
  public var string: String { content.string }
  /// How long the text is.
  public var length: Int { content.length }

  /// A part of the text as it is now.
  public func attributedSubstring(from range: Range<Int>) -> AttributedText { content.attributedSubstring(from: range) }

  /// The attributes of the letter at a place, and the part that has the same ones.
  public func attributes(at location: Int, effectiveRange range: UnsafeMutablePointer<Range<Int>>?) -> [Key: Any] {
    content.attributes(at: location, effectiveRange: range)
  }

  /// An attribute of the letter at a place, and the part that has the same ones; nil for none.
  public func attribute(
    _ key: Key, at location: Int, effectiveRange range: UnsafeMutablePointer<Range<Int>>?
  ) -> Any? { content.attribute(key, at: location, effectiveRange: range) }

  /// Calls a closure for each part that has the same attributes throughout, which may change the text. Setting `stop` ends it.
  public func enumerateAttributes(
    in range: Range<Int>, options: AttributedText.EnumerationOptions = [],
    using body: (_ attributes: [Key: Any], _ range: Range<Int>, _ stop: UnsafeMutablePointer<Bool>) -> Void
  ) { content.copy().enumerateAttributes(in: range, options: options, using: body) }

  /// Calls a closure for each part with the same value of an attribute, which may change the text. Setting `stop` ends it.
  public func enumerateAttribute(
    _ key: Key, in range: Range<Int>, options: AttributedText.EnumerationOptions = [],
    using body: (_ value: Any?, _ range: Range<Int>, _ stop: UnsafeMutablePointer<Bool>) -> Void
  ) { content.copy().enumerateAttribute(key, in: range, options: options, using: body) }

  // MARK: Changing

  /// Sets one attribute of a part.
  public func addAttribute(_ key: Key, value: Any, range: Range<Int>) {
    change { $0.addAttribute(key, value: value, range: range) }
  }

  /// Sets attributes of a part and leaves its others.
  public func addAttributes(_ attributes: [Key: Any], range: Range<Int>) {
    change { $0.addAttributes(attributes, range: range) }
  }

  /// Replaces all attributes of a part.
  public func setAttributes(_ attributes: [Key: Any]?, range: Range<Int>) {
    change { $0.setAttributes(attributes, range: range) }
  }

  /// Removes one attribute from a part.
  public func removeAttribute(_ key: Key, range: Range<Int>) { change { $0.removeAttribute(key, range: range) } }

  /// Adds a text at the end.
  public func append(_ text: AttributedText) { change { $0.append(text) } }

  /// Inserts a text at a position.
  public func insert(_ text: AttributedText, at location: Int) { change { $0.insert(text, at: location) } }

  /// Replaces a part with a text.
  public func replaceCharacters(in range: Range<Int>, with text: AttributedText) {
    change { $0.replaceCharacters(in: range, with: text) }
  }

  /// Replaces a part with a text in the look of the part's first letter.
  public func replaceCharacters(in range: Range<Int>, with string: String) {
    change { $0.replaceCharacters(in: range, with: string) }
  }

  /// Deletes a part.
  public func deleteCharacters(in range: Range<Int>) { change { $0.deleteCharacters(in: range) } }

  /// Becomes like another text.
  public func setAttributedString(_ text: AttributedText) { change { $0.setAttributedString(text) } }
}
