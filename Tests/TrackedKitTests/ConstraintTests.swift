import GtkTesting
import Testing

@Suite(.serialized) struct ConstraintTests: TwoBlocks {
  let view = View()
  let first = Block(width: 20...60, height: 10...20)
  let second = Block(width: 20...40, height: 10...30)
  let model = Model()

  init() throws {
    try TestDisplay.prepare()
    view.addSubview(first)
    view.addSubview(second)
  }

  @Test("edges, middles and sizes are what the constraints say")
  func equal() async throws {
    LayoutConstraint.activate(
      makeRow() + [
        second.widthAnchor.constraint(equalTo: first.widthAnchor, multiplier: 1.5),
        first.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
        first.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -8),
        second.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        second.heightAnchor.constraint(equalToConstant: 24),
      ])
    let window = try await show()
    defer { window.close() }
    #expect(view.width == 300 && view.height == 100)
    #expect(first.frame == Rect(x: 10, y: 8, width: 110, height: 84))
    #expect(second.frame == Rect(x: 125, y: 38, width: 165, height: 24))
  }

  @Test("a multiple of another size and a constant together")
  func multiplier() async throws {
    LayoutConstraint.activate([
      first.leftAnchor.constraint(equalTo: view.leftAnchor),
      first.topAnchor.constraint(equalTo: view.topAnchor),
      first.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5, constant: -10),
      first.heightAnchor.constraint(equalTo: first.widthAnchor, multiplier: 0.5),
      second.rightAnchor.constraint(equalTo: view.rightAnchor),
      second.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    let window = try await show()
    defer { window.close() }
    #expect(first.frame == Rect(x: 0, y: 0, width: 140, height: 70))
    #expect(second.frame == Rect(x: 260, y: 70, width: 40, height: 30))
  }

  @Test("inequalities bound a size and let the natural one be inside of the bounds")
  func inequalities() async throws {
    let atLeast = first.widthAnchor.constraint(greaterThanOrEqualToConstant: 90)
    let atMost = second.widthAnchor.constraint(lessThanOrEqualToConstant: 30)
    LayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: view.leadingAnchor), atLeast, atMost,
      second.leadingAnchor.constraint(greaterThanOrEqualTo: first.trailingAnchor, constant: 12),
      second.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor),
    ])
    let window = try await show()
    defer { window.close() }
    #expect(first.frame.width == 90 && second.frame.x == 102 && second.frame.width == 30)
    atLeast.constant = 50
    atMost.constant = 200
    try await settle()
    #expect(first.frame.width == 60 && second.frame.x == 72 && second.frame.width == 40)
  }

  @Test("a view asks for what its constraints need, least and naturally, also outside of a window")
  func measure() async throws {
    LayoutConstraint.activate(
      makeRow() + [
        first.topAnchor.constraint(equalTo: view.topAnchor, constant: 4),
        second.topAnchor.constraint(equalTo: first.bottomAnchor, constant: 4),
        second.bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor, constant: -4),
      ])
    #expect(view.measured(.horizontal) == Measurement(minimum: 65, natural: 125))
    #expect(view.measured(.vertical) == Measurement(minimum: 32, natural: 62))
    let window = try await show()
    defer { window.close() }
    view.queueResize()
    #expect(view.measured(.horizontal) == Measurement(minimum: 65, natural: 125))
  }

  @Test("a changed constant moves what depends on it, and the view asks for its new size")
  func constant() async throws {
    let row = makeRow()
    let width = first.widthAnchor.constraint(equalToConstant: 80)
    LayoutConstraint.activate(row + [width])
    let window = try await show()
    defer { window.close() }
    #expect(first.frame.width == 80 && second.frame.x == 95)
    width.constant = 130
    row[0].constant = 0
    try await settle()
    #expect(first.frame.x == 0 && first.frame.width == 130 && second.frame.x == 135 && second.frame.width == 155)
    #expect(view.measured(.horizontal).minimum == 165)
    // Nothing of what was before has stayed.
    width.isActive = false
    second.widthAnchor.constraint(equalToConstant: 40).isActive = true
    try await settle()
    #expect(second.frame == Rect(x: 250, y: 0, width: 40, height: 30) && first.frame.width == 245)
    #expect(view.measured(.horizontal).minimum == 75)
  }

  @Test("C-046 updateConstraints follows the model, and layout follows it in the same frame")
  func tracked() async throws {
    let log = Log()
    let view = RecordingView("view", log)
    let label = Block(width: 20...60, height: 10...20)
    view.addSubview(label)
    let narrow = label.widthAnchor.constraint(equalToConstant: 50)
    let wide = label.widthAnchor.constraint(equalTo: view.widthAnchor)
    label.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    view.on(.updateConstraints) { [model] _ in
      narrow.isActive = !model.isOn
      wide.isActive = model.isOn
    }
    let window = try await TestWindow(view, width: 300, height: 100)
    defer { window.close() }
    #expect(label.frame.width == 50)
    log.noteFrames(of: window.window)
    log.clear()
    var widths: [Double] = []
    window.window.frameClock?.onPaint { widths.append(label.frame.width) }
    model.isOn = true
    try await settle()
    #expect(log.entries.prefix(3) == ["frame", "view.updateConstraints", "view.layoutSubviews"])
    #expect(log.count("view.updateConstraints") == 1 && log.count("view.layoutSubviews") == 1)
    #expect(widths.first == 300)
    #expect(narrow.isActive == false && view.constraints.count == 2)
  }

  @Test("a model's change that a constraint follows animates from the old places to the new")
  func animated() async throws {
    let part = first
    let host = RecordingView()
    host.addSubview(part)
    let distance = part.leadingAnchor.constraint(equalTo: host.leadingAnchor)
    distance.isActive = true
    host.on(.updateConstraints) { [model] _ in distance.constant = Double(model.a) }
    let window = try await TestWindow(host)
    TestDisplay.animations = .on
    defer {
      TestDisplay.animations = .off
      window.close()
    }
    View.animate(withDuration: 0.2, options: .flushUpdates) { model.a = 200 }
    func shownX() -> Double { part.frame(in: host)?.x ?? -1 }
    #expect(part.frame.x == 200 && shownX() == 0)
    try await wait(for: "the way") { shownX() > 0 && shownX() < 200 }
    try await wait(for: "the end") { shownX() == 200 }
    #expect(host.runs(.updateConstraints) == 2)
  }

  @Test("a controller's updateViewConstraints follows the model, once a change")
  func trackedController() async throws {
    let controller = RecordingViewController("controller", Log(), view: RecordingView())
    let width = first.widthAnchor.constraint(equalToConstant: 50)
    controller.on(.updateViewConstraints) { [model] _ in width.constant = Double(50 + model.a) }
    controller.view.addSubview(first)
    width.isActive = true
    let window = try await TestWindow(controller, width: 300, height: 100)
    defer { window.close() }
    controller.log.clear()
    model.a = 25
    try await settle()
    #expect(first.frame.width == 75)
    #expect(controller.runs(.updateViewConstraints) == 1 && controller.runs(.viewDidLayoutSubviews) == 1)
  }

  @Test("setNeedsUpdateConstraints of a controller's view asks for both hooks, once each")
  func bothHooks() async throws {
    let log = Log()
    let controller = RecordingViewController("controller", log, view: RecordingView("view", log))
    let window = try await TestWindow(controller)
    defer { window.close() }
    log.clear()
    controller.view.setNeedsUpdateConstraints()
    controller.view.setNeedsUpdateConstraints()
    #expect(controller.view.needsUpdateConstraints())
    try await settle()
    #expect(!controller.view.needsUpdateConstraints())
    #expect(controller.runs(.updateViewConstraints) == 1 && log.count("view.updateConstraints") == 1)
    #expect(controller.runs() == 0)
    log.clear()
    controller.view.setNeedsUpdateConstraints()
    controller.view.updateConstraintsIfNeeded()
    #expect(controller.runs(.updateViewConstraints) == 1 && log.count("view.updateConstraints") == 1)
    try await settle()
    #expect(controller.runs(.updateViewConstraints) == 1 && log.count("view.updateConstraints") == 1)
  }

  @Test("of two constraints that contradict each other the one of higher priority is met")
  func priorities() async throws {
    let small = first.widthAnchor.constraint(equalToConstant: 70)
    let large = first.widthAnchor.constraint(equalToConstant: 150)
    small.priority = .defaultHigh
    large.priority = .defaultLow
    LayoutConstraint.activate([small, large])
    let window = try await show()
    defer { window.close() }
    #expect(first.frame.width == 70)
    large.priority = LayoutPriority(LayoutPriority.defaultHigh.rawValue + 1)
    try await settle()
    #expect(first.frame.width == 150)
    // Below 500 a constraint yields to the natural size.
    large.isActive = false
    small.priority = .defaultLow
    try await settle()
    #expect(first.frame.width == 60)
  }

  @Test("an inequality that is not required gives way to a stronger one, and can be taken away")
  func softInequality() async throws {
    let atLeast = first.widthAnchor.constraint(greaterThanOrEqualToConstant: 120)
    atLeast.priority = .defaultHigh
    let atMost = first.widthAnchor.constraint(lessThanOrEqualToConstant: 100)
    LayoutConstraint.activate([atLeast, atMost])
    let window = try await show()
    defer { window.close() }
    #expect(first.frame.width == 100)
    atMost.isActive = false
    try await settle()
    #expect(first.frame.width == 120)
    atLeast.isActive = false
    try await settle()
    #expect(first.width == 300, "without a constraint a subview fills the view")
  }

  @Test("guides take room without showing anything, and tell where they are")
  func guides() async throws {
    let guides = ["before", "between", "after"].map { _ in LayoutGuide() }
    guides.forEach(view.addLayoutGuide)
    LayoutConstraint.activate([
      guides[0].leadingAnchor.constraint(equalTo: view.leadingAnchor),
      first.leadingAnchor.constraint(equalTo: guides[0].trailingAnchor),
      guides[1].leadingAnchor.constraint(equalTo: first.trailingAnchor),
      second.leadingAnchor.constraint(equalTo: guides[1].trailingAnchor),
      guides[2].leadingAnchor.constraint(equalTo: second.trailingAnchor),
      guides[2].trailingAnchor.constraint(equalTo: view.trailingAnchor),
      guides[1].widthAnchor.constraint(equalTo: guides[0].widthAnchor),
      guides[2].widthAnchor.constraint(equalTo: guides[0].widthAnchor),
    ])
    let window = try await show(width: 250)
    defer { window.close() }
    #expect(first.frame.x == 50 && first.frame.width == 60 && second.frame.x == 160 && second.frame.width == 40)
    #expect(guides.map(\.layoutFrame.x) == [0, 110, 200] && guides.map(\.layoutFrame.width) == [50, 50, 50])
    view.removeLayoutGuide(guides[1])
    #expect(view.layoutGuides.count == 2 && view.constraints.count == 5 && guides[1].owningView == nil)
    try await settle()
    #expect(first.frame.width == 60)
  }

  @Test("leading and trailing follow the direction of reading, left and right do not")
  func rightToLeft() async throws {
    LayoutConstraint.activate(
      makeRow() + [
        first.widthAnchor.constraint(equalToConstant: 80),
        second.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor, constant: -10),
      ])
    let third = Block(width: 20...20, height: 10...10)
    view.addSubview(third)
    third.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 7).isActive = true
    let window = try await show()
    defer { window.close() }
    #expect(first.frame.x == 10 && second.frame == Rect(x: 95, y: 0, width: 195, height: 30) && third.frame.x == 7)
    view.direction = .rightToLeft
    try await settle()
    #expect(first.frame.x == 210 && second.frame == Rect(x: 10, y: 0, width: 195, height: 30) && third.frame.x == 7)
  }

  @Test("views in views have constraints of their own, and the outer one asks for what the inner one needs")
  func nested() async throws {
    let inner = View()
    let block = Block(width: 30...30, height: 20...20)
    inner.addSubview(block)
    view.addSubview(inner)
    let edges = [
      block.leadingAnchor.constraint(equalTo: inner.leadingAnchor, constant: 5),
      block.topAnchor.constraint(equalTo: inner.topAnchor, constant: 5),
      block.trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: -5),
      block.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: -5),
    ]
    LayoutConstraint.activate(
      edges + [
        inner.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        inner.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      ])
    let window = try await show()
    defer { window.close() }
    #expect(inner.constraints.count == 4 && view.constraints.count == 2)
    #expect(inner.frame == Rect(x: 130, y: 35, width: 40, height: 30))
    #expect(block.frame == Rect(x: 5, y: 5, width: 30, height: 20))
    edges[0].constant = 25
    try await settle()
    #expect(inner.frame == Rect(x: 120, y: 35, width: 60, height: 30) && block.frame.x == 25)
  }

  @Test("a label that wraps has the height its text needs at the width it was given")
  func wrapping() async throws {
    let label = Label("A sentence that is much longer than the view is wide, so that it takes more than one line.")
    label.wraps = true
    let view = View()
    let below = Block(width: 10...10, height: 10...10)
    view.addSubview(label)
    view.addSubview(below)
    LayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
      label.topAnchor.constraint(equalTo: view.topAnchor),
      below.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 6),
      below.bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor),
    ])
    #expect(view.measured(.vertical, forSize: 240).natural == label.measured(.vertical, forSize: 200).natural + 16)
    let window = try await TestWindow(view, width: 240, height: 300)
    defer { window.close() }
    let height = label.measured(.vertical, forSize: 200).natural
    #expect(height > label.measured(.vertical, forSize: 1000).natural)
    #expect(label.frame == Rect(x: 20, y: 0, width: 200, height: Double(height)))
    #expect(below.frame.y == Double(height + 6))
  }

  @Test("texts of different sizes stand on one line")
  func baseline() async throws {
    try Style.set(".constraint-large { font-size: 30px; }", for: "constraint tests")
    let large = Label("Large")
    let small = Label("small")
    large.addCSSClass("constraint-large")
    let view = View()
    view.addSubview(large)
    view.addSubview(small)
    LayoutConstraint.activate([
      small.leadingAnchor.constraint(equalTo: large.trailingAnchor),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
    ])
    let window = try await TestWindow(view, width: 240, height: 300)
    defer { window.close() }
    let baselines = [large, small].map { $0.frame.y + Double($0.naturalBaseline ?? 0) }
    #expect(baselines[0] == baselines[1] && small.frame.y > large.frame.y)
  }

  @Test("a hidden subview keeps its constraints and asks for no size; one without constraints fills the view")
  func hidden() async throws {
    LayoutConstraint.activate(makeRow())
    let cover = Block(width: 10...10, height: 10...10)
    view.addSubview(cover)
    let window = try await show()
    defer { window.close() }
    #expect(cover.frame == view.bounds)
    first.isVisible = false
    try await settle()
    #expect(view.measured(.horizontal).minimum == 45)
    first.isVisible = true
    try await settle()
    #expect(view.measured(.horizontal).minimum == 65 && first.frame.x == 10)
  }
}
