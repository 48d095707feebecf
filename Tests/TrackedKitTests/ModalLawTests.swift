import CGtk
import GtkTesting
import Testing

/// What is modal, what is on its way, and who gets keys and presses meanwhile. Windows are held by GTK alone.
@MainActor @Suite(.serialized) struct ModalLawTests {
  let log = Log()

  private final class Root: ViewController {
    let log: Log
    let button = Button("root")
    var keys: [KeyCommand] = []

    init(_ log: Log) {
      self.log = log
      super.init()
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(button)
    }

    override var keyCommands: [KeyCommand]? { keys }
    override func viewWillAppear(_ animated: Bool) { note("willAppear", super.viewWillAppear, animated) }
    override func viewIsAppearing(_ animated: Bool) { note("isAppearing", super.viewIsAppearing, animated) }
    override func viewDidAppear(_ animated: Bool) { note("didAppear", super.viewDidAppear, animated) }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear", super.viewWillDisappear, animated) }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear", super.viewDidDisappear, animated) }

    private func note(_ name: String, _ base: (Bool) -> Void, _ animated: Bool) {
      base(animated)
      log.note(name)
    }
  }

  /// Pushes what it has made with its one button.
  private final class Page: ViewController {
    let name: String
    var following: ViewController?
    /// What the button does beside pushing.
    var act: (() -> Void)?
    let button: Button
    var presses = 0

    init(_ name: String, following: ViewController? = nil) {
      self.name = name
      self.following = following
      button = Button(name)
      super.init()
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(button)
      button.onClicked(self) { me in
        me.presses += 1
        me.act?()
        if let page = me.following { me.navigationController?.pushViewController(page, animated: true) }
      }
    }
  }

  /// Frames between two presses: none, and as many as pass between those of a person.
  private static let pauses = [0, 8]

  private func with(_ animations: TestDisplay.Animations, _ body: () async throws -> Void) async throws {
    try TestDisplay.prepare()
    TestDisplay.animations = animations
    defer { TestDisplay.animations = .off }
    try await body()
  }

  @Test(
    "C-244 a double-click, or Return Return, on what pushes a page pushes it once, and does nothing there",
    .enabled("needs an X server's events") { await Delivery.method == .events }, arguments: [false, true])
  func pushing(_ isAnimated: Bool) async throws {
    try await with(isAnimated ? .on : .off) {
      let second = Page("second")
      let first = Page("first", following: second)
      let navigation = NavigationController(rootViewController: first)
      let window = try await TestWindow(navigation)
      defer { window.close() }
      var presses = 0
      for frames in Self.pauses {
        try await click(first.button, count: 2, frames: frames)
        #expect(navigation.viewControllers.count == 2 && first.presses == presses + 1 && second.presses == 0)
        navigation.popViewController(animated: true)
        try await settle()
        first.button.grabFocus()
        try await press("Return", in: window.window)
        #expect(navigation.viewControllers.count == 2 && first.presses == presses + 2 && second.presses == 0)
        navigation.popViewController(animated: true)
        try await settle()
        first.button.grabFocus()
        try await pressAtOnce(.enter, times: 2, frames: frames, in: window.window)
        #expect(navigation.viewControllers.count == 2 && first.presses == presses + 3 && second.presses == 0)
        presses = first.presses
        // Two clicks at leisure are two.
        try await click(second.button)
        #expect(second.presses == 1)
        second.presses = 0
        navigation.popViewController(animated: true)
        try await settle()
      }
    }
  }

  @Test(
    "C-244 a double-click, or Return Return, on what presents shows it once, and presses nothing in it",
    .enabled("needs an X server's events") { await Delivery.method == .events }, arguments: [false, true])
  func presenting(_ isAnimated: Bool) async throws {
    try await with(isAnimated ? .on : .off) {
      var warnings: [String] = []
      let observation = UpdateRecorder.observeMessages { if $0.contains("cannot") { warnings.append($0) } }
      defer { observation.end() }
      let root = Root(log)
      var choices = 0
      root.button.onClicked(root) { root in
        let alert = AlertController(title: "Delete?")
        alert.addAction(AlertAction(title: "Delete", style: .destructive) { _ in choices += 1 })
        alert.addAction(AlertAction(title: "Keep", style: .cancel) { _ in choices += 1 })
        root.present(alert, animated: true)
      }
      let window = try await TestWindow(root)
      defer { window.close() }
      for frames in Self.pauses {
        try await click(root.button, count: 2, frames: frames)
        #expect(root.presentedViewController is AlertController && choices == 0)
        root.dismiss(animated: true)
        try await settle()
        root.button.grabFocus()
        try await pressAtOnce(.enter, times: 2, frames: frames, in: window.window)
        #expect(root.presentedViewController is AlertController && choices == 0)
        root.dismiss(animated: true)
        try await settle()
      }
      // Of two presses one chooses, and what it goes back to is not pressed again.
      root.present(AlertController(title: "empty"), animated: false)
      root.dismiss(animated: false)
      try await settle()
      root.button.grabFocus()
      try await press("Return", in: window.window)
      try await pressAtOnce(.enter, times: 2, in: window.window)
      #expect(choices == 1 && root.presentedViewController == nil)
      #expect(warnings == [])
    }
  }

  @Test(
    "C-244 the button that leads back, pressed twice, leads back once",
    .enabled("needs an X server's events") { await Delivery.method == .events })
  func goingBack() async throws {
    try await with(.on) {
      let navigation = NavigationController(rootViewController: Page("first"))
      navigation.pushViewController(Page("second"), animated: false)
      navigation.pushViewController(Page("third"), animated: false)
      navigation.pushViewController(Page("fourth"), animated: false)
      let window = try await TestWindow(navigation)
      defer { window.close() }
      let back = try window.require(Button.self, .accessibleLabel("Back"))
      for (frames, count) in zip(Self.pauses, [3, 2]) {
        try await click(back, count: 2, frames: frames)
        #expect(navigation.viewControllers.count == count)
      }
    }
  }

  @Test(
    "C-244 a double-click, or Return Return, on what turns to another page or tab turns once, and presses nothing there",
    .enabled("needs an X server's events") { await Delivery.method == .events }, arguments: [false, true],
    [false, true])
  func turning(_ isAnimated: Bool, hasTabs: Bool) async throws {
    try await with(isAnimated ? .on : .off) {
      let (first, second) = (Page("first"), Page("second"))
      let pages = PageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      let tabs = TabBarController()
      let turn: @MainActor (Page) -> Void = { page in
        if hasTabs {
          tabs.selectedViewController = page
        } else {
          pages.setViewControllers([page], direction: .forward, animated: isAnimated)
        }
      }
      if hasTabs { tabs.viewControllers = [first, second] } else { turn(first) }
      first.act = { turn(second) }
      let window = try await TestWindow(hasTabs ? tabs : pages)
      defer { window.close() }
      for (round, frames) in zip(1..., Self.pauses) {
        try await click(first.button, count: 2, frames: frames)
        #expect(second.view.isMapped && first.presses == 2 * round - 1 && second.presses == 0)
        turn(first)
        try await settle()
        first.button.grabFocus()
        try await pressAtOnce(.enter, times: 2, frames: frames, in: window.window)
        #expect(second.view.isMapped && first.presses == 2 * round && second.presses == 0)
        turn(first)
        try await settle()
      }
    }
  }

  @Test(
    "C-244 a double-click on what opens a popover opens it once, and presses nothing in it",
    .enabled("needs an X server's events") { await Delivery.method == .events }, arguments: [false, true])
  func openingPopover(_ isAnimated: Bool) async throws {
    try await with(isAnimated ? .on : .off) {
      let first = Page("first")
      var presented: [Page] = []
      first.act = { [unowned first] in
        let page = Page("in the popover")
        presented.append(page)
        page.modalPresentationStyle = .popover
        page.popoverPresentationController?.sourceView = first.button
        first.present(page, animated: true)
      }
      let window = try await TestWindow(first)
      defer { window.close() }
      for round in 1...2 {
        // The second press reaches what the bubble has grabbed, and not the button: `click` says so.
        _ = try? await click(first.button, count: 2)
        #expect(presented.last?.view.isMapped == true && presented.count == round && first.presses == round)
        first.dismiss(animated: true)
        try await settle()
        #expect(presented.last?.view.isMapped == false)
      }
      #expect(presented.allSatisfy { $0.presses == 0 })
    }
  }

  @Test(
    "C-244 a double-click on what dismisses its sheet dismisses it once, and presses neither that again nor what is beneath",
    .enabled("needs an X server's events") { await Delivery.method == .events }, arguments: [false, true])
  func dismissing(_ isAnimated: Bool) async throws {
    try await with(isAnimated ? .on : .off) {
      let root = Root(log)
      var pressesBeneath = 0
      root.button.onClicked { pressesBeneath += 1 }
      let window = try await TestWindow(root)
      defer { window.close() }
      for frames in Self.pauses {
        let sheet = Page("Done")
        sheet.modalPresentationStyle = .fullScreen
        sheet.act = { [unowned sheet] in sheet.dismiss(animated: isAnimated) }
        root.present(sheet, animated: false)
        try await settle()
        try await click(sheet.button, count: 2, frames: frames)
        #expect(sheet.presses == 1 && pressesBeneath == 0 && root.presentedViewController == nil)
      }
    }
  }

  @Test("C-255 what is on its way out presents nothing, with a sentence")
  func refusing() async throws {
    try await with(.on) {
      var warnings: [String] = []
      let observation = UpdateRecorder.observeMessages { if $0.contains("cannot") { warnings.append($0) } }
      defer { observation.end() }
      let root = ViewController()
      let navigation = NavigationController(rootViewController: root)
      let window = try await TestWindow(navigation)
      defer { window.close() }
      weak var sheet: ViewController?
      do {
        let made = ViewController()
        sheet = made
        root.present(made, animated: false)
      }
      try await settle()
      root.dismiss(animated: true)
      sheet?.present(AlertController(title: "lost"), animated: true)
      #expect(warnings.count == 1 && warnings.first?.contains("on its way out") == true)
      try await wait(for: "the sheet to go") { sheet == nil }
      try await settle()
      #expect(root.presentedViewController == nil && window.find(Gtk.Label.self, .text("lost")) == nil)
      // A page that was popped.
      let page = ViewController()
      navigation.pushViewController(page, animated: false)
      try await settle()
      navigation.popViewController(animated: true)
      page.present(AlertController(title: "lost"), animated: true)
      #expect(warnings.count == 2)
      try await settle()
      #expect(root.presentedViewController == nil && window.find(Gtk.Label.self, .text("lost")) == nil)
      // From what stays it works.
      root.present(AlertController(title: "found"), animated: true)
      try await settle()
      #expect(window.find(Gtk.Label.self, .text("found")) != nil && warnings.count == 2)
    }
  }

  @Test("C-255 another root controller ends what is presented, from the top, each told once")
  func otherRoot() async throws {
    let root = ViewController()
    let window = try await TestWindow(root)
    defer { window.close() }
    let (lower, upper) = (ViewController(), ViewController())
    root.present(lower, animated: false)
    lower.present(upper, animated: false)
    try await settle()
    lower.presentationController?.didDismiss = { [log] in log.note("lower") }
    upper.presentationController?.didDismiss = { [log] in log.note("upper") }
    let other = ViewController()
    window.window.rootViewController = other
    try await settle()
    #expect(log.entries == ["upper", "lower"] && root.presentedViewController == nil)
    other.present(lower, animated: false)
    try await settle()
    #expect(lower.view.isMapped)
  }

  @Test("C-254 what waits to be presented has its turn in the order in which it came, whoever asks first then")
  func turns() async throws {
    let root = ViewController()
    let window = try await TestWindow(root)
    defer { window.close() }
    for _ in 1...2 {
      log.clear()
      root.present(ViewController(), animated: false)
      let turns = ["first", "second"].map { name in PresentationTurn { [log] in log.note(name) } }
      for turn in turns { #expect(!root.wait(turn)) }
      root.dismiss(animated: false)
      #expect(log.entries == ["first"])
      #expect(!root.wait(turns[1]) && root.wait(turns[0]))
      root.withdraw(turns[0])
      #expect(log.entries == ["first", "second"] && root.wait(turns[1]))
      root.withdraw(turns[1])
    }
  }

  @Test("C-255 what was presented by a controller that is gone goes, too")
  func goneWithItsPresenter() async throws {
    let window = try await TestWindow(ViewController())
    defer { window.close() }
    let holder = View()
    window.window.rootViewController?.view.addSubview(holder)
    weak var sheet: ViewController?
    do {
      // No child: nobody holds it but this block.
      let loose = ViewController()
      holder.addSubview(loose.view)
      try await settle()
      let made = AlertController(title: "asks")
      sheet = made
      loose.present(made, animated: false)
      try await settle()
      #expect(made.view.isMapped)
      holder.subviews.forEach { $0.removeFromSuperview() }
    }
    try await wait(for: "what it presented to go") { sheet == nil }
    try await settle()
    #expect(window.find(Gtk.Label.self, .text("asks")) == nil)
    window.window.rootViewController?.present(AlertController(title: "next"), animated: false)
    try await settle()
    #expect(window.find(Gtk.Label.self, .text("next")) != nil)
  }

  @Test("C-256 everything on top goes, from the top, also what goes already", arguments: [false, true])
  func fromTheTop(_ isAnimated: Bool) async throws {
    try await with(isAnimated ? .on : .off) {
      let root = ViewController()
      let window = try await TestWindow(root)
      defer { window.close() }
      for dismissesTopFirst in [false, true] {
        log.clear()
        let sheets = (0..<3).map { _ in ViewController() }
        var presenter = root
        for (index, sheet) in sheets.enumerated() {
          presenter.present(sheet, animated: true)
          sheet.presentationController?.didDismiss = { [log] in log.note("\(index)") }
          presenter = sheet
          try await settle()
        }
        var completions = 0
        if dismissesTopFirst { sheets[2].dismiss(animated: true) { completions += 10 } }
        root.dismiss(animated: true) { completions += 1 }
        try await settle()
        #expect(log.entries == ["2", "1", "0"] && root.presentedViewController == nil)
        #expect(completions == (dismissesTopFirst ? 11 : 1))
        #expect(sheets.allSatisfy { $0.presentingViewController == nil && !$0.view.isMapped })
      }
    }
  }

  @Test(
    "C-259 while a sheet or an alert is up, keys of what it covers do nothing, and Escape ends it",
    .enabled("needs an X server's events") { await Delivery.method == .events })
  func coveredKeys() async throws {
    let root = Root(log)
    let window = try await TestWindow(NavigationController(rootViewController: root), height: 500)
    defer { window.close() }
    root.keys = [
      KeyCommand(input: "k", modifierFlags: .control, action: { [log] in log.note("command") }),
      KeyCommand(input: KeyCommand.inputEscape, modifierFlags: [], action: { [log] in log.note("escape") }),
    ]
    root.keys[1].wantsPriorityOverSystemBehavior = true
    let shortcuts = ShortcutController()
    shortcuts.scope = .global
    shortcuts.add("<Control>j") { [log] in
      log.note("shortcut")
      return .stop
    }
    root.view.add(shortcuts)
    try await press("k", .control, in: window.window)
    try await press("j", .control, in: window.window)
    #expect(log.entries == ["willAppear", "isAppearing", "didAppear", "command", "shortcut"])
    // What covers the window makes what is beneath disappear.
    func keysBeneath() -> [String] { log.entries.filter(["command", "shortcut", "escape"].contains) }
    for style in [ModalPresentationStyle.pageSheet, .formSheet, .fullScreen, .popover] {
      log.clear()
      let sheet = ViewController()
      sheet.modalPresentationStyle = style
      sheet.popoverPresentationController?.sourceView = root.button
      let inside = Button("inside")
      sheet.view.addSubview(inside)
      root.present(sheet, animated: true)
      try await settle()
      try await press("k", .control, in: inside)
      try await press("j", .control, in: inside)
      #expect(keysBeneath() == [], "\(style)")
      try await press("Escape", in: inside)
      #expect(keysBeneath() == [] && root.presentedViewController == nil, "\(style)")
    }
    try await press("k", .control, in: window.window)
    try await press("j", .control, in: window.window)
    try await press("Escape", in: window.window)
    #expect(log.entries == ["command", "shortcut", "escape"])
  }

  @Test(
    "C-259 Escape ends the topmost, also with a search field in it that has no text",
    .enabled("needs an X server's events") { await Delivery.method == .events })
  func searchFields() async throws {
    let root = ViewController()
    let window = try await TestWindow(root, height: 500)
    defer { window.close() }
    for style in [ModalPresentationStyle.pageSheet, .formSheet, .fullScreen] {
      for isPlain in [true, false] {
        let sheet = ViewController()
        sheet.modalPresentationStyle = style
        let bar = SearchBar()
        let entry = isPlain ? Gtk.SearchEntry() : bar.searchTextField
        sheet.view.addSubview(isPlain ? entry : bar)
        root.present(sheet, animated: false)
        try await settle()
        try await type("abc", into: entry)
        try await press("Escape", in: entry)
        #expect(root.presentedViewController === sheet)
        entry.text = ""
        try await press("Escape", in: entry)
        #expect(root.presentedViewController == nil, "\(style) \(isPlain)")
      }
    }
  }

  @Test(
    "C-260 a controller in a window of GTK's own gets each appearance call once, in order, and none for what it presents"
  )
  func plainWindows() async throws {
    try TestDisplay.prepare()
    for isInBox in [false, true] {
      log.clear()
      let root = Root(log)
      let window = Gtk.Window(title: "plain")
      window.setDefaultSize(width: 400, height: 300)
      if isInBox {
        let box = Gtk.Box(.vertical)
        box.append(root.view)
        window.child = box
      } else {
        window.child = root.view
      }
      window.present()
      try await wait(for: "it to appear") { log.count("didAppear") == 1 }
      try await settle()
      root.button.grabFocus()
      for _ in 1...2 {
        let alert = AlertController(title: "asks")
        alert.addAction(AlertAction(title: "fine"))
        root.present(alert, animated: false)
        try await settle()
        #expect(alert.view.isMapped)
        alert.dismiss(animated: false)
        try await settle()
        #expect(root.button.hasFocus)
      }
      #expect(log.entries == ["willAppear", "isAppearing", "didAppear"])
      window.close()
      try await wait(for: "it to go") { log.count("didDisappear") == 1 }
      #expect(log.entries == ["willAppear", "isAppearing", "didAppear", "willDisappear", "didDisappear"])
    }
  }
}
