/// The alignment of lines of text.
public nonisolated enum TextAlignment: Sendable {
  /// At the left.
  case left
  /// Around the middle.
  case center
  /// At the right.
  case right
  /// From edge to edge, but for the last line.
  case justified
  /// Where lines start in the language's direction.
  case natural
}

/// How a line is shortened.
public nonisolated enum LineBreakMode: Sendable {
  /// It breaks between words.
  case byWordWrapping
  /// It breaks between letters.
  case byCharWrapping
  /// The label requests its whole width.
  case byClipping
  /// It is cut at its start.
  case byTruncatingHead
  /// It is cut at its end.
  case byTruncatingTail
  /// It is cut in its middle.
  case byTruncatingMiddle
}
