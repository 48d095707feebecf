import Gtk

/// A text whose parts look differently: what `NSAttributedString` is to UIKit, as a value.
///
/// ```swift
/// var text = AttributedText(string: "Total 12 €", attributes: [.font: Font.systemFont(ofSize: 15)])
/// text.addAttribute(.foregroundColor, value: Color.systemRed, range: text.range(of: "12 €")!)
/// label.attributedText = text
/// ```
public nonisolated struct AttributedText: Hashable, Sendable, ExpressibleByStringLiteral {
  /// What can be said of a part of a text.
  public enum Key: String, CaseIterable, Sendable {
    /// A `Font`.
    case font
    /// A `Color`.
    case foregroundColor
    /// A `Color` behind the text.
    case backgroundColor
    /// An `UnderlineStyle`, or its raw value: a line below.
    case underlineStyle
    /// The `Color` of that line.
    case underlineColor
    /// An `UnderlineStyle`, or its raw value: a line through the text.
    case strikethroughStyle
    /// The `Color` of that line.
    case strikethroughColor
    /// A number: space between letters, in points, added to the font's own.
    case kern
    /// A number: how far the text is raised above its line, in points.
    case baselineOffset
    /// A `String`, or something whose description is an address: what a click opens.
    case link
  }

  /// A line below or through a text.
  public struct UnderlineStyle: OptionSet, Hashable, Sendable {
    /// The bits, as UIKit has them.
    public let rawValue: Int

    /// A style by its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// One line.
    public static let single = UnderlineStyle(rawValue: 1)
    /// One line; GTK has none of double thickness.
    public static let thick = UnderlineStyle(rawValue: 2)
    /// Two lines.
    public static let double = UnderlineStyle(rawValue: 9)
  }

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
  }

  /// A part with the same attributes throughout, by its length in bytes of UTF-8.
  struct Run: Hashable, Sendable {
    var length: Int
    var attributes: Attributes
  }

  /// The text alone.
  public private(set) var string: String
  private(set) var runs: [Run]

  /// A text without attributes.
  public init(_ string: String = "") {
    self.string = string
    runs = string.isEmpty ? [] : [Run(length: string.utf8.count, attributes: Attributes())]
  }

  /// A text without attributes.
  public init(string: String) { self.init(string) }

  /// A text without attributes.
  public init(stringLiteral value: String) { self.init(value) }

  /// A text whose parts all have the same attributes. A value of another type than its key asks for is a mistake of the program.
  public init(string: String, attributes: [Key: Any]?) {
    self.init(string)
    if let attributes { setAttributes(attributes) }
  }

  /// Sets one attribute of a part that is counted in UTF-16, as `NSRange` counts.
  public mutating func addAttribute(_ key: Key, value: Any, range: Range<Int>) {
    addAttribute(key, value: value, range: indices(range))
  }

  /// Sets attributes of a part that is counted in UTF-16 and leaves its others.
  public mutating func addAttributes(_ attributes: [Key: Any], range: Range<Int>) {
    addAttributes(attributes, range: indices(range))
  }

  /// Replaces all attributes of a part that is counted in UTF-16.
  public mutating func setAttributes(_ attributes: [Key: Any]?, range: Range<Int>) {
    setAttributes(attributes, range: indices(range))
  }

  /// Takes one attribute of a part that is counted in UTF-16 away.
  public mutating func removeAttribute(_ key: Key, range: Range<Int>) { removeAttribute(key, range: indices(range)) }

  private func indices(_ range: Range<Int>) -> Range<String.Index> {
    let units = string.utf16
    precondition(range.lowerBound >= 0 && range.upperBound <= units.count, "\(range) is not within the text")
    let start = units.index(units.startIndex, offsetBy: range.lowerBound)
    return start..<units.index(start, offsetBy: range.count)
  }

  /// How many letters there are.
  public var length: Int { string.count }

  /// Where a part stands; nil if it is not in the text.
  public func range(of part: String) -> Range<String.Index>? {
    guard !part.isEmpty else { return nil }
    var start = string.startIndex
    while start < string.endIndex {
      if string[start...].hasPrefix(part),
        let end = string.index(start, offsetBy: part.count, limitedBy: string.endIndex)
      {
        return start..<end
      }
      start = string.index(after: start)
    }
    return nil
  }

  /// Adds a text at the end.
  public mutating func append(_ other: AttributedText) {
    string += other.string
    runs += other.runs
    joinRuns()
  }

  /// One text after the other.
  public static func + (left: AttributedText, right: AttributedText) -> AttributedText {
    var sum = left
    sum.append(right)
    return sum
  }

  /// Sets one attribute of a part; of all of it unless a range of `string` is given.
  public mutating func addAttribute(_ key: Key, value: Any, range: Range<String.Index>? = nil) {
    change(range) { $0.set(key, to: value) }
  }

  /// Sets attributes of a part and leaves its others; of all of it unless a range of `string` is given.
  public mutating func addAttributes(_ attributes: [Key: Any], range: Range<String.Index>? = nil) {
    change(range) { part in attributes.forEach { part.set($0.key, to: $0.value) } }
  }

  /// Replaces all attributes of a part; of all of it unless a range of `string` is given.
  public mutating func setAttributes(_ attributes: [Key: Any]?, range: Range<String.Index>? = nil) {
    change(range) { part in
      part = Attributes()
      attributes?.forEach { part.set($0.key, to: $0.value) }
    }
  }

  /// Takes one attribute of a part away; of all of it unless a range of `string` is given.
  public mutating func removeAttribute(_ key: Key, range: Range<String.Index>? = nil) {
    change(range) { $0.set(key, to: nil) }
  }

  /// The attributes of the letter at an index.
  public func attributes(at index: String.Index) -> [Key: Any] {
    var rest = string.utf8.distance(from: string.startIndex, to: index)
    for run in runs {
      if rest < run.length { return run.attributes.dictionary }
      rest -= run.length
    }
    return [:]
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

nonisolated extension AttributedText.Attributes {
  fileprivate mutating func set(_ key: AttributedText.Key, to value: Any?) {
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

  fileprivate var dictionary: [AttributedText.Key: Any] {
    let all: [AttributedText.Key: Any?] = [
      .font: font, .foregroundColor: foregroundColor, .backgroundColor: backgroundColor,
      .underlineStyle: underlineStyle, .underlineColor: underlineColor, .strikethroughStyle: strikethroughStyle,
      .strikethroughColor: strikethroughColor, .kern: kern, .baselineOffset: baselineOffset, .link: link,
    ]
    return all.compactMapValues { $0 }
  }

  /// Whether what it looks like depends on the place where it is shown.
  var dependsOnTraits: Bool {
    [foregroundColor, backgroundColor, underlineColor, strikethroughColor].contains {
      $0.map { $0.fixedComponents == nil } ?? false
    }
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
    return attributes
  }
}

extension AttributedText {
  /// Whether what it looks like depends on the place where it is shown.
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

/// `NSAttributedString` without its prefix: a value here. Where Foundation is imported as well, whose type of this name is another
/// one, `AttributedText` says which is meant.
public typealias AttributedString = AttributedText

/// `NSMutableAttributedString` without its prefix: a variable of the same value.
public typealias MutableAttributedString = AttributedText

/// `NSUnderlineStyle` without its prefix.
public typealias UnderlineStyle = AttributedText.UnderlineStyle
