import GtkTesting
import Testing

/// How presentations end: while they come in, with those who present them, by the person's wish.
@MainActor @Suite(.serialized) struct PresentationEndTests {
  let log = Log()

  private func show() async throws -> (TestWindow, ViewController) {
    let root = ViewController()
    return (try await TestWindow(root, width: 500, height: 600), root)
  }

  @Test(
    "dismissed while it comes in, it has come before it goes, and whoever waits hears of both",
    arguments: [false, true])
  func dismissedOnTheWayIn(animated: Bool) async throws {
    let (window, root) = try await show()
    defer { window.close() }
    for style in [ModalPresentationStyle.pageSheet, .formSheet, .fullScreen] {
      log.clear()
      weak var freed: ViewController?
      do {
        let sheet = RecordingViewController("sheet", log)
        sheet.modalPresentationStyle = style
        freed = sheet
        root.present(sheet, animated: true) { [log] in log.note("presented") }
        try await wait(for: "the first frames") {
          sheet.view.isMapped && log.entries.contains("sheet.updateProperties")
        }
        root.dismiss(animated: animated) { [log] in log.note("dismissed") }
      }
      try await wait(for: "the end") { log.entries.contains("dismissed") }
      let ends = log.entries.filter { ["presented", "dismissed"].contains($0) }
      #expect(ends == ["presented", "dismissed"], "\(style)")
      try await wait(for: "the controller to be freed") { freed == nil }
      // What was on its way in ends later, and finds nothing to do.
      try await settle()
      #expect(log.entries.filter { ["presented", "dismissed"].contains($0) } == ends, "\(style)")
    }
  }

  @Test("what is presented goes with the root that presents it, also on its way in", arguments: [false, true])
  func rootReplaced(animated: Bool) async throws {
    let window = try await TestWindow(Label("first"))
    defer { window.close() }
    weak var freed: ViewController?
    do {
      let root = ViewController()
      window.window.rootViewController = root
      try await settle()
      let sheet = RecordingViewController("sheet", log)
      freed = sheet
      root.present(sheet, animated: animated)
      try await wait(for: "the sheet") { sheet.view.isMapped }
    }
    window.window.rootViewController = ViewController()
    try await wait(for: "the sheet to be freed") { freed == nil }
    try await settle()
    #expect(log.entries.last == "sheet.viewDidDisappear")
  }

  @Test("what a child presents stays when the child is taken away, as in UIKit")
  func presenterTakenAway() async throws {
    let (window, root) = try await show()
    defer { window.close() }
    let sheet = RecordingViewController("sheet", log)
    do {
      let child = ViewController()
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
      try await settle()
      child.present(sheet, animated: true)
      try await wait(for: "the sheet") { sheet.view.isMapped }
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    try await settle()
    #expect(root.presentedViewController === sheet && sheet.view.isMapped)
    sheet.dismiss(animated: false)
    try await settle()
    #expect(root.presentedViewController == nil && !sheet.view.isMapped)
  }

  @Test("a controller around the one that presents knows what is presented, and one in what is presented by whom")
  func aroundAndInside() async throws {
    let (window, root) = try await show()
    defer { window.close() }
    let child = ViewController()
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    let content = ViewController()
    let sheet = NavigationController(rootViewController: content)
    try await settle()
    child.present(sheet, animated: false)
    #expect(root.presentedViewController === sheet && child.presentedViewController === sheet)
    #expect(sheet.presentingViewController === root && content.presentingViewController === root)
    #expect(content.sheetPresentationController === sheet.sheetPresentationController)
    #expect(content.presentedViewController == nil)
    content.presentingViewController?.dismiss(animated: false)
    #expect(root.presentedViewController == nil && content.presentingViewController == nil)
  }

  @Test("a second dismissal while the first is under way is told of the end, too")
  func dismissedTwice() async throws {
    let (window, root) = try await show()
    defer { window.close() }
    root.present(ViewController(), animated: false)
    try await settle()
    root.dismiss(animated: true) { [log] in log.note("first") }
    root.dismiss(animated: true) { [log] in log.note("second") }
    #expect(log.entries == [])
    try await wait(for: "the end") { root.presentedViewController == nil }
    #expect(log.entries == ["first", "second"])
  }

  private final class Delegate: SheetPresentationControllerDelegate {
    let log: Log
    var letsGo = false
    init(_ log: Log) { self.log = log }

    func presentationControllerShouldDismiss(_ presentationController: PresentationController) -> Bool { letsGo }
    func presentationControllerWillDismiss(_ presentationController: PresentationController) { log.note("will") }
    func presentationControllerDidDismiss(_ presentationController: PresentationController) { log.note("did") }
    func presentationControllerDidAttemptToDismiss(_ presentationController: PresentationController) {
      log.note("attempt")
    }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheetPresentationController: SheetPresentationController
    ) { log.note("detent") }
  }

  @Test(
    "the person's dismissal asks and tells the delegate, the program's does not; a child may hold the sheet",
    .enabled("needs an X server's events") { await Delivery.method == .events })
  func delegate() async throws {
    let (window, root) = try await show()
    defer { window.close() }
    let delegate = Delegate(log)
    let content = ViewController()
    func present() async throws -> SheetPresentationController {
      let sheet = NavigationController(rootViewController: content)
      sheet.presentationController?.delegate = delegate
      sheet.sheetPresentationController?.detents = [.medium(), .large()]
      sheet.sheetPresentationController?.prefersGrabberVisible = true
      root.present(sheet, animated: false)
      try await settle()
      return try #require(sheet.sheetPresentationController)
    }
    let sheet = try await present()
    try await press("Escape", in: window.window)
    #expect(log.entries == ["attempt"] && root.presentedViewController != nil)
    delegate.letsGo = true
    content.isModalInPresentation = true
    try await press("Escape", in: window.window)
    #expect(log.entries == ["attempt", "attempt"] && root.presentedViewController != nil)
    let grabber = try window.window.require(Gtk.Button.self, .accessibleLabel("Sheet height"))
    let height = content.view.height
    try await drag(grabber, to: root.view, at: Place(x: 250, y: 590))
    #expect(log.entries == ["attempt", "attempt", "attempt"])
    #expect(root.presentedViewController != nil)
    #expect(content.view.height == height, "it is back where it was")
    grabber.grabFocus()
    try await press("Up", in: window.window)
    #expect(log.entries.last == "detent" && sheet.selectedDetentIdentifier == .large)
    content.isModalInPresentation = false
    log.clear()
    try await press("Escape", in: window.window)
    try await wait(for: "the end") { root.presentedViewController == nil }
    #expect(log.entries == ["will", "did"])
    log.clear()
    _ = try await present()
    root.dismiss(animated: false)
    #expect(log.entries == [])
  }
}
