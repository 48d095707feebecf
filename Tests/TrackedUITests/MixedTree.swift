import GtkTesting
import TrackedUI

/// What the hooks of a mixed tree read.
@MainActor enum MixedTree {
  @Observable final class Item {
    var number: Int
    var next: Item?
    @ObservationIgnored var ignored = 0
    var double: Int { number * 2 }

    init(_ number: Int) { self.number = number }
  }

  @Observable final class Store {
    var items = (0..<4).map { Item($0) }
    var entries: [Int: Item] = [:]
    var flag = false
    /// What hooks write.
    var derived = [0, 0]
  }

  struct Theme: TraitDefinition { static let defaultValue = 0 }

  struct ThemeKey: TraitBridgedEnvironmentKey {
    static let defaultValue = 0
    static func read(from traits: TraitCollection) -> Int { traits[Theme.self] }
    static func write(to traits: inout any MutableTraits, value: Int) { traits[Theme.self] = value }
  }

  enum Kind: CaseIterable {
    /// A controller with a label, and with what is in it in a box.
    case controller
    /// A declarative view with a text, and with what is in it below.
    case declarative
    /// A view that shows its text in a label of GTK's.
    case view
    /// A label of GTK's with an update handler.
    case label
    /// A table, one cell of which shows the text in a configuration handler.
    case cell
    /// The same with a declarative view in the cell.
    case hostingCell
  }

  enum Read: Hashable {
    case number(Int), double(Int), nextNumber(Int), entry(Int), flag, theme, derived(Int)
    /// One or the other item's number.
    case either(Int, Int)
  }

  /// A property as far as the account of reads goes.
  enum Property: Hashable {
    case items, entries, flag, derived
    case number(ObjectIdentifier), next(ObjectIdentifier)
  }

  /// A node: what the program says of it, and what has become of it.
  @Observable final class Node {
    @ObservationIgnored let id: Int
    @ObservationIgnored let kind: Kind
    @ObservationIgnored let reads: [Read]
    @ObservationIgnored let writes: Int?
    @ObservationIgnored var children: [Node] = []
    @ObservationIgnored weak var parent: Node?
    /// The theme that a declarative view sets for what is in it, and whether that is there at all.
    var ownTheme: Int?
    var showsContent = true
    /// The theme that is set on the widget or controller.
    @ObservationIgnored var override: Int?

    @ObservationIgnored var runs = 0
    @ObservationIgnored var isDue = true
    /// How often it may run without a reason: GTK makes the rows of a list anew that came to another place.
    @ObservationIgnored var spareRuns = 0
    /// Whether what is in it is there, as of its last run.
    @ObservationIgnored var hasContent = true
    @ObservationIgnored var seen: Set<Property> = []
    @ObservationIgnored var widget: Widget?
    @ObservationIgnored var controller: ViewController?

    init(_ id: Int, _ kind: Kind, _ reads: [Read], writes: Int?) {
      (self.id, self.kind, self.reads, self.writes) = (id, kind, reads, writes)
    }

    var isContainer: Bool { kind == .controller || kind == .declarative }
    var subtree: [Node] { [self] + children.flatMap(\.subtree) }
  }
}

extension MixedTree.Store {
  /// What some reads give, and which properties they touch.
  func value(
    of reads: [MixedTree.Read], theme: () -> Int, _ seen: inout Set<MixedTree.Property>
  ) -> String {
    func item(_ index: Int) -> MixedTree.Item {
      seen.insert(.items)
      return items[index]
    }
    func number(_ item: MixedTree.Item) -> Int {
      seen.insert(.number(ObjectIdentifier(item)))
      return item.number
    }
    let parts = reads.map { read in
      switch read {
      case .number(let index): return number(item(index))
      case .double(let index):
        let found = item(index)
        seen.insert(.number(ObjectIdentifier(found)))
        return found.double
      case .nextNumber(let index):
        let first = item(index)
        seen.insert(.next(ObjectIdentifier(first)))
        return first.next.map(number) ?? -1
      case .entry(let key):
        seen.insert(.entries)
        return entries[key].map(number) ?? -2
      case .flag:
        seen.insert(.flag)
        return flag ? 1 : 0
      case .theme: return theme()
      case .derived(let index):
        seen.insert(.derived)
        return derived[index]
      case .either(let first, let second):
        seen.insert(.flag)
        return number(item(flag ? first : second))
      }
    }
    return parts.map(String.init).joined(separator: " ")
  }
}

// The widgets of a tree.

/// Runs the hooks, for what they read.
@MainActor final class MixedWorld {
  let store = MixedTree.Store()

  /// The text of a node, as its hook shows it.
  func run(_ node: MixedTree.Node, theme: () -> Int) -> String {
    node.runs += 1
    node.seen = []
    let value = store.value(of: node.reads, theme: theme, &node.seen)
    if let writes = node.writes {
      withoutTracking { if store.derived[writes] != value.count { store.derived[writes] = value.count } }
    }
    return "\(node.id): \(value)"
  }

  /// Makes the widgets of a node that are not within a declarative view.
  func make(_ node: MixedTree.Node) -> (widget: Widget, controller: ViewController?) {
    let made: (widget: Widget, controller: ViewController?)
    switch node.kind {
    case .controller:
      let controller = MixedController(node, self)
      made = (controller.view, controller)
    case .declarative:
      let controller = HostingController(rootView: MixedView(node: node, world: self))
      made = (controller.view, controller)
    case .view: made = (MixedKitView(node, self), nil)
    case .label:
      let label = Gtk.Label("")
      label.updateProperties { [self] label in label.text = run(node) { label.traitCollection[MixedTree.Theme.self] } }
      made = (label, nil)
    case .cell, .hostingCell: made = (MixedTable(node, self), nil)
    }
    (node.widget, node.controller) = made
    applyOverride(node)
    return made
  }

  func applyOverride(_ node: MixedTree.Node) {
    func apply(_ place: any TraitEnvironment) {
      if let override = node.override {
        place.traitOverrides[MixedTree.Theme.self] = override
      } else {
        place.traitOverrides.remove(MixedTree.Theme.self)
      }
    }
    if let controller = node.controller { apply(controller) } else if let widget = node.widget { apply(widget) }
  }
}

final class MixedController: ViewController {
  private let node: MixedTree.Node
  private let world: MixedWorld
  private let label = Gtk.Label("")
  private let box = Box(.vertical, spacing: 0)

  init(_ node: MixedTree.Node, _ world: MixedWorld) {
    (self.node, self.world) = (node, world)
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(box)
    box.append(label)
    node.children.forEach(take)
  }

  override func updateProperties() {
    super.updateProperties()
    label.text = world.run(node) { traitCollection[MixedTree.Theme.self] }
  }

  func take(_ child: MixedTree.Node) {
    let (widget, controller): (Widget, ViewController?)
    if let known = child.widget {
      (widget, controller) = (known, child.controller)
    } else {
      (widget, controller) = world.make(child)
    }
    if let controller { addChild(controller) }
    box.append(widget)
    controller?.didMove(toParent: self)
  }

  func lose(_ child: MixedTree.Node) {
    child.controller?.willMove(toParent: nil)
    if let widget = child.widget { box.remove(widget) }
    child.controller?.removeFromParent()
  }
}

final class MixedKitView: TrackedKit.View {
  private let node: MixedTree.Node
  private let world: MixedWorld
  private let label = Gtk.Label("")

  init(_ node: MixedTree.Node, _ world: MixedWorld) {
    (self.node, self.world) = (node, world)
    super.init()
    addSubview(label)
  }

  override func updateProperties() {
    super.updateProperties()
    label.text = world.run(node) { traitCollection[MixedTree.Theme.self] }
  }
}

/// A table of one row.
final class MixedTable: TableView, TableViewDataSource {
  private let node: MixedTree.Node
  private let world: MixedWorld

  init(_ node: MixedTree.Node, _ world: MixedWorld) {
    (self.node, self.world) = (node, world)
    super.init(frame: .zero, style: .plain)
    register(TableViewCell.self, forCellReuseIdentifier: "cell")
    dataSource = self
    setSizeRequest(height: 44)
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    let (node, world) = (node, world)
    cell.configurationUpdateHandler = { cell, _ in
      if node.kind == .hostingCell {
        cell.contentConfiguration = HostingConfiguration { MixedView(node: node, world: world) }
      } else {
        var content = cell.defaultContentConfiguration()
        content.text = world.run(node) { cell.traitCollection[MixedTree.Theme.self] }
        cell.contentConfiguration = content
      }
    }
    return cell
  }
}

struct MixedView: View {
  let node: MixedTree.Node
  let world: MixedWorld
  @Environment(\.mixedTheme) private var theme

  var body: some View {
    VStack(spacing: 0) {
      Text(verbatim: world.run(node) { theme })
      if node.showsContent { content }
    }
  }

  @ViewBuilder private var content: some View {
    if let theme = node.ownTheme {
      MixedChildren(node: node, world: world).environment(\.mixedTheme, theme)
    } else {
      MixedChildren(node: node, world: world)
    }
  }
}

struct MixedChildren: View {
  let node: MixedTree.Node
  let world: MixedWorld

  var body: some View {
    ForEach(node.children, id: \.id) { child in
      switch child.kind {
      case .controller: MixedHostedController(node: child, world: world).frame(minHeight: 20)
      case .declarative: MixedView(node: child, world: world)
      default: MixedHostedWidget(node: child, world: world).frame(minHeight: 20)
      }
    }
  }
}

struct MixedHostedController: ViewControllerRepresentable {
  let node: MixedTree.Node
  let world: MixedWorld
  func makeViewController(context: Context) -> ViewController { world.make(node).controller! }
  func updateViewController(_ controller: ViewController, context: Context) {}
}

struct MixedHostedWidget: WidgetRepresentable {
  let node: MixedTree.Node
  let world: MixedWorld
  func makeWidget(context: Context) -> Widget { world.make(node).widget }
  func updateWidget(_ widget: Widget, context: Context) {}
}

extension EnvironmentValues {
  var mixedTheme: Int {
    get { self[MixedTree.ThemeKey.self] }
    set { self[MixedTree.ThemeKey.self] = newValue }
  }
}
