import Synchronization

/// How the lines of a paragraph stand: `NSParagraphStyle` without its prefix. It never changes; `MutableParagraphStyle` does.
///
/// As an attribute, `.paragraphStyle`, it is taken as it is then. A label goes by the first one of its text.
public nonisolated class ParagraphStyle: Hashable, @unchecked Sendable {
  /// What a style says, as a value.
  struct Values: Hashable, Sendable {
    var alignment = TextAlignment.natural
    var lineBreakMode = LineBreakMode.byWordWrapping
    var lineSpacing = 0.0
    var lineHeightMultiple = 0.0
    var minimumLineHeight = 0.0
    var maximumLineHeight = 0.0
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

  /// A style that says nothing.
  public convenience init() { self.init(Values()) }

  /// A style that says nothing.
  public static let `default` = ParagraphStyle(Values())

  final var values: Values { storage.withLock { $0 } }

  /// Where the lines stand; `.natural` leaves it to the label.
  public var alignment: TextAlignment { values.alignment }
  /// What becomes of a line that does not fit.
  public var lineBreakMode: LineBreakMode { values.lineBreakMode }
  /// The space between lines, in points: half of it above each line and half below.
  public var lineSpacing: Double { values.lineSpacing }
  /// The height of lines as a factor of the font's; 0 for the font's.
  public var lineHeightMultiple: Double { values.lineHeightMultiple }
  /// The least height of lines, in points; 0 for none.
  public var minimumLineHeight: Double { values.minimumLineHeight }
  /// The largest height of lines, in points; 0 for none.
  public var maximumLineHeight: Double { values.maximumLineHeight }

  /// The style as it is now, which does not change any more.
  public final func copy() -> ParagraphStyle { ParagraphStyle(values) }

  /// The same style, to be changed.
  public final func mutableCopy() -> MutableParagraphStyle { MutableParagraphStyle(values) }

  /// Whether two say the same.
  public static func == (left: ParagraphStyle, right: ParagraphStyle) -> Bool { left.values == right.values }

  /// Hashes what it says.
  public final func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

/// A style that can be changed: `NSMutableParagraphStyle` without its prefix.
public nonisolated final class MutableParagraphStyle: ParagraphStyle, @unchecked Sendable {
  private func get<Value>(_ path: KeyPath<Values, Value>) -> Value { values[keyPath: path] }

  private func set<Value>(_ path: WritableKeyPath<Values, Value>, _ value: Value) {
    storage.withLock { $0[keyPath: path] = value }
  }

  /// Where the lines stand; `.natural` leaves it to the label.
  public override var alignment: TextAlignment {
    get { get(\.alignment) }
    set { set(\.alignment, newValue) }
  }

  /// What becomes of a line that does not fit.
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

  /// Where the first line begins.
  @available(*, unavailable, message: "GTK's labels indent no lines: leave it out, or put a space before the view")
  public var firstLineHeadIndent: Double {
    get { 0 }
    set { _ = newValue }
  }

  /// Where the other lines begin.
  @available(*, unavailable, message: "GTK's labels indent no lines: leave it out, or put a space before the view")
  public var headIndent: Double {
    get { 0 }
    set { _ = newValue }
  }

  /// The space between paragraphs.
  @available(
    *, unavailable, message: "GTK's labels have none: use a label for each paragraph, in a StackView with spacing"
  )
  public var paragraphSpacing: Double {
    get { 0 }
    set { _ = newValue }
  }
}
