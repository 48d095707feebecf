import Foundation
import Gtk
import GtkTracking

/// A text and the look of its parts.
nonisolated struct AttributedContent: Hashable, Sendable {
  typealias Key = AttributedText.Key
  typealias UnderlineStyle = AttributedText.UnderlineStyle

  /// Attributes of one part.
  struct Attributes: Hashable, Sendable {
    var font: Font?
    var foregroundColor: Color?
    var backgroundColor: Color?
    var underlineStyle: UnderlineStyle?
    var underlineColor: Color?
    var strikethroughStyle: UnderlineStyle?
    var strikethroughColor: Color?
    var kern: Double?
    var baselineOffset: Double?
    var link: String?
    var paragraph: ParagraphStyle.Values?
    var attachment: TextAttachment.Taken?
    /// Space below the line that a label keeps at the end of a paragraph: an attribute of a letter without a width that it inserts there.
    var paragraphEnd: Double?
  }

  /// A part with the same attributes throughout, by its place in bytes of UTF-8.
  struct Run: Hashable, Sendable {
    fileprivate(set) var bytes: Range<Int>
    fileprivate(set) var attributes: Attributes

    fileprivate func moved(by distance: Int) -> Run {
      Run(bytes: bytes.lowerBound + distance..<bytes.upperBound + distance, attributes: attributes)
    }
  }

  /// The plain text.
  private(set) var string: String
  /// One after the other, without gaps; neighbours differ, so that equal texts are equal.
  private(set) var runs: [Run]

  /// A text without attributes.
  init(_ string: String = "") {
    self.string = string
    runs = string.isEmpty ? [] : [Run(bytes: 0..<string.utf8.count, attributes: Attributes())]
  }

  /// Parts one after the other.
  init(_ parts: [(text: String, attributes: Attributes)]) {
    self.init()
    for (text, attributes) in parts where !text.isEmpty {
      let start = string.utf8.count
      string += text
      runs.append(Run(bytes: start..<string.utf8.count, attributes: attributes))
    }
    joinRuns(0..<runs.count)
  }

  /// The parts with the same attributes throughout, with their texts.
  var parts: [(text: String, attributes: Attributes)] {
    var rest = Substring(string).utf8[...]
    return runs.map { run in
      defer { rest = rest.dropFirst(run.bytes.count) }
      return (String(decoding: rest.prefix(run.bytes.count), as: UTF8.self), run.attributes)
    }
  }

  /// A part that is counted in UTF-16, as `NSRange` counts.
  func indices(_ range: Range<Int>) -> Range<String.Index> {
    let units = string.utf16
    precondition(range.lowerBound >= 0 && range.upperBound <= units.count, "\(range) is not within the text")
    let start = units.index(units.startIndex, offsetBy: range.lowerBound)
    return start..<units.index(start, offsetBy: range.count)
  }

  /// The range of a part; nil if it is not in the text.
  func range(of part: String) -> Range<String.Index>? { string.range(of: part) }

  /// Adds a text at the end.
  mutating func append(_ other: AttributedContent) { replace(string.endIndex..<string.endIndex, with: other) }

  /// Sets one attribute of a part; of all of it unless a range of `string` is given.
  mutating func addAttribute(_ key: Key, value: Any, range: Range<String.Index>? = nil) {
    change(range) { $0.set(key, to: value) }
  }

  /// Sets attributes of a part and leaves its others; of all of it unless a range of `string` is given.
  mutating func addAttributes(_ attributes: [Key: Any], range: Range<String.Index>? = nil) {
    change(range) { part in attributes.forEach { part.set($0.key, to: $0.value) } }
  }

  /// Replaces all attributes of a part; of all of it unless a range of `string` is given.
  mutating func setAttributes(_ attributes: [Key: Any]?, range: Range<String.Index>? = nil) {
    change(range) { part in
      part = Attributes()
      attributes?.forEach { part.set($0.key, to: $0.value) }
    }
  }

  /// Removes one attribute from a part; from all of the text unless a range of `string` is given.
  mutating func removeAttribute(_ key: Key, range: Range<String.Index>? = nil) {
    change(range) { $0.set(key, to: nil) }
  }

  /// The attributes of the letter at an index.
  func attributes(at index: String.Index) -> [Key: Any] { look(at: index).dictionary }

  /// The same as they are kept.
  func look(at index: String.Index) -> Attributes {
    let run = firstRun(endingBehind: bytes(of: index..<index).lowerBound)
    return run < runs.count ? runs[run].attributes : Attributes()
  }

  /// A part of the text alone.
  func part(_ range: Range<String.Index>) -> AttributedContent {
    var result = AttributedContent()
    result.string = String(string[range])
    result.runs = runs(in: bytes(of: range))
    return result
  }

  /// Puts another text in place of a part.
  mutating func replace(_ range: Range<String.Index>, with other: AttributedContent) {
    let bytes = bytes(of: range)
    string.replaceSubrange(range, with: other.string)
    replaceRuns(in: bytes, with: other.runs)
  }

  private mutating func change(_ range: Range<String.Index>?, _ body: (inout Attributes) -> Void) {
    let bytes = bytes(of: range ?? string.startIndex..<string.endIndex)
    guard !bytes.isEmpty else { return }
    var changed = runs(in: bytes)
    for index in changed.indices { body(&changed[index].attributes) }
    replaceRuns(in: bytes, with: changed)
  }

  // MARK: Runs
  //
  // Each change touches the runs where it is made: a long text is often built of thousands of small ones.

  private func bytes(of range: Range<String.Index>) -> Range<Int> {
    let start = string.utf8.distance(from: string.startIndex, to: range.lowerBound)
    return start..<start + string.utf8.distance(from: range.lowerBound, to: range.upperBound)
  }

  private func firstRun(endingBehind byte: Int) -> Int {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].bytes.upperBound > byte { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The runs of a part, counted from its start.
  private func runs(in bytes: Range<Int>) -> [Run] {
    runs[firstRun(endingBehind: bytes.lowerBound)...].prefix { $0.bytes.lowerBound < bytes.upperBound }.map { run in
      Run(bytes: run.bytes.clamped(to: bytes), attributes: run.attributes).moved(by: -bytes.lowerBound)
    }
  }

  /// Puts others, counted from their own start, in place of those of a part.
  private mutating func replaceRuns(in bytes: Range<Int>, with new: [Run]) {
    var replacement = new.map { $0.moved(by: bytes.lowerBound) }
    let first = firstRun(endingBehind: bytes.lowerBound)
    var last = firstRun(endingBehind: bytes.upperBound)
    let growth = (new.last?.bytes.upperBound ?? 0) - bytes.count
    // What is left of the runs at both ends.
    if first < runs.count, runs[first].bytes.lowerBound < bytes.lowerBound {
      let left = runs[first].bytes.lowerBound..<bytes.lowerBound
      replacement.insert(Run(bytes: left, attributes: runs[first].attributes), at: 0)
    }
    if last < runs.count, runs[last].bytes.lowerBound < bytes.upperBound {
      let right = bytes.upperBound..<runs[last].bytes.upperBound
      replacement.append(Run(bytes: right, attributes: runs[last].attributes).moved(by: growth))
      last += 1
    }
    if growth != 0 { for index in last..<runs.count { runs[index] = runs[index].moved(by: growth) } }
    runs.replaceSubrange(first..<last, with: replacement)
    joinRuns(max(0, first - 1)..<min(runs.count, first + replacement.count + 1))
  }

  /// Makes neighbours that look the same one.
  private mutating func joinRuns(_ range: Range<Int>) {
    var joined: [Run] = []
    for run in runs[range] {
      if let last = joined.last, last.attributes == run.attributes {
        joined[joined.count - 1].bytes = last.bytes.lowerBound..<run.bytes.upperBound
      } else {
        joined.append(run)
      }
    }
    if joined.count < range.count { runs.replaceSubrange(range, with: joined) }
  }
}

nonisolated extension AttributedContent.Attributes {
  /// Attributes by their keys.
  init(_ dictionary: [AttributedText.Key: Any]) { dictionary.forEach { set($0.key, to: $0.value) } }

  mutating func set(_ key: AttributedText.Key, to value: Any?) {
    switch key {
    case .font: font = Self.value(value, key)
    case .foregroundColor: foregroundColor = Self.value(value, key)
    case .backgroundColor: backgroundColor = Self.value(value, key)
    case .underlineStyle: underlineStyle = Self.line(value, key)
    case .underlineColor: underlineColor = Self.value(value, key)
    case .strikethroughStyle: strikethroughStyle = Self.line(value, key)
    case .strikethroughColor: strikethroughColor = Self.value(value, key)
    case .kern: kern = Self.number(value, key)
    case .baselineOffset: baselineOffset = Self.number(value, key)
    case .link: link = value.map { "\($0)" }
    case .paragraphStyle:
      let style: ParagraphStyle? = Self.value(value, key)
      paragraph = style?.values
    case .attachment:
      let attachment: TextAttachment? = Self.value(value, key)
      self.attachment = attachment.map { TextAttachment.Taken($0) }
    }
  }

  private static func value<Value>(_ value: Any?, _ key: AttributedText.Key) -> Value? {
    guard let value else { return nil }
    guard let typed = value as? Value else {
      preconditionFailure("'\(key)' of a text takes a \(Value.self), not a \(type(of: value))")
    }
    return typed
  }

  private static func line(_ value: Any?, _ key: AttributedText.Key) -> AttributedText.UnderlineStyle? {
    let style = (value as? Int).map { AttributedText.UnderlineStyle(rawValue: $0) } ?? Self.value(value, key)
    return style?.rawValue == 0 ? nil : style
  }

  private static func number(_ value: Any?, _ key: AttributedText.Key) -> Double? {
    (value as? Int).map { Double($0) } ?? Self.value(value, key)
  }

  var dictionary: [AttributedText.Key: Any] {
    let all: [AttributedText.Key: Any?] = [
      .font: font, .foregroundColor: foregroundColor, .backgroundColor: backgroundColor,
      .underlineStyle: underlineStyle, .underlineColor: underlineColor, .strikethroughStyle: strikethroughStyle,
      .strikethroughColor: strikethroughColor, .kern: kern, .baselineOffset: baselineOffset, .link: link,
      .paragraphStyle: paragraph.map { ParagraphStyle($0) }, .attachment: attachment?.attachment,
    ]
    return all.compactMapValues { $0 }
  }

  /// Whether its look depends on the place where it is shown.
  var dependsOnTraits: Bool {
    [foregroundColor, backgroundColor, underlineColor, strikethroughColor].contains {
      $0.map { $0.fixedComponents == nil } ?? false
    } || attachment?.image?.dependsOnTraits ?? false
  }

  /// The attributes as GTK takes them.
  @MainActor func resolved(with traits: TraitCollection, scale: Double) -> TextAttributes {
    func rgba(_ color: Color?) -> RGBA? { color?.rgba(with: traits) }
    var attributes = font?.attributes(scale: scale) ?? TextAttributes()
    attributes.foreground = rgba(foregroundColor)
    attributes.background = rgba(backgroundColor)
    attributes.underline = underlineStyle.map { $0.contains(.double) ? .double : .single }
    attributes.underlineColor = rgba(underlineColor)
    attributes.isStruckThrough = strikethroughStyle != nil
    attributes.strikethroughColor = rgba(strikethroughColor)
    attributes.letterSpacing = kern
    attributes.rise = baselineOffset
    attributes.lineHeight = paragraph?.lineHeight(of: font)
    if let attachment {
      attributes.room = attachment.size
      attributes.roomAboveLine = attachment.ascent
    } else if let paragraphEnd {
      attributes.room = Size(width: 0, height: paragraphEnd)
      attributes.roomAboveLine = 0
    }
    return attributes
  }
}

extension AttributedContent {
  /// Whether its look depends on the place where it is shown.
  var dependsOnTraits: Bool { runs.contains { $0.attributes.dependsOnTraits } }

  /// The parts as GTK takes them.
  func textRuns(with traits: TraitCollection, scale: Double = 1) -> [TextRun] {
    runs.map { TextRun($0.bytes, $0.attributes.resolved(with: traits, scale: scale)) }
  }

  /// The text as markup that holds its links alone; nil without any.
  var markupOfLinks: Markup? {
    guard runs.contains(where: { $0.attributes.link != nil }) else { return nil }
    var rest = Substring(string).utf8[...]
    return runs.reduce(Markup(escaping: "")) { markup, run in
      let part = Markup(escaping: String(decoding: rest.prefix(run.bytes.count), as: UTF8.self))
      rest = rest.dropFirst(run.bytes.count)
      return markup + (run.attributes.link.map { part.link(to: $0) } ?? part)
    }
  }
}
