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

  /// A part with the same attributes throughout, by its length in bytes of UTF-8.
  struct Run: Hashable, Sendable {
    var length: Int
    var attributes: Attributes
  }

  /// The plain text.
  private(set) var string: String
  private(set) var runs: [Run]

  /// A text without attributes.
  init(_ string: String = "") {
    self.string = string
    runs = string.isEmpty ? [] : [Run(length: string.utf8.count, attributes: Attributes())]
  }

  /// Parts one after the other.
  init(_ parts: [(text: String, attributes: Attributes)]) {
    string = parts.map(\.text).joined()
    runs = parts.map { Run(length: $0.text.utf8.count, attributes: $0.attributes) }
    joinRuns()
  }

  /// The parts with the same attributes throughout, with their texts.
  var parts: [(text: String, attributes: Attributes)] {
    var rest = Substring(string).utf8[...]
    return runs.map { run in
      defer { rest = rest.dropFirst(run.length) }
      return (String(decoding: rest.prefix(run.length), as: UTF8.self), run.attributes)
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
  mutating func append(_ other: AttributedContent) {
    string += other.string
    runs += other.runs
    joinRuns()
  }

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
  func attributes(at index: String.Index) -> [Key: Any] {
    var rest = string.utf8.distance(from: string.startIndex, to: index)
    for run in runs {
      if rest < run.length { return run.attributes.dictionary }
      rest -= run.length
    }
    return [:]
  }

  /// A part of the text alone.
  func part(_ range: Range<String.Index>) -> AttributedContent {
    let (start, end) = (
      string.utf8.distance(from: string.startIndex, to: range.lowerBound),
      string.utf8.distance(from: string.startIndex, to: range.upperBound)
    )
    var result = AttributedContent(String(string[range]))
    result.runs = []
    var position = 0
    for run in runs {
      let length = min(end, position + run.length) - max(start, position)
      if length > 0 { result.runs.append(Run(length: length, attributes: run.attributes)) }
      position += run.length
    }
    return result
  }

  /// Puts another text in place of a part.
  mutating func replace(_ range: Range<String.Index>, with other: AttributedContent) {
    var result = part(string.startIndex..<range.lowerBound)
    result.append(other)
    result.append(part(range.upperBound..<string.endIndex))
    self = result
  }

  private mutating func change(_ range: Range<String.Index>?, _ body: (inout Attributes) -> Void) {
    let utf8 = string.utf8
    let lower = range.map { utf8.distance(from: utf8.startIndex, to: $0.lowerBound) } ?? 0
    let upper = range.map { utf8.distance(from: utf8.startIndex, to: $0.upperBound) } ?? utf8.count
    guard lower < upper else { return }
    var changed: [Run] = []
    var position = 0
    for run in runs {
      // Before the range, in it, and behind it.
      let cuts = [
        position, min(max(lower, position), position + run.length), min(max(upper, position), position + run.length),
        position + run.length,
      ]
      for (part, (start, end)) in zip(cuts, cuts.dropFirst()).enumerated() where start < end {
        var attributes = run.attributes
        if part == 1 { body(&attributes) }
        changed.append(Run(length: end - start, attributes: attributes))
      }
      position += run.length
    }
    runs = changed
    joinRuns()
  }

  /// Neighbours that look the same are one run, so that equal texts are equal.
  private mutating func joinRuns() {
    var joined: [Run] = []
    for run in runs {
      if joined.last?.attributes == run.attributes {
        joined[joined.count - 1].length += run.length
      } else {
        joined.append(run)
      }
    }
    runs = joined
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
    var position = 0
    return runs.map { run in
      defer { position += run.length }
      return TextRun(position..<position + run.length, run.attributes.resolved(with: traits, scale: scale))
    }
  }

  /// The text as markup that holds its links alone; nil without any.
  var markupOfLinks: Markup? {
    guard runs.contains(where: { $0.attributes.link != nil }) else { return nil }
    var rest = Substring(string).utf8[...]
    return runs.reduce(Markup(escaping: "")) { markup, run in
      let part = Markup(escaping: String(decoding: rest.prefix(run.length), as: UTF8.self))
      rest = rest.dropFirst(run.length)
      return markup + (run.attributes.link.map { part.link(to: $0) } ?? part)
    }
  }
}
