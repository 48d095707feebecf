import GtkTesting
import Testing

@MainActor @Suite(.serialized) struct PhaseOrderTests {
  let model = Model()
  let log = Log()

  @Test("C-036 a view runs traits, constraints, properties, layout and drawing in this order")
  func order() async throws {
    var level: [Int] = []
    let view = RecordingView("view", log) { level.append($0.traitCollection.level) }
    view.on(.updateConstraints) { level.append($0.traitCollection.level) }
    let window = try await TestWindow(view)
    defer { window.close() }
    log.clear()
    window.window.traitOverrides.level = 7
    view.setNeedsDisplay()
    view.setNeedsLayout()
    view.setNeedsUpdateProperties()
    view.setNeedsUpdateConstraints()
    try await settle()
    #expect(log.entries == ["updateConstraints", "updateProperties", "layoutSubviews", "draw"].map { "view.\($0)" })
    #expect(level == [0, 0, 7, 7])
  }

  @Test("C-037 the controller's layout hooks bracket its view's")
  func layoutBrackets() async throws {
    let controller = RecordingViewController("controller", log, view: RecordingView("view", log))
    let window = try await TestWindow(controller)
    defer { window.close() }
    log.clear()
    controller.view.setNeedsLayout()
    try await settle()
    #expect(
      log.entries.prefix(3) == [
        "controller.viewWillLayoutSubviews", "view.layoutSubviews", "controller.viewDidLayoutSubviews",
      ])
  }

  @Test("C-038 updateProperties reads a trait override set before the pass")
  func newTrait() async throws {
    var level: [Int] = []
    let view = RecordingView { level.append($0.traitCollection.level) }
    let window = try await TestWindow(view)
    defer { window.close() }
    window.window.traitOverrides.level = 3
    try await settle()
    #expect(level == [0, 3])
  }

  @Test("C-039 layout that updateProperties asks for follows in the same pass")
  func layoutFollows() async throws {
    let view = RecordingView("view", log) { $0.setNeedsLayout() }
    let window = try await TestWindow(view)
    defer { window.close() }
    log.noteFrames(of: window.window)
    log.clear()
    view.setNeedsUpdateProperties()
    try await settle()
    // GTK follows a layout with an empty frame of its own, for the pointer.
    #expect(log.entries.prefix(5) == ["frame", "view.updateProperties", "view.layoutSubviews", "view.draw", "paint"])
    #expect(view.runs(.layoutSubviews) == 1)
  }

  @Test("C-040 a change of colours and opacity alone lays nothing out")
  func colourOnly() async throws {
    try Style.set(".conformance-red { color: red; background: blue; }", for: "conformance")
    let label = Label("fixed")
    let view = RecordingView { [model] _ in
      label.opacity = model.isOn ? 0.5 : 1
      label.setCSSClass("conformance-red", .when(model.isOn))
    }
    view.addSubview(label)
    let window = try await TestWindow(view)
    defer { window.close() }
    view.log.clear()
    model.isOn = true
    try await settle()
    #expect(view.runs() == 1 && view.runs(.layoutSubviews) == 0)
  }

  @Test("C-040 a text that leaves its label's size as it was lays nothing out")
  func textOnly() async throws {
    let badge = Label()
    badge.setSizeRequest(width: 80)
    let view = RecordingView { [model] _ in badge.text = "\(model.a)" }
    view.addSubview(badge)
    let controller = RecordingViewController("controller", log)
    controller.view.addSubview(view)
    let window = try await TestWindow(controller)
    defer { window.close() }
    let before = try picture(of: badge).pixels()
    view.log.clear()
    log.clear()
    model.a = 7
    try await settle()
    #expect(view.log.entries.filter { $0 != "view.draw" } == ["view.updateProperties"] && log.entries == [])
    #expect(try picture(of: badge).pixels() != before)
  }

  @Test("C-041 layout, asked for or by a resize, runs no updateProperties")
  func layoutOnly() async throws {
    let view = RecordingView("view", log)
    let window = try await TestWindow(view)
    defer { window.close() }
    log.clear()
    view.setNeedsLayout()
    try await settle()
    #expect(view.runs(.layoutSubviews) == 1 && view.runs() == 0)
    let width = view.width
    window.window.setDefaultSize(width: 500, height: 400)
    try await wait(for: "the new size") { view.width > width }
    #expect(view.runs(.layoutSubviews) >= 2 && view.runs() == 0)
  }

  @Test("C-042 setNeedsUpdateProperties alone runs no layout hook")
  func propertiesOnly() async throws {
    let controller = RecordingViewController("controller", log, view: RecordingView("view", log))
    let window = try await TestWindow(controller)
    defer { window.close() }
    log.clear()
    controller.setNeedsUpdateProperties()
    try await settle()
    #expect(log.entries == ["controller.updateProperties"])
  }

  @Test("C-043 a label made longer by updateProperties has its size in the same frame")
  func labelGrows() async throws {
    let label = Label("a")
    let view = RecordingView { [model] _ in label.text = model.text }
    let row = Box(.horizontal)
    row.append(label)
    view.addSubview(row)
    let window = try await TestWindow(view)
    defer { window.close() }
    var widths: [Int] = []
    window.window.frameClock?.onPaint { widths.append(label.width) }
    model.text = "a much longer text"
    try await settle()
    #expect(widths == [label.measured(.horizontal).natural])
  }

  @Test("C-044 a change of what layoutSubviews read runs layout alone")
  func layoutReads() async throws {
    let view = RecordingView()
    view.on(.layoutSubviews) { [model] _ in _ = model.a }
    let window = try await TestWindow(view)
    defer { window.close() }
    view.log.clear()
    model.a = 1
    try await settle()
    #expect(view.runs(.layoutSubviews) == 1 && view.runs() == 0)
  }

  @Test("C-045 a change of what draw read runs drawing alone")
  func drawReads() async throws {
    let view = RecordingView()
    view.on(.draw) { [model] _ in _ = model.a }
    let window = try await TestWindow(view)
    defer { window.close() }
    view.log.clear()
    model.a = 1
    try await settle()
    #expect(view.log.entries == ["view.draw"])
  }

  @Test("C-046 a change of what the constraint hooks read runs them, and layout after them")
  func constraintReads() async throws {
    let controller = RecordingViewController("controller", log, view: RecordingView("view", log))
    controller.on(.updateViewConstraints) { [model] _ in _ = model.a }
    (controller.view as? RecordingView)?.on(.updateConstraints) { [model] _ in _ = model.b }
    let window = try await TestWindow(controller)
    defer { window.close() }
    for (change, hook) in [(\Model.a, "controller.updateViewConstraints"), (\Model.b, "view.updateConstraints")] {
      log.clear()
      model[keyPath: change] = 1
      try await settle()
      #expect(log.entries.prefix(2) == [hook, "controller.viewWillLayoutSubviews"])
      #expect(log.count(hook) == 1 && log.count("view.layoutSubviews") == 1)
    }
  }

  @Test("C-047 a change of what either layout hook of a controller read runs both once")
  func controllerLayoutReads() async throws {
    let controller = RecordingViewController("controller", log)
    controller.on(.viewWillLayoutSubviews) { [model] _ in _ = model.a }
    controller.on(.viewDidLayoutSubviews) { [model] _ in _ = model.b }
    let window = try await TestWindow(controller)
    defer { window.close() }
    for change in [\Model.a, \Model.b] {
      log.clear()
      model[keyPath: change] = 1
      try await settle()
      #expect(log.entries == ["controller.viewWillLayoutSubviews", "controller.viewDidLayoutSubviews"])
    }
  }

  @Test("C-048 what properties and layout both read runs each once, properties first")
  func bothRead() async throws {
    let view = RecordingView("view", log) { [model] _ in _ = model.a }
    view.on(.layoutSubviews) { [model] _ in _ = model.a }
    let window = try await TestWindow(view)
    defer { window.close() }
    log.clear()
    model.a = 1
    try await settle()
    #expect(log.entries.prefix(2) == ["view.updateProperties", "view.layoutSubviews"])
    #expect(view.runs() == 1 && view.runs(.layoutSubviews) == 1)
  }

  @Test("C-049 nothing is drawn before all layout of the window is done")
  func drawLast() async throws {
    let parent = RecordingView("parent", log)
    let children = ["first", "second"].map { RecordingView($0, log) }
    children.forEach(parent.addSubview)
    let window = try await TestWindow(parent)
    defer { window.close() }
    log.clear()
    for view in children + [parent] {
      view.setNeedsDisplay()
      view.setNeedsLayout()
    }
    try await settle()
    let lastLayout = log.entries.lastIndex { $0.hasSuffix("layoutSubviews") }
    let firstDraw = log.entries.firstIndex { $0.hasSuffix("draw") }
    #expect(try #require(lastLayout) < #require(firstDraw))
    #expect(log.names(.layoutSubviews).count == 3 && log.names(.draw).count == 3)
  }

  @Test("C-034 what a view asks of itself while it is laid out or drawn is not forgotten")
  func askedMeanwhile() async throws {
    let view = RecordingView("view", log)
    let window = try await TestWindow(view)
    defer { window.close() }
    for (hook, ask) in [(HookKind.layoutSubviews, view.setNeedsLayout), (.draw, view.setNeedsDisplay)] {
      var remaining = 1
      view.on(hook) { _ in
        if remaining > 0 { ask() }
        remaining -= 1
      }
      ask()
      try await settle()
      #expect(remaining == -1, "\(hook) ran twice")
    }
  }

  @Test("C-034 what a view asks for while it is drawn of one that is drawn already is not forgotten")
  func askedOfOthersMeanwhile() async throws {
    let (earlier, later) = (RecordingView("earlier", log), RecordingView("later", log))
    let column = View()
    column.addSubview(earlier)
    column.addSubview(later)
    let window = try await TestWindow(column)
    defer { window.close() }
    var remaining = 1
    later.on(.draw) { _ in
      if remaining > 0 { earlier.setNeedsDisplay() }
      remaining -= 1
    }
    log.clear()
    later.setNeedsDisplay()
    try await settle()
    #expect(log.names(.draw) == ["later", "earlier"])
  }

  @Test("C-034 a text that a layout hook sets is painted in the same frame, at the size it asks for")
  func textSetInLayout() async throws {
    let label = Label("a")
    label.halign = .start
    label.valign = .start
    let view = RecordingView("view", log, properties: { _ in })
    view.addSubview(label)
    let controller = RecordingViewController("controller", log, view: view)
    let column = Box(.vertical)
    column.append(controller.view)
    let window = try await TestWindow(column)
    defer { window.close() }
    for hook in [HookKind.layoutSubviews, .viewDidLayoutSubviews] {
      let text = "set in \(hook.rawValue)\non two lines"
      if hook == .layoutSubviews { view.on(hook) { _ in label.text = text } }
      if hook == .viewDidLayoutSubviews { controller.on(hook) { _ in label.text = text } }
      var painted: [String] = []
      let connection = window.window.frameClock?.onPaint { painted.append("\(label.text ?? "") \(label.height)") }
      view.setNeedsLayout()
      try await settle()
      connection?.disconnect()
      #expect(painted.first == "\(text) \(label.height)", "in the first frame, at the final size")
      #expect(label.height == label.measured(.vertical, forSize: label.width).natural)
      #expect(try picture(of: label).pixels().contains { $0.alpha > 128 }, "painted")
      view.on(.layoutSubviews) { _ in }
    }
  }

  @Test("C-034 what is around a view has room for what its layout asks for, whoever asked for the layout")
  func roomForTextSetInLayout() async throws {
    let label = Label("a")
    let view = RecordingView("view", log)
    view.addSubview(label)
    view.on(.layoutSubviews) { [model] _ in label.text = model.text }
    let (column, below) = (Box(.vertical), Label("below"))
    column.append(view)
    column.append(below)
    let window = try await TestWindow(column)
    defer { window.close() }
    for text in ["on\nthree\nlines", "on one", "and\ntwo"] {
      model.text = text
      try await settle()
      #expect(label.text == text && label.height == label.measured(.vertical, forSize: label.width).natural)
      #expect(view.height == label.height, "the view has grown or shrunk along")
    }
  }

  @Test("C-034 a text that a layout chooses for the width it was given has its room, too")
  func roomForTextOfAWidth() async throws {
    let label = Label("a")
    let view = RecordingView("view", log)
    view.addSubview(label)
    view.on(.layoutSubviews) { label.text = $0.width > 400 ? "one line" : "on\nthree\nlines" }
    let (column, below) = (Box(.vertical), Label("below"))
    column.append(view)
    column.append(below)
    let window = try await TestWindow(column, width: 600)
    defer { window.close() }
    for width in [300, 600, 300] {
      window.window.setDefaultSize(width: width, height: 300)
      try await wait(for: "the new size") { (view.width > 400) == (width == 600) }
      try await settle()
      #expect(label.height == label.measured(.vertical, forSize: label.width).natural)
      #expect(view.height == label.height && below.frame(in: column)?.y == Double(view.height))
    }
  }

  @Test(
    "C-044 what subviews read when they are asked for their size, or given it, is none of the layout hook's business")
  func readsOfMeasure() async throws {
    final class ReadingView: View {
      var model = Model()
      override func measure(_ orientation: Orientation, forSize: Int?) -> Measurement {
        Measurement(minimum: 10 + model.b, natural: 10 + model.b)
      }
      override func allocate(width: Int, height: Int, baseline: Int) {
        _ = model.isOn
        super.allocate(width: width, height: height, baseline: baseline)
      }
    }
    let (view, inner) = (RecordingView("view", log), ReadingView())
    inner.model = model
    view.addSubview(inner)
    view.on(.layoutSubviews) { $0.place(inner, in: Rect(x: 0, y: 0, width: 100, height: 100)) }
    let window = try await TestWindow(view)
    defer { window.close() }
    log.clear()
    model.b = 1
    model.isOn = true
    try await settle()
    #expect(view.runs(.layoutSubviews) == 0)
    inner.setNeedsLayout()
    view.setNeedsLayout()
    try await settle()
    #expect(view.runs(.layoutSubviews) == 1)
  }
}
