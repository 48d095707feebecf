import GtkTesting
import Testing

/// Another trait, so that a handler can answer one with the other.
private struct MirrorTrait: TraitDefinition {
  static let defaultValue = 0
}

/// Hooks and handlers that change, in the middle of a pass, what the pass goes over.
@MainActor @Suite(.serialized) struct ChangesInPassTests {
  let model = Model()
  let log = Log()

  @Test("C-102 an override that a trait handler sets on its own view holds from the same pass on")
  func overrideInHandler() async throws {
    var seen: [Int] = []
    let view = RecordingView("view", log) { seen.append($0.traitCollection[MirrorTrait.self]) }
    view.registerForTraitChanges([LevelTrait.self]) { (view: RecordingView, _: TraitCollection) in
      view.traitOverrides[MirrorTrait.self] = view.traitCollection.level
    }
    let window = try await TestWindow(View(view))
    defer { window.close() }
    for level in 1...3 {
      view.traitOverrides.level = level
      try await settle()
    }
    #expect(seen == [0, 1, 2, 3] && view.traitCollection[MirrorTrait.self] == 3)
  }

  @Test("C-085 a forced update sees what handlers of traits answer with", arguments: [true, false])
  func answersBeforeForcedUpdate(inWindow: Bool) async throws {
    try TestDisplay.prepare()
    var seen: [Int] = []
    let view = RecordingView("view", log) { seen.append($0.traitCollection[MirrorTrait.self]) }
    let root = View(view)
    view.registerForTraitChanges([LevelTrait.self]) { (view: RecordingView, _: TraitCollection) in
      view.traitOverrides[MirrorTrait.self] = view.traitCollection.level
    }
    let window = inWindow ? try await TestWindow(root) : nil
    defer { window?.close() }
    root.updatePropertiesIfNeeded()
    for level in 1...2 {
      root.traitOverrides.level = level
      root.updatePropertiesIfNeeded()
    }
    #expect(seen == [0, 1, 2])
  }

  @Test("C-061 handlers of traits that keep setting traits are stopped, told of once, and served frame by frame")
  func handlersWithoutEnd() async throws {
    let warnings = Warnings()
    var calls = 0
    let view = RecordingView("view", log)
    view.registerForTraitChanges([LevelTrait.self]) { [model] (view: RecordingView, _: TraitCollection) in
      calls += 1
      if model.isOn { view.traitOverrides.level += 1 }
    }
    let window = try await TestWindow(View(view))
    defer { window.close() }
    model.isOn = true
    view.traitOverrides.level = 1
    UpdatePass.flush()
    let first = calls
    try await wait(for: "two frames more") { calls > 2 * first }
    model.isOn = false
    try await settle()
    #expect(!UpdatePass.isPending && view.traitCollection.level == calls)
    #expect(warnings.messages.count == 1 && warnings.messages.first?.contains("handlers of trait changes") == true)
  }

  @Test("C-085 a forced update in a trait handler sees the traits that the step has not come to yet")
  func forcedInHandler() async throws {
    var seen: [Int] = []
    let last = RecordingView("last", log) { seen.append($0.traitCollection.level) }
    let first = RecordingView("first", log)
    first.registerForTraitChanges([LevelTrait.self]) { (_: RecordingView, _: TraitCollection) in
      last.updatePropertiesIfNeeded()
      #expect(seen.last == 2)
    }
    let root = View(first)
    root.addSubview(last)
    let window = try await TestWindow(root)
    defer { window.close() }
    first.traitOverrides.level = 1
    last.traitOverrides.level = 2
    try await settle()
    #expect(seen == [0, 2])
  }

  @Test(
    "C-196 a trait handler may drop the views beside its own and put others in their place", arguments: [true, false])
  func rebuildInHandler(inWindow: Bool) async throws {
    try TestDisplay.prepare()
    var seen: [Int] = []
    let root = View()
    let first = RecordingView("first", log)
    root.addSubview(first)
    func rebuild() {
      for subview in root.subviews where subview !== first { subview.removeFromSuperview() }
      for _ in 0..<3 { root.addSubview(View(RecordingView("new", log) { seen.append($0.traitCollection.level) })) }
    }
    rebuild()
    first.registerForTraitChanges([LevelTrait.self]) { (_: RecordingView, _: TraitCollection) in rebuild() }
    let window = inWindow ? try await TestWindow(root) : nil
    defer { window?.close() }
    root.updatePropertiesIfNeeded()
    for level in 1...3 {
      root.traitOverrides.level = level
      if inWindow { try await settle() } else { root.updatePropertiesIfNeeded() }
      #expect(seen.suffix(3) == [level, level, level])
    }
    #expect(seen.count == 12)
  }

  @Test("C-057 a forced update ends for a view whose controller's hook takes it out")
  func takenOutByItsController() throws {
    try TestDisplay.prepare()
    let controller = RecordingViewController("controller", log, view: RecordingView("view", log)) {
      $0.view.removeFromSuperview()
    }
    let root = View(controller.view)
    log.clear()
    root.updatePropertiesIfNeeded()
    #expect(log.names(.updateProperties) == ["controller"])
  }

  @Test("C-084 a controller's hook that forces its view's update in a pass has it at once")
  func forcesOwnView() async throws {
    let view = RecordingView("view", log) { [model] _ in model.b = model.a }
    var seen: [Int] = []
    let controller = RecordingViewController("controller", log, view: view) { [model] controller in
      _ = model.a
      controller.updatePropertiesIfNeeded()
      seen.append(withoutTracking { model.b })
    }
    let window = try await TestWindow(controller)
    defer { window.close() }
    model.a = 5
    try await settle()
    #expect(seen == [0, 5] && view.runs() == 2 && controller.runs() == 2)
  }

  @Test("C-075 a hook may move a controller that is pending to another one, in another window")
  func controllerMovesInPass() async throws {
    let child = RecordingViewController("child", log) { [model] in _ = (model.a, $0.traitCollection.level) }
    let other = RecordingViewController("other", log)
    let parent = RecordingViewController("parent", log) { [model] parent in
      let target = model.a % 2 == 0 ? parent : other
      guard child.parent !== target else { return }
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
      target.addChild(child)
      target.view.addSubview(child.view)
      child.didMove(toParent: target)
    }
    let (first, second) = (try await TestWindow(parent), try await TestWindow(other))
    defer {
      first.close()
      second.close()
    }
    second.window.traitOverrides.level = 7
    try await settle()
    for value in 1...6 {
      log.clear()
      model.a = value
      // The window of the parent first: the other one's pass would have run the child already.
      UpdatePass.flush()
      try await settle()
      #expect(child.runs() == 1 && parent.runs() == 1, "\(log.entries)")
      #expect(child.traitCollection.level == (value % 2 == 0 ? 0 : 7))
      #expect(log.count("child.viewDidDisappear") == 1 && log.count("child.viewDidAppear") == 1)
      #expect(!UpdatePass.isPending)
    }
  }

  @Test("C-196 a hook may present and dismiss", arguments: [false, true])
  func presentsInHook(animated: Bool) async throws {
    let sheet = RecordingViewController("sheet", log) { [model] _ in _ = model.b }
    let root = RecordingViewController("root", log) { [model] root in
      if model.isOn, root.presentedViewController == nil {
        root.present(sheet, animated: animated)
      } else if !model.isOn, root.presentedViewController != nil {
        root.dismiss(animated: animated)
      }
    }
    let window = try await TestWindow(root)
    defer { window.close() }
    for round in 1...3 {
      log.clear()
      model.isOn = true
      try await wait(for: "the sheet") { log.count("sheet.viewDidAppear") == 1 }
      model.b = round
      try await settle()
      #expect(sheet.view.width > 0 && sheet.runs() == (round == 1 ? 2 : 1))
      model.isOn = false
      try await wait(for: "its end") { log.count("sheet.viewDidDisappear") == 1 && root.presentedViewController == nil }
    }
    try await settle()
    #expect(!UpdatePass.isPending)
  }

  @Test("C-196 a hook may push and pop")
  func pushesInHook() async throws {
    let detail = RecordingViewController("detail", log) { [model] _ in _ = model.b }
    let root = RecordingViewController("root", log)
    let navigation = NavigationController(rootViewController: root)
    let host = RecordingViewController("host", log) { [model] _ in
      let isShown = navigation.topViewController === detail
      if model.isOn, !isShown {
        navigation.pushViewController(detail, animated: true)
      } else if !model.isOn, isShown {
        navigation.popViewController(animated: true)
      }
    }
    host.addChild(navigation)
    host.view.addSubview(navigation.view)
    navigation.didMove(toParent: host)
    let window = try await TestWindow(host)
    defer { window.close() }
    for round in 1...3 {
      log.clear()
      model.isOn = true
      model.b = round
      try await wait(for: "the page") { log.count("detail.viewDidAppear") == 1 }
      #expect(detail.runs() == 1 && detail.view.width > 0)
      model.isOn = false
      try await wait(for: "its end") { log.count("detail.viewDidDisappear") == 1 }
    }
    try await settle()
    #expect(navigation.viewControllers.count == 1 && !UpdatePass.isPending)
  }

  @Test("C-196 a hook may make its window's content another controller, or close the window")
  func replacesRoot() async throws {
    let next = RecordingViewController("next", log) { [model] _ in _ = model.b }
    let holder = WindowHolder()
    let first = RecordingViewController("first", log) { [model] _ in
      if model.a == 1 { holder.window?.window.rootViewController = next }
    }
    let window = try await TestWindow(first)
    holder.window = window
    model.a = 1
    try await settle()
    #expect(next.runs() == 1 && next.view.isMapped && first.view.window == nil)
    next.on(.updateProperties) { [model] _ in
      if model.b == 1 { holder.window?.close() }
    }
    next.setNeedsUpdateProperties()
    try await settle()
    model.b = 1
    UpdatePass.flush()
    try await settle()
    #expect(!UpdatePass.isPending && !next.view.isMapped)
  }

  @Test("C-058 what goes in the middle of a pass may write what others read")
  func deinitWrites() async throws {
    final class Writer: View {
      let model: Model
      init(_ model: Model) {
        self.model = model
        super.init()
      }
      isolated deinit { model.b += 1 }
    }
    var seen: [Int] = []
    let reader = RecordingView("reader", log) { [model] _ in seen.append(model.b) }
    let parent = RecordingView("parent", log) { [model] parent in
      if model.a > 0 { parent.subviews.forEach { $0.removeFromSuperview() } }
    }
    for _ in 0..<3 { parent.addSubview(Writer(model)) }
    let root = View(reader)
    root.addSubview(parent)
    let window = try await TestWindow(root)
    defer { window.close() }
    model.a = 1
    try await wait(for: "the last value") { model.b == 3 && !UpdatePass.isPending }
    #expect(seen.last == 3)
  }

  @Test("C-034 what a drawing writes is shown in the next frame, and a drawing that writes no more ends it")
  func writesInDrawing() async throws {
    var seen: [Int] = []
    let reader = RecordingView("reader", log) { [model] _ in seen.append(model.b) }
    let view = RecordingView("view", log)
    view.on(.draw) { [model] _ in model.b = model.a }
    let root = View(reader)
    root.addSubview(view)
    let window = try await TestWindow(root)
    defer { window.close() }
    model.a = 4
    try await settle()
    #expect(seen == [0, 4] && !UpdatePass.isPending)
    let frames = await countFrames(of: window.window) { _ = await wakeUps(during: 100) }
    #expect(frames == 0)
  }

  @Test("C-212 what is laid out while another view is drawn is drawn again in the next frame")
  func laidOutWhileDrawn() async throws {
    var drawn: [Int] = []
    let early = RecordingView("early", log)
    early.on(.layoutSubviews) { [model] _ in _ = model.b }
    early.on(.draw) { [model] _ in drawn.append(withoutTracking { model.b }) }
    let late = RecordingView("late", log)
    late.on(.draw) { [model] _ in
      model.b = model.a
      early.layoutIfNeeded()
    }
    let root = View(early)
    root.addSubview(late)
    let window = try await TestWindow(root)
    defer { window.close() }
    for value in 1...3 {
      model.a = value
      try await settle()
      #expect(drawn.last == value)
    }
  }

  @Test("C-212 a colour that another view's drawing sets is seen in the next frame")
  func colouredWhileDrawn() async throws {
    // Its picture is made anew for who asks; whether the window's was, its drawing tells.
    var drawings = 0
    let early = RecordingView("early", log)
    early.on(.draw) { _ in drawings += 1 }
    let late = RecordingView("late", log)
    late.on(.draw) { [model] _ in early.backgroundColor = model.a % 2 == 0 ? .red : .blue }
    let root = View(early)
    root.addSubview(late)
    let window = try await TestWindow(root)
    defer { window.close() }
    for value in 1...3 {
      let before = drawings
      model.a = value
      try await settle()
      #expect(drawings > before)
      let pixel = try picture(of: early).pixel(x: 5, y: 5)
      #expect(value % 2 == 0 ? pixel.red > pixel.blue : pixel.blue > pixel.red)
    }
  }

  @Test(
    "C-034 what a widget of GTK's kind writes while it is laid out lays out a view that was laid out before it",
    arguments: [true, false])
  func writesInForeignLayout(isInView: Bool) async throws {
    final class Writer: CustomWidget {
      let model: Model
      init(_ model: Model) {
        self.model = model
        super.init()
      }
      override func measure(_ orientation: Orientation, forSize: Int?) -> Measurement { .fixed(10) }
      override func allocate(width: Int, height: Int, baseline: Int) { model.a = model.b }
    }
    var seen: [Int] = []
    let view = RecordingView("view", log)
    view.on(.layoutSubviews) { [model] _ in seen.append(model.a) }
    let writer = Writer(model)
    let column = Box(.vertical)
    column.append(view)
    column.append(writer)
    let window = try await TestWindow(isInView ? View(column) : column)
    defer { window.close() }
    for value in 1...4 {
      model.b = value
      writer.queueAllocate()
      if value % 2 == 0 { UpdatePass.flush() } else { try await settle() }
      #expect(seen.last == value && !UpdatePass.isPending)
    }
  }

  @Test(
    "C-235 a popover's content is current when it opens, waits while it is closed, and may close it",
    .enabled("needs an X server's events") { await Delivery.method == .events })
  func popover() async throws {
    var seen: [Int] = []
    let popover = Popover()
    let content = RecordingView("content", log) { [model] _ in
      seen.append(model.b)
      if model.b == 2 { popover.popdown() }
    }
    popover.child = content
    let anchor = Label("anchor")
    let opener = RecordingView("opener", log) { [model] _ in
      if model.a > 0 { popover.popup() }
    }
    opener.addSubview(anchor)
    let window = try await TestWindow(opener)
    defer {
      popover.setParent(nil)
      window.close()
    }
    popover.setParent(anchor)
    model.b = 1
    try await settle()
    #expect(seen == [])
    model.a = 1
    try await wait(for: "the popover") { content.isMapped }
    try await settle()
    #expect(seen == [1])
    model.b = 2
    try await wait(for: "its end") { !content.isMapped }
    model.b = 3
    try await settle()
    #expect(seen == [1, 2])
    model.a = 2
    try await wait(for: "the popover") { content.isMapped }
    try await settle()
    #expect(seen == [1, 2, 3])
    popover.popdown()
    try await wait(for: "its end") { !content.isMapped }
    // GTK asks once more where the pointer is in it.
    try await settle()
  }

  @Test("C-219 a hidden view that leaves its window has disappeared, and appears when it comes back")
  func leavesHidden() async throws {
    let child = RecordingViewController("child", log)
    let parent = ViewController()
    let window = try await TestWindow(parent)
    defer { window.close() }
    for _ in 0..<2 {
      log.clear()
      child.view.isHidden = true
      parent.view.addSubview(child.view)
      try await settle()
      let wasToldOfAppearing = log.count("child.viewWillAppear") == 1
      child.view.removeFromSuperview()
      try await settle()
      #expect((log.count("child.viewDidDisappear") == 1) == wasToldOfAppearing)
      log.clear()
      child.view.isHidden = false
      parent.view.addSubview(child.view)
      try await settle()
      #expect(log.count("child.viewWillAppear") == 1 && log.count("child.viewDidAppear") == 1)
      child.view.removeFromSuperview()
      try await settle()
      #expect(log.count("child.viewDidDisappear") == 1)
    }
  }

  @Test("C-196 a cell's handler may change the list that the cell is in")
  func cellChangesItsList() async throws {
    let list = CollectionView.makeList()
    let registration = CollectionView.CellRegistration<CollectionViewCell, Int> { [model] cell, _, item in
      cell.configurationUpdateHandler = { cell, _ in
        var content = ListContentConfiguration.cell()
        content.text = "\(item) of \(model.a)"
        cell.contentConfiguration = content
        // The last item takes the first one out.
        if item == 5 { model.b = model.a }
      }
    }
    let source = CollectionViewDiffableDataSource<Int, Int>(collectionView: list) { list, indexPath, item in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
    }
    let controller = RecordingViewController("controller", log) { [model] _ in source.show(Array(model.b...5)) }
    controller.view.addSubview(list)
    let window = try await TestWindow(controller)
    defer { window.close() }
    for value in 1...4 {
      model.a = value
      try await settle()
      #expect(source.snapshot().itemIdentifiers == Array(value...5))
      #expect(controller.runs() == value + 1 && !UpdatePass.isPending)
    }
  }
}

private final class WindowHolder {
  var window: TestWindow?
}
