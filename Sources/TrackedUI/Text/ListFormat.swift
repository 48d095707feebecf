import FoundationEssentials
import Glibc

/// How the words of a list are put together in the desktop's language: `bread, milk, and tea`.
public nonisolated struct ListFormatStyle<Style: FormatStyle, Base: Sequence>: FormatStyle
where Style.FormatInput == Base.Element, Style.FormatOutput == String {
  /// What the last member is joined with.
  public nonisolated enum ListType: Int, Codable, Hashable, Sendable {
    /// All of them.
    case and
    /// One of them.
    case or
  }

  /// How long the words between are.
  public nonisolated enum Width: Int, Codable, Hashable, Sendable {
    /// In full.
    case standard
    /// A sign, where the language has one.
    case short
    /// Commas alone, where the language has it so.
    case narrow
  }

  /// What is between.
  public var listType: ListType
  /// How long the words between are.
  public var width = Width.standard
  private var memberStyle: Style

  /// A list of what a style writes.
  public init(memberStyle: Style, listType: ListType = .and, width: Width = .standard) {
    (self.memberStyle, self.listType, self.width) = (memberStyle, listType, width)
  }

  /// The list as text.
  public func format(_ value: Base) -> String {
    ListWords.desktop.join(value.map(memberStyle.format), isOr: listType == .or, width: width.rawValue)
  }
}

/// A text as it is, for what puts formats together.
public nonisolated struct StringStyle: FormatStyle {
  /// The text as it is.
  public init() {}
  /// The text.
  public func format(_ value: String) -> String { value }
}

/// What languages put between the members of lists.
nonisolated struct ListWords {
  let language: String

  /// The language that the desktop speaks.
  static var desktop: ListWords {
    let name = setlocale(LC_MESSAGES, nil).map { String(cString: $0) } ?? "C"
    return ListWords(language: String(name.prefix { $0.isLetter }))
  }

  func join(_ members: [String], isOr: Bool, width: Int) -> String {
    guard let last = members.last else { return "" }
    guard members.count > 1 else { return last }
    let first = members.dropLast().joined(separator: ", ")
    return first + conjunction(before: last, isOr: isOr, width: width, isLong: members.count > 2) + last
  }

  private func conjunction(before last: String, isOr: Bool, width: Int, isLong: Bool) -> String {
    let start = last.lowercased()
    let word: (and: String, or: String) =
      switch language {
      case "de": ("und", "oder")
      case "fr": ("et", "ou")
      // The vowel gives way to one like it.
      case "es":
        (
          start.hasPrefix("i") || start.hasPrefix("hi") && !start.hasPrefix("hie") ? "e" : "y",
          start.hasPrefix("o") || start.hasPrefix("ho") || start.hasPrefix("8") ? "u" : "o"
        )
      case "it": ("e", "o")
      case "pt": ("e", "ou")
      case "nl": ("en", "of")
      case "sv": ("och", "eller")
      case "da", "nb", "no": ("og", "eller")
      case "fi": ("ja", "tai")
      case "pl": ("i", "lub")
      case "cs": ("a", "nebo")
      case "tr": ("ve", "veya")
      default: ("and", "or")
      }
    let isEnglish = word.and == "and"
    guard !isOr else { return (isEnglish && isLong ? "," : "") + " \(word.or) " }
    guard isEnglish else { return " \(word.and) " }
    if width == 2 { return ", " }
    return (isLong ? "," : "") + (width == 1 ? " & " : " and ")
  }
}

nonisolated extension FormatStyle {
  /// The members of a list in a style, put together.
  @_disfavoredOverload public static func list<MemberStyle: FormatStyle, Base: Sequence>(
    memberStyle: MemberStyle, type: Self.ListType, width: Self.Width = .standard
  ) -> Self where Self == ListFormatStyle<MemberStyle, Base> {
    Self(memberStyle: memberStyle, listType: type, width: width)
  }

  /// Texts, put together.
  @_disfavoredOverload public static func list<Base: Sequence>(
    type: Self.ListType, width: Self.Width = .standard
  ) -> Self where Self == ListFormatStyle<StringStyle, Base>, Base.Element == String {
    Self(memberStyle: StringStyle(), listType: type, width: width)
  }
}

nonisolated extension Sequence {
  /// The members in a format.
  @_disfavoredOverload public func formatted<Format: FormatStyle>(_ format: Format) -> Format.FormatOutput
  where Format.FormatInput == Self { format.format(self) }
}

nonisolated extension Sequence<String> {
  /// All of the texts: `bread, milk, and tea`.
  @_disfavoredOverload public func formatted() -> String {
    ListFormatStyle<StringStyle, Self>(memberStyle: StringStyle()).format(self)
  }
}
