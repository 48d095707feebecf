import GtkTesting
import Testing

/// Views that hide themselves, or are kept back by what they are in, and still come back when they should.
@MainActor @Suite(.serialized) struct HiddenViewTests {
  let model = Model()
  let log = Log()

  /// A view with a size of its own.
  private func makeView() -> RecordingView {
    let view = RecordingView("view", log)
    view.addSubview(Label("content"))
    return view
  }

  @Test(
    "C-210 a view that hides itself in layoutSubviews comes back when what it read changes", arguments: [false, true])
  func hidesItselfInLayout(flushes: Bool) async throws {
    let view = makeView()
    view.on(.layoutSubviews) { [model] in $0.isVisible = model.a == 0 }
    let column = Box(.vertical)
    column.append(view)
    column.append(Label("below"))
    let window = try await TestWindow(column)
    defer { window.close() }
    let settleWindow = { if flushes { UpdatePass.flush() } else { try await settle() } }
    for round in 0..<3 {
      model.a = 1
      try await settleWindow()
      #expect(!view.isVisible && !view.isMapped, "hidden in round \(round)")
      model.a = 0
      try await settleWindow()
      #expect(view.isVisible && view.isMapped && view.height > 0, "shown in round \(round)")
    }
  }

  @Test("C-210 a view that hides itself, or shows itself, in a layout leaves its place to the next, or takes it")
  func placeOfWhatHidesItself() async throws {
    let (view, below) = (makeView(), Label("below"))
    view.on(.layoutSubviews) { [model] in $0.isVisible = model.a == 0 }
    let column = Box(.vertical)
    column.append(view)
    column.append(below)
    let outer = Box(.vertical)
    outer.append(column)
    let window = try await TestWindow(outer)
    defer { window.close() }
    func top() -> Double? { below.frame(in: column)?.y }
    let height = Double(view.height)
    for _ in 0..<2 {
      model.a = 1
      try await settle()
      #expect(top() == 0 && column.height == below.height)
      model.a = 0
      try await settle()
      #expect(top() == height && column.height == below.height + view.height)
    }
  }

  @Test("C-210 a controller that hides its view in viewWillLayoutSubviews shows it again in the next frame")
  func hidesViewBeforeLayout() async throws {
    let controller = RecordingViewController("controller", log, view: View(Label("content")))
    controller.on(.viewWillLayoutSubviews) { [model] in $0.view.isVisible = !model.isOn }
    let column = View()
    column.addSubview(controller.view)
    let window = try await TestWindow(column)
    defer { window.close() }
    model.isOn = true
    try await settle()
    #expect(!controller.view.isVisible)
    log.clear()
    log.noteFrames(of: window.window)
    model.isOn = false
    try await settle()
    #expect(controller.view.isVisible && controller.view.isMapped)
    #expect(log.place("controller.viewWillLayoutSubviews") < log.place("paint"))
  }

  @Test("C-210 layout hooks below a hidden view run when what they read changes, and not without")
  func belowHiddenView() async throws {
    let view = makeView()
    view.on(.layoutSubviews) { [model] _ in _ = model.a }
    let parent = View(view)
    let window = try await TestWindow(parent)
    defer { window.close() }
    parent.isVisible = false
    try await settle()
    log.clear()
    model.b = 1
    try await settle()
    #expect(view.runs(.layoutSubviews) == 0)
    model.a = 1
    try await settle()
    #expect(view.runs(.layoutSubviews) == 1)
  }

  @Test("C-211 a view whose reason to hide ends in a closed revealer is seen when it opens")
  func inClosedRevealer() async throws {
    let view = makeView()
    view.on(.updateProperties) { [model] in $0.isVisible = model.a == 0 }
    let revealer = Revealer()
    revealer.transitionType = .none
    revealer.child = view
    revealer.revealsChild = true
    let window = try await TestWindow(revealer)
    defer { window.close() }
    model.a = 1
    try await settle()
    revealer.revealsChild = false
    try await settle()
    model.a = 0
    try await settle()
    log.noteFrames(of: window.window)
    revealer.revealsChild = true
    try await settle()
    #expect(view.isVisible && view.isMapped)
  }

  @Test("C-211 the same for a view inside the page of a stack, and for a tab")
  func inHiddenPage() async throws {
    for isTab in [false, true] {
      let view = makeView()
      view.on(.updateProperties) { [model] in $0.isVisible = model.a == 0 }
      let page = ViewController()
      page.view.addSubview(view)
      let tabs = TabBarController()
      let stack = Stack()
      if isTab {
        tabs.viewControllers = [ViewController(), page]
      } else {
        stack.addChild(Label("front"), name: "front")
        stack.addChild(page.view, name: "page")
      }
      let window = isTab ? try await TestWindow(tabs) : try await TestWindow(stack)
      defer { window.close() }
      let show = { (isPage: Bool) in
        if isTab { tabs.selectedIndex = isPage ? 1 : 0 } else { stack.visibleChildName = isPage ? "page" : "front" }
      }
      show(true)
      model.a = 1
      try await settle()
      #expect(!view.isVisible)
      show(false)
      try await settle()
      model.a = 0
      try await settle()
      show(true)
      try await settle()
      #expect(view.isVisible && view.isMapped, isTab ? "tab" : "stack")
    }
  }

  @Test("C-212 a drawing follows what it read also after unseen content asked for another size")
  func drawingBesideUnseenContent() async throws {
    let view = RecordingView("view", log)
    var drawn: [Int] = []
    view.on(.draw) { [model] _ in drawn.append(model.a) }
    let (revealer, stack) = (Revealer(), Stack())
    let (closed, unseen) = (Label("short"), Label("short"))
    revealer.child = closed
    stack.addChild(Label("front"), name: "front")
    stack.addChild(unseen, name: "unseen")
    view.addSubview(revealer)
    view.addSubview(stack)
    let window = try await TestWindow(view)
    defer { window.close() }
    for round in 1...3 {
      closed.text += " and longer"
      unseen.text += " and longer"
      try await settle()
      model.a = round
      try await settle()
      #expect(drawn.last == round)
      drawn = []
      view.setNeedsDisplay()
      try await settle()
      #expect(drawn == [round])
    }
  }
}
