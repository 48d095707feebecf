import TrackedKit

/// A program that runs: models, widgets and windows, and the account of which hook has a reason to run.
final class World {
  let program: Program
  let models = ModelGraph()
  var structure: Structure
  private(set) var instances: [Instance?] = []
  let windows: [Window]
  /// The hooks of all elements.
  private(set) var records: [HookRecord] = []
  /// The hooks that run, the innermost last.
  private var running: [HookRecord] = []
  private(set) var failure: Failure?
  var step = 0
  /// How often hooks ran.
  private(set) var runs = 0

  /// The element below which a forced update runs now.
  private var forced: (element: Int, phase: ForcedPhase)?

  enum ForcedPhase { case traits, constraints, properties, layout }

  private var isOpeningWindow = false

  init(_ program: Program) {
    self.program = program
    structure = Structure(program)
    windows = WindowPool.take()
    for (index, element) in program.elements.enumerated() {
      let instance = element.kind == .absent ? nil : Instance(index, element, self)
      instances.append(instance)
      records += instance?.records ?? []
    }
    for (index, element) in program.elements.enumerated() {
      if let place = element.place, structure.canPut(index, into: place, byHook: true) { put(index, into: place) }
    }
    openWindow(0)
  }

  /// Closes the windows and lets go of everything.
  func end() {
    isEnding = true
    WindowPool.giveBack(windows)
    for instance in instances { instance?.dismantle() }
    instances = []
    released = []
    records = []
  }

  private(set) var isEnding = false
  /// Elements without widgets, so that a run of a widget that should be gone is noticed.
  private var released: [Instance] = []

  func instance(_ index: Int) -> Instance? { instances.indices.contains(index) ? instances[index] : nil }

  /// Calls a failure by a name that says more.
  func restate(_ found: Failure, as kind: Failure.Kind) {
    failure = Failure(
      kind: kind, hook: found.hook, step: found.step, details: "\(found.kind.rawValue): \(found.details)")
  }

  func fail(_ kind: Failure.Kind, _ record: HookRecord?, _ details: @autoclosure () -> String) {
    guard failure == nil else { return }
    let subject = record.map { "element \($0.element): " } ?? ""
    failure = Failure(kind: kind, hook: record?.kind, step: step, details: subject + details())
  }
}

// Hooks.
extension World {
  /// A hook was called: checks that it has a reason, and does what the program says.
  func run(_ record: HookRecord, of instance: Instance, _ environment: any TraitEnvironment) -> Int {
    guard !isEnding else { return 0 }
    guard !structure.isReleased[record.element] else {
      fail(.ranAfterRelease, record, "run \(record.runs + 1)")
      return 0
    }
    checkReason(of: record, instance)
    record.hasToRun = false
    record.mayRun = false
    record.runs += 1
    runs += 1
    record.isRunning = true
    running.append(record)
    record.current = Reads()
    for case .clamp(let item) in record.code.effects { clamp(models.items[item], &record.current) }
    if Runner.isTracing {
      print("  element \(record.element) \(record.kind)", forced.map { "forced below \($0.element)" } ?? "")
    }
    let value = number(of: record, instance, environment.traitCollection)
    record.output = value
    // What follows may run other hooks, or this one's own conditions be asked for.
    record.seen = record.current
    for effect in record.code.effects { perform(effect, value, record, instance) }
    record.seen = record.current
    running.removeLast()
    record.isRunning = false
    noteRun(of: record, instance)
    return value
  }

  private func number(of record: HookRecord, _ instance: Instance, _ traits: TraitCollection) -> Int {
    if record.code.effects.contains(.readUntracked) {
      return withoutTracking { value(of: record, traits, &record.current) }
    }
    return value(of: record, traits, &record.current)
  }

  /// What a hook's reads combine to.
  func value(of record: HookRecord, _ traits: some TraitSource, _ reads: inout Reads) -> Int {
    var value = 0
    for read in record.code.reads { value = (value &* 31 &+ models.value(of: read, traits, &reads)) & 0xFFFF }
    return value
  }

  private func checkReason(of record: HookRecord, _ instance: Instance) {
    let isAllowed: Bool
    switch record.kind {
    case .draw:
      let view = instance.widget!
      isAllowed =
        record.hasToRun || record.mayRun || instance.mayDraw || record.size != (view.width, view.height)
        || traitsDiffer(for: record)
    case _ where record.kind.isLayout: isAllowed = instance.layoutHasReason() || record.hasToRun || record.mayRun
    default: isAllowed = record.hasToRun || record.mayRun || traitsDiffer(for: record)
    }
    if !isAllowed { fail(.ranWithoutReason, record, "run \(record.runs + 1)") }
    if let forced, forced.phase != .layout {
      let isOfPhase =
        switch forced.phase {
        case .constraints: record.kind.isConstraints
        case .properties: record.kind.isProperties
        case .traits, .layout: false
        }
      if !(isOfPhase && structure.contains(forced.element, record.element)), !isForcedByHook(record) {
        fail(.ranOutsideOfForcedPart, record, "forced \(forced.phase) below \(forced.element)")
      }
    } else if forced == nil, !record.kind.isLayout, !isServed(instance), !isOpeningWindow, !isForcedByHook(record) {
      fail(.ranOutOfSight, record, "run \(record.runs + 1)")
    }
  }

  /// Whether a running hook forces the updates, or the layout, of a part that the hook is in.
  private func isForcedByHook(_ record: HookRecord) -> Bool {
    running.contains { outer in
      outer.code.effects.contains { effect in
        switch effect {
        case .force(let index): record.kind.isProperties && structure.contains(index, record.element)
        case .layOut(let index): structure.contains(index, record.element)
        default: false
        }
      }
    }
  }

  private func noteRun(of record: HookRecord, _ instance: Instance) {
    switch record.kind {
    case .updateConstraints, .updateViewConstraints:
      // A layout that has only begun goes on with it.
      instance.record(.layoutSubviews)?.demandRun()
    case .viewWillLayout, .layoutSubviews, .viewDidLayout: instance.noteLayoutRun(of: record)
    case .draw:
      instance.mayDraw = false
      record.size = (instance.widget.width, instance.widget.height)
      record.tint = structure.traits(at: record.element).tint
    default: break
    }
  }

  /// Whether a trait that the hook read has another value by now.
  func traitsDiffer(for record: HookRecord) -> Bool {
    !record.seen.agree(with: structure.traits(at: record.element, ofController: record.kind.belongsToController))
  }

  private func perform(_ effect: HookCode.Effect, _ value: Int, _ record: HookRecord, _ instance: Instance) {
    switch effect {
    case .write(let index):
      write(.derived(index), models.derived[index].value != value) { $0.derived[index].value = value }
    case .writeAndRead(let index):
      write(.derived(index), withoutTracking { models.derived[index].value != value }) {
        $0.derived[index].value = value
      }
      record.current.properties.insert(.derived(index))
      _ = models.derived[index].value
    case .showSelf: setVisible(record.element, isShown(by: value))
    case .show(let index): setVisible(index, isShown(by: value))
    case .keep(let index):
      if isKept(by: value) {
        let place = Place.element(record.element)
        if structure.canPut(index, into: place, byHook: true) { put(index, into: place) }
      } else if structure.canRemove(index, byHook: true) {
        remove(index)
      }
    case .hand(let index, let other):
      let place = Place.element(isKept(by: value) ? record.element : other)
      if structure.canPut(index, into: place, byHook: true) { put(index, into: place) }
    case .giveLevel(let index):
      override(.widget(index), .level, value % 4)
      // A later hook of the same pass may give the old level back; the pass may have looked in between.
      noteTraits()
    case .force(let index): self.instance(index)?.widget.updatePropertiesIfNeeded()
    case .layOut(let index): self.instance(index)?.view?.layoutIfNeeded()
    case .clamp, .readUntracked: break
    }
  }

  private func clamp(_ item: Item, _ reads: inout Reads) {
    reads.properties.insert(.item(item.index, .number))
    guard item.number > 2 else { return }
    for record in records where record !== running.last { record.noteWrite(of: .item(item.index, .number)) }
    item.number = 2
  }

  /// Whether a hook that gave `value` shows what it shows and hides.
  func isShown(by value: Int) -> Bool { value % 3 != 0 }

  /// Whether a hook that gave `value` keeps what it adds and removes.
  func isKept(by value: Int) -> Bool { value % 2 != 0 }

  /// Writes a property; the hooks that read it get a reason to run, if it tells of the value.
  func write(_ property: PropertySet, _ tells: Bool, _ body: (ModelGraph) -> Void) {
    if tells { for record in records where record !== running.last { record.noteWrite(of: property) } }
    body(models)
  }
}

// The tree.
extension World {
  func put(_ index: Int, into place: Place, takingOut: Bool = true) {
    guard let instance = instance(index) else { return }
    let isPage = structure.container(of: index).map { program.elements[$0].kind == .tabs } ?? false
    if takingOut || isPage {
      takeOut(index)
    } else {
      takeControllers(of: index)
    }
    noteMove(of: index)
    structure.put(index, into: place)
    switch place {
    case .window(let window):
      setContent(of: window, instance)
    case .element(let parent):
      guard let container = instances[parent] else { return }
      if let tabs = container.controller as? TabBarController {
        // A hook that gives a page does not depend on which pages there are.
        if let controller = instance.controller { withoutTracking { tabs.viewControllers?.append(controller) } }
        return notePages(of: parent)
      }
      if let enclosing = enclosingController(of: parent) { outermostControllers(in: index).forEach(enclosing.addChild) }
      switch container.widget {
      case let view as View: view.addSubview(instance.widget)
      case let box as Box: box.append(instance.widget)
      case let revealer as Revealer: revealer.child = instance.widget
      case let stack as Stack: stack.addChild(instance.widget)
      default: break
      }
    }
  }

  /// Takes an element out and lets go of it: nothing of it may run any more.
  func release(_ index: Int) {
    guard let instance = instance(index) else { return }
    takeOut(index)
    structure.release(index)
    records.removeAll { $0.element == index }
    instance.release()
    released.append(instance)
    instances[index] = nil
  }

  /// What changes its window, or has none for a while, is drawn with the traits of another system.
  private func noteMove(of index: Int) {
    for case let instance? in instances where structure.contains(index, instance.index) { instance.mayDraw = true }
  }

  func remove(_ index: Int) {
    takeOut(index)
    structure.remove(index)
  }

  private func takeOut(_ index: Int) {
    guard let instance = instance(index), let parent = structure.container(of: index), let container = instances[parent]
    else { return }
    if let tabs = container.controller as? TabBarController {
      structure.remove(index)
      withoutTracking { tabs.viewControllers?.removeAll { $0 === instance.controller } }
      return notePages(of: parent)
    }
    takeControllers(of: index)
    switch container.widget {
    case is View: instance.widget.removeFromSuperview()
    case let box as Box: box.remove(instance.widget)
    case let revealer as Revealer: revealer.child = nil
    case let stack as Stack: stack.remove(instance.widget)
    default: break
    }
  }

  func showPage(_ index: Int, _ page: Int) {
    guard let page = instance(page), let container = instance(index) else { return }
    (container.widget as? Stack)?.visibleChild = page.widget
    guard let tabs = container.controller as? TabBarController else { return }
    tabs.selectedViewController = page.controller
    notePages(of: index)
  }

  /// A tab bar takes a page's view when the page is selected first.
  private func notePages(of index: Int) {
    for page in structure.children[index] {
      if let page = instance(page) { structure.setLoaded(page.index, page.widget.parent != nil) }
    }
  }

  /// What is taken out takes the controllers in it along: nothing of it stays with the controller that it was in.
  private func takeControllers(of index: Int) {
    for controller in outermostControllers(in: index) { controller.removeFromParent() }
  }

  /// The controllers of an element and of what is in it, without those that are in another one of them.
  private func outermostControllers(in index: Int) -> [ViewController] {
    if let controller = instances[index]?.controller { return [controller] }
    return structure.children[index].flatMap(outermostControllers)
  }

  private func enclosingController(of index: Int) -> ViewController? {
    var current: Int? = index
    while let element = current {
      if let controller = instances[element]?.controller { return controller }
      current = structure.parent(of: element)
    }
    return nil
  }

  func setVisible(_ index: Int, _ isOn: Bool) {
    guard let instance = instance(index) else { return }
    structure.setVisible(index, isOn)
    instance.widget.isVisible = isOn
  }

  private func setContent(of window: Int, _ instance: Instance) {
    if let controller = instance.controller {
      windows[window].rootViewController = controller
    } else {
      windows[window].child = instance.widget
    }
  }

  /// Shows a window.
  func openWindow(_ index: Int) {
    let window = windows[index]
    guard !window.isMapped else { return }
    isOpeningWindow = true
    // Frames are made meanwhile, of the other window as well.
    noteTraits()
    let isNew = window.frameClock == nil
    var isPainted = false
    let painting = window.frameClock?.onAfterPaint { isPainted = true }
    defer { painting?.disconnect() }
    window.present()
    // A new window has its size only when the display has placed it, and then some frames follow.
    if isNew { waitForRest() }
    waitForEvents {
      // What is hidden itself gets no size.
      let isLaidOut = window.child.map { $0.width > 0 || !$0.isVisible } ?? true
      return isLaidOut && (isNew || isPainted || !WindowPool.placesWindowsAnew)
    }
    isOpeningWindow = false
  }

  private func waitForEvents(until isReached: () -> Bool) {
    var isLate = false
    let deadline = MainLoop.after(milliseconds: 30_000) { isLate = true }
    defer { deadline.cancel() }
    while !isReached(), !isLate { MainLoop.iterate(.forEvents) }
    if isLate { fail(.stillPending, nil, "not shown after 30 s") }
  }

  /// Hides a window with what is in it.
  func closeWindow(_ index: Int) { windows[index].isVisible = false }
}

// Forced updates.
extension World {
  /// Forces updates below an element, and checks that they are made there and nowhere else.
  func force(_ index: Int, _ phase: ForcedPhase, _ body: (Widget) -> Void) {
    guard let widget = instance(index)?.widget else { return }
    forced = (index, phase)
    body(widget)
    forced = nil
  }
}
