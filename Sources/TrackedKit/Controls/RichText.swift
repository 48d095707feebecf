import Gtk
import GtkTracking

/// The looks of the parts of a text view's text: a tag of its buffer for each set of attributes, which stays with its letters while the user
/// edits. Each letter has one of them; a letter without one is new.
@MainActor final class RichText {
  typealias Attributes = AttributedContent.Attributes

  private unowned let view: TextView
  private var tags: [Attributes: TextTag] = [:]
  private var attributes: [ObjectIdentifier: Attributes] = [:]
  private var pictures: [TextAttachment.Taken: ImageCanvas] = [:]
  private var isShowing = false

  /// The last text that the user typed or the program set.
  private(set) var committed: AttributedContent
  /// Letters that the user deleted, the last at the end, for undo: GTK restores letters without their looks.
  private var removed: [(start: Int, content: AttributedContent)] = []
  /// The look of the next letter, and the caret position where it applies.
  private var typing: (attributes: Attributes, caret: Int)?

  init(_ view: TextView) {
    self.view = view
    committed = AttributedContent(view.textWidget.text)
    fill(with: Attributes())
  }

  private var buffer: TextBuffer { view.textWidget.buffer }

  // MARK: Reading

  /// The text as it is in the buffer.
  var content: AttributedContent {
    let scalars = Array(view.textWidget.text.unicodeScalars)
    return AttributedContent(
      buffer.parts.map { part in
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars[part.range])
        return (String(text), attributes(of: part.tags) ?? Attributes())
      })
  }

  private func attributes(of tags: [TextTag]) -> Attributes? {
    tags.lazy.compactMap { self.attributes[ObjectIdentifier($0)] }.first
  }

  private func attributes(at place: Int) -> Attributes? { attributes(of: buffer.tags(at: place)) }

  /// The link of the letter at a place.
  func address(at place: Int) -> String? { attributes(at: place)?.link }

  /// The link of the letter at a place, and the part that has it, counted in UTF-16.
  func link(at place: Int) -> (address: String, range: Range<Int>)? {
    guard let address = address(at: place) else { return nil }
    let unit = view.textWidget.text.utf16Offset(ofScalar: place)
    // Parts of one link may look differently.
    var range: Range<Int>?
    for part in content.partsInUTF16 {
      if part.attributes.link == address {
        range = (range?.lowerBound ?? part.range.lowerBound)..<part.range.upperBound
      } else if let range, range.contains(unit) {
        break
      } else {
        range = nil
      }
    }
    return range.map { (address, $0) }
  }

  /// The look of the next letter.
  var typingAttributes: Attributes {
    get {
      let caret = buffer.selection.lowerBound
      if let typing, typing.caret == caret { return typing.attributes }
      var near = (caret > 0 ? attributes(at: caret - 1) : attributes(at: 0)) ?? typing?.attributes ?? Attributes()
      near.attachment = nil
      return near
    }
    set { typing = (newValue, buffer.selection.lowerBound) }
  }

  /// The caret is elsewhere, where the letters there count.
  func caretDidMove() {
    if let typing, buffer.count > 0, typing.caret != buffer.selection.lowerBound { self.typing = nil }
  }

  // MARK: Showing

  /// Shows a text, of which `setString` sets the letters.
  func show(_ new: AttributedContent, setString: (String) -> Void) {
    guard new != content else { return }
    isShowing = true
    defer { isShowing = false }
    let hasOtherLetters = new.string != view.textWidget.text
    if hasOtherLetters { setString(new.string) }
    typing = nil
    dropTags(otherThan: Set(new.runs.map(\.attributes)))
    var start = 0
    for (text, attributes) in new.parts {
      let range = start..<start + text.unicodeScalars.count
      start = range.upperBound
      buffer.apply(tag(for: attributes), to: range)
    }
    showPictures()
    committed = new
    removed = []
    followTraits()
  }

  /// All letters look alike again.
  func forget() {
    isShowing = true
    defer { isShowing = false }
    for tag in tags.values { buffer.removeTag(tag) }
    view.followTraits("parts", if: false) { _ in }
  }

  private func dropTags(otherThan kept: Set<Attributes>) {
    for (attributes, tag) in tags {
      if kept.contains(attributes) {
        buffer.remove(tag, from: 0..<buffer.count)
      } else {
        buffer.removeTag(tag)
        tags[attributes] = nil
        self.attributes[ObjectIdentifier(tag)] = nil
      }
    }
  }

  private func put(_ attributes: Attributes, on range: Range<Int>) {
    for part in buffer.parts where part.range.overlaps(range) {
      for tag in part.tags where self.attributes[ObjectIdentifier(tag)].map({ $0 != attributes }) ?? false {
        buffer.remove(tag, from: part.range.clamped(to: range))
      }
    }
    buffer.apply(tag(for: attributes), to: range)
  }

  private func tag(for attributes: Attributes) -> TextTag {
    if let tag = tags[attributes] { return tag }
    let tag = TextTag()
    tags[attributes] = tag
    self.attributes[ObjectIdentifier(tag)] = attributes
    show(attributes, in: tag, with: PassContext.untracked { view.traitCollection })
    return tag
  }

  private func show(_ attributes: Attributes, in tag: TextTag, with traits: TraitCollection) {
    var attributes = attributes
    if attributes.link != nil { attributes.put(view.linkAttributes) }
    var look = PassContext.untracked { attributes.resolved(with: traits, scale: view.textScale(with: traits)) }
    // The theme has a colour of its own for texts to edit, which those without looks have.
    if attributes.foregroundColor == .label, view.look.textColor == nil { look.foreground = nil }
    if let paragraph = attributes.paragraph {
      // Said of a paragraph, not of its letters.
      var letters = paragraph
      letters.lineSpacing = 0
      look.lineHeight = letters.lineHeight(of: attributes.font ?? view.font)
      show(paragraph, in: tag)
    }
    if let attachment = attributes.attachment { look.rise = attachment.ascent - attachment.size.height }
    tag.show(look)
  }

  private func show(_ paragraph: ParagraphStyle.Values, in tag: TextTag) {
    func pixels(_ points: Double) -> Int { Int(pixels: points.rounded()) }
    let start = min(paragraph.firstLineHeadIndent, paragraph.headIndent)
    // Less than 0 indents all lines but the first.
    tag.setProperty("indent", to: pixels(paragraph.firstLineHeadIndent - paragraph.headIndent))
    tag.setProperty("accumulative-margin", to: true)
    let isMirrored = view.direction == .rightToLeft
    tag.setProperty(isMirrored ? "right-margin" : "left-margin", to: pixels(start))
    tag.setProperty(isMirrored ? "left-margin" : "right-margin", to: pixels(-paragraph.tailIndent))
    tag.setProperty("pixels-inside-wrap", to: pixels(paragraph.lineSpacing))
    tag.setProperty("pixels-below-lines", to: pixels(paragraph.lineSpacing + paragraph.paragraphSpacing))
    tag.setProperty("pixels-above-lines", to: pixels(paragraph.paragraphSpacingBefore))
    if paragraph.alignment != .natural { tag.setProperty("justification", to: view.justification(paragraph.alignment)) }
    if paragraph.breaksItsOwnWay, paragraph.lineBreakMode == .byCharWrapping {
      tag.setProperty("wrap-mode", to: Gtk.WrapMode.character)
    }
  }

  // MARK: Traits

  /// Shows everything again: the traits or common attributes have changed.
  func showAgain() {
    let traits = PassContext.untracked { view.traitCollection }
    for (tag, attributes) in tags.map({ ($1, $0) }) { show(attributes, in: tag, with: traits) }
    showPictures(again: true)
  }

  private func followTraits() {
    let isNeeded = tags.keys.contains { $0.dependsOnTraits || $0.link != nil } || view.adjustsFontForContentSizeCategory
    var isFirst = true
    view.followTraits("parts", if: isNeeded) { [unowned self] _ in
      // What is shown just now is shown for these.
      if !isFirst { showAgain() }
      isFirst = false
    }
  }

  // MARK: Pictures

  private func showPictures(again: Bool = false) {
    // GTK goes on with places in the text then, in which nothing may be replaced.
    guard !view.isEndingAction else {
      Task { [weak self] in self?.showPictures(again: again) }
      return
    }
    let wasShowing = isShowing
    isShowing = true
    defer { isShowing = wasShowing }
    let traits = PassContext.untracked { view.traitCollection }
    var used: [TextAttachment.Taken: ImageCanvas] = [:]
    for part in buffer.parts {
      guard let shown = attributes(of: part.tags).flatMap(ShownPicture.init) else { continue }
      let attachment = shown.attachment
      let canvas = used[attachment] ?? pictures[attachment] ?? makeCanvas(for: attachment)
      used[attachment] = canvas
      let letters = Array(buffer.text(in: part.range).unicodeScalars)
      for (place, letter) in zip(part.range, letters) where letter == "\u{FFFC}" {
        guard again || shownPictures[place] != shown || !buffer.hasPicture(at: place) else { continue }
        buffer.replaceLetter(at: place, size: attachment.size) {
          attachment.draw(with: canvas, at: .zero, of: view, on: $0, shown.color ?? view.textColor, traits)
        }
      }
    }
    pictures = used
    rememberPictures()
  }

  private func makeCanvas(for attachment: TextAttachment.Taken) -> ImageCanvas {
    let canvas = ImageCanvas()
    canvas.show(attachment.image, in: view) { [weak self] in self?.showPictures(again: true) }
    return canvas
  }

  /// The positions of pictures.
  private var shownPictures: [Int: ShownPicture] = [:]

  private struct ShownPicture: Equatable {
    let attachment: TextAttachment.Taken
    let color: Color?

    init?(_ attributes: Attributes) {
      guard let attachment = attributes.attachment else { return nil }
      (self.attachment, color) = (attachment, attributes.foregroundColor)
    }
  }

  private func rememberPictures() {
    shownPictures = [:]
    for part in buffer.parts {
      guard let shown = attributes(of: part.tags).flatMap(ShownPicture.init) else { continue }
      for place in part.range { shownPictures[place] = shown }
    }
  }

  // MARK: Editing

  /// The text has changed: new parts get a look.
  ///
  /// - Parameter isTakenBack: whether it was there before.
  func textDidChange(isTakenBack: Bool) {
    guard !isShowing else { return }
    let text = Array(view.textWidget.text.unicodeScalars)
    for part in buffer.parts where attributes(of: part.tags) == nil {
      var new = String.UnicodeScalarView()
      new.append(contentsOf: text[part.range])
      if isTakenBack, let old = lookOfRemoved(String(new)) {
        var start = part.range.lowerBound
        for (text, attributes) in old.parts {
          put(attributes, on: start..<start + text.unicodeScalars.count)
          start += text.unicodeScalars.count
        }
        // Later, as GTK goes on with places in the text.
        if old.runs.contains(where: { $0.attributes.attachment != nil }) {
          Task { [weak self] in self?.showPictures() }
        }
      } else {
        let look = lookOfNew(before: part.range.lowerBound)
        put(look, on: part.range)
        typing = typing.map { _ in (look, part.range.upperBound) }
      }
    }
    if text.isEmpty, typing == nil, let last = committed.runs.first { typing = (last.attributes.withoutAttachment, 0) }
    rememberPictures()
    followTraits()
  }

  private func lookOfNew(before place: Int) -> Attributes {
    if let typing, typing.caret == place || buffer.count == 0 { return typing.attributes }
    let near = place > 0 ? attributes(at: place - 1) : committed.runs.first?.attributes
    return near?.withoutAttachment ?? Attributes()
  }

  private func lookOfRemoved(_ string: String) -> AttributedContent? {
    for (_, content) in removed.reversed() {
      if let range = content.range(of: string) { return content.part(range) }
    }
    return nil
  }

  /// The user's change is kept; it replaced a part, counted in UTF-16.
  func commit(replaced: Range<Int>?) {
    if let replaced, !replaced.isEmpty, replaced.upperBound <= committed.string.utf16.count {
      let gone = committed.part(committed.indices(replaced))
      if let last = removed.last, last.start == replaced.upperBound {
        // Letter by letter backwards: GTK gives them back together.
        var joined = gone
        joined.append(last.content)
        removed[removed.count - 1] = (replaced.lowerBound, joined)
      } else if let last = removed.last, last.start == replaced.lowerBound {
        removed[removed.count - 1].content.append(gone)
      } else {
        removed.append((replaced.lowerBound, gone))
        if removed.count > 100 { removed.removeFirst() }
      }
    }
    committed = content
  }

  private func fill(with attributes: Attributes) { buffer.apply(tag(for: attributes), to: 0..<buffer.count) }
}

extension AttributedContent.Attributes {
  fileprivate var withoutAttachment: Self {
    var others = self
    others.attachment = nil
    return others
  }

  /// Takes what others say.
  mutating func put(_ dictionary: [AttributedText.Key: Any]) { dictionary.forEach { set($0.key, to: $0.value) } }
}
