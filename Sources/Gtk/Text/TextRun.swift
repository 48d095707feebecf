/// A part of a text, and how it looks.
public nonisolated struct TextRun: Hashable, Sendable {
  /// The part, in bytes of UTF-8.
  public var range: Range<Int>
  /// How it looks.
  public var attributes: TextAttributes

  /// A part of a text.
  public init(_ range: Range<Int>, _ attributes: TextAttributes) {
    self.range = range
    self.attributes = attributes
  }

  /// A text from its start to its end.
  public init(_ attributes: TextAttributes) { self.init(0..<Int(Int32.max), attributes) }
}
