import GtkTesting
import Testing

/// Why a controller's view comes or goes.
@MainActor @Suite(.serialized) struct MovementTests {
  private final class Witness: ViewController {
    var calls: [String] = []

    private func note(_ call: String) {
      var reasons: [String] = []
      if isBeingPresented { reasons.append("presented") }
      if isBeingDismissed { reasons.append("dismissed") }
      if isMovingToParent { reasons.append("to parent") }
      if isMovingFromParent { reasons.append("from parent") }
      calls.append(([call] + reasons).joined(separator: " "))
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(Button("button"))
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      note("will")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      note("did")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      note("willNot")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      note("didNot")
    }

    func takeCalls() -> [String] {
      defer { calls = [] }
      return calls
    }

    var isAtRest: Bool { !isBeingPresented && !isBeingDismissed && !isMovingToParent && !isMovingFromParent }
  }

  @Test("a controller that is presented and dismissed knows, and is told so at no other time") func presented()
    async throws
  {
    let (root, sheet) = (Witness(), Witness())
    let window = try await TestWindow(root)
    defer { window.close() }
    #expect(root.takeCalls() == ["will", "did"])
    root.present(sheet, animated: true)
    #expect(!root.isBeingPresented)
    try await wait(for: "the sheet") { sheet.calls.count == 2 }
    #expect(sheet.takeCalls() == ["will presented", "did presented"] && sheet.isAtRest)
    sheet.dismiss(animated: true)
    try await wait(for: "its end") { sheet.calls.count == 2 }
    #expect(sheet.takeCalls() == ["willNot dismissed", "didNot dismissed"])
    try await wait(for: "rest") { root.presentedViewController == nil }
    #expect(sheet.isAtRest)
  }

  @Test("a push and a pop are told from a coming back and a being covered") func pushed() async throws {
    let (root, next) = (Witness(), Witness())
    let navigation = NavigationController(rootViewController: root)
    let window = try await TestWindow(navigation)
    defer { window.close() }
    #expect(root.takeCalls() == ["will to parent", "did to parent"])
    navigation.pushViewController(next, animated: true)
    try await wait(for: "the push") { next.calls.count == 2 && root.calls.count == 2 }
    #expect(next.takeCalls() == ["will to parent", "did to parent"] && root.takeCalls() == ["willNot", "didNot"])
    navigation.popViewController(animated: true)
    try await wait(for: "the pop") { next.calls.count == 2 && root.calls.count == 2 }
    #expect(next.takeCalls() == ["willNot from parent", "didNot from parent"] && root.takeCalls() == ["will", "did"])
    #expect(next.isAtRest && root.isAtRest)
  }

  @Test("so are a tab that is chosen and a child of a container of one's own") func contained() async throws {
    let (one, two) = (Witness(), Witness())
    let tabs = TabBarController()
    tabs.viewControllers = [one, two]
    let window = try await TestWindow(tabs)
    defer { window.close() }
    #expect(one.takeCalls() == ["will", "did"])
    tabs.selectedIndex = 1
    try await wait(for: "the tab") { two.calls.count == 2 && one.calls.count == 2 }
    #expect(two.takeCalls() == ["will", "did"] && one.takeCalls() == ["willNot", "didNot"])
    let child = Witness()
    two.addChild(child)
    two.view.addSubview(child.view)
    child.didMove(toParent: two)
    try await wait(for: "the child") { child.calls.count == 2 }
    #expect(child.takeCalls() == ["will to parent", "did to parent"])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(child.takeCalls() == ["willNot from parent", "didNot from parent"] && child.isAtRest)
  }

  @Test("beneath a sheet at an undimmed detent everything can be used, above that nothing") func undimmed() async throws
  {
    let root = Witness()
    let below = Button("Below")
    var clicks = 0
    below.onClicked { clicks += 1 }
    below.valign = .start
    below.halign = .center
    let window = try await TestWindow(root, width: 400, height: 500)
    defer { window.close() }
    root.view.addSubview(below)
    let content = ViewController()
    content.view.addSubview(Button("In the sheet"))
    let sheet = try #require(content.sheetPresentationController)
    sheet.detents = [.medium(), .large()]
    sheet.largestUndimmedDetentIdentifier = .medium
    root.present(content, animated: true)
    try await wait(for: "the sheet") { content.view.isMapped }
    try await settle()
    try await click(below)
    #expect(clicks == 1 && root.presentedViewController === content, "neither kept away nor a dismissal")
    #expect(below.grabFocus())
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    try await settle()
    #expect(!below.hasFocus && !below.grabFocus())
    sheet.animateChanges { sheet.selectedDetentIdentifier = .medium }
    try await settle()
    #expect(below.grabFocus())
    content.dismiss(animated: false)
    #expect(below.grabFocus())
  }

  private final class Teller: PopoverPresentationControllerDelegate {
    var told: [String] = []
    func presentationControllerWillDismiss(_ presentationController: PresentationController) { told.append("will") }
    func presentationControllerDidDismiss(_ presentationController: PresentationController) { told.append("did") }
  }

  @Test(
    "a popover goes with what it points at, and its delegate hears of it",
    .enabled("a popover takes the pointer, which a headless compositor has not") { await Delivery.method == .events },
    arguments: [true, false])
  func popoverWithoutSource(isModal: Bool) async throws {
    let root = Witness()
    let window = try await TestWindow(root, width: 400, height: 300)
    defer { window.close() }
    let source = Button("source")
    root.view.addSubview(source)
    let content = Witness()
    content.isModalInPresentation = isModal
    content.modalPresentationStyle = .popover
    content.popoverPresentationController?.sourceView = source
    let teller = Teller()
    content.presentationController?.delegate = teller
    root.present(content, animated: true)
    try await wait(for: "the popover") { content.calls.count == 2 }
    source.removeFromSuperview()
    try await wait(for: "its end") { root.presentedViewController == nil }
    #expect(teller.told == ["will", "did"] && !content.view.isMapped)
    #expect(content.calls.suffix(2) == ["willNot dismissed", "didNot dismissed"])
    var clicks = 0
    let other = Button("other")
    other.onClicked { clicks += 1 }
    root.view.addSubview(other)
    try await settle()
    try await click(other)
    #expect(clicks == 1)
  }
}
