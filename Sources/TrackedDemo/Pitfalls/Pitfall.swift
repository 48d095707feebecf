import TrackedKit

/// A view with a line of text and hooks given as closures: one side of a pitfall.
final class SampleView: View {
  private let label = Label()
  private let column = Box(.vertical, spacing: 3)
  private var onUpdate: (SampleView) -> Void
  private let onLayout: (SampleView) -> Void

  /// The hook that a sample has.
  enum Hook { case properties, layout }

  init(_ hook: Hook = .properties, _ body: @escaping (SampleView) -> Void = { _ in }) {
    onUpdate = hook == .properties ? body : { _ in }
    onLayout = hook == .layout ? body : { _ in }
    super.init()
    label.numberOfLines = 0
    // A text of another length must not lay the page out: layout is what some of the samples count.
    label.widthChars = 12
    column.append(label)
    addSubview(column)
  }

  /// What is below the text.
  var content: Widget? {
    didSet { if let content { column.append(content) } }
  }

  /// Gives the sample a second hook.
  func onProperties(_ body: @escaping (SampleView) -> Void) { onUpdate = body }

  var text: String {
    get { label.text }
    set { label.text = newValue }
  }

  override func updateProperties() {
    super.updateProperties()
    onUpdate(self)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout(self)
  }
}

/// How to do something, wrong or right, with what is shown and what is counted.
struct PitfallSide {
  /// The lines that do it, or the reason why they cannot be shown.
  let code: String
  let view: SampleView
  let hook: HookKind
  /// The declarative view whose hook it is; nil where the sample's runs are counted.
  let declarativeView: Any.Type?

  /// - Parameters:
  ///   - part: the name under which the lines are marked in the file that calls this.
  ///   - hook: whose runs are counted.
  ///   - declarativeView: the declarative view that has the hook; nil for `view`.
  init(
    _ part: String, _ view: SampleView, counting hook: HookKind = .updateProperties,
    of declarativeView: Any.Type? = nil, file: String = #fileID
  ) {
    do {
      code = try EssentialSource.text(of: file.split(separator: "/").last.map(String.init) ?? file, part: part)
    } catch { code = "\(error)" }
    self.view = view
    self.hook = hook
    self.declarativeView = declarativeView
  }

  fileprivate func makeCounter() -> RunCounter {
    declarativeView.map { RunCounter(ofAll: $0, hook) } ?? RunCounter(of: view, hook)
  }
}

/// A mistake beside its remedy, and the buttons that show the difference.
struct Pitfall {
  let title: String
  let why: String
  let wrong: PitfallSide
  let right: PitfallSide
  let actions: [(title: String, action: () -> Void)]
}

/// Shows a pitfall: wrong and right beside each other, or below where it is narrow.
final class PitfallCard: View {
  let pitfall: Pitfall
  let counters: (wrong: RunCounter, right: RunCounter)

  init(_ pitfall: Pitfall) {
    self.pitfall = pitfall
    counters = (pitfall.wrong.makeCounter(), pitfall.right.makeCounter())
    super.init()
    let why = Label(pitfall.why)
    why.numberOfLines = 0
    why.addCSSClass("dim-label")
    let buttons = Box(.horizontal, spacing: 6)
    for (title, action) in pitfall.actions {
      let button = Button(title)
      // Several mistakes have a button of the same name.
      button.setAccessibleLabel("\(title): \(pitfall.title)")
      button.onClicked { action() }
      buttons.append(button)
    }
    let column = Box(.vertical, spacing: 12)
    column.margins = PageLayout.cardMargins
    column.append(why)
    column.append(
      PanesView([
        Self.makeSide("Wrong", of: pitfall.title, pitfall.wrong, counters.wrong),
        Self.makeSide("Right", of: pitfall.title, pitfall.right, counters.right),
      ]))
    column.append(buttons)
    addSubview(PageLayout.makeSection(pitfall.title, [column]))
  }

  private static func makeSide(_ title: String, of pitfall: String, _ side: PitfallSide, _ counter: RunCounter)
    -> Widget
  {
    let heading = Label(word: title)
    heading.addCSSClass("heading")
    heading.addCSSClass(title == "Wrong" ? "wrong" : "right")
    heading.hexpand = true
    let top = Box(.horizontal, spacing: 6)
    [heading, EssentialSource.makeCopyButton(side.code, named: "\(title.lowercased()): \(pitfall)")].forEach(top.append)
    let code = SourceView(side.code, breaking: .anywhere)
    let runs = Box(.horizontal, spacing: 6)
    let label = Label(String(localized: "Runs of \(side.hook.rawValue)"))
    label.hexpand = true
    label.addCSSClass("caption")
    runs.append(label)
    runs.append(RunCountLabel(counter))
    let column = Box(.vertical, spacing: 6)
    column.addCSSClass("pitfall-side")
    [top, code, side.view, runs].forEach(column.append)
    return column
  }
}
