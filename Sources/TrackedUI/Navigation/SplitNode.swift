import Gtk

/// What is in a column: the view that the program put there, or where a link led.
struct ColumnRoot<Base: View>: View {
  let base: Base
  var linked: (number: Int, view: AnyView)?

  var body: some View {
    if let linked { linked.view.id(linked.number) } else { base }
  }
}

/// A page in a column.
private protocol ColumnPage: AnyObject {
  var linked: (number: Int, view: AnyView)? { get set }
  var controller: ViewController { get }
  var island: Island { get }
  func follow(_ outer: Island, at node: _Node?)
}

private final class ColumnPageOf<Base: View>: ColumnPage {
  private let hosting: HostingController<Toolbars<ColumnRoot<Base>>>
  var controller: ViewController { hosting }
  var island: Island { hosting.island }

  func follow(_ outer: Island, at node: _Node?) { hosting.follow(outer, at: node) }

  init(_ base: Base, in scope: EnvironmentScope) {
    hosting = HostingController(Toolbars(kind: .page, content: ColumnRoot(base: base)), in: scope)
  }

  private func show(_ root: ColumnRoot<Base>) { hosting.rootView = Toolbars(kind: .page, content: root) }

  func update(_ base: Base) { show(ColumnRoot(base: base, linked: linked)) }

  var linked: (number: Int, view: AnyView)? {
    get { hosting.rootView.content.linked }
    set { show(ColumnRoot(base: hosting.rootView.content.base, linked: newValue)) }
  }
}

/// The node of a split: a page of its own for each column.
final class SplitNode<Sidebar: View, Content: View, Detail: View>:
  _ViewNode<NavigationSplitView<Sidebar, Content, Detail>>, VisibilityEffect
{
  private struct Column {
    let page: any ColumnPage
    let column: SplitColumn
    let context: NavigationContext
    /// What is selected in the column's list.
    var selected: AnyHashable?
    var deselect: () -> Void = {}
    /// The value that the link stands for, if it stands for one.
    var linkedValue: AnyHashable?
    /// Called when the person leaves where a link led.
    var didLeave: (() -> Void)?
  }

  private var view: NavigationSplitView<Sidebar, Content, Detail>
  private let sidebar: ColumnPageOf<Sidebar>
  private let content: ColumnPageOf<Content>?
  private let detail: ColumnPageOf<Detail>
  private var columns: [Column] = []
  private let columnsView: SplitColumnsView
  private(set) var hook: NestedHook!
  private var item: WidgetItem!
  private var visibility = NavigationSplitViewVisibility.automatic
  private var compactPlace = 0
  private var links = 0
  var place = 0
  private(set) var isActive = false

  init(_ view: NavigationSplitView<Sidebar, Content, Detail>, _ inputs: _NodeInputs) {
    self.view = view
    var scopes: [(EnvironmentScope, SplitColumn, NavigationContext)] = []
    for place in 0..<(view.content == nil ? 2 : 3) {
      scopes.append((EnvironmentScope(below: inputs.environment), SplitColumn(place: place), NavigationContext()))
    }
    sidebar = ColumnPageOf(view.sidebar, in: scopes[0].0)
    content = view.content.map { ColumnPageOf($0, in: scopes[1].0) }
    detail = ColumnPageOf(view.detail, in: scopes[scopes.count - 1].0)
    let pages: [any ColumnPage] = [sidebar] + (content.map { [$0] } ?? []) + [detail]
    columnsView = SplitColumnsView(pages.map(\.controller))
    super.init(inputs)
    for (page, (scope, column, context)) in zip(pages, scopes) {
      columns.append(Column(page: page, column: column, context: context))
      var values = EnvironmentValues(of: self)
      values.splitColumn = column
      values.navigation = context
      scope.replace(values.written)
      // A column that another one hides where there is room for one goes on saying what that shows.
      page.follow(island, at: self)
      page.island.beginFollowing()
    }
    connect()
    item = WidgetItem(columnsView, .fills, self)
    hook = island.makeHook(for: self, name: "NavigationSplitView") { [unowned self] in show() }
    island.add(self)
    adopt()
    hook.run(because: .firstRun)
  }

  private func connect() {
    columnsView.onBack = { [unowned self] in goBack() }
    columnsView.onToggle = { [unowned self] in toggle() }
    for place in columns.indices {
      let column = columns[place].column
      column.askForWidth = { [unowned self] in columnsView.setWidth($0, ofColumn: place) }
      column.select = { [unowned self] in select($0, in: place, deselect: $1) }
      guard place + 1 < columns.count else { continue }
      let context = columns[place].context
      context.isSplit = true
      context.push = { [unowned self, unowned context] value, _ in
        if let view = context.view(for: value) {
          _ = link(view, to: place + 1)
          columns[place + 1].linkedValue = value
        } else {
          context.adviseOfMissingDestination(value)
        }
      }
      context.show = { [unowned self] view, _, didLeave in show(view, at: place + 1, didLeave: didLeave) }
      context.destinationsDidChange = { [weak self, unowned context] _ in
        guard let self, !isRemoved, let value = columns[place + 1].linkedValue,
          let number = columns[place + 1].page.linked?.number,
          let view = context.view(for: value)
        else { return }
        relink(view, number, at: place + 1)
      }
    }
  }

  private func adopt() { for column in columns { island.adopt(column.page.controller) } }

  func appear() {
    isActive = true
    adopt()
  }

  func disappear() { isActive = false }

  // MARK: What is seen

  private func show() {
    let isCompact = GraphContext.reading(for: self) { EnvironmentValues(of: self).horizontalSizeClass == .compact }
    if let binding = view.visibility { visibility = binding.wrappedValue }
    if let binding = view.compactColumn { compactPlace = binding.wrappedValue.place(of: columns.count) }
    let hidden = visibility.hiddenCount(of: columns.count)
    let mode: SplitColumnsView.Mode =
      isCompact ? .one(compactPlace) : .beside(hidden..<columns.count, canHide: true)
    PassContext.outside { columnsView.show(mode) }
  }

  /// Hides the columns at the leading edge, or shows all.
  private func toggle() {
    let isHidden = visibility.hiddenCount(of: columns.count) > 0
    let new: NavigationSplitViewVisibility = isHidden ? .all : columns.count == 2 ? .detailOnly : .doubleColumn
    visibility = new
    view.visibility?.wrappedValue = new
    hook.invalidate(.state)
  }

  private func lead(to place: Int) {
    guard place != compactPlace else { return }
    compactPlace = place
    view.compactColumn?.wrappedValue = NavigationSplitViewColumn(place: place, of: columns.count)
    hook.invalidate(.state)
  }

  private func goBack() {
    guard compactPlace > 0 else { return }
    let before = compactPlace - 1
    lead(to: before)
    for place in before..<columns.count {
      if columns[place].selected != nil {
        columns[place].selected = nil
        columns[place].deselect()
      }
      if place > before, columns[place].page.linked != nil { endLink(at: place) }
    }
  }

  // MARK: What leads on

  private func select(_ value: AnyHashable?, in place: Int, deselect: @escaping () -> Void) {
    columns[place].deselect = deselect
    guard value != columns[place].selected else { return }
    columns[place].selected = value
    // In another pass of its own: a list tells while it is brought up to date.
    island.afterUpdate { [weak self] in
      guard let self, !isRemoved, columns[place].selected == value else { return }
      if value == nil {
        if compactPlace > place { lead(to: place) }
      } else if place + 1 < columns.count {
        if columns[place + 1].page.linked != nil { endLink(at: place + 1) }
        lead(to: place + 1)
      }
    }
  }

  private func show(_ view: AnyView, at place: Int, didLeave: @escaping () -> Void) -> PushedPage {
    let number = link(view, to: place)
    columns[place].didLeave = didLeave
    return PushedPage { [weak self] in
      self?.relink($0, number, at: place)
    } leave: { [weak self] in
      self?.unlink(number, at: place)
    } replace: { [weak self] view, didLeave in
      guard let self, !isRemoved, columns[place].page.linked?.number == number else { return nil }
      columns[place].didLeave = nil
      return show(view, at: place, didLeave: didLeave)
    }
  }

  private func link(_ view: AnyView, to place: Int) -> Int {
    if columns[place].page.linked != nil { endLink(at: place) }
    links += 1
    columns[place].page.linked = (links, view)
    lead(to: place)
    return links
  }

  /// Where a link led shows another value of its view.
  private func relink(_ view: AnyView, _ number: Int, at place: Int) {
    if columns[place].page.linked?.number == number { columns[place].page.linked = (number, view) }
  }

  private func unlink(_ number: Int, at place: Int) {
    guard columns[place].page.linked?.number == number else { return }
    columns[place].didLeave = nil
    endLink(at: place)
    if compactPlace == place { lead(to: place - 1) }
  }

  private func endLink(at place: Int) {
    columns[place].page.linked = nil
    columns[place].linkedValue = nil
    let didLeave = columns[place].didLeave
    columns[place].didLeave = nil
    didLeave?()
  }

  // MARK: The node

  override func update(_ view: NavigationSplitView<Sidebar, Content, Detail>) {
    self.view = view
    sidebar.update(view.sidebar)
    if let inner = view.content { content?.update(inner) }
    detail.update(view.detail)
    hook.invalidate(.inputs)
  }

  override func environmentDidChange(_ name: String) { hook.invalidate(.trait(name)) }

  override func runDue() {
    guard hook.isDue else { return hook.unlist() }
    endEnvironmentReads()
    hook.run(because: hook.cause)
  }

  override func appendItems(to items: inout [LayoutItem]) { items.append(item) }

  override func forEachHosted(_ body: (_Node) -> Void) {
    for column in columns { column.page.island.rootNode.map(body) }
  }

  override func willRemove() {
    hook.stop()
    island.remove(self)
    for column in columns { column.page.island.endFollowing() }
    let controllers = columns.map(\.page.controller)
    island.afterUpdate {
      for controller in controllers {
        controller.willMove(toParent: nil)
        controller.removeFromParent()
      }
    }
  }
}
