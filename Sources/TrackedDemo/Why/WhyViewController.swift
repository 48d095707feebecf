import TrackedKit

/// The same small program twice: refreshed by hand from signal handlers, and tracked. What each forgets is found by comparing.
final class WhyViewController: ViewController {
  private let model: WhyModel
  private let settings: SettingsModel
  private let runs: RunFeed
  private let facts: WhyFacts
  private let pair: InboxPairController
  private let manyRows = Switch()
  private let welcome = Revealer()
  private weak var second: TrackedKit.Window?

  init(_ model: WhyModel, settings: SettingsModel, runs: RunFeed) {
    self.model = model
    self.settings = settings
    self.runs = runs
    facts = WhyFacts(model)
    pair = InboxPairController(
      model, belowManual: Self.makeFacts(.manual, facts), belowTracked: Self.makeFacts(.tracked, facts))
    super.init()
    title = String(localized: "Why Tracking")
    addChild(pair)
  }

  override var canBecomeFirstResponder: Bool { true }

  override func becomeFirstResponder() -> Bool { pair.controls.newButton.grabFocus() }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(
      PageLayout.makePage(
        title: "Why Tracking",
        summary: "The same inbox twice, with the same widgets. Change both, and see what each forgets.",
        maximumWidth: 1000, [makeWelcome(), makeControls(), pair.view]))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    runs.follow(self) { me, record in me.facts.refresh(record, from: me.view.window) }
    if let window = view.window { runs.watch(window) }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    runs.unfollow(self)
  }

  override func updateProperties() {
    super.updateProperties()
    welcome.revealsChild = settings.showsWelcome
  }

  private func makeControls() -> Widget {
    let windowButton = Button(word: "Second Window")
    windowButton.tooltip = "Opens a window with both inboxes"
    windowButton.onClicked(self) { me in me.openSecondWindow() }
    let caption = Label(String(localized: "1,000 rows"))
    manyRows.setAccessibleLabel(from: caption)
    manyRows.onNotifyActive(self) { me in
      let mails = Mail.old(me.manyRows.isOn ? 1000 : 3)
      me.pair.manual.show(mails)
      me.pair.tracked.show(mails)
    }
    let many = Box(.horizontal, spacing: 6)
    [caption, manyRows].forEach(many.append)
    manyRows.valign = .center
    return WrappingRow([pair.controls.newButton, pair.controls.threadButton, windowButton, many])
  }

  private func makeWelcome() -> Widget {
    let text = Label(
      word:
        "Welcome. Each page shows one thing that follows its model. The line at the foot says what ran last, and why; "
        + "Control+F finds a page.")
    text.numberOfLines = 0
    text.hexpand = true
    let close = Button(word: "Got It")
    close.valign = .center
    close.onClicked(settings) { $0.showsWelcome = false }
    let row = Box(.horizontal, spacing: 12)
    row.addCSSClass("welcome")
    [text, close].forEach(row.append)
    welcome.child = row
    return welcome
  }

  /// Opens a window with both inboxes, or brings it to the front.
  @discardableResult func openSecondWindow() -> TrackedKit.Window {
    if let second, second.isVisible {
      second.present()
      return second
    }
    let second = TrackedKit.Window(title: "Why Tracking: Second Window")
    WindowLook.follow(second)
    second.setDefaultSize(width: 640, height: 360)
    second.transientFor = view.window
    if let appModel { provideAppModel(appModel, to: second) }
    let pair = InboxPairController(model)
    let column = Box(.vertical, spacing: 12)
    column.margins = PageLayout.contentMargins
    column.append(WrappingRow([pair.controls.newButton, pair.controls.threadButton]))
    column.append(pair.view)
    let scroller = ScrolledWindow()
    scroller.setPolicy(horizontal: .never, vertical: .automatic)
    scroller.child = column
    let root = ViewController()
    root.view = View(scroller)
    root.addChild(pair)
    second.rootViewController = root
    second.present()
    runs.watch(second)
    self.second = second
    return second
  }
}

extension WhyViewController {
  private enum Side { case manual, tracked }

  private static func makeFacts(_ side: Side, _ facts: WhyFacts) -> [Widget] {
    let file = side == .manual ? "ManualInbox.swift" : "TrackedInbox.swift"
    let code = CodeCount(file)
    return [
      FactsView([
        ("Code", { code.description }, { .plain }),
        (
          "Out of date", { Self.sentence(side == .manual ? facts.manual : facts.tracked) },
          { (side == .manual ? facts.manual : facts.tracked).isEmpty ? .right : .wrong }
        ),
        (
          "What ran last, and why",
          {
            switch side {
            case .manual: "Unknown: a handler leaves no trace."
            case .tracked: facts.chains.isEmpty ? "Nothing so far." : facts.chains.joined(separator: "\n")
            }
          }, { .plain }
        ),
      ])
    ]
  }

  private static func sentence(_ found: [String]) -> String {
    found.isEmpty ? "Nothing." : found.joined(separator: "; ").capitalizedAtStart + "."
  }
}

/// How much code a side has, counted in the source that is shown.
struct CodeCount: CustomStringConvertible {
  let lines: Int
  /// Calls of functions that refresh a widget.
  let refreshes: Int
  private let problem: String?

  init(_ file: String) {
    do {
      let code = try EssentialSource.text(of: file).split(separator: "\n").map { $0.drop { $0 == " " } }
        .filter { !$0.isEmpty && !$0.hasPrefix("//") }
      lines = code.count
      refreshes = code.count { $0.contains("refresh") && !$0.contains("func ") }
      problem = nil
    } catch {
      (lines, refreshes) = (0, 0)
      problem = "\(error)"
    }
  }

  var description: String {
    problem ?? "\(lines) lines, " + (refreshes == 0 ? "no refresh by hand" : "\(refreshes) refreshes by hand")
  }
}

extension String {
  fileprivate var capitalizedAtStart: String { prefix(1).uppercased() + dropFirst() }
}
