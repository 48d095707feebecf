import Gtk
import Synchronization

/// The style of a paragraph's lines: `NSParagraphStyle` without its prefix. It is immutable; `MutableParagraphStyle` is not.
///
/// As an attribute, `.paragraphStyle`, it is copied. A text view uses the style at the beginning of each paragraph, a label that at
/// the beginning of its text, except for the spaces between paragraphs.
public nonisolated class ParagraphStyle: Hashable, @unchecked Sendable {
  /// The style as a value.
  struct Values: Hashable, Sendable {
    var alignment = TextAlignment.natural
    var lineBreakMode = LineBreakMode.byWordWrapping
    var lineSpacing = 0.0
    var lineHeightMultiple = 0.0
    var minimumLineHeight = 0.0
    var maximumLineHeight = 0.0
    var firstLineHeadIndent = 0.0
    var headIndent = 0.0
    var tailIndent = 0.0
    var paragraphSpacing = 0.0
    var paragraphSpacingBefore = 0.0
    /// Whether the mode was set: a label has one of its own.
    var breaksItsOwnWay = false

    /// The height of lines as a factor of that of a font; nil for the font's.
    func lineHeight(of font: Font?) -> Double? {
      guard lineSpacing != 0 || lineHeightMultiple != 0 || minimumLineHeight != 0 || maximumLineHeight != 0 else {
        return nil
      }
      let natural = (font?.pointSize ?? 14) * 1.25
      var height = natural * (lineHeightMultiple > 0 ? lineHeightMultiple : 1)
      height = max(height, minimumLineHeight)
      if maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
      return (height + lineSpacing) / natural
    }
  }

  // Unchecked: nothing but this is stored, here and in the one subclass.
  fileprivate let storage: Mutex<Values>

  init(_ values: Values) { storage = Mutex(values) }

  /// A style without settings.
  public convenience init() { self.init(Values()) }

  /// A style without settings.
  public static let `default` = ParagraphStyle(Values())

  final var values: Values { storage.withLock { $0 } }

  /// The alignment of the lines; `.natural` leaves it to the label.
  public var alignment: TextAlignment { values.alignment }
  /// How a line is shortened.
  public var lineBreakMode: LineBreakMode { values.lineBreakMode }
  /// The space between lines, in points: half of it above each line and half below.
  public var lineSpacing: Double { values.lineSpacing }
  /// The height of lines as a factor of the font's; 0 for the font's.
  public var lineHeightMultiple: Double { values.lineHeightMultiple }
  /// The least height of lines, in points; 0 for none.
  public var minimumLineHeight: Double { values.minimumLineHeight }
  /// The largest height of lines, in points; 0 for none.
  public var maximumLineHeight: Double { values.maximumLineHeight }
  /// Where the first line of a paragraph begins, in points from the leading edge.
  public var firstLineHeadIndent: Double { values.firstLineHeadIndent }
  /// Where the other lines begin, in points from the leading edge.
  public var headIndent: Double { values.headIndent }
  /// Where lines end: 0 or less, in points from the trailing edge.
  public var tailIndent: Double { values.tailIndent }
  /// The space below a paragraph before another one, in points.
  public var paragraphSpacing: Double { values.paragraphSpacing }
  /// The space above a paragraph, in points; in a label it is added below the paragraph before.
  public var paragraphSpacingBefore: Double { values.paragraphSpacingBefore }

  /// The style as it is now, which does not change any more.
  public final func copy() -> ParagraphStyle { ParagraphStyle(values) }

  /// The same style, to be changed.
  public final func mutableCopy() -> MutableParagraphStyle { MutableParagraphStyle(values) }

  /// Whether two have the same settings.
  public static func == (left: ParagraphStyle, right: ParagraphStyle) -> Bool { left.values == right.values }

  /// Hashes its values.
  public final func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

/// A style that can be changed: `NSMutableParagraphStyle` without its prefix.
public nonisolated final class MutableParagraphStyle: ParagraphStyle, @unchecked Sendable {
  private func get<Value>(_ path: KeyPath<Values, Value>) -> Value { values[keyPath: path] }

  private func set<Value>(_ path: WritableKeyPath<Values, Value>, _ value: Value) {
    storage.withLock { $0[keyPath: path] = value }
  }

  /// The alignment of the lines; `.natural` leaves it to the label.
  public override var alignment: TextAlignment {
    get { get(\.alignment) }
    set { set(\.alignment, newValue) }
  }

  /// How a line is shortened.
  public override var lineBreakMode: LineBreakMode {
    get { get(\.lineBreakMode) }
    set {
      set(\.lineBreakMode, newValue)
      set(\.breaksItsOwnWay, true)
    }
  }

  /// The space between lines, in points: half of it above each line and half below.
  public override var lineSpacing: Double {
    get { get(\.lineSpacing) }
    set { set(\.lineSpacing, max(0, newValue)) }
  }

  /// The height of lines as a factor of the font's; 0 for the font's.
  public override var lineHeightMultiple: Double {
    get { get(\.lineHeightMultiple) }
    set { set(\.lineHeightMultiple, max(0, newValue)) }
  }

  /// The least height of lines, in points; 0 for none.
  public override var minimumLineHeight: Double {
    get { get(\.minimumLineHeight) }
    set { set(\.minimumLineHeight, max(0, newValue)) }
  }

  /// The largest height of lines, in points; 0 for none.
  public override var maximumLineHeight: Double {
    get { get(\.maximumLineHeight) }
    set { set(\.maximumLineHeight, max(0, newValue)) }
  }

  /// Becomes like another style.
  public func setParagraphStyle(_ style: ParagraphStyle) {
    let values = style.values
    storage.withLock { $0 = values }
  }

  /// Where the first line of a paragraph begins, in points from the leading edge.
  public override var firstLineHeadIndent: Double {
    get { get(\.firstLineHeadIndent) }
    set { set(\.firstLineHeadIndent, max(0, newValue)) }
  }

  /// Where the other lines begin, in points from the leading edge.
  public override var headIndent: Double {
    get { get(\.headIndent) }
    set { set(\.headIndent, max(0, newValue)) }
  }

  /// Where lines end: 0 or less, in points from the trailing edge. A positive value, from the leading edge, is ignored with a warning.
  public override var tailIndent: Double {
    get { get(\.tailIndent) }
    set {
      if newValue > 0 {
        Log.warning(
          "a tailIndent of \(newValue) is treated as 0: count from the trailing edge, below 0", domain: "TrackedKit")
      }
      set(\.tailIndent, min(0, newValue))
    }
  }

  /// The space below a paragraph before another one, in points.
  public override var paragraphSpacing: Double {
    get { get(\.paragraphSpacing) }
    set { set(\.paragraphSpacing, max(0, newValue)) }
  }

  /// The space above a paragraph, in points; in a label it is added below the paragraph before.
  public override var paragraphSpacingBefore: Double {
    get { get(\.paragraphSpacingBefore) }
    set { set(\.paragraphSpacingBefore, max(0, newValue)) }
  }
}
