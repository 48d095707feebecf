/// The translations of one domain into one language: a file that `msgfmt` has made.
///
/// It is read here, and not by the C library, because windows of one program may speak several languages, and because the library reads none
/// where the process has no locale, as in most tests.
nonisolated struct Catalogue: Sendable {
  private var texts: [String: [String]] = [:]
  private var rule = PluralRule("n != 1")

  /// Nil where there is no such file, or one that is damaged.
  init?(file: String) {
    guard let data = FileManager.default.contents(atPath: file) else { return nil }
    self.init(data)
  }

  init?(_ data: Data) {
    let isSwapped: Bool
    switch Self.number(data, 0, swapped: false) {
    case 0x9504_12de: isSwapped = false
    case 0xde12_0495: isSwapped = true
    default: return nil
    }
    func number(_ place: Int) -> Int? { Self.number(data, place, swapped: isSwapped) }
    guard let count = number(8), let originals = number(12), let translations = number(16) else { return nil }
    func text(_ place: Int) -> [String]? {
      guard let length = number(place), let start = number(place + 4), start + length <= data.count else { return nil }
      return data.dropFirst(start).prefix(length).split(separator: 0, omittingEmptySubsequences: false)
        .map { String(decoding: $0, as: UTF8.self) }
    }
    guard count <= data.count / 16 else { return nil }
    for index in 0..<count {
      guard let original = text(originals + 8 * index)?.first, let translated = text(translations + 8 * index) else {
        return nil
      }
      texts[Self.plain(original)] = translated
    }
    let header = texts.removeValue(forKey: "")?.first ?? ""
    if let found = header.firstRange(of: "plural=") {
      rule = PluralRule(header[found.upperBound...].prefix { $0 != ";" })
    }
  }

  private static func number(_ data: Data, _ place: Int, swapped: Bool) -> Int? {
    guard place >= 0, place + 4 <= data.count else { return nil }
    let value = data.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: place, as: UInt32.self) }
    return Int(swapped ? value.bigEndian : value.littleEndian)
  }

  /// A text whatever the types of its values: who collects texts from sources does not know them.
  private static func plain(_ key: String) -> String {
    guard key.utf8.contains(UInt8(ascii: "%")) else { return key }
    return key.replacing("%lld", with: "%@").replacing("%lf", with: "%@")
  }

  /// A text's translation; nil for none.
  func text(_ key: String) -> String? { texts[Self.plain(key)]?.first.flatMap { $0.isEmpty ? nil : $0 } }

  /// A text's translation in the form for a number; nil for none.
  func text(_ key: String, for count: Int) -> String? {
    guard let forms = texts[Self.plain(key)], forms.indices.contains(rule.form(for: count)) else { return nil }
    let form = forms[rule.form(for: count)]
    return form.isEmpty ? nil : form
  }
}

/// Which form of a text a language has for a number: an expression of C's, as catalogues have it, such as `n != 1` or
/// `n%10==1 && n%100!=11 ? 0 : 1`.
nonisolated struct PluralRule: Sendable {
  private let expression: String

  init(_ expression: some StringProtocol) { self.expression = String(expression) }

  /// The number of the form.
  func form(for count: Int) -> Int {
    var reader = Reader(rest: expression.filter { !$0.isWhitespace }[...], count: Int(clamping: count.magnitude))
    return reader.choice()
  }

  private struct Reader {
    var rest: Substring
    let count: Int

    private static let operators: [[(sign: String, result: @Sendable (Int, Int) -> Int)]] = [
      [("||", { $0 != 0 || $1 != 0 ? 1 : 0 })], [("&&", { $0 != 0 && $1 != 0 ? 1 : 0 })],
      [("==", { $0 == $1 ? 1 : 0 }), ("!=", { $0 != $1 ? 1 : 0 })],
      [
        ("<=", { $0 <= $1 ? 1 : 0 }), (">=", { $0 >= $1 ? 1 : 0 }), ("<", { $0 < $1 ? 1 : 0 }),
        (">", { $0 > $1 ? 1 : 0 }),
      ],
      [("+", { $0 &+ $1 }), ("-", { $0 &- $1 })],
      [("*", { $0 &* $1 }), ("/", { $1 == 0 ? 0 : $0 / $1 }), ("%", { $1 == 0 ? 0 : $0 % $1 })],
    ]

    private mutating func take(_ sign: String) -> Bool {
      guard rest.hasPrefix(sign) else { return false }
      rest.removeFirst(sign.count)
      return true
    }

    mutating func choice() -> Int {
      let condition = operation(0)
      guard take("?") else { return condition }
      let first = choice()
      guard take(":") else { return first }
      let second = choice()
      return condition != 0 ? first : second
    }

    private mutating func operation(_ level: Int) -> Int {
      guard level < Self.operators.count else { return operand() }
      var left = operation(level + 1)
      while let found = Self.operators[level].first(where: { rest.hasPrefix($0.sign) }), take(found.sign) {
        left = found.result(left, operation(level + 1))
      }
      return left
    }

    private mutating func operand() -> Int {
      if take("!") { return operand() == 0 ? 1 : 0 }
      if take("n") { return count }
      if take("(") {
        defer { _ = take(")") }
        return choice()
      }
      let digits = rest.prefix(while: \.isNumber)
      rest = rest.dropFirst(digits.count)
      return Int(digits) ?? 0
    }
  }
}
