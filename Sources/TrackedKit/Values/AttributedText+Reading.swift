// What a text says of its letters, counted in UTF-16, as `NSRange` counts.

nonisolated extension AttributedText {
  /// How the parts of a text are gone through.
  @RawRepresented(by: Int.self)
  public nonisolated struct EnumerationOptions: OptionSet, Sendable {
    /// From the end to the start.
    public static let reverse = EnumerationOptions(rawValue: 2)
    /// Neighbouring parts may have equal values.
    public static let longestEffectiveRangeNotRequired = EnumerationOptions(rawValue: 1 << 20)
  }

  /// The attributes of the letter at a place, and the part that has the same ones.
  public final func attributes(
    at location: Int, effectiveRange range: UnsafeMutablePointer<Range<Int>>?
  ) -> [Key: Any] {
    let part = content.part(at: location)
    range?.pointee = part.range
    return part.attributes.dictionary
  }

  /// An attribute of the letter at a place, and the part that has the same ones; nil for none.
  public final func attribute(
    _ key: Key, at location: Int, effectiveRange range: UnsafeMutablePointer<Range<Int>>?
  ) -> Any? { attributes(at: location, effectiveRange: range)[key] }

  /// Calls a closure for each part that has the same attributes throughout. Setting `stop` ends it.
  public final func enumerateAttributes(
    in range: Range<Int>, options: EnumerationOptions = [],
    using body: (_ attributes: [Key: Any], _ range: Range<Int>, _ stop: UnsafeMutablePointer<Bool>) -> Void
  ) {
    // As it is now: the closure may change the text.
    go(through: content.partsInUTF16, in: range, options) { body($0.dictionary, $1, $2) }
  }

  /// Calls a closure for each part with the same value of an attribute, or nil where there is none. Setting `stop` ends it.
  public final func enumerateAttribute(
    _ key: Key, in range: Range<Int>, options: EnumerationOptions = [],
    using body: (_ value: Any?, _ range: Range<Int>, _ stop: UnsafeMutablePointer<Bool>) -> Void
  ) {
    var parts: [AttributedContent.Part] = []
    for part in content.partsInUTF16 {
      let alone = part.attributes.only(key)
      if let last = parts.last, last.attributes == alone {
        parts[parts.count - 1].range = last.range.lowerBound..<part.range.upperBound
      } else {
        parts.append((part.range, alone))
      }
    }
    go(through: parts, in: range, options) { body($0.dictionary[key], $1, $2) }
  }

  private func go(
    through parts: [AttributedContent.Part], in range: Range<Int>, _ options: EnumerationOptions,
    _ body: (AttributedContent.Attributes, Range<Int>, UnsafeMutablePointer<Bool>) -> Void
  ) {
    precondition(range.lowerBound >= 0 && range.upperBound <= length, "\(range) is not within the text")
    let parts = parts.map { ($0.attributes, $0.range.clamped(to: range)) }.filter { !$0.1.isEmpty }
    var stops = false
    for (attributes, range) in options.contains(.reverse) ? parts.reversed() : parts {
      body(attributes, range, &stops)
      if stops { return }
    }
  }
}

nonisolated extension AttributedContent {
  typealias Part = (range: Range<Int>, attributes: Attributes)

  /// The parts with the same attributes throughout, counted in UTF-16.
  var partsInUTF16: [Part] {
    var start = 0
    return parts.map { text, attributes in
      defer { start += text.utf16.count }
      return (start..<start + text.utf16.count, attributes)
    }
  }

  func part(at location: Int) -> Part {
    guard let part = partsInUTF16.first(where: { $0.range.contains(location) }) else {
      preconditionFailure("\(location) is not within the text")
    }
    return part
  }
}

nonisolated extension AttributedContent.Attributes {
  /// One of the attributes alone.
  fileprivate func only(_ key: AttributedText.Key) -> Self {
    var alone = Self()
    alone.set(key, to: dictionary[key])
    return alone
  }
}
