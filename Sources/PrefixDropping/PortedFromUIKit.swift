/// A UIKit source as TrackedKit takes it. What is in texts and comments stays as it is.
///
/// - the prefixes `UI`, `NS` and `CG` go, `CGFloat` becomes `Double`, and `import UIKit` becomes `import TrackedKit`
/// - `@objc` goes, and `#selector(action)` becomes the method itself: `Self.action`, or `Other.action` where a type is named
public func portedFromUIKit(_ source: String) -> String {
  var port = Port(rest: Substring(source))
  port.code(until: nil)
  return port.result
}

private struct Port {
  var rest: Substring
  var result = ""

  /// Ports code up to the parenthesis that closes an interpolation or a `#selector`, which stays unread, or to the end.
  mutating func code(until end: Character?) {
    var depth = 0
    while let character = rest.first {
      if depth == 0, character == end { return }
      switch character {
      case "(": depth += 1
      case ")": depth -= 1
      default: break
      }
      if rest.hasPrefix("//") {
        copy(through: "\n")
      } else if rest.hasPrefix("/*") {
        blockComment()
      } else if let opening = rest.openingOfText {
        text(opening)
      } else if character == "@" {
        attribute()
      } else if rest.hasPrefix("#selector(") {
        selector()
      } else if character.beginsIdentifier {
        let name = identifier()
        result += ported(name)
      } else {
        copyCharacter()
      }
    }
  }

  mutating func copyCharacter() {
    if let character = rest.popFirst() { result.append(character) }
  }

  mutating func copy(through end: String) {
    while !rest.isEmpty, !rest.hasPrefix(end) { copyCharacter() }
    for _ in end { copyCharacter() }
  }

  mutating func blockComment() {
    var depth = 0
    repeat {
      let step = rest.hasPrefix("/*") ? 1 : rest.hasPrefix("*/") ? -1 : 0
      depth += step
      if step != 0 { copyCharacter() }
      copyCharacter()
    } while depth > 0 && !rest.isEmpty
  }

  /// Copies a literal but for its interpolations, which are code.
  mutating func text(_ opening: TextOpening) {
    for _ in opening.written { copyCharacter() }
    let interpolation = "\\" + opening.hashes + "("
    while !rest.isEmpty {
      if rest.hasPrefix(opening.closing) {
        for _ in opening.closing { copyCharacter() }
        return
      } else if rest.hasPrefix(interpolation) {
        for _ in interpolation { copyCharacter() }
        code(until: ")")
        copyCharacter()
      } else if rest.hasPrefix("\\" + opening.hashes) {
        for _ in 0..<opening.hashes.count + 2 { copyCharacter() }
      } else {
        copyCharacter()
      }
    }
  }

  mutating func attribute() {
    rest.removeFirst()
    let name = identifier()
    guard name == "objc" || name == "objcMembers" else {
      result += "@" + ported(name)
      return
    }
    if rest.first == "(" { rest = rest.drop { $0 != ")" }.dropFirst() }
    rest = rest.drop { $0.isWhitespace }
  }

  mutating func selector() {
    rest.removeFirst("#selector(".count)
    var inner = Port(rest: rest)
    inner.code(until: ")")
    rest = inner.rest.dropFirst()
    if inner.result.hasPrefix("self.") {
      result += "Self." + inner.result.dropFirst("self.".count)
    } else {
      result += inner.result.first?.isUppercase == true ? inner.result : "Self." + inner.result
    }
  }

  mutating func identifier() -> Substring {
    let name = rest.prefix { $0.continuesIdentifier }
    rest = rest.dropFirst(name.count)
    return name
  }

  func ported(_ name: Substring) -> Substring {
    switch name {
    case "CGFloat": return "Double"
    case "UIKit": return "TrackedKit"
    default: break
    }
    for prefix in ["UI", "NS", "CG"] where name.hasPrefix(prefix) {
      let plain = name.dropFirst(prefix.count)
      if plain.first?.isUppercase == true { return plain }
    }
    return name
  }
}

/// How a text literal begins: `"`, `"""`, and either with number signs.
private struct TextOpening {
  let hashes: String
  let quotes: String
  var written: String { hashes + quotes }
  var closing: String { quotes + hashes }
}

extension Substring {
  fileprivate var openingOfText: TextOpening? {
    let hashes = prefix { $0 == "#" }
    let text = dropFirst(hashes.count)
    guard text.first == "\"" else { return nil }
    return TextOpening(hashes: String(hashes), quotes: text.hasPrefix("\"\"\"") ? "\"\"\"" : "\"")
  }
}

extension Character {
  fileprivate var beginsIdentifier: Bool { isLetter || self == "_" }
  fileprivate var continuesIdentifier: Bool { beginsIdentifier || isNumber }
}
