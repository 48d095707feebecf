import Gtk

/// A text.
public struct Text: WidgetView {
  nonisolated struct Run: Equatable, Sendable {
    var text: String
    var changes = TextChanges()
    /// A moment that it is counted from, or to.
    var moment: Moment?
    /// What it is written from, for other languages and clocks than the desktop's.
    var written: WrittenValue?
    /// What is shown in place of the text, which is one character then.
    var image: Image?
    /// What a click on it opens.
    var link: String?
  }

  nonisolated struct Moment: Equatable, Sendable {
    let date: Date
    let style: DateStyle
    /// The interval that it is counted in; nil without end.
    var course: Course?
  }

  private(set) var runs: [Run]

  /// A text, with markdown where it is a literal.
  public init(_ key: LocalizedStringKey) { runs = key.runs }

  /// A text, with markdown where it is a literal.
  ///
  /// - Parameter comment: what translators are told.
  public init(_ key: LocalizedStringKey, comment: StaticString) { runs = key.runs }

  /// A text as it is.
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ content: Content) { runs = [Run(text: String(content))] }

  /// A text as it is.
  public init(verbatim content: String) { runs = [Run(text: content)] }

  /// A picture that is in a line of text, of the size of its letters.
  @_disfavoredOverload
  public init(_ image: Image) { runs = [Run(image)] }

  /// What is in a text for a picture.
  nonisolated static let pictureMark = "\u{FFFC}"

  init(runs: [Run]) { self.runs = runs }

  init(written: WrittenValue) { runs = [Run(written)] }

  init(_ moment: Moment) { runs = [Run(moment)] }

  /// Where a text that does not fit is cut.
  public nonisolated enum TruncationMode: Sendable {
    /// At the start.
    case head
    /// In the middle.
    case middle
    /// At the end.
    case tail
  }

  /// One text behind another, each with its own look.
  public static func + (left: Text, right: Text) -> Text {
    var sum = left
    sum.runs += right.runs
    return sum
  }

  private func changing(_ change: (inout TextChanges) -> Void) -> Text {
    var copy = self
    for index in copy.runs.indices { change(&copy.runs[index].changes) }
    return copy
  }

  /// The text in a font. What is inside and has a font keeps it.
  public func font(_ font: Font?) -> Text { changing { $0.font = $0.font ?? font } }
  /// The text with another weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text { changing { $0.weight = $0.weight ?? weight } }
  /// The text in bold.
  public func bold(_ isActive: Bool = true) -> Text { changing { $0.isBold = $0.isBold ?? isActive } }
  /// The text in italics.
  public func italic(_ isActive: Bool = true) -> Text { changing { $0.isItalic = $0.isItalic ?? isActive } }
  /// The text with a line below, in its colour or in another one.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    changing {
      $0.isUnderlined = $0.isUnderlined ?? isActive
      $0.underlineColor = $0.underlineColor ?? color
    }
  }
  /// The text with a line through it, in its colour or in another one.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    changing {
      $0.isStruckThrough = $0.isStruckThrough ?? isActive
      $0.strikethroughColor = $0.strikethroughColor ?? color
    }
  }
  /// The text in letters of even width.
  public func monospaced(_ isActive: Bool = true) -> Text { changing { $0.isMonospaced = $0.isMonospaced ?? isActive } }
  /// The text with more space between letters, in logical pixels.
  public func kerning(_ kerning: Double) -> Text { changing { $0.letterSpacing = $0.letterSpacing ?? kerning } }
  /// The text with more space between letters, in logical pixels.
  public func tracking(_ tracking: Double) -> Text { changing { $0.letterSpacing = $0.letterSpacing ?? tracking } }
  /// The text above its line, in logical pixels.
  public func baselineOffset(_ offset: Double) -> Text { changing { $0.rise = $0.rise ?? offset } }
  /// The text with digits of even width.
  public func monospacedDigit() -> Text { changing { $0.hasEvenDigits = true } }
  /// The text in a colour.
  public func foregroundColor(_ color: Color?) -> Text { changing { $0.color = $0.color ?? color } }
  /// The text in a colour.
  public func foregroundStyle(_ color: Color) -> Text { changing { $0.color = $0.color ?? color } }

  /// The text without any look, for names.
  var plain: String { runs.count == 1 ? runs[0].text : runs.map(\.text).joined() }

  /// The pieces with their looks.
  private func textRuns(_ attributes: (TextChanges) -> TextAttributes) -> [TextRun] {
    var start = 0
    return runs.map { run in
      let end = start + run.text.utf8.count
      defer { start = end }
      return TextRun(start..<end, attributes(run.changes))
    }
  }

  /// The pieces with the looks that they have in an environment.
  func textRuns(in values: EnvironmentValues) -> [TextRun] {
    textRuns { $0.over(values.textChanges).attributes(in: values) }
  }

  func makeWidget(_ node: WidgetViewNode<Self>) -> Gtk.Label {
    let label = Gtk.Label("")
    label.wraps = true
    label.wrapMode = .wordOrCharacter
    label.xalign = 0
    return label
  }

  var sizing: WidgetSizing { WidgetSizing(vertical: .whole) }

  /// What is offered less height than its lines need takes that of the lines that fit, and shows no more. A stack that asks for the least height
  /// hears that of all lines: a window is never too low for its texts.
  func size(for proposal: ProposedViewSize, _ label: Gtk.Label, _ node: WidgetViewNode<Self>) -> CGSize? {
    guard let height = proposal.height, height > 0, height < .infinity, label.heightRequest == nil else { return nil }
    let width = sizing.horizontal.length(for: proposal.width, label.measured(.horizontal))
    let known = Int(pixels: width.rounded(.up))
    let natural = label.measured(.vertical, forSize: known).natural
    guard Double(natural) > height + 1, let cut = label.cutHeight(within: Int(pixels: height), width: known) else {
      return CGSize(width: width, height: Double(natural))
    }
    if !label.cutsToHeight {
      label.cutsToHeight = true
      // Before the next layout.
      label.addTickCallback { [weak label] _ in
        label?.queueResize()
        return .finish
      }
    }
    return CGSize(width: width, height: Double(cut))
  }

  func update(_ label: Gtk.Label, _ node: WidgetViewNode<Self>) {
    let values = node.values
    let changes = values.textChanges
    node.dependsOnEnvironment = values.textCase != nil || runs.count != 1 || runs[0].link != nil
    TextLinks.of(label)?.node = node
    let hasMoments = runs.contains { $0.moment != nil }
    if hasMoments || runs.contains(where: { $0.written != nil }) {
      let place = values.formatPlace
      if !place.isUsual { node.dependsOnEnvironment = true }
      if hasMoments { TextClock.of(label, node).follow() }
      return now(in: place, textCase: values.textCase).show(in: label, values, changes)
    }
    if let textCase = values.textCase {
      return cased(textCase).show(in: label, values, changes)
    }
    show(in: label, values, changes)
  }

  /// The most frequent change: other words, of the same look.
  func updateAlone(_ label: Gtk.Label, from old: Text, _ node: WidgetViewNode<Self>) -> Bool {
    guard !node.dependsOnEnvironment, runs.count == 1, old.runs.count == 1, runs[0].changes == old.runs[0].changes,
      runs[0].moment == nil, old.runs[0].moment == nil, runs[0].link == nil, old.runs[0].link == nil
    else {
      return false
    }
    label.text = runs[0].text
    return true
  }

  /// The text with what its moments say now.
  private func now(in place: FormatPlace, textCase: Case?) -> Text {
    var copy = self
    if !place.isUsual {
      for index in copy.runs.indices {
        if let written = copy.runs[index].written { copy.runs[index].text = written.write(place) }
      }
    }
    for index in copy.runs.indices {
      if let moment = copy.runs[index].moment { copy.runs[index].text = moment.text(at: .now, in: place) }
    }
    return textCase.map(copy.cased) ?? copy
  }

  private func cased(_ textCase: Case) -> Text {
    var copy = self
    for index in copy.runs.indices { copy.runs[index].text = textCase.apply(to: copy.runs[index].text) }
    return copy
  }

  private func show(in label: Gtk.Label, _ values: EnvironmentValues, _ changes: TextChanges) {
    if runs.contains(where: { $0.link != nil }) {
      TextLinks.show(runs, in: label, values)
    } else {
      label.text = plain
    }
    let all = TextAttributes.ofWhole(label, values, changes)
    if runs.count == 1, runs[0].image == nil {
      label.baseRuns = []
      label.attributes = runs[0].changes.over(changes).attributes(in: values).with(all)
    } else {
      label.attributes = TextAttributes()
      let pictures = PicturedText.rooms(for: runs, values, changes)
      label.baseRuns = textRuns { $0.over(changes).attributes(in: values).with(all) } + pictures
    }
    label.show(lineLimit: values.lineLimit, values.truncationMode)
    let lines = values.leastLines.map { max($0, 0) } ?? 0
    if lines > 0 || label.heightRequest != nil {
      let height = lines == 0 ? 0 : Snapshot.lineHeight(for: label, changes.attributes(in: values).with(all))
      label.heightRequest = lines == 0 ? nil : Int(pixels: (height * Double(lines)).rounded(.up))
      label.yalign = lines == 0 ? 0.5 : 0
    }
    label.isSelectable = values.textsAreSelectable
    let alignment = values.multilineTextAlignment
    label.justification = alignment.justification
    label.xalign = alignment.share
  }
}

extension Text: @MainActor Equatable {
  /// Whether both show the same.
  public static func == (left: Text, right: Text) -> Bool { left.runs == right.runs }
}

/// How the lines of a text are aligned.
public nonisolated enum TextAlignment: CaseIterable, Sendable {
  /// Flush where they begin.
  case leading
  /// Around the middle.
  case center
  /// Flush where they end.
  case trailing

  var justification: Justification {
    switch self {
    case .leading: .left
    case .center: .center
    case .trailing: .right
    }
  }

  var share: Double {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}

extension Gtk.Label {
  /// One line is cut at the end, more are cut in the last.
  func show(lineLimit: Int?, _ truncation: Text.TruncationMode) {
    ellipsize =
      switch truncation {
      case _ where lineLimit == nil: .none
      case .head: .start
      case .middle: .middle
      case .tail: .end
      }
    limitLines(to: lineLimit.map { max(1, $0) })
  }
}

nonisolated extension Text.Run {
  /// A picture in place of a letter.
  init(_ image: Image) { self.init(text: Text.pictureMark, image: image) }

  /// A value as the desktop's language writes it.
  init(_ written: WrittenValue) { self.init(text: written.write(FormatPlace()), written: written) }

  /// A moment, as it is said now.
  init(_ moment: Text.Moment) { self.init(text: moment.text(at: .now), moment: moment) }
}
