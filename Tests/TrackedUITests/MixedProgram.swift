import GtkTesting
import RandomPrograms
import TrackedUI

/// A random mixed tree, what happens to it, and the account of which hook has a reason to run.
@MainActor final class MixedProgram {
  typealias Node = MixedTree.Node
  private var random: Random
  private let world = MixedWorld()
  private var windows: [TestWindow] = []
  private let roots: [Node]
  private var windowThemes: [Int?] = [nil, nil]
  private var isHidden = [false, false]
  private var parked: [Node] = []
  private var nextID = 0
  private var unwritten = [0, 1]
  /// What was told in this step.
  private var told: Set<MixedTree.Property> = []
  private(set) var complaints: [String] = []
  private(set) var story: [String] = []
  private var store: MixedTree.Store { world.store }

  init(seed: UInt64) async throws {
    random = Random(seed: seed)
    roots = [Node(-1, .controller, [.theme], writes: nil), Node(-2, .controller, [.number(0)], writes: nil)]
    for root in roots { for _ in 0..<2 { grow(root, depth: 0) } }
    for root in roots {
      let window = try await TestWindow(world.make(root).controller!, width: 300, height: 700)
      windows.append(window)
    }
  }

  private func grow(_ parent: Node, depth: Int) {
    let kinds = MixedTree.Kind.allCases
    let kind = depth < 3 && random.chance(70) ? random.pick([.controller, .declarative]) : random.pick(kinds)
    let reads: [MixedTree.Read] = (0..<(1 + random.below(3))).map { _ in
      switch random.below(9) {
      case 0: .number(random.below(4))
      case 1: .double(random.below(4))
      case 2: .nextNumber(random.below(4))
      case 3: .entry(random.below(2))
      case 4: .flag
      case 5, 6: .theme
      case 7: .derived(random.below(2))
      default: .either(random.below(4), random.below(4))
      }
    }
    // What writes does not read what is written: the order in the pass would count.
    let readsDerived = reads.contains { if case .derived = $0 { true } else { false } }
    let writes = !readsDerived && kind == .controller && random.chance(15) ? unwritten.popLast() : nil
    let node = Node(nextID, kind, reads, writes: writes)
    nextID += 1
    if kind == .declarative, random.chance(40) { node.ownTheme = random.below(3) }
    node.parent = parent
    parent.children.append(node)
    let says = "\(writes.map { " writes \($0)" } ?? "")\(node.ownTheme.map { " theme \($0)" } ?? "")"
    note("\(node.id) \(kind) in \(parent.id) reads \(reads)\(says)")
    guard node.isContainer, depth < 3 else { return }
    for _ in 0..<random.below(3) { grow(node, depth: depth + 1) }
  }

  // MARK: The reference

  private func window(of node: Node) -> Int? {
    var top = node
    while let parent = top.parent {
      if parent.kind == .declarative, !parent.hasContent { return nil }
      top = parent
    }
    return roots.firstIndex { $0 === top }
  }

  /// The theme at a node, its own included.
  private func theme(at node: Node) -> Int {
    if let override = node.override { return override }
    if let parent = node.parent {
      // A controller's override is set for what is in it; so is what a declarative view says.
      return parent.ownTheme ?? theme(at: parent)
    }
    return roots.firstIndex { $0 === node }.flatMap { windowThemes[$0] } ?? 0
  }

  private var all: [Node] { (roots + parked).flatMap(\.subtree) }

  /// Widgets inside a declarative view are removed with its content, and created again with the next.
  private func forget(_ node: Node) {
    for node in node.subtree {
      (node.isDue, node.seen, node.hasContent) = (true, [], node.showsContent)
      (node.widget, node.controller) = (nil, nil)
    }
  }

  private func check(_ step: Int) {
    var expected: [Int: String] = [:]
    for node in all {
      let place = window(of: node)
      let isServed = place.map { !isHidden[$0] } ?? false
      if !node.seen.isDisjoint(with: told) { node.isDue = true }
      let isDue = node.isDue || node.reads.contains(.theme) && lastThemes[node.id] != theme(at: node)
      let least = isServed && isDue ? 1 : 0
      let most = least + node.spareRuns + (isServed && readsWritten(node) ? 2 : 0)
      if !(least...most).contains(node.runs) {
        complaints.append("step \(step): node \(node.id) ran \(node.runs) times, not \(least)…\(most)")
      }
      if isServed {
        node.isDue = false
        if node.kind == .declarative, node.hasContent != node.showsContent {
          node.hasContent = node.showsContent
          if !node.hasContent { node.children.forEach(forget) }
        }
        var ignored: Set<MixedTree.Property> = []
        let value = store.value(of: node.reads, theme: { theme(at: node) }, &ignored)
        expected[node.id] = "\(node.id): \(value)"
        lastThemes[node.id] = theme(at: node)
      }
      (node.runs, node.spareRuns) = (0, 0)
    }
    told = []
    for (index, window) in windows.enumerated() where !isHidden[index] {
      let shown = window.findAll(Gtk.Label.self, .any).map(\.text).filter { $0.contains(":") }.sorted()
      let wanted = all.filter { self.window(of: $0) == index }.compactMap { expected[$0.id] }.sorted()
      if shown != wanted {
        let (missing, surplus) = (wanted.filter { !shown.contains($0) }, shown.filter { !wanted.contains($0) })
        complaints.append("step \(step): window \(index) lacks \(missing) and shows \(surplus)")
      }
    }
  }

  /// The themes at the last run that counted.
  private var lastThemes: [Int: Int] = [:]

  private func readsWritten(_ node: Node) -> Bool {
    node.reads.contains { if case .derived = $0 { true } else { false } }
  }

  // MARK: What happens

  func run() async throws {
    try await settle()
    check(0)
    for step in 1...12 where complaints.isEmpty {
      for _ in 0...random.below(4) { act() }
      if random.chance(20) { try await settle() } else { UpdatePass.flush() }
      check(step)
    }
    windows.forEach { $0.close() }
    all.forEach(forget)
  }

  private func tell(_ property: MixedTree.Property) { told.insert(property) }
  private func note(_ text: String) { story.append(text) }

  private func act() {
    let (index, value) = (random.below(4), random.below(3))
    switch random.below(17) {
    case 0...3:
      let item = store.items[index]
      note("items[\(index)].number = \(value)")
      if item.number != value { tell(.number(ObjectIdentifier(item))) }
      item.number = value
    case 4:
      note("items[\(index)] = Item(\(value))")
      tell(.items)
      kept.append(store.items[index])
      store.items[index] = MixedTree.Item(value)
    case 5:
      let other = random.chance(30) ? nil : store.items[random.below(4)]
      note("items[\(index)].next = \(other.map { "item \($0.number)" } ?? "nil")")
      // Observation cannot compare optional objects, and reports a change also when the same one is set again.
      tell(.next(ObjectIdentifier(store.items[index])))
      store.items[index].next = other
    case 6:
      let key = random.below(2)
      note("entries[\(key)]")
      tell(.entries)
      if let old = store.entries[key] { kept.append(old) }
      store.entries[key] = random.chance(40) ? nil : MixedTree.Item(value)
    case 7:
      guard let item = store.entries[0] else { return }
      note("entries[0].number = \(value)")
      if item.number != value { tell(.number(ObjectIdentifier(item))) }
      item.number = value
    case 8:
      note("flag")
      tell(.flag)
      store.flag.toggle()
    case 9:
      note("ignored")
      store.items[index].ignored += 1
      store.flag = store.flag
      kept.randomElement(using: &random)?.number += 1
    case 10:
      let window = random.below(2)
      windowThemes[window] = random.chance(30) ? nil : value
      note("window \(window) theme \(windowThemes[window].map(String.init) ?? "-")")
      if let theme = windowThemes[window] {
        windows[window].window.traitOverrides[MixedTree.Theme.self] = theme
      } else {
        windows[window].window.traitOverrides.remove(MixedTree.Theme.self)
      }
    case 11:
      let node = random.pick(all)
      guard node.widget != nil, !isBridged(node) else { return }
      node.override = random.chance(30) ? nil : value
      note("theme of \(node.id) \(node.override.map(String.init) ?? "-")")
      world.applyOverride(node)
    case 12:
      guard let node = declarative(where: { $0.ownTheme != nil }) else { return }
      note("own theme of \(node.id) = \(value)")
      changeTheme(of: node, value)
    case 13:
      guard let node = declarative(where: { !$0.children.isEmpty }) else { return }
      note("content of \(node.id) \(!node.showsContent)")
      node.showsContent.toggle()
      node.isDue = true
    case 14, 15: move()
    default:
      let window = random.below(2)
      isHidden[window].toggle()
      note("window \(window) hidden \(isHidden[window])")
      if isHidden[window] {
        windows[window].window.isVisible = false
      } else {
        // GTK asks for sizes at once, before more is written.
        for node in roots[window].subtree where node.kind == .declarative || node.kind == .hostingCell {
          node.spareRuns += 1
        }
        windows[window].window.present()
      }
    }
  }

  /// What models were replaced: nobody reads them any more.
  private var kept: [MixedTree.Item] = []

  private func declarative(where condition: (Node) -> Bool) -> Node? {
    all.filter { $0.kind == .declarative && window(of: $0) != nil && condition($0) }.randomElement(using: &random)
  }

  /// Whether a declarative view around gives it a theme.
  private func isBridged(_ node: Node) -> Bool {
    guard let parent = node.parent, parent.kind == .declarative else { return false }
    return parent.ownTheme != nil || isBridged(parent)
  }

  private func changeTheme(of node: Node, _ value: Int) {
    if node.ownTheme != value, node.hasContent { node.isDue = true }
    node.ownTheme = value
  }

  /// Takes something out of its controller, or puts it into one, perhaps in the other window.
  private func move() {
    let movable =
      all.filter { $0.parent?.kind == .controller && $0.widget != nil && $0.parent?.controller != nil } + parked
    guard let node = movable.randomElement(using: &random) else { return }
    for cell in node.subtree where cell.kind == .cell || cell.kind == .hostingCell { cell.spareRuns += 1 }
    if let parent = node.parent {
      (parent.controller as? MixedController)?.lose(node)
      parent.children.removeAll { $0 === node }
      node.parent = nil
    }
    parked.removeAll { $0 === node }
    let targets = all.filter { target in
      target.kind == .controller && target.controller != nil && !node.subtree.contains { $0 === target }
    }
    guard random.chance(75), let target = targets.randomElement(using: &random) else {
      note("\(node.id) out")
      return parked.append(node)
    }
    note("\(node.id) into \(target.id)")
    node.parent = target
    target.children.append(node)
    (target.controller as? MixedController)?.take(node)
  }
}
