import TrackedKit

/// Swift source in colours. The line with which a hook begins is lit for a moment when the hook has run.
final class SourceView: View {
  let code: String
  private let coloredCode: AttributedText
  private let label = Label()
  private let lines: [HookLine]
  private let lit = LitLines()
  private weak var runs: RunFeed?
  private var seen = 0

  @Observable fileprivate final class LitLines {
    var numbers: Set<Int> = []
    @ObservationIgnored var timer: MainLoopSource?
  }

  enum Breaking { case nowhere, anywhere }

  /// - Parameters:
  ///   - type: whose hooks these are where the code does not say it.
  ///   - breaking: whether lines that are too long go on in the next one.
  init(_ code: String, of type: String = "", breaking: Breaking = .nowhere) {
    self.code = code
    coloredCode = CodeColors.text(code)
    lines = HookLine.find(in: code, of: type)
    super.init()
    UpdateRecorder.ignore(self)
    // Code is written from left to right in every language.
    label.direction = .leftToRight
    label.xalign = 0
    label.isSelectable = true
    label.addCSSClass("source")
    switch breaking {
    case .nowhere: label.lineBreakMode = .byClipping
    case .anywhere:
      label.numberOfLines = 0
      label.wrapMode = .wordOrCharacter
    }
    addSubview(label)
  }

  override func updateProperties() {
    super.updateProperties()
    label.attributedText = CodeColors.text(coloredCode, litLines: lit.numbers)
    if !lines.isEmpty, runs == nil, let runs = traitCollection.appModel?.runs {
      self.runs = runs
      runs.follow(self) { me, record in me.light(record) }
    }
  }

  private func light(_ record: UpdateRecord) {
    let new = record.runs.filter { $0.id > seen }
    // What ran before the code came into sight is no news.
    let isFirst = seen == 0
    seen = record.runs.last?.id ?? seen
    guard !isFirst, label.isMapped else { return }
    let numbers = lines.filter { line in new.contains { $0.object == line.type && $0.hook == line.hook } }.map(\.number)
    guard !numbers.isEmpty else { return }
    lit.numbers = Set(numbers)
    lit.timer?.cancel()
    lit.timer = MainLoop.after(milliseconds: 800) { [weak lit] in lit?.numbers = [] }
  }
}

/// Where a hook begins in source code.
struct HookLine: Equatable {
  let type: String
  let hook: HookKind
  /// Counted from 0.
  let number: Int

  /// - Parameter type: whose hooks those before the first type are.
  static func find(in code: String, of type: String) -> [HookLine] {
    var type = type
    var found: [HookLine] = []
    for (number, line) in code.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
      for (keyword, name) in zip(words, words.dropFirst()) {
        switch keyword {
        case "class", "struct", "extension": type = name
        case "func", "var":
          if let hook = HookKind(rawValue: name) { found.append(HookLine(type: type, hook: hook, number: number)) }
        default: break
        }
      }
    }
    return found
  }
}

/// The colours of code, light and dark: each has a contrast of 4.5 to 1 at least with the ground of a card.
enum CodeColors {
  /// Text of each kind on a light ground and on a dark one.
  static func shades(of kind: SwiftLexer.Kind) -> (light: RGBA, dark: RGBA) {
    let (light, dark) =
      switch kind {
      case .keyword: ("#9b2393", "#f08ad6")
      case .type: ("#1f5f8b", "#7cc4f5")
      case .string: ("#a3342a", "#ff9d8a")
      case .number: ("#1c00cf", "#d3c070")
      case .comment: ("#5f666d", "#a7b0b8")
      case .attribute: ("#7a4a00", "#f2b36b")
      }
    return (RGBA(css: light)!, RGBA(css: dark)!)
  }

  static func color(of kind: SwiftLexer.Kind) -> Color {
    let (light, dark) = shades(of: kind)
    return Color(light: Color(light), dark: Color(dark))
  }

  static let lit = Color(light: Color(RGBA(css: "#fbe5a0")!), dark: Color(RGBA(css: "#5c4a12")!))

  static func text(_ code: String) -> AttributedText {
    let text = MutableAttributedString(string: code)
    for token in SwiftLexer.tokens(in: code) {
      text.addAttribute(.foregroundColor, value: color(of: token.kind), range: token.range)
    }
    return text.copy()
  }

  static func text(_ coloredCode: AttributedText, litLines: Set<Int>) -> AttributedText {
    guard !litLines.isEmpty else { return coloredCode }
    let text = coloredCode.mutableCopy()
    let lines = text.string.split(separator: "\n", omittingEmptySubsequences: false)
    for number in litLines where lines.indices.contains(number) && !lines[number].isEmpty {
      text.addAttribute(.backgroundColor, value: lit, range: lines[number].startIndex..<lines[number].endIndex)
    }
    return text
  }
}
