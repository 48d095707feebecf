/// A UIKit source as TrackedKit takes it. What is in texts and comments stays as it is.
///
/// - the prefixes `UI`, `NS` and `CG` go, `CGFloat` becomes `Double`, and `import UIKit` becomes `import TrackedKit`, as
///   do imports of `AppKit`, whose hooks the kit has besides UIKit's names (`layout()`, `viewWillLayout()`, `updateLayer()`), of `Cocoa`, `CoreGraphics`, `PhotosUI`, `QuartzCore` and `UniformTypeIdentifiers`
/// - `NSRange` becomes `Range<Int>`, and `range(of:)` of what the source says is an `NSString` becomes `unitRange(of:)`, which gives one
/// - `#Preview { … }` goes, and so does `@IBOutlet`
/// - a source that imports Foundation besides imports the kit's names that Foundation has, too, by name
/// - `import TrackedKitPorting` is added while the source uses a name that only the messages there know
/// - a class that is an application's or a scene's delegate is made final: only such a class can be made by its type, as `init()` would
///   have to be `required` otherwise
/// - `deinit` becomes `isolated deinit` in a class that is declared with one of UIKit's classes, as the deinitialisers of views are
/// - `super.init(coder:)` and what follows it in an initialiser becomes `fatalError`: nothing is made of an archive
/// - `convenience` goes in an extension of what is a class in UIKit and a value here, such as `UIColor`
/// - `#keyPath(CALayer.opacity)` becomes the text that the compiler makes of it
/// - `#available(iOS 26, *)` and `#unavailable(iOS 26)` become a check of the kit's level
/// - a name without its prefix that the source gives to a type of its own is written `TrackedKit.ViewController`
/// - where SwiftUI is imported, both become `import TrackedUI`; what UIKit and SwiftUI both have is written with the kit's module,
///   `TrackedKit.View`, and `UIViewRepresentable` becomes `WidgetRepresentable`, with its requirements
/// - `@objc` goes, and `#selector(action)` becomes the method itself, `Page.action`, by the name of the class or extension around it; where
///   it is given to a function of the source's own that takes a `Selector`, it becomes `Selector(Page.action)`
public func portedFromUIKit(_ source: String) -> String {
  var port = Port(
    rest: Substring(source), isMixed: SwiftUINames.areImported(in: source), declared: declaredTypes(in: source),
    takingSelectors: functionsTakingSelectors(in: source))
  port.code(until: nil)
  return port.needed.completed(port.result)
}

/// The names after `class`, `struct`, `enum`, `protocol`, `actor` and `typealias`, in texts and comments, too: one too many is told apart by its
/// module for nothing.
private func declaredTypes(in source: String) -> Set<Substring> {
  let words = source.split { !$0.continuesIdentifier }
  let keywords: Set<Substring> = ["class", "struct", "enum", "protocol", "actor", "typealias"]
  return Set(zip(words, words.dropFirst()).compactMap { keywords.contains($0) ? $1 : nil })
}

/// The names of the source's functions with a parameter of the type `Selector`, and of the types with such an initialiser.
private func functionsTakingSelectors(in source: String) -> Set<Substring> {
  guard source.contains("Selector") else { return [] }
  var names: Set<Substring> = []
  var (rest, type, last) = (Substring(source), Substring(), Substring())
  while let character = rest.first {
    guard character.beginsIdentifier else {
      rest.removeFirst()
      continue
    }
    let word = rest.prefix { $0.continuesIdentifier }
    rest = rest.dropFirst(word.count)
    if ["class", "struct", "extension", "enum"].contains(last) { type = word }
    if last == "func" || word == "init", let parameters = rest.parameters, parameters.takeSelector {
      names.insert(last == "func" ? word : type.hasPrefix("UI") ? type.dropFirst(2) : type)
    }
    last = word
  }
  return names
}

/// The names that are declared with the type `NSString`, or by a value that is one.
private func namesOfNSStrings(in source: Substring) -> Set<Substring> {
  guard source.contains("NSString") else { return [] }
  var names: Set<Substring> = []
  for line in source.split(whereSeparator: \.isNewline) where line.contains("NSString") {
    let words = line.split { !$0.continuesIdentifier && $0 != ":" }
    for (word, next) in zip(words, words.dropFirst()) {
      if word == "let" || word == "var" { names.insert(next.last == ":" ? next.dropLast() : next) }
      if word.last == ":", next == "NSString" { names.insert(word.dropLast()) }
    }
  }
  return names
}

private struct Port {
  var rest: Substring
  /// Whether SwiftUI is imported.
  let isMixed: Bool
  var result = ""
  var types = TypeScopes()
  var needed: NeededImports
  /// The names of what the source says is an `NSString`.
  private let nsStrings: Set<Substring>
  /// The names of the source's own types.
  private let declared: Set<Substring>
  /// Those of its functions that take selectors.
  private let takingSelectors: Set<Substring>
  /// What the parentheses are the arguments of, around what is read.
  private var callees: [Substring] = []
  /// The word before.
  private var last: Substring = ""

  init(rest: Substring, isMixed: Bool, declared: Set<Substring>, takingSelectors: Set<Substring>) {
    (self.rest, self.isMixed, self.declared, self.takingSelectors) = (rest, isMixed, declared, takingSelectors)
    needed = NeededImports(isMixed: isMixed)
    nsStrings = namesOfNSStrings(in: rest)
  }

  /// Ports code up to the parenthesis that closes an interpolation or a `#selector`, which stays unread, or to the end.
  mutating func code(until end: Character?) {
    var (depth, braces) = (0, 0)
    while let character = rest.first {
      if depth == 0, braces == 0, character == end { return }
      switch character {
      case "(":
        depth += 1
        callees.append(result.last?.continuesIdentifier == true ? last : "")
      case ")":
        depth -= 1
        _ = callees.popLast()
      case "{":
        braces += 1
        types.open()
      case "}":
        braces -= 1
        types.close()
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
      } else if rest.hasPrefix("#keyPath(") {
        keyPath()
      } else if rest.hasPrefix("#available(") || rest.hasPrefix("#unavailable(") {
        availability()
      } else if !isMixed, rest.hasPrefix("#Preview") {
        preview()
      } else if character.beginsIdentifier {
        let written = identifier()
        // A protocol's own members are had by what conforms to it.
        var name = written == "UIResponder" && rest.hasPrefix(".keyboard") ? "View" : ported(written)
        if name != written, written.hasPrefix("UI"), declared.contains(name), !result.hasSuffix(".") {
          name = "TrackedKit." + name
        }
        // What a controller's initialiser takes for a bundle is not read.
        if name == "Bundle", rest.hasPrefix("?"), result.endsWithBundleLabel { name = "AnyObject" }
        if name == "range", rest.hasPrefix("(of:"), result.endsWithText(nsStrings) { name = "unitRange" }
        types.read(name, before: rest)
        if !declared.contains(name) { needed.read(name, isMember: result.hasSuffix(".")) }
        if name == "class", last != "final", rest.declaresDelegate { result += "final " }
        if name == "deinit", last != "isolated", types.isInUIKitClass { result += "isolated " }
        if name == "super", rest.hasPrefix(".init(coder:") {
          endWithoutCoder()
          continue
        }
        if name == "convenience", let type = types.extended, Self.values.contains(type) {
          rest = rest.drop { $0.isWhitespace }
          continue
        }
        result += name
        if last == "import", ["UIKit", "AppKit", "Cocoa", "SwiftUI", "Foundation"].contains(written) {
          needed.didImport(["AppKit", "Cocoa"].contains(written) ? "UIKit" : written, at: result.utf8.count)
        }
        last = name
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
    guard ["objc", "objcMembers", "IBOutlet"].contains(name) else {
      result += "@" + ported(name)
      return
    }
    if rest.first == "(" { rest = rest.drop { $0 != ")" }.dropFirst() }
    rest = rest.drop { $0.isWhitespace }
  }

  /// Leaves a preview out, which no editor shows here.
  mutating func preview() {
    let body = rest.prefix { $0 != "{" }
    rest = rest.dropFirst(body.count)
    var inner = Port(rest: rest, isMixed: isMixed, declared: declared, takingSelectors: [])
    if inner.rest.popFirst() != nil { inner.code(until: "}") }
    rest = inner.rest.dropFirst()
  }

  mutating func selector() {
    rest.removeFirst("#selector(".count)
    var inner = Port(rest: rest, isMixed: isMixed, declared: declared, takingSelectors: [])
    inner.code(until: ")")
    rest = inner.rest.dropFirst()
    var method = Substring(inner.result)
    for prefix in ["self.", "Self."] where method.hasPrefix(prefix) { method = method.dropFirst(prefix.count) }
    let before = result.reversed().drop { $0.isWhitespace }.prefix(40)
    let isAssigned = [": Selector =", ": Selector? =", ".action ="].contains { before.starts(with: $0.reversed()) }
    let isValue = isAssigned || callees.last.map(takingSelectors.contains) == true
    if isValue { result += "Selector(" }
    if method.first?.isUppercase != true, let type = types.current { result += type + "." }
    result += method
    if isValue { result += ")" }
  }

  /// Whether the program runs by iOS 26's rules is a matter of the kit's level. Other versions are none of it.
  mutating func availability() {
    let check = rest.prefix { $0 != ")" } + rest.drop { $0 != ")" }.prefix(1)
    rest = rest.dropFirst(check.count)
    let words = check.split { !$0.continuesIdentifier }
    let isLevel = zip(words, words.dropFirst()).contains { $0 == "iOS" && $1 == "26" }
    guard isLevel else { return result += check }
    result += "Configuration.current.trackingPolicy.level \(check.hasPrefix("#un") ? "<" : ">=") .v26"
  }

  /// The text that the compiler makes of a path of properties: without the type in front.
  mutating func keyPath() {
    rest.removeFirst("#keyPath(".count)
    let parts = rest.prefix { $0 != ")" }.split(separator: ".").map { $0.filter { !$0.isWhitespace } }
    rest = rest.drop { $0 != ")" }.dropFirst()
    result += "\"" + parts.drop { $0.first?.isUppercase == true || $0 == "self" }.joined(separator: ".") + "\""
  }

  mutating func identifier() -> Substring {
    let name = rest.prefix { $0.continuesIdentifier }
    rest = rest.dropFirst(name.count)
    return name
  }

  /// Nothing is made of an archive: what follows `super.init(coder:)` in an initialiser goes with it.
  mutating func endWithoutCoder() {
    result += "fatalError(\"views are made in code\")"
    var unread = self
    unread.code(until: "}")
    result += unread.rest.first == "}" ? " " : ""
    rest = unread.rest
  }

  /// What is a class in UIKit and a value here: an initialiser in an extension is no convenience.
  private static let values: Set<String> = ["Color", "Font", "FontDescriptor", "Image", "IndexPath"]

  func ported(_ name: Substring) -> Substring {
    if isMixed, let ported = portedBesideSwiftUI(name) { return ported }
    switch name {
    case "CGFloat": return "Double"
    case "UIKit": return "TrackedKit"
    // What the kit has of these.
    case "AppKit", "Cocoa", "CoreGraphics", "MobileCoreServices", "PhotosUI", "QuartzCore", "UniformTypeIdentifiers":
      return last == "import" ? isMixed ? "TrackedUI" : "TrackedKit" : name
    // Swift's own type has the name without the prefix.
    case "NSRange": return "Range<Int>"
    default: break
    }
    if NeededImports.prefixed.contains(name) { return name }
    for prefix in ["UI", "NS", "CG"] where name.hasPrefix(prefix) {
      let plain = name.dropFirst(prefix.count)
      if plain.first?.isUppercase == true { return plain }
    }
    return name
  }

  /// What a name becomes where SwiftUI is imported; nil for what it would become anyhow.
  private func portedBesideSwiftUI(_ name: Substring) -> Substring? {
    if name == "SwiftUI" || name == "UIKit" && last == "import" { return "TrackedUI" }
    if let requirement = SwiftUINames.representables[name] { return requirement }
    // SwiftUI's are Foundation's, and the kit's are GTK's.
    if ["CGFloat", "CGPoint", "CGRect", "CGSize"].contains(name), !types.isWithinUIKitClass { return name }
    // The label of a parameter, which is not the first: the name stays for the body.
    if let label = SwiftUINames.labels[name], rest.first == ":", isAfterComma { return label + " " + name }
    guard name.hasPrefix("UI") || name.hasPrefix("NS") else { return nil }
    let plain = name.dropFirst(2)
    return SwiftUINames.shared.contains(plain) && !result.hasSuffix(".") ? "TrackedKit." + plain : nil
  }

  private var isAfterComma: Bool { result.last { !$0.isWhitespace } == "," }
}

/// The types whose bodies the code that is read is in.
private struct TypeScopes {
  private struct Scope {
    var type: String?
    var isExtension = false
    var isUIKitClass = false
  }

  private var scopes: [Scope] = []
  private var declared: Declaration?
  private var declaresUIKitClass = false
  private var declaresExtension = false

  private enum Declaration {
    /// After the keyword.
    case begun
    case named(String)
  }

  /// The innermost type that can have methods for selectors.
  var current: String? { scopes.last { $0.type != nil }?.type }

  /// The type whose extension the body is that of; nil for another body.
  var extended: String? { scopes.last.flatMap { $0.isExtension ? $0.type : nil } }

  /// Whether the body is that of a class, or of what represents one, whose declaration names one of UIKit's classes or protocols first.
  var isInUIKitClass: Bool { scopes.last?.isUIKitClass == true }

  /// Whether the body belongs to something from UIKit, or is inside such a body.
  var isWithinUIKitClass: Bool {
    scopes.contains { $0.isUIKitClass || $0.isExtension && $0.type?.hasPrefix("UI") == true }
  }

  mutating func read(_ word: Substring, before rest: Substring) {
    switch declared {
    case .begun?:
      declared = ["func", "var", "let", "subscript"].contains(word) ? nil : .named(String(word))
    case .named(let name)? where name.hasSuffix("."):
      declared = .named(name + word)
    case .named?:
      break
    case nil:
      // Not `protocol P: class`, and not `class` before a member.
      if word == "class" || word == "extension" || word == "actor", rest.first?.isWhitespace == true {
        declared = .begun
        declaresExtension = word == "extension"
        declaresUIKitClass = word == "class" && rest.inheritsFromUIKit
      } else if word == "struct", rest.first?.isWhitespace == true, rest.inheritsFromUIKit {
        // What represents a view names the kit's types.
        (declared, declaresExtension, declaresUIKitClass) = (.begun, false, true)
      }
    }
    if case .named(let name)? = declared, rest.first == ".", name.hasSuffix(word) { declared = .named(name + ".") }
  }

  mutating func open() {
    if case .named(let name)? = declared {
      scopes.append(Scope(type: name, isExtension: declaresExtension, isUIKitClass: declaresUIKitClass))
    } else {
      scopes.append(Scope())
    }
    (declared, declaresUIKitClass) = (nil, false)
  }

  mutating func close() { _ = scopes.popLast() }
}

/// How a text literal begins: `"`, `"""`, and either with number signs.
private struct TextOpening {
  let hashes: String
  let quotes: String
  var written: String { hashes + quotes }
  var closing: String { quotes + hashes }
}

extension Substring {
  /// After `class`: whether one is declared that the kit makes by its type.
  fileprivate var declaresDelegate: Bool {
    guard first?.isWhitespace == true else { return false }
    return prefix { $0 != "{" }.split { !$0.continuesIdentifier }.contains {
      ["UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate"].contains($0)
    }
  }

  /// After `class`: whether what is named first after the colon is of UIKit.
  fileprivate var inheritsFromUIKit: Bool {
    prefix { $0 != "{" }.split(separator: ":", maxSplits: 1).dropFirst().first?
      .drop { $0.isWhitespace }.hasPrefix("UI") == true
  }

  /// From the parenthesis on: what is within it and its partner; nil where something else begins.
  fileprivate var parameters: Substring? {
    guard first == "(" else { return nil }
    var depth = 0
    for index in indices {
      switch self[index] {
      case "(": depth += 1
      case ")": depth -= 1
      default: break
      }
      if depth == 0 { return self[startIndex..<index] }
    }
    return nil
  }

  /// Whether one of the parameters is a selector.
  fileprivate var takeSelector: Bool {
    let words = split { !$0.continuesIdentifier && $0 != ":" }
    return zip(words, words.dropFirst()).contains { $0.hasSuffix(":") && $1 == "Selector" }
      || words.contains(":Selector")
  }

  fileprivate var openingOfText: TextOpening? {
    let hashes = prefix { $0 == "#" }
    let text = dropFirst(hashes.count)
    guard text.first == "\"" else { return nil }
    return TextOpening(hashes: String(hashes), quotes: text.hasPrefix("\"\"\"") ? "\"\"\"" : "\"")
  }
}

extension String {
  /// Whether a member is read next of what is one of some names, or has just been said to be a text.
  fileprivate func endsWithText(_ names: Set<Substring>) -> Bool {
    guard last == "." else { return false }
    let before = dropLast()
    if before.hasSuffix(" as String)") { return true }
    let name = before.reversed().prefix { $0.continuesIdentifier }.reversed()
    return names.contains(Substring(String(name)))
  }

  /// Whether a type is read next that a parameter `bundle` has.
  fileprivate var endsWithBundleLabel: Bool {
    let words = suffix(80).split { !$0.continuesIdentifier && $0 != ":" }
    guard words.count > 1, words.last?.hasSuffix(":") == true else { return false }
    return words.last == "bundle:" || words[words.count - 2] == "bundle"
  }
}

extension Character {
  fileprivate var beginsIdentifier: Bool { isLetter || self == "_" }
  fileprivate var continuesIdentifier: Bool { beginsIdentifier || isNumber }
}
