/// What replaces a macro.
func expand(_ expansion: Expansion) -> Answer.Result {
  switch expansion.macro {
  case "PreviewMacro", "PreviewableMacro": return .source("")
  case "NeverCalledMacro": return .source("{ get { neverCalled() } set {} }")
  case "CounterpartMacro": return .source(counterpart(of: expansion.attribute))
  case "RawRepresentedMacro": return .source(rawValue(of: expansion.attribute))
  case "NativePropertyMacro", "NativeChildMacro":
    let isChild = expansion.macro == "NativeChildMacro"
    guard let source = expansion.declaration,
      let accessors = nativeAccessors(of: source, expansion.attribute, isChild: isChild)
    else { return .failure("@NativeProperty and @NativeChild belong to a variable without a value") }
    return .source(accessors)
  case "EntryMacro":
    guard let source = expansion.declaration, let entry = EntryDeclaration(source) else {
      return .failure("@Entry belongs to a variable with a value: @Entry var accent: Color = .blue")
    }
    if expansion.role == "accessor" { return .source(entry.accessors) }
    if expansion.surroundings.contains("ContainerValues") { return .source(entry.key(of: "ContainerValueKey")) }
    if expansion.surroundings.contains("Transaction") { return .source(entry.key(of: "TransactionKey")) }
    guard expansion.surroundings.contains("FocusedValues") else { return .source(entry.key(of: "EnvironmentKey")) }
    guard let key = entry.focusedKey else {
      return .failure("@Entry of FocusedValues belongs to an optional variable: @Entry var note: Note?")
    }
    return .source(key)
  default: return .failure("there is no macro \(expansion.macro)")
  }
}

/// The members of a structure that stands for a C enumeration, which is named as in `@Counterpart(of: GtkAlign.self)`.
private func counterpart(of attribute: String) -> String {
  let type = namedType(in: attribute)
  return """
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    init(_ native: \(type)) { self.init(rawValue: native.rawValue) }
    var native: \(type) { \(type)(rawValue: rawValue) }
    """
}

/// The members of a structure around a raw value, whose type is named as in `@RawRepresented(by: UInt.self)`.
private func rawValue(of attribute: String) -> String {
  let type = namedType(in: attribute)
  return """
    public nonisolated let rawValue: \(type)
    public nonisolated init(rawValue: \(type)) { self.rawValue = rawValue }
    """
}

/// The type in an attribute such as `@Counterpart(of: GtkAlign.self)`.
private func namedType(in attribute: String) -> String {
  // Comments may be before it.
  let written = attribute.split(separator: "@").last ?? ""
  return written.drop { $0 != ":" }.dropFirst().prefix { $0 != "." }.filter { $0 != " " }
}

/// What reads and sets a property: by GObject's name of it, as in `@NativeProperty("width-chars")`, or by two functions, as in
/// `@NativeProperty(gtk_label_get_wrap, gtk_label_set_wrap)`.
private func nativeAccessors(of declaration: String, _ attribute: String, isChild: Bool) -> String? {
  // Any value makes it a declaration with a value, which is what is read here.
  guard let variable = EntryDeclaration(declaration + " = 0"), let type = variable.type else { return nil }
  let arguments = (attribute.split(separator: "(").last ?? "").prefix { $0 != ")" }
    .split(separator: ",").map { $0.filter { !$0.isWhitespace } }
  let (reading, differs, writing): (String, String, String)
  if arguments.count == 2 {
    let conversion = Conversion(to: type)
    reading = conversion.reading("\(arguments[0])(native())")
    differs = conversion.isObject ? "!==" : "!="
    if isChild {
      return """
        {
          get { \(reading) }
          set { exchange(self.\(variable.name), for: newValue) { \(arguments[1])(self.native(), $0) } }
        }
        """
    }
    writing = "withoutEcho { \(arguments[1])(native(), \(conversion.written)) }"
  } else {
    reading = "property(\(arguments.first ?? ""))"
    differs = "!="
    writing = "setProperty(\(arguments.first ?? ""), to: newValue)"
  }
  return """
    {
      get { \(reading) }
      set { if newValue \(differs) \(variable.name) { \(writing) } }
    }
    """
}

/// How a value of C becomes one of a Swift type, and back.
private struct Conversion {
  /// The value in Swift, of an expression in C.
  let reading: (String) -> String
  /// What C gets of `newValue`.
  let written: String
  let isObject: Bool

  init(to type: String) {
    isObject = type.hasSuffix("?") && type != "String?" && type != "Int?"
    switch type {
    case "Bool": (reading, written) = ({ "\($0) != 0" }, "newValue ? 1 : 0")
    case "Int": (reading, written) = ({ "Int(\($0))" }, ".init(clamping: newValue)")
    case "Int?": (reading, written) = ({ "Int.natural(\($0))" }, ".init(clamping: max(-1, newValue ?? -1))")
    case "Double": (reading, written) = ({ "Double(\($0))" }, ".init(newValue.nearestFinite)")
    case "String": (reading, written) = ({ "String(cString: \($0))" }, "newValue.withoutNUL")
    case "String?": (reading, written) = ({ "\($0).map { String(cString: $0) }" }, "newValue.withoutNUL")
    case _ where isObject:
      (reading, written) = ({ "Object.wrap(\($0), as: \(type.dropLast()).self)" }, "newValue?.native()")
    default: (reading, written) = ({ "\(type)(\($0))" }, "newValue.native")
    }
  }
}

/// A variable that stands for a value of the environment.
struct EntryDeclaration {
  let name: String
  let type: String?
  private let value: String

  /// Reads `@Entry public var name: Type = value`, with comments anywhere.
  init?(_ commented: String) {
    let source = Self.withoutComments(commented)
    guard let start = Self.place(after: "var", in: source) else { return nil }
    var rest = source[start...].drop { $0.isWhitespace }
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" }
    guard !name.isEmpty else { return nil }
    self.name = name.filter { $0 != "`" }
    rest = rest.dropFirst(name.count).drop { $0.isWhitespace }
    let equals = Self.equalSign(in: rest)
    if rest.first == ":" {
      type = Self.trimmed(rest[..<(equals ?? rest.endIndex)].dropFirst())
    } else {
      type = nil
    }
    if let equals {
      value = Self.trimmed(rest[rest.index(after: equals)...])
    } else {
      // What is optional begins empty.
      guard let type, type.hasSuffix("?") || type.hasSuffix("!") else { return nil }
      value = "nil"
    }
  }

  private var keyName: String { "__Key_\(name)" }

  var accessors: String {
    """
    {
      get { self[\(keyName).self] }
      set { self[\(keyName).self] = newValue }
    }
    """
  }

  /// The key, of a kind.
  func key(of kind: String) -> String {
    """
    private struct \(keyName): \(kind) {
      static let defaultValue\(type.map { ": \($0)" } ?? "") = \(value)
    }
    """
  }

  /// The key of a focused value; nil for what is not optional.
  var focusedKey: String? {
    guard let type, type.hasSuffix("?") else { return nil }
    return """
      private struct \(keyName): FocusedValueKey {
        typealias Value = \(type.dropLast())
      }
      """
  }

  /// The source with a space in place of each comment. What looks like one in a text literal stays.
  private static func withoutComments(_ source: String) -> String {
    var (result, rest) = ("", source[...])
    while let character = rest.first {
      if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*") {
        rest = afterBlockComment(rest)
        result += " "
      } else if let literal = textLiteral(at: rest) {
        result += literal
        rest = rest[literal.endIndex...]
      } else {
        result.append(character)
        rest.removeFirst()
      }
    }
    return result
  }

  /// What follows a block comment, which may have others inside.
  private static func afterBlockComment(_ source: Substring) -> Substring {
    var (depth, rest) = (0, source)
    repeat {
      if rest.hasPrefix("/*") {
        depth += 1
        rest = rest.dropFirst(2)
      } else if rest.hasPrefix("*/") {
        depth -= 1
        rest = rest.dropFirst(2)
      } else {
        rest = rest.dropFirst()
      }
    } while depth > 0 && !rest.isEmpty
    return rest
  }

  /// The text literal that a source begins with: `"a"`, one of several lines, or one between `#`.
  private static func textLiteral(at source: Substring) -> Substring? {
    let hashes = source.prefix { $0 == "#" }
    var rest = source.dropFirst(hashes.count)
    guard rest.first == "\"" else { return nil }
    let quotes = rest.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    rest = rest.dropFirst(quotes.count)
    while !rest.isEmpty, !rest.hasPrefix(quotes + hashes) {
      rest = rest.dropFirst(hashes.isEmpty && rest.first == "\\" ? 2 : 1)
    }
    return source[..<rest.dropFirst(quotes.count + hashes.count).startIndex]
  }

  /// The place behind a word that stands by itself.
  private static func place(after word: String, in source: String) -> String.Index? {
    var words = source[...]
    while let start = words.firstIndex(where: { $0.isLetter || $0 == "_" }) {
      let end = words[start...].firstIndex { !($0.isLetter || $0.isNumber || $0 == "_") } ?? words.endIndex
      if words[start..<end] == word { return end }
      words = words[end...]
    }
    return nil
  }

  /// The first `=` that is outside of brackets and part of no operator.
  private static func equalSign(in text: Substring) -> String.Index? {
    var depth = 0
    var previous: Character = " "
    for index in text.indices {
      let character = text[index]
      switch character {
      case "(", "[", "{", "<": depth += 1
      case ")", "]", "}": depth -= 1
      case ">" where previous != "-": depth -= 1
      case "=" where depth == 0: return index
      default: break
      }
      previous = character
    }
    return nil
  }

  private static func trimmed(_ text: Substring) -> String {
    String(text.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
