/// Agreement of an English noun with the number before it: `^[\(count) message](inflect: true)`.
nonisolated enum Inflection {
  /// A text that begins with a number, with its last word as it is said of so many; any other as it is.
  static func agreed(_ text: String) -> String {
    guard let first = text.split(separator: " ").first, let isOne = isOne(first) else { return text }
    let end = text.lastIndex { $0.isLetter }.map { text.index(after: $0) } ?? text.endIndex
    let start = text[..<end].lastIndex { !$0.isLetter }.map { text.index(after: $0) } ?? text.startIndex
    guard start < end, start > text.startIndex else { return text }
    let word = String(text[start..<end])
    return text[..<start] + (isOne ? singular(word) : plural(word)) + text[end...]
  }

  /// Whether a number is one; nil for what is no number. `1,204` is one, whatever groups its digits.
  private static func isOne(_ text: Substring) -> Bool? {
    guard let first = text.first(where: { $0 != "-" && $0 != "+" }), first.isNumber else { return nil }
    return text == "1"
  }

  private static let irregular = [
    ("person", "people"), ("child", "children"), ("man", "men"), ("woman", "women"), ("foot", "feet"),
    ("tooth", "teeth"), ("goose", "geese"), ("mouse", "mice"), ("ox", "oxen"), ("analysis", "analyses"),
    ("leaf", "leaves"), ("loaf", "loaves"), ("shelf", "shelves"), ("half", "halves"), ("wolf", "wolves"),
    ("knife", "knives"), ("life", "lives"), ("wife", "wives"), ("thief", "thieves"), ("potato", "potatoes"),
    ("tomato", "tomatoes"), ("hero", "heroes"), ("echo", "echoes"), ("quiz", "quizzes"), ("sheep", "sheep"),
    ("fish", "fish"), ("deer", "deer"), ("series", "series"), ("species", "species"), ("news", "news"),
    ("movie", "movies"), ("cookie", "cookies"), ("pie", "pies"), ("tie", "ties"),
  ]

  /// A word in the look of another one: `People` for `Person`.
  private static func word(_ word: String, like other: String) -> String {
    guard let first = other.first, first.isUppercase else { return word }
    let isShouted = other.count > 1 && other.allSatisfy(\.isUppercase)
    return isShouted ? word.uppercased() : word.prefix(1).uppercased() + word.dropFirst()
  }

  /// Whether a word looks like one of several: `items`, and not `class`, `bus`, `lens`.
  private static func isPlural(_ word: String) -> Bool {
    word.hasSuffix("s") && !["ss", "us", "is", "as", "ens"].contains(where: word.hasSuffix)
  }

  private static func plural(_ given: String) -> String {
    let word = given.lowercased()
    if let known = irregular.first(where: { $0.0 == word }) { return self.word(known.1, like: given) }
    if isPlural(word) || irregular.contains(where: { $0.1 == word }) { return given }
    if word.hasSuffix("y"), let before = word.dropLast().last, !"aeiou".contains(before) {
      return given.dropLast() + ending("ies", of: given)
    }
    return given + ending(["s", "x", "z", "ch", "sh"].contains(where: word.hasSuffix) ? "es" : "s", of: given)
  }

  private static func singular(_ given: String) -> String {
    let word = given.lowercased()
    if let known = irregular.first(where: { $0.1 == word }) { return self.word(known.0, like: given) }
    guard isPlural(word) else { return given }
    if word.hasSuffix("ies") { return given.dropLast(3) + ending("y", of: given) }
    let isLonger = ["ses", "xes", "zes", "ches", "shes"].contains(where: word.hasSuffix)
    return String(given.dropLast(isLonger ? 2 : 1))
  }

  private static func ending(_ ending: String, of word: String) -> String {
    word.count > 1 && word.allSatisfy(\.isUppercase) ? ending.uppercased() : ending
  }
}
