extension String {
  /// The text for a C function: a C string ends at its first NUL, so U+FFFD replaces each (C-248).
  package nonisolated var withoutNUL: String {
    guard utf8.contains(0) else { return self }
    var scalars = UnicodeScalarView()
    scalars.append(contentsOf: unicodeScalars.lazy.map { $0 == "\0" ? "\u{FFFD}" : $0 })
    return String(scalars)
  }
}

extension String? {
  /// The text for a C function; nil stays nil.
  package nonisolated var withoutNUL: String? { map(\.withoutNUL) }
}

extension String {
  /// The text with a space in place of each line break.
  var joinedLines: String { String(map { $0.isNewline ? " " : $0 }) }

  /// A part, counted in Unicode scalars.
  package func scalars(_ range: Range<Int>) -> String {
    let start = unicodeScalars.index(startIndex, offsetBy: range.lowerBound)
    return String(unicodeScalars[start..<unicodeScalars.index(start, offsetBy: range.count)])
  }
}
