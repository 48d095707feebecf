import GtkTesting
import Testing

/// Sheets, alerts, cards and popovers in real windows, used with keys and clicks.
@MainActor @Suite(.serialized) struct PresentationTests {
  let model = Model()
  let log = Log()

  private final class NotingDelegate: ViewControllerTransitioningDelegate {
    let model: Model
    let log: Log

    init(_ model: Model, _ log: Log) {
      self.model = model
      self.log = log
    }

    func presentationController(
      forPresented presented: ViewController, presenting: ViewController?, source: ViewController
    ) -> PresentationController? { NotingPresentation(presented, source, model, log) }
  }

  /// Notes its hooks; its sheet's height is the model's.
  private final class NotingPresentation: PresentationController {
    let model: Model
    let log: Log

    init(_ presented: ViewController, _ presenting: ViewController, _ model: Model, _ log: Log) {
      self.model = model
      self.log = log
      super.init(presentedViewController: presented, presenting: presenting)
    }

    override func containerViewWillLayoutSubviews() {
      super.containerViewWillLayoutSubviews()
      log.note("will \(model.a)")
    }

    override func containerViewDidLayoutSubviews() {
      super.containerViewDidLayoutSubviews()
      log.note("did")
    }

    override var frameOfPresentedViewInContainerView: Rect {
      log.note("layout")
      return Rect(x: 0, y: 0, width: 200, height: withoutTracking { 100 + Double(model.a) })
    }
  }

  private func show(
    _ root: ViewController? = nil, width: Int = 500, height: Int = 600
  ) async throws -> (TestWindow, ViewController) {
    let root = root ?? ViewController()
    return (try await TestWindow(root, width: width, height: height), root)
  }

  @Test("C-153 what a container hook read lays the container out again: before, layout, after, once each")
  func containerHooks() async throws {
    let (window, root) = try await show()
    defer { window.close() }
    let sheet = RecordingViewController("sheet")
    sheet.modalPresentationStyle = .custom
    let delegate = NotingDelegate(model, log)
    sheet.transitioningDelegate = delegate
    root.present(sheet, animated: false)
    try await settle()
    #expect(sheet.view.height == 100)
    log.clear()
    model.a = 50
    try await settle()
    #expect(log.entries == ["will 50", "layout", "did"])
    #expect(sheet.view.height == 150)
  }

  @Test("C-154 after the dismissal nothing of the presentation runs, and it is freed")
  func released() async throws {
    let (window, root) = try await show()
    defer { window.close() }
    weak var presentation: PresentationController?
    weak var presented: ViewController?
    do {
      let sheet = RecordingViewController("sheet")
      sheet.modalPresentationStyle = .custom
      let delegate = NotingDelegate(model, log)
      sheet.transitioningDelegate = delegate
      root.present(sheet, animated: false)
      try await settle()
      presentation = sheet.presentationController
      presented = sheet
      #expect(presentation != nil)
    }
    root.dismiss(animated: false)
    try await settle()
    log.clear()
    model.a = 1
    try await settle()
    #expect(log.entries == [])
    try await wait(for: "the presentation to be freed") { presentation == nil && presented == nil }
    #expect(root.presentedViewController == nil)
  }

  @Test("C-155 the controller beneath follows the shared model while the sheet is up")
  func beneath() async throws {
    let label = Label()
    let root = RecordingViewController("root", log, view: View(label)) { [model] _ in label.text = model.text }
    let (window, _) = try await show(root)
    defer { window.close() }
    let sheet = ViewController()
    root.present(sheet, animated: false)
    try await settle()
    log.clear()
    model.text = "from the sheet"
    try await settle()
    #expect(root.runs() == 1 && label.text == "from the sheet" && label.isMapped)
  }

  @Test("C-111 a presented controller has the traits of the window and of its presentation")
  func traits() async throws {
    let (window, root) = try await show()
    defer { window.close() }
    window.window.traitOverrides.level = 3
    root.traitOverrides.level = 9
    let sheet = RecordingViewController("sheet") { [log] in log.note("level \($0.traitCollection.level)") }
    root.present(sheet, animated: false)
    try await settle()
    #expect(log.count("level 3") == 1, "the window's, not the presenting controller's")
    sheet.presentationController?.traitOverrides.level = 5
    try await settle()
    #expect(log.count("level 5") == 1)
  }

  @Test("C-111 overrides of a presentation that has not begun hold from its first run on")
  func traitsBefore() async throws {
    let (window, root) = try await show()
    defer { window.close() }
    let sheet = RecordingViewController("sheet") { [log] in log.note("level \($0.traitCollection.level)") }
    sheet.presentationController?.traitOverrides.level = 5
    root.present(sheet, animated: false)
    try await settle()
    #expect(log.count("level 5") == 1 && sheet.traitCollection.level == 5)
  }

  @Test func aSheetInAWideWindowStandsInItsMiddle() async throws {
    let (window, root) = try await show(width: 900)
    defer { window.close() }
    let sheet = ViewController()
    root.present(sheet, animated: false)
    try await settle()
    #expect(sheet.view.width == 640 && sheet.view.frame(in: root.view)?.x == 130)
  }

  @Test func escapeIsForTheTopmostOnly() async throws {
    let (window, root) = try await show()
    defer { window.close() }
    let (lower, upper) = (ViewController(), ViewController())
    lower.isModalInPresentation = true
    root.present(lower, animated: false)
    try await settle()
    lower.present(upper, animated: false)
    try await settle()
    try await press("Escape", in: window.window)
    try await settle()
    #expect(lower.presentedViewController == nil && root.presentedViewController === lower)
  }

  @Test("C-207 a medium sheet is half as high as its window, and its completion is called once")
  func mediumDetent() async throws {
    TestDisplay.animations = .on
    defer { TestDisplay.animations = .off }
    let (window, root) = try await show()
    defer { window.close() }
    let sheet = ViewController()
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    var completions = 0
    root.present(sheet, animated: true) { completions += 1 }
    try await wait(for: "the sheet") { completions > 0 }
    try await settle()
    #expect(completions == 1)
    let contentHeight = root.view.height
    let seen = Double(contentHeight) - (try #require(sheet.view.frame(in: root.view))).y
    #expect(abs(seen - Double(contentHeight) / 2) < 2)
    #expect(abs(Double(sheet.view.height) - Double(contentHeight) / 2) < 2)
  }

  @Test func detentsChangeWithTheSelectionAndWithAModel() async throws {
    let (window, root) = try await show()
    defer { window.close() }
    let sheet = ViewController()
    let presentation = try #require(sheet.sheetPresentationController)
    presentation.detents = [
      .custom(identifier: .init(rawValue: "small")) { [model] _ in 120 + Double(model.a) }, .large(),
    ]
    root.present(sheet, animated: false)
    try await settle()
    #expect(sheet.view.height == 120)
    model.a = 30
    try await settle()
    #expect(sheet.view.height == 150)
    presentation.selectedDetentIdentifier = .large
    try await settle()
    #expect(sheet.view.height == root.view.height - 24)
  }

  @Test func theGrabberStepsByKeyAndClickAndDrags() async throws {
    let (window, root) = try await show()
    defer { window.close() }
    let sheet = ViewController()
    let presentation = try #require(sheet.sheetPresentationController)
    presentation.detents = [.medium(), .large()]
    presentation.prefersGrabberVisible = true
    root.present(sheet, animated: false)
    try await settle()
    let grabber = try window.window.require(Gtk.Button.self, .accessibleLabel("Sheet height"))
    #expect(grabber.hasFocus, "the first thing in the sheet has the keyboard")
    try await press("Up", in: window.window)
    try await settle()
    #expect(presentation.selectedDetentIdentifier == .large)
    try await click(grabber)
    try await settle()
    #expect(presentation.selectedDetentIdentifier == .medium)
  }

  @Test(
    "a sheet that is dragged by its grabber stays where it is dropped, with the keyboard in its field",
    .enabled("needs an X server's events") { await Delivery.method == .events })
  func draggedGrabber() async throws {
    let (window, root) = try await show()
    defer { window.close() }
    let (sheet, field) = (ViewController(), TextField())
    sheet.view.addSubview(column(field))
    let presentation = try #require(sheet.sheetPresentationController)
    presentation.detents = [.medium(), .large()]
    presentation.prefersGrabberVisible = true
    root.present(sheet, animated: false)
    try await settle()
    field.becomeFirstResponder()
    for _ in 1...2 {
      for (place, detent) in [
        (20.0, SheetPresentationController.Detent.Identifier.large), (root.view.bounds.midY, .medium),
      ] {
        let grabber = try window.window.require(Gtk.Button.self, .accessibleLabel("Sheet height"))
        try await drag(grabber, to: root.view, at: Place(x: root.view.bounds.midX, y: place))
        try await settle()
        #expect(presentation.selectedDetentIdentifier == detent)
        let top = try #require(grabber.frame(in: root.view)?.minY)
        #expect(detent == .large ? top < 60 : top > 100, "\(top)")
        #expect(field.isEditing && root.presentedViewController === sheet)
        try await type("a", into: field)
      }
      try await click(try window.window.require(Gtk.Button.self, .accessibleLabel("Sheet height")))
      #expect(presentation.selectedDetentIdentifier == .large && field.isEditing)
      presentation.selectedDetentIdentifier = .medium
      try await settle()
    }
    #expect(field.text == "aaaa")
  }

  @Test func escapeDismissesUnlessItIsModal() async throws {
    let (window, root) = try await show()
    defer { window.close() }
    let sheet = ViewController()
    sheet.isModalInPresentation = true
    var dismissals = 0
    sheet.presentationController?.didDismiss = { dismissals += 1 }
    root.present(sheet, animated: false)
    try await settle()
    try await press("Escape", in: window.window)
    try await settle()
    #expect(root.presentedViewController === sheet)
    sheet.isModalInPresentation = false
    try await press("Escape", in: window.window)
    try await settle()
    #expect(root.presentedViewController == nil && dismissals == 1)
    #expect(sheet.presentingViewController == nil)
  }

  @Test func theKeyboardStaysInsideAndGoesBack() async throws {
    let root = ViewController()
    let entry = Entry()
    let other = Button("Behind")
    root.view.addSubview(column(entry, other))
    let (window, _) = try await show(root)
    defer { window.close() }
    entry.grabFocus()
    #expect(entry.hasFocus)
    let sheet = ViewController()
    let buttons = [Button("One"), Button("Two")]
    sheet.view.addSubview(column(buttons[0], buttons[1]))
    root.present(sheet, animated: false)
    try await settle()
    #expect(buttons[0].hasFocus)
    // Where keys are no events, GTK moves no focus.
    for _ in 0..<(Delivery.method == .events ? 4 : 0) {
      try await press("Tab", in: window.window)
      try await settle()
      #expect(buttons.contains { $0.hasFocus } && !entry.hasFocus && !other.hasFocus)
    }
    root.dismiss(animated: false)
    try await settle()
    #expect(entry.hasFocus)
  }

  @Test("what was behind a presentation takes the keyboard again, where it was and elsewhere")
  func theKeyboardIsFreeAfterwards() async throws {
    let root = ViewController()
    let (first, second) = (Entry(), Entry())
    root.view.addSubview(column(first, second))
    let (window, _) = try await show(root)
    defer { window.close() }
    second.text = "typed"
    second.grabFocus()
    second.cursorPosition = 2
    let sheet = ViewController()
    sheet.view.addSubview(Button("One"))
    root.present(sheet, animated: false)
    try await settle()
    #expect(!second.hasFocus && !root.view.focusFirstChild(), "nothing behind it takes the keyboard meanwhile")
    root.dismiss(animated: false)
    #expect(second.hasFocus && second.cursorPosition == 2, "at once")
    try await settle()
    #expect(second.hasFocus && second.cursorPosition == 2)
    window.window.focus = nil
    #expect(root.view.focusFirstChild() && first.hasFocus)
  }

  @Test(.enabled("needs an X server's events") { await Delivery.method == .events })
  func aClickBesideItDismisses() async throws {
    let (window, root) = try await show()
    defer { window.close() }
    let sheet = ViewController()
    sheet.sheetPresentationController?.detents = [.medium()]
    root.present(sheet, animated: false)
    try await settle()
    try await click(window.window, at: Place(x: 100, y: 60))
    try await settle()
    #expect(root.presentedViewController == nil)
  }

  @Test func whatCannotBePresentedIsRefusedWithASentence() async throws {
    var warnings: [String] = []
    let observation = UpdateRecorder.observeMessages { warnings.append($0) }
    defer { observation.end() }
    ViewController().present(ViewController(), animated: false)
    #expect(warnings.count == 1 && warnings[0].contains("no window"))
    let (window, root) = try await show()
    defer { window.close() }
    let sheet = ViewController()
    root.present(sheet, animated: false)
    root.present(ViewController(), animated: false)
    sheet.present(sheet, animated: false)
    #expect(warnings.count == 3 && root.presentedViewController === sheet)
    var completions = 0
    ViewController().dismiss(animated: false) { completions += 1 }
    #expect(completions == 1)
  }

  @Test func sheetsStackAndGoTogether() async throws {
    let (window, root) = try await show()
    defer { window.close() }
    let (first, second) = (ViewController(), ViewController())
    root.present(first, animated: false)
    try await settle()
    first.present(second, animated: false)
    try await settle()
    #expect(second.view.isMapped && first.view.isMapped)
    second.dismiss(animated: false)
    try await settle()
    #expect(first.presentedViewController == nil && root.presentedViewController === first)
    first.present(second, animated: false)
    root.dismiss(animated: false)
    try await settle()
    #expect(root.presentedViewController == nil && second.presentingViewController == nil)
    #expect(window.window.findAll(.cssClass("presentation-container")).isEmpty)
  }

  @Test func anAlertAsksAndTellsWhatWasChosen() async throws {
    let (window, root) = try await show()
    defer { window.close() }
    var chosen: [String] = []
    func makeAlert() -> AlertController {
      let alert = AlertController(title: "Delete?", message: "It cannot be brought back.")
      alert.addAction(AlertAction(title: "Keep", style: .cancel) { chosen.append($0.title ?? "") })
      alert.addAction(AlertAction(title: "Delete", style: .destructive) { chosen.append($0.title ?? "") })
      return alert
    }
    root.present(makeAlert(), animated: false)
    try await settle()
    #expect(window.window.find(Gtk.Label.self, .text("It cannot be brought back.")) != nil)
    try await click(window.window.require(Button.self, .text("Delete")))
    try await settle()
    #expect(chosen == ["Delete"] && root.presentedViewController == nil)
    root.present(makeAlert(), animated: false)
    try await settle()
    try await press("Escape", in: window.window)
    try await settle()
    #expect(chosen == ["Delete", "Keep"] && root.presentedViewController == nil)
  }

  @Test func anAlertTakesTextAndEnterChooses() async throws {
    let (window, root) = try await show()
    defer { window.close() }
    var name = ""
    let alert = AlertController(title: "Name")
    alert.addTextField { $0.placeholder = "Name" }
    let action = AlertAction(title: "Save") { [weak alert] _ in name = alert?.textFields?[0].text ?? "" }
    alert.addAction(action)
    alert.preferredAction = action
    root.present(alert, animated: false)
    try await settle()
    try await type("Ada", into: try #require(alert.textFields?.first))
    try await press("Return", in: window.window)
    try await settle()
    #expect(name == "Ada" && root.presentedViewController == nil)
  }

  @Test("Enter in an alert's field chooses the only ordinary action, twice, and none of two or a disabled one")
  func enterWithoutAPreferredAction() async throws {
    let (window, root) = try await show()
    defer { window.close() }
    var chosen: [String] = []
    func present(_ titles: [String]) async throws -> AlertController {
      let alert = AlertController(title: "Name")
      alert.addTextField()
      alert.addAction(AlertAction(title: "Cancel", style: .cancel) { chosen.append($0.title ?? "") })
      alert.addAction(AlertAction(title: "Delete", style: .destructive) { chosen.append($0.title ?? "") })
      for title in titles { alert.addAction(AlertAction(title: title) { chosen.append($0.title ?? "") }) }
      root.present(alert, animated: false)
      try await settle()
      try await type("Ada", into: try #require(alert.textFields?.first))
      return alert
    }
    for turn in 1...2 {
      _ = try await present(["Save"])
      try await press("Return", in: window.window)
      try await settle()
      #expect(chosen == Array(repeating: "Save", count: turn) && root.presentedViewController == nil)
    }
    let disabled = try await present(["Save"])
    disabled.actions.last?.isEnabled = false
    try await press("Return", in: window.window)
    try await settle()
    #expect(chosen.count == 2 && root.presentedViewController === disabled)
    root.dismiss(animated: false)
    try await settle()
    let two = try await present(["Save", "Save a Copy"])
    try await press("Return", in: window.window)
    try await settle()
    #expect(chosen.count == 2 && root.presentedViewController === two)
  }

  @Test(
    .enabled("a popover takes the pointer, which a headless compositor has not") { await Delivery.method == .events })
  func aPopoverPointsAtItsSourceAndEndsWhenItIsClosed() async throws {
    let root = ViewController()
    let button = Button("More")
    button.halign = .center
    button.valign = .center
    root.view.addSubview(button)
    let (window, _) = try await show(root)
    defer { window.close() }
    let content = RecordingViewController("content", log, view: View(Label("In the bubble")))
    content.modalPresentationStyle = .popover
    content.popoverPresentationController?.sourceView = button
    var dismissals = 0
    content.presentationController?.didDismiss = { dismissals += 1 }
    window.window.traitOverrides.level = 4
    root.present(content, animated: true)
    try await settle()
    #expect(content.view.isMapped && content.runs() == 1)
    #expect(content.traitCollection.level == 4)
    content.dismiss(animated: true)
    try await settle()
    #expect(!content.view.isMapped && dismissals == 1 && root.presentedViewController == nil)
  }

  @Test(
    "a popover's page fills its bubble",
    .enabled("a popover takes the pointer, which a headless compositor has not") { await Delivery.method == .events })
  func pageOfPopover() async throws {
    let root = ViewController()
    let (window, _) = try await show(root)
    defer { window.close() }
    for _ in 1...2 {
      let content = ViewController()
      content.view.backgroundColor = Color(red: 1, green: 0, blue: 0)
      content.preferredContentSize = Size(width: 120, height: 80)
      content.modalPresentationStyle = .popover
      content.popoverPresentationController?.sourceView = root.view
      root.present(content, animated: true)
      try await wait { content.view.isMapped && content.view.width == 120 }
      try await settle()
      // The bubble without its arrow and shadow.
      let bubble = try #require(sequence(first: content.view as Widget, next: \.parent).first { $0.parent is Popover })
      let shown = try picture(of: bubble)
      func isPage(_ x: Int, _ y: Int) -> Bool {
        shown.pixel(x: x, y: y).red > 200 && shown.pixel(x: x, y: y).green < 60
      }
      #expect((2..<shown.width - 2).allSatisfy { isPage($0, shown.height / 2) })
      #expect((2..<shown.height - 2).allSatisfy { isPage(shown.width / 2, $0) })
      #expect(!isPage(0, 0), "the corners stay round")
      content.dismiss(animated: true)
      try await settle()
    }
  }

  private func column(_ widgets: Widget...) -> Box {
    let column = Box(.vertical)
    widgets.forEach(column.append)
    return column
  }
}
