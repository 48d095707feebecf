import Foundation

/// The bars of one page: what the views inside ask for, in their order, with what is inside of a view before the view.
@Observable final class ToolbarHost {
  struct Part {
    let source: ObjectIdentifier
    var items: [_ToolbarEntry]
    /// The environment at the view that asks for the items.
    let environment: EnvironmentScope
    var changeLook: ((inout BarLooks) -> Void)?
  }

  private(set) var parts: [Part] = []
  /// Called when other items are asked for, or another look.
  @ObservationIgnored var didChange: () -> Void = {}
  /// What the page is called, for a menu that is in the title's place.
  var title = ""
  /// Bars are shared within an island: a sheet, a tab or a row has its own.
  @ObservationIgnored private(set) weak var island: Island?
  /// What all that ask are in.
  @ObservationIgnored weak var page: _Node?

  init(_ island: Island) { self.island = island }

  func set(_ part: Part) {
    if let place = parts.firstIndex(where: { $0.source == part.source }) {
      parts[place] = part
    } else {
      parts.append(part)
      if parts.count > 1 { sortParts() }
    }
    didChange()
  }

  private func sortParts() {
    var places: [ObjectIdentifier: Int] = [:]
    func number(_ node: _Node) {
      node.forEachChild(number)
      places[ObjectIdentifier(node)] = places.count
    }
    page.map(number)
    parts.sort { places[$0.source] ?? .max < places[$1.source] ?? .max }
  }

  /// Lets go of the environments of those that asked, in which the host itself is.
  func end() { parts = [] }

  func remove(_ source: ObjectIdentifier) {
    guard parts.contains(where: { $0.source == source }) else { return }
    parts.removeAll { $0.source == source }
    didChange()
  }

  /// An item that is in a bar.
  struct Item: Identifiable {
    struct ID: Hashable {
      let source: ObjectIdentifier
      let statement: [Int]
      /// Which of those that one statement makes.
      let index: Int
    }
    let id: ID
    let view: PlacedToolbarItem
  }

  /// What is asked for at a place, in the order in which it is there.
  func items(at place: ToolbarItemPlacement.Place) -> [Item] {
    parts.flatMap { part -> [Item] in
      var counts: [[Int]: Int] = [:]
      return part.items.compactMap { entry -> Item? in
        let index = counts[entry.statement, default: 0]
        counts[entry.statement] = index + 1
        guard entry.placement.place == place else { return nil }
        return Item(
          id: Item.ID(source: part.source, statement: entry.statement, index: index),
          view: PlacedToolbarItem(content: AnyView(entry.view.inBar()), environment: part.environment))
      }
    }
  }
}

private struct ToolbarHostKey: EnvironmentKey { static let defaultValue: ToolbarHost? = nil }

extension EnvironmentValues {
  /// The bars of the page around.
  var toolbarHost: ToolbarHost? {
    get { self[ToolbarHostKey.self] }
    set { self[ToolbarHostKey.self] = newValue }
  }
}

/// A view that asks for something in the bars of its page. Where there is no page around, it has bars of its own.
struct Toolbars<Content: View>: PrimitiveView {
  enum Kind { case page, items, look }
  let kind: Kind
  let content: Content
  var items: [_ToolbarEntry] = []
  var changeLook: ((inout BarLooks) -> Void)?

  static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> { ToolbarNode(view, inputs) }
}

private final class ToolbarNode<Content: View>: _ViewNode<Toolbars<Content>> {
  private var view: Toolbars<Content>
  private let host: ToolbarHost?
  private let scope: EnvironmentScope
  /// The bar that is above the page already; nil where the page has to bring one.
  private var bar: PageBar?
  private var plain: _ViewNode<Content>?
  private var framed: _ViewNode<ToolbarFrame<Content>>?

  init(_ view: Toolbars<Content>, _ inputs: _NodeInputs) {
    self.view = view
    let around = inputs.environment.value(of: ToolbarHostKey.self)
    let isShared = view.kind != .page && around?.island === inputs.island
    let isOwn = !isShared && view.kind != .look
    host = isShared ? around : isOwn ? ToolbarHost(inputs.island) : nil
    scope = isOwn ? EnvironmentScope(below: inputs.environment) : inputs.environment
    super.init(inputs)
    if isOwn, let host {
      host.page = self
      if view.kind == .page || inputs.island.controller?.parent is NavigationController {
        bar = PageBar(host, of: inputs.island, in: scope)
        host.didChange = { [unowned self] in showBar() }
      }
      var values = EnvironmentValues(of: self)
      values.toolbarHost = host
      scope.replace(values.written)
      framed = ToolbarFrame._makeNode(
        ToolbarFrame(host: host, hasTop: bar == nil, content: view.content), inputs.below(self, environment: scope))
    } else {
      plain = Content._makeNode(view.content, inputs.below(self))
    }
    // What is inside asks first.
    ask()
  }

  /// Tells the host what is asked for here, once the graph is up to date: the host's bars may have been evaluated in this run.
  private func ask() {
    guard let host else { return }
    endEnvironmentReads()
    if bar != nil {
      island.afterUpdate { [weak self] in self?.showBar() }
    }
    let isHidden = GraphContext.reading(for: self) { EnvironmentValues(of: self).hidesToolbars }
    let shown = isHidden ? view.items.filter { $0.placement.place == .below } : view.items
    guard
      !shown.isEmpty || view.changeLook != nil || host.parts.contains(where: { $0.source == ObjectIdentifier(self) })
    else { return }
    let part = ToolbarHost.Part(
      source: ObjectIdentifier(self), items: shown, environment: scope, changeLook: view.changeLook)
    island.afterUpdate { [weak self] in
      if let self, !isRemoved { host.set(part) }
    }
  }

  private func showBar() {
    guard let bar, !isRemoved else { return }
    let looks = GraphContext.reading(for: self) { EnvironmentValues(of: self).barLooks }
    bar.show(looks)
  }

  override func update(_ view: Toolbars<Content>) {
    self.view = view
    ask()
    plain?.update(view.content)
    if let host { framed?.update(ToolbarFrame(host: host, hasTop: bar == nil, content: view.content)) }
  }

  override func refresh() { ask() }

  override func forEachChild(_ body: (_Node) -> Void) {
    plain.map(body)
    framed.map(body)
  }

  override func willRemove() {
    guard let host, framed == nil else { return }
    island.afterUpdate { [source = ObjectIdentifier(self)] in host.remove(source) }
  }

  override func didRemove() {
    guard framed != nil else { return }
    host?.didChange = {}
    bar?.clear()
    host?.end()
  }
}

/// A view between its bars.
private struct ToolbarFrame<Content: View>: View {
  let host: ToolbarHost
  /// Whether there is no bar above that belongs to something else.
  let hasTop: Bool
  let content: Content

  var body: some View {
    ToolbarLayout {
      if hasTop { ToolbarRow(host: host, isTop: true).layoutValue(key: ToolbarLayout.Place.self, value: .above) }
      content
      ToolbarRow(host: host, isTop: false).layoutValue(key: ToolbarLayout.Place.self, value: .below)
    }
  }
}

/// One of the bars, where there is something in it.
private struct ToolbarRow: View {
  let host: ToolbarHost
  let isTop: Bool

  private func row(_ items: [ToolbarHost.Item]) -> some View { ForEach(items) { $0.view } }

  private func bar<Row: View>(_ row: Row) -> some View {
    BarContent(
      isTop: isTop, changes: host.parts.compactMap(\.changeLook),
      content: row.padding(EdgeInsets(top: 6, leading: 10, bottom: 6, trailing: 10)))
  }

  @ViewBuilder private var top: some View {
    let (start, middle, end) = (host.items(at: .start), host.items(at: .middle), host.items(at: .end))
    if !start.isEmpty || !middle.isEmpty || !end.isEmpty {
      VStack(spacing: 0) {
        bar(
          HStack {
            row(start)
            Spacer()
            row(middle)
            Spacer()
            row(end)
          })
        Divider()
      }
    }
  }

  @ViewBuilder private var bottom: some View {
    let items = host.items(at: .below)
    if !items.isEmpty {
      VStack(spacing: 0) {
        Divider()
        bar(HStack { row(items) }.frame(maxWidth: .infinity))
      }
    }
  }

  var body: some View { if isTop { top } else { bottom } }
}

/// An item of a bar, with the environment of the view that asked for it.
struct PlacedToolbarItem: PrimitiveView {
  let content: AnyView
  let environment: EnvironmentScope

  static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> { PlacedNode(view, inputs) }

  private final class PlacedNode: OneChildNode<PlacedToolbarItem, _ViewNode<AnyView>> {
    init(_ view: PlacedToolbarItem, _ inputs: _NodeInputs) {
      super.init(inputs)
      child = AnyView._makeNode(view.content, inputs.below(self, environment: view.environment))
    }

    override func update(_ view: PlacedToolbarItem) { child.update(view.content) }
  }
}

/// A page with a bar above it and one below, each as wide as the page.
private struct ToolbarLayout: Layout, WidthKnowing {
  struct Place: LayoutValueKey {
    enum Value { case above, page, below }
    static var defaultValue: Value { .page }
  }

  private let page = HostLayout()

  private func split(_ subviews: Subviews) -> (above: [LayoutSubview], page: Subviews, below: [LayoutSubview]) {
    (
      subviews.filter { $0[Place.self] == .above },
      LayoutSubviews(subviews.filter { $0[Place.self] == .page }.map(\.item)),
      subviews.filter { $0[Place.self] == .below }
    )
  }

  private func height(_ bars: [LayoutSubview], _ width: CGFloat?) -> Double {
    bars.reduce(0) { $0 + $1.sizeThatFits(ProposedViewSize(width: width, height: nil)).height }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let (above, content, below) = split(subviews)
    if above.isEmpty, below.isEmpty {
      return page.sizeThatFits(proposal: proposal, subviews: content, cache: &cache)
    }
    let bars = height(above, proposal.width) + height(below, proposal.width)
    let inside = page.sizeThatFits(proposal: inner(proposal, bars), subviews: content, cache: &cache)
    let width = (above + below).reduce(inside.width) {
      max($0, $1.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil)).width)
    }
    // A page with bars takes what there is.
    return CGSize(width: max(width, proposal.width ?? 0), height: max(inside.height + bars, proposal.height ?? 0))
  }

  func width(_ proposal: ProposedViewSize, _ items: LayoutSubviews) -> CGFloat? {
    items.allSatisfy { $0[Place.self] == .page } ? page.width(proposal, items) : nil
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let (above, content, below) = split(subviews)
    let wide = ProposedViewSize(width: bounds.width, height: nil)
    var top = bounds.y
    for bar in above {
      bar.place(at: CGPoint(x: bounds.x, y: top), proposal: wide)
      top += bar.sizeThatFits(wide).height
    }
    var bottom = bounds.y + bounds.height
    for bar in below.reversed() {
      bottom -= bar.sizeThatFits(wide).height
      bar.place(at: CGPoint(x: bounds.x, y: bottom), proposal: wide)
    }
    let rest = CGRect(x: bounds.x, y: top, width: bounds.width, height: max(0, bottom - top))
    page.placeSubviews(in: rest, proposal: ProposedViewSize(rest.size), subviews: content, cache: &cache)
    let places = subviews.indices.filter { subviews[$0][Place.self] == .page }
    for (index, place) in places.enumerated() {
      subviews.placement.rects[place] = content.placement.rects[index]
      subviews.placement.proposals[place] = content.placement.proposals[index]
    }
  }

  private func inner(_ proposal: ProposedViewSize, _ bars: Double) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width, height: proposal.height.map { max(0, $0 - bars) })
  }
}
