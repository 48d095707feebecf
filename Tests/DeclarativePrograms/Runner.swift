import CGtk
import GtkTesting
import TrackedUI

/// What was not as it has to be.
package struct Failure: CustomStringConvertible {
  package enum Kind: String {
    case shown, ranWithoutReason, lives, change, sum, preference, notFreed
  }

  package let kind: Kind
  /// How many steps were done.
  package let step: Int
  package let details: String
  package var description: String { "\(kind) after step \(step): \(details)" }
}

/// Runs programs and compares what is there after each step with the oracle's recomputation.
package final class Runner {
  private let run: ProgramRun
  private let oracle: Oracle
  private let controller: HostingController<ElementView>
  private let window: TrackedKit.Window
  private var failure: Failure?
  private var step = 0

  /// The steps that were done and compared, over all programs.
  package private(set) static var steps = 0
  /// How many bodies ran.
  package private(set) static var evaluations = 0

  /// Runs a program to its end or its first failure.
  package static func run(_ program: Program) -> Failure? {
    let window = window ?? makeWindow()
    let (failure, watches) = runInWindow(program, window)
    guard failure == nil else { return failure }
    let deadline = MainLoop.monotonicMicroseconds + 2_000_000
    while !isFreed(watches), MainLoop.monotonicMicroseconds < deadline {
      // GTK lets go of a widget that had the keyboard only in the next frame.
      window.queueDraw()
      MainLoop.iterate(.forEvents)
    }
    if isFreed(watches) { return nil }
    let left = watches.filter { !$0.isFinalized }
    let (runs, states) = (ProgramRun.alive, StateToken.alive)
    (ProgramRun.alive, StateToken.alive) = (0, 0)
    return Failure(
      kind: .notFreed, step: program.steps.count,
      details: "\(runs) programs, \(states) states, \(left.map(\.description)) stay")
  }

  private static func isFreed(_ watches: [FinalizationWatch]) -> Bool {
    ProgramRun.alive == 0 && StateToken.alive == 0 && watches.allSatisfy(\.isFinalized)
  }

  private static func runInWindow(_ program: Program, _ window: TrackedKit.Window) -> (Failure?, [FinalizationWatch]) {
    let runner = Runner(program, window)
    runner.runToEnd()
    let watches = runner.failure == nil ? runner.widgets().map { FinalizationWatch($0) } : []
    window.rootViewController = nil
    takeAnswers()
    return (runner.failure, watches)
  }

  /// Takes what the X server has said to the sizes that the window was given. A window that is given hundreds without a look at the
  /// answers gets no frames any more: GDK holds them back until it knows its size.
  private static func takeAnswers() {
    gdk_display_sync(gdk_display_get_default())
    var turns = 0
    while turns < 50, MainLoop.iterate(.never) { turns += 1 }
  }

  private static var window: TrackedKit.Window?

  private static func makeWindow() -> TrackedKit.Window {
    let made = TrackedKit.Window(title: "Program")
    gtk_window_set_decorated(made.native(), 0)
    made.setDefaultSize(width: 500, height: 900)
    made.present()
    window = made
    return made
  }

  private init(_ program: Program, _ window: TrackedKit.Window) {
    run = ProgramRun(program)
    oracle = Oracle(program, run.world)
    controller = HostingController(rootView: ElementView(0, Scope(run: run)))
    self.window = window
  }

  private func runToEnd() {
    window.rootViewController = controller
    settle()
    check()
    for operations in run.program.steps where failure == nil && !isTooHigh && !hidesRows {
      step += 1
      for operation in operations { perform(operation) }
      settle()
      check()
      Self.steps += 1
    }
  }

  private func fail(_ kind: Failure.Kind, _ details: String) {
    if failure == nil { failure = Failure(kind: kind, step: step, details: details) }
  }

  private func settle() {
    oracle.settle()
    guard !isTooHigh else { return }
    UpdatePass.flush()
    if isLazy { waitForFrames() }
  }

  /// An X server has no windows that are higher than 32,767 points, and a list is 300 high.
  private var isTooHigh: Bool { oracle.picture.lists > 80 }

  /// Whether a list that GTK has laid out is longer than it is high: rows out of sight are not followed until they are seen.
  private var hidesRows: Bool {
    widgets().contains { widget in
      guard let adjustment = (widget as? ScrolledWindow)?.verticalAdjustment else { return false }
      return adjustment.pageSize > 0 && adjustment.upper > adjustment.pageSize + 0.5
    }
  }

  /// What is lazy finds out in a layout what is seen, and makes it in the next. A window that grows has that layout when the
  /// display has answered: until then no frame is asked for.
  private lazy var isLazy = run.program.elements.contains { if case .lazy = $0.kind { true } else { false } }

  private func waitForFrames() {
    let deadline = MainLoop.monotonicMicroseconds + 5_000_000
    let awake = MainLoop.every(milliseconds: 5) { .again }
    while isOnItsWay, MainLoop.monotonicMicroseconds < deadline { MainLoop.iterate(.forEvents) }
    awake.cancel()
  }

  private var isOnItsWay: Bool {
    UpdatePass.isPending || window.isWaitingForFrame || shown != oracle.picture.shown || isMaking
  }

  /// A row may show nothing.
  private var isMaking: Bool { oracle.picture.bodies.keys.contains { !run.ledger.begun.contains($0) } }

  // MARK: Operations

  private func perform(_ operation: Operation) {
    let world = run.world
    switch operation {
    case .number(let name, let value):
      guard world[name] != value else { return }
      world[name] = value
      oracle.write(.number(name))
    case .flag(let name):
      world[name].toggle()
      oracle.write(.flag(name))
    case .nested(let value): set(world.nested, value)
    case .newNested(let value):
      world.nested = Item(-1, value)
      oracle.write(.nested)
    case .insert(let name, let place): edit(name) { $0.insert(Item(world.makeID(), place), at: place % ($0.count + 1)) }
    case .remove(let name, let place): edit(name) { if !$0.isEmpty { $0.remove(at: place % $0.count) } }
    case .move(let name, let from, let to): edit(name) { $0.moveOne(from, to) }
    case .shuffle(let name, let seed): edit(name) { $0.reorder(seed) }
    case .elementValue(let name, let place, let value): if let item = item(name, place) { set(item, value) }
    case .elementFlag(let name, let place):
      guard let item = item(name, place) else { return }
      item.isOn.toggle()
      oracle.write(.isOn(ObjectIdentifier(item)))
    case .insertPart(let name, let place, let value):
      editParts(name, place) { $0.insert(Item(world.makeID(), value), at: value % ($0.count + 1)) }
    case .removePart(let name, let place, let part):
      editParts(name, place) { if !$0.isEmpty { $0.remove(at: part % $0.count) } }
    case .movePart(let name, let place, let seed): editParts(name, place) { $0.reorder(seed) }
    case .insertEntry(let place):
      world.entries.insert(Entry(id: world.makeID(), value: place), at: place % (world.entries.count + 1))
      oracle.write(.entries)
    case .removeEntry(let place):
      guard !world.entries.isEmpty else { return }
      world.entries.remove(at: place % world.entries.count)
      oracle.write(.entries)
    case .moveEntry(let from, let to):
      world.entries.moveOne(from, to)
      oracle.write(.entries)
    case .entryValue(let place, let value):
      guard !world.entries.isEmpty else { return }
      world.entries[place % world.entries.count].value = value
      oracle.write(.entries)
    case .state(let place, let value):
      let paths = oracle.picture.states.sorted()
      guard !paths.isEmpty else { return }
      let path = paths[place % paths.count]
      run.ledger.states[path]?.wrappedValue = value
      oracle.setState(path, value)
    case .click(let place): click(place)
    case .type(let place, let value): type(place, "t\(value)")
    case .theme(let value):
      controller.traitOverrides[ThemeTrait.self] = value
      oracle.theme = value
    case .root(let value):
      controller.rootView = ElementView(0, Scope(run: run, input: value))
      oracle.input = value
    case .settle: settle()
    }
  }

  private func item(_ name: Formula.ListName, _ place: Int) -> Item? {
    let items = run.world[name]
    return items.isEmpty ? nil : items[place % items.count]
  }

  private func set(_ item: Item, _ value: Int) {
    guard item.value != value else { return }
    item.value = value
    oracle.write(.value(ObjectIdentifier(item)))
  }

  private func edit(_ name: Formula.ListName, _ change: (inout [Item]) -> Void) {
    change(&run.world[name])
    oracle.write(.list(name))
  }

  private func editParts(_ name: Formula.ListName, _ place: Int, _ change: (inout [Item]) -> Void) {
    guard let item = item(name, place) else { return }
    change(&item.parts)
    oracle.write(.parts(ObjectIdentifier(item)))
  }

  /// Does to the widget what the user does.
  private func click(_ place: Int) {
    let controls = widgets().compactMap { $0 as? Gtk.Switch }
    guard !controls.isEmpty, controls.count == oracle.picture.toggles.count else { return }
    let number = place % controls.count
    let toggle = oracle.click(number)
    switch toggle.place {
    case .flag(let name): if run.world[name] != toggle.isOn { oracle.write(.flag(name)) }
    case .element: if let item = toggle.item, item.isOn != toggle.isOn { oracle.write(.isOn(ObjectIdentifier(item))) }
    }
    gtk_switch_set_active(controls[number].native(), toggle.isOn ? 1 : 0)
  }

  private func type(_ place: Int, _ text: String) {
    let fields = widgets().compactMap { $0 as? Gtk.Entry }
    guard !fields.isEmpty else { return }
    gtk_editable_set_text(fields[place % fields.count].native(), text)
  }

  // MARK: Comparison

  /// The widgets of the program, first to last.
  private func widgets() -> [Widget] {
    var found: [Widget] = []
    func walk(_ widget: Widget) {
      guard widget.isVisible else { return }
      found.append(widget)
      if widget is Gtk.Label || widget is Gtk.Switch || widget is Gtk.Entry { return }
      widget.children.forEach(walk)
    }
    walk(controller.view)
    return found
  }

  private var shown: [String] {
    widgets().compactMap { widget in
      if let label = widget as? Gtk.Label { return label.text }
      if let control = widget as? Gtk.Switch { return control.isOn ? "on" : "off" }
      return (widget as? Gtk.Entry).map { "=\($0.text)" }
    }
  }

  private func check() {
    guard !isTooHigh, !hidesRows else { return }
    let (ledger, picture) = (run.ledger, oracle.picture)
    if shown != picture.shown { fail(.shown, "\(shown) is shown, not \(picture.shown)") }
    for (path, runs) in ledger.runs {
      Self.evaluations += runs
      let reasons = oracle.reasons[path] ?? 0
      if runs > reasons { fail(.ranWithoutReason, "\(path) ran \(runs) times for \(reasons) reasons") }
    }
    ledger.runs = [:]
    ledger.begun = ledger.begun.filter { picture.bodies[$0] != nil }
    oracle.reasons = [:]
    if ledger.appeared != oracle.births { fail(.lives, "appeared: \(ledger.appeared), not \(oracle.births)") }
    if ledger.disappeared != oracle.deaths { fail(.lives, "disappeared: \(ledger.disappeared), not \(oracle.deaths)") }
    checkChanges()
    for name in Formula.Sum.allCases where run.world[name] != oracle.sum(name) {
      fail(.sum, "\(name) is \(run.world[name]), not \(oracle.sum(name))")
    }
    for (path, value) in picture.preferences where ledger.preferences[path] ?? 0 != value {
      fail(.preference, "\(path) was told \(ledger.preferences[path] ?? 0), not \(value)")
    }
    ledger.preferences = ledger.preferences.filter { picture.preferences[$0.key] != nil }
    ledger.states = ledger.states.filter { picture.states.contains($0.key) }
  }

  /// Each effect is told of a chain of changes that ends with the value that there is.
  private func checkChanges() {
    for (path, changes) in run.ledger.changes {
      for (before, change) in zip(changes, changes.dropFirst()) where before.new != change.old {
        fail(.change, "\(path) was told \(changes)")
      }
      if let same = changes.first(where: { $0.old == $0.new }) { fail(.change, "\(path) was told \(same)") }
      guard let now = oracle.picture.changes[path] else {
        run.ledger.changes[path] = nil
        continue
      }
      if let last = changes.last, last.new != now.value { fail(.change, "\(path) was told \(last), not \(now.value)") }
    }
  }
}

extension Array {
  fileprivate mutating func moveOne(_ from: Int, _ to: Int) {
    guard !isEmpty else { return }
    let element = remove(at: from % count)
    insert(element, at: to % (count + 1))
  }

  fileprivate mutating func reorder(_ seed: Int) {
    guard count > 1 else { return }
    for place in indices.reversed() { swapAt(place, (seed &* 31 &+ place &* 7) % (place + 1)) }
  }
}

extension TrackedKit.Window {
  /// Whether a frame is asked for. GDK does not tell, but a clock keeps a source while it has one to make.
  fileprivate var isWaitingForFrame: Bool {
    guard let clock = gtk_widget_get_frame_clock(widgetPointer) else { return false }
    return g_main_context_find_source_by_user_data(nil, UnsafeMutableRawPointer(clock)) != nil
  }
}
