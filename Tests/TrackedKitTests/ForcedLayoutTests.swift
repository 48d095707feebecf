import GtkTesting
import Testing

/// `layoutIfNeeded()` wherever a program may call it.
@MainActor @Suite(.serialized) struct ForcedLayoutTests {
  let model = Model()
  let log = Log()

  @Test("C-087 layoutIfNeeded of a view that its pass takes out brings it up to date where it is then")
  func takenOutMeanwhile() async throws {
    var levels: [Int] = []
    let inner = RecordingView("inner", log) { levels.append($0.traitCollection.level) }
    let outer = View(inner)
    let controller = RecordingViewController("controller", log) { [model] _ in
      if model.a == 1 { outer.removeFromSuperview() }
    }
    controller.view.addSubview(outer)
    let window = try await TestWindow(controller)
    defer { window.close() }
    controller.traitOverrides.level = 1
    model.a = 1
    outer.layoutIfNeeded()
    #expect(outer.window == nil && inner.traitCollection.level == 0)
    #expect(levels == [0, 1, 0])
  }

  @Test(
    "C-087 layoutIfNeeded of a view behind something closed lays it out, and runs what the layout invalidates there")
  func unseen() async throws {
    var seen: [Int] = []
    let inner = RecordingView("inner", log) { [model] _ in seen.append(model.b) }
    let outer = RecordingView("outer", log)
    outer.addSubview(inner)
    outer.on(.layoutSubviews) { [model] _ in model.b = model.a }
    let revealer = Revealer()
    revealer.child = outer
    let window = try await TestWindow(View(revealer))
    defer { window.close() }
    outer.layoutIfNeeded()
    model.a = 7
    outer.layoutIfNeeded()
    #expect(!outer.isMapped && seen.last == 7)
  }

  @Test("C-087 layoutIfNeeded in a hook lays out the view it is called on, after that view's properties")
  func insideHook() async throws {
    let label = Label("short")
    let inner = RecordingView("inner", log) { [model] _ in label.text = model.text }
    inner.addSubview(label)
    let outer = RecordingView("outer", log)
    outer.addSubview(inner)
    let window = try await TestWindow(outer)
    defer { window.close() }
    outer.on(.updateProperties) { [model, log] _ in
      _ = model.isOn
      inner.layoutIfNeeded()
      log.note("end")
    }
    outer.setNeedsUpdateProperties()
    try await settle()
    log.clear()
    model.text = "a longer text"
    model.isOn = true
    inner.setNeedsLayout()
    try await settle()
    #expect(
      log.entries.prefix(4) == ["outer.updateProperties", "inner.updateProperties", "inner.layoutSubviews", "end"])
    #expect(label.text == "a longer text" && label.width >= label.measured(.horizontal).minimum)
  }

  @Test("C-087 layoutIfNeeded in a layout hook lays out what is below, and does not recurse")
  func insideLayout() async throws {
    let inner = RecordingView("inner", log)
    let outer = RecordingView("outer", log)
    outer.addSubview(inner)
    let controller = RecordingViewController("controller", log, view: outer)
    var heights: [Int] = []
    outer.on(.layoutSubviews) { outer in
      inner.setNeedsLayout()
      log.clear()
      inner.layoutIfNeeded()
      outer.layoutIfNeeded()
      #expect(log.entries == ["inner.layoutSubviews"])
    }
    controller.on(.viewDidLayoutSubviews) { controller in
      controller.view.layoutIfNeeded()
      heights.append(controller.view.height)
    }
    let window = try await TestWindow(View(controller.view))
    defer { window.close() }
    outer.setNeedsLayout()
    try await settle()
    #expect(!UpdatePass.isPending && heights.allSatisfy { $0 > 0 })
  }

  @Test("C-087 layoutIfNeeded in each layout hook of one view leaves each its one run")
  func insideOwnLayout() async throws {
    let controller = RecordingViewController("controller", log, view: RecordingView("view", log))
    controller.on(.viewWillLayoutSubviews) { $0.view.layoutIfNeeded() }
    (controller.view as? RecordingView)?.on(.layoutSubviews) { $0.layoutIfNeeded() }
    controller.on(.viewDidLayoutSubviews) { $0.view.layoutIfNeeded() }
    let order = ["controller.viewWillLayoutSubviews", "view.layoutSubviews", "controller.viewDidLayoutSubviews"]
    let detached = View(controller.view)
    log.clear()
    detached.layoutIfNeeded()
    #expect(log.entries.filter { $0.hasSuffix("LayoutSubviews") || $0.hasSuffix("layoutSubviews") } == order)
    let window = try await TestWindow(detached)
    defer { window.close() }
    log.clear()
    controller.view.setNeedsLayout()
    try await settle()
    #expect(log.entries.filter { order.contains($0) } == order)
  }

  @Test("C-087 layoutIfNeeded while the view is measured or drawn leaves the layout to GTK")
  func whileMeasuredOrDrawn() async throws {
    final class Careless: View {
      override func measure(_ orientation: Orientation, forSize: Int?) -> Measurement {
        layoutIfNeeded()
        return super.measure(orientation, forSize: forSize)
      }
      override var intrinsicContentSize: Size {
        layoutIfNeeded()
        return Size(width: 40, height: 20)
      }
      override func draw(_ rect: Rect) { superview?.layoutIfNeeded() }
    }
    let careless = Careless()
    let reader = RecordingView("reader", log) { [model] _ in _ = model.a }
    let column = Box(.vertical)
    column.append(careless)
    column.append(reader)
    let window = try await TestWindow(View(column))
    defer { window.close() }
    #expect(careless.height == 20)
    log.clear()
    model.a = 1
    careless.queueResize()
    try await settle()
    #expect(reader.runs() == 1 && careless.height == 20)
  }

  @Test("C-087 layoutIfNeeded in a hook that was forced lays out nothing around the view it is called on")
  func insideForcedHook() async throws {
    let (inner, beside) = (RecordingView("inner", log), RecordingView("beside", log))
    let outer = RecordingView("outer", log) { [model] _ in
      if model.isOn { inner.layoutIfNeeded() }
    }
    let root = View(outer)
    root.addSubview(inner)
    root.addSubview(beside)
    let window = try await TestWindow(root)
    defer { window.close() }
    model.isOn = true
    for view in [inner, beside] {
      view.setNeedsLayout()
      view.setNeedsUpdateProperties()
    }
    log.clear()
    outer.updatePropertiesIfNeeded()
    #expect(log.entries == ["outer.updateProperties", "inner.updateProperties", "inner.layoutSubviews"])
    try await settle()
    #expect(beside.runs() == 1 && beside.runs(.layoutSubviews) == 1 && inner.runs(.layoutSubviews) == 1)
  }

  @Test("C-087 layoutIfNeeded of a superview in a layout hook lays out around the view, not inside of its own layout")
  func superviewInsideLayout() async throws {
    let controller = RecordingViewController("controller", log, view: RecordingView("view", log))
    let outer = RecordingView("outer", log)
    outer.addSubview(controller.view)
    controller.on(.viewWillLayoutSubviews) { _ in outer.layoutIfNeeded() }
    let window = try await TestWindow(View(outer))
    defer { window.close() }
    for isHidden in [false, true] {
      outer.isHidden = isHidden
      try await settle()
      log.clear()
      outer.setNeedsLayout()
      controller.view.setNeedsLayout()
      controller.view.layoutIfNeeded()
      try await settle()
      for entry in ["controller.viewWillLayoutSubviews", "view.layoutSubviews", "controller.viewDidLayoutSubviews"] {
        #expect(log.entries.count { $0 == entry } == 1, "\(entry) \(log.entries)")
      }
      #expect(log.entries.count { $0 == "outer.layoutSubviews" } == 1)
      #expect(!UpdatePass.isPending)
    }
  }

  @Test("a view that a layout hook shows gets its place in the same flush, although its turn is over")
  func shownByLayoutOfSibling() async throws {
    let (early, late) = (RecordingView("early", log), RecordingView("late", log))
    let root = View()
    for view in [early, late] { root.addSubview(view) }
    early.isHidden = true
    let window = try await TestWindow(root)
    defer { window.close() }
    late.on(.layoutSubviews) { [model] _ in early.isHidden = model.a == 0 }
    late.setNeedsLayout()
    UpdatePass.flush()
    model.a = 1
    UpdatePass.flush()
    #expect(!early.isHidden && early.frame == late.frame && early.height > 0)
    #expect(!UpdatePass.isPending)
  }

  @Test("a label beside, whose text a layout hook makes longer, gets its size in the same flush")
  func textOfLabelBeside() async throws {
    let label = Label("short")
    let row = Box(.horizontal)
    let view = RecordingView("view", log)
    view.on(.layoutSubviews) { [model] _ in label.text = model.text }
    for child in [label, view] as [Widget] { row.append(child) }
    let window = try await TestWindow(View(row))
    defer { window.close() }
    model.text = "a text that is much longer"
    UpdatePass.flush()
    #expect(label.text == model.text && label.width >= label.measured(.horizontal).natural)
    log.clear()
    try await settle()
    #expect(view.runs(.layoutSubviews) == 0)
  }

  @Test("a view that a layout hook adds to a superview, or takes out of it, is placed or gone in the same flush")
  func changedSuperview() async throws {
    let (added, view) = (RecordingView("added", log), RecordingView("view", log))
    let column = Box(.vertical)
    let root = View(column)
    column.append(view)
    let window = try await TestWindow(root)
    defer { window.close() }
    view.on(.layoutSubviews) { [model] _ in
      if model.a == 1 { root.addSubview(added) } else { added.removeFromSuperview() }
    }
    view.setNeedsLayout()
    UpdatePass.flush()
    model.a = 1
    UpdatePass.flush()
    #expect(added.frame == column.frame && added.height > 0)
    model.a = 0
    UpdatePass.flush()
    #expect(added.superview == nil && !UpdatePass.isPending)
  }

  @Test(
    "C-087 updatePropertiesIfNeeded of a view beside, in a layout hook, runs its hooks there, and the frame shows what they set"
  )
  func forcedUpdateBeside() async throws {
    let label = Label("short")
    let beside = RecordingView("beside", log) { [model] _ in label.text = model.text }
    beside.addSubview(label)
    let view = RecordingView("view", log)
    let row = Box(.horizontal)
    for child in [beside, view] { row.append(child) }
    let window = try await TestWindow(View(row))
    defer { window.close() }
    view.on(.layoutSubviews) { [model] _ in
      // After the pass has had its turn.
      if model.a == 1, model.text == "short" { model.text = "a text that is much longer" }
      beside.updatePropertiesIfNeeded()
    }
    model.text = "short"
    view.setNeedsLayout()
    UpdatePass.flush()
    log.clear()
    model.a = 1
    UpdatePass.flush()
    #expect(label.text == "a text that is much longer")
    #expect(label.width >= label.measured(.horizontal).natural)
    #expect(beside.runs() == 1 && !UpdatePass.isPending)
  }

  @Test("C-197 a flush in any hook leaves its window to go on by itself, and loses nothing", arguments: [true, false])
  func flushInHook(isFirst: Bool) async throws {
    for hook in [HookKind.updateConstraints, .updateProperties, .layoutSubviews, .draw] {
      let log = Log()
      var seen: [Int] = []
      let reader = RecordingView("reader", log) { [model] _ in seen.append(model.b) }
      reader.on(.layoutSubviews) { [model] _ in _ = model.b }
      let view = RecordingView("view", log)
      view.on(hook) { [model] _ in
        model.b = model.a
        UpdatePass.flush()
      }
      let column = Box(.vertical)
      for child in isFirst ? [view, reader] : [reader, view] { column.append(child) }
      let window = try await TestWindow(column)
      defer { window.close() }
      for value in 1...2 {
        model.a = value
        log.clear()
        view.setNeedsDisplay()
        try await settle()
        #expect(seen.last == value && reader.runs(.layoutSubviews) == 1, "\(hook) \(log.entries)")
      }
      model.a = 0
      model.b = 0
    }
  }
}
