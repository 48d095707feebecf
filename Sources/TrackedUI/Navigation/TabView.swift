import Gtk

/// Pages of which one is shown, chosen by tabs.
///
/// ```swift
/// TabView(selection: $page) {
///   InboxView().tabItem { Label("Inbox", systemImage: "tray") }.tag(Page.inbox)
///   SettingsView().tabItem { Label("Settings", systemImage: "gear") }.tag(Page.settings)
/// }
/// ```
/// A page that is not shown waits: its bodies are evaluated, and its effects begin, when it is.
public struct TabView<SelectionValue: Hashable, Content: View>: WidgetView {
  let selection: Binding<SelectionValue>?
  let content: Content

  /// Pages of which the program says which one is shown. Each has a `tabItem` and a `tag`.
  @_disfavoredOverload
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// Pages of which the program says which one is shown, by their values.
  public init<Pages: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> Pages
  ) where Content == _TabPages<SelectionValue, Pages>, Pages.TabValue == SelectionValue {
    self.selection = selection
    self.content = _TabPages(body: content())
  }

  static var readsBindings: Bool { true }
  var sizing: WidgetSizing { .fills }

  func makeWidget(_ node: WidgetViewNode<Self>) -> Box {
    let box = Box(.vertical, spacing: 6)
    let switcher = StackSwitcher()
    let tabs = TabBar(switcher)
    let scope = EnvironmentScope(below: node.environment)
    var values = EnvironmentValues(of: node)
    values.tabBar = tabs
    scope.replace(values.written)
    let pages = PagesNode(content, node, scope)
    node.addChild(pages)
    switcher.stack = pages.stack
    pages.switcher = switcher
    switcher.halign = .center
    switcher.margins.top = 6
    pages.stack.vexpand = true
    box.append(switcher)
    box.append(pages.stack)
    box.append(pages.marks.box)
    box.attach(tabs)
    pages.marks.follow(box)
    pages.stack.onNotifyVisibleChild.includingProgrammatic { [unowned node, unowned pages] in
      node.island.concealmentDidChange()
      if !pages.isArranging { pages.moveKeyboard() }
      if !pages.isArranging, let window = pages.stack.window {
        WindowInput.of(window).contentDidChange(in: pages.stack)
      }
      // What is shown in place of a page that has gone was not chosen.
      guard !pages.isArranging, let tag = pages.shownTag, let value = tag.base as? SelectionValue,
        let selection = node.view.selection,
        withoutTracking({ selection.wrappedValue }) != value
      else { return }
      node.write(value, to: selection)
    }
    return box
  }

  func update(_ box: Box, _ node: WidgetViewNode<Self>) {
    guard let pages = node.content(PagesNode<Content>.self) else { return }
    withoutTracking { pages.update(content) }
    let values = node.values
    let look = values.tabLook
    box.attachment(TabBar.self)?.isWanted = !look.isPaged
    pages.marks.show(look, hasBackground: values.pageMarksHaveBackground)
    if let value = selection?.wrappedValue { pages.show { isTag($0, for: value) } }
  }
}

extension TabView where SelectionValue == Int {
  /// Pages of which the first one is shown at first.
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

/// The pages of a tab view.
private final class PagesNode<Content: View>: OneChildNode<Content, _ViewNode<Content>>, ItemContainer, ConcealingNode {
  let stack = Gtk.Stack()
  private(set) lazy var marks = PageMarks(stack)
  private var pages: [(tag: AnyHashable?, widget: Widget)] = []
  weak var switcher: StackSwitcher?
  /// The pages as GTK has them, and as the switcher's tabs are.
  private var (added, tabs): ([Widget], [Widget]) = ([], [])
  /// The node of each page, as far as there is one.
  private var pageNodes: [ObjectIdentifier: Widget] = [:]
  /// Tells the tag that is chosen; nil where the program does not say.
  private var isChosen: ((AnyHashable?) -> Bool)?
  var isCollecting = false
  /// Whether pages come and go just now.
  private(set) var isArranging = false

  init<Outer: WidgetView>(_ view: Content, _ outer: WidgetViewNode<Outer>, _ scope: EnvironmentScope) {
    let inputs = outer.inputs.below(outer, environment: scope).inStack(nil)
    super.init(inputs)
    island.add(self)
    child = Content._makeNode(view, inputs.below(self))
    collectItems()
    island.afterEachRun(of: self) { [unowned self] in showTitles() }
  }

  override func willRemove() {
    island.remove(self)
    island.afterEachRun(of: self, nil)
  }

  /// The tabs say what their labels say now, whatever has changed in them.
  private func showTitles() {
    for (node, widget) in titled {
      let title = node.title
      if let page = stack.page(of: widget), page.title != title { page.title = title }
    }
  }

  private var titled: [(any PageNode, Widget)] = []

  override func update(_ view: Content) { child.update(view) }

  var shownTag: AnyHashable? { pages.first { $0.widget === stack.visibleChild }?.tag }

  /// Shows the page whose tag is the chosen one, as soon as there is one.
  func show(_ isChosen: @escaping (AnyHashable?) -> Bool) {
    self.isChosen = isChosen
    showChosen()
  }

  private func showChosen() {
    if let isChosen, let page = pages.first(where: { isChosen($0.tag) }), stack.visibleChild !== page.widget {
      stack.withoutEcho { stack.visibleChild = page.widget }
    }
  }

  override func itemsDidChange() { island.collect(self) }

  func collectItems() {
    let items = childItems
    let new = items.map { ($0, $0.soleWidget ?? wrapper(of: $0)) }
    let used = Set(new.map { ObjectIdentifier($0.1) })
    wrappers = wrappers.filter { used.contains(ObjectIdentifier($0.value)) }
    isArranging = true
    defer { isArranging = false }
    var added = self.added
    for page in pages where !new.contains(where: { $0.1 === page.widget }) {
      stack.remove(page.widget)
      added.removeAll { $0 === page.widget }
    }
    for (item, widget) in new where !pages.contains(where: { $0.widget === widget }) {
      let title = (item.node as? any PageNode)?.title
      stack.addChild(widget, name: "\(ObjectIdentifier(widget).hashValue)", title: title)
      added.append(widget)
    }
    if !added.elementsEqual(self.added, by: ===) { tabs = added }
    self.added = added
    pages = new.map { ($0.0.node?.choice, $0.1) }
    titled = new.compactMap { item, widget in (item.node as? any PageNode).map { ($0, widget) } }
    showTitles()
    showChosen()
    // GTK shows none in place of one that has gone.
    if stack.visibleChild == nil, let first = pages.first { stack.visibleChild = first.widget }
    marks.pages = pages.map(\.widget)
    orderTabs()
    pageNodes = [:]
    for (item, widget) in new { if let node = item.node { pageNodes[ObjectIdentifier(node)] = widget } }
    island.concealmentDidChange()
  }

  /// The keyboard goes along from tab to tab: the one that it was on would be chosen again with Return.
  func moveKeyboard() {
    guard let switcher, switcher.hasFocus, let place = tabs.firstIndex(where: { $0 === stack.visibleChild }),
      switcher.children.indices.contains(place)
    else { return }
    switcher.children[place].grabFocus()
  }

  /// The tabs in the order of the pages. GTK's stack keeps its pages in the order in which they came, and its switcher makes all
  /// tabs again, in that order, when one comes or goes.
  private func orderTabs() {
    let wanted = pages.map(\.widget)
    guard let switcher, !tabs.elementsEqual(wanted, by: ===) else { return }
    if !tabs.elementsEqual(added, by: ===) {
      switcher.stack = nil
      switcher.stack = stack
    }
    switcher.showButtons(ofPagesAt: wanted.compactMap { page in added.firstIndex { $0 === page } })
    tabs = wanted
  }

  /// What is in a page that is not shown, or around such pages alone.
  func conceals(_ effect: any VisibilityEffect) -> Bool {
    var next: _Node? = effect
    while let current = next, current !== self {
      if let page = pageNodes[ObjectIdentifier(current)] { return page !== stack.visibleChild }
      next = current.parent
    }
    guard next === self else { return false }
    var items: [LayoutItem] = []
    effect.appendItems(to: &items)
    let around = items.compactMap { $0.node.flatMap { pageNodes[ObjectIdentifier($0)] } }
    return !around.isEmpty && !around.contains { $0 === stack.visibleChild }
  }

  private var wrappers: [ObjectIdentifier: LayoutWidget] = [:]

  /// A widget for a page that is more than a widget of its own, as one with space around it is.
  private func wrapper(of item: LayoutItem) -> Widget {
    let wrapper = wrappers[item.key] ?? LayoutWidget()
    wrappers[item.key] = wrapper
    wrapper.show([item])
    return wrapper
  }
}

/// A page of a tab view.
private protocol PageNode: _Node {
  var title: String { get }
}

private struct TabItemModifier<Label: View>: NodeModifier {
  let label: Label

  func makeNode<Content: View>(_ view: Changed<Content>, _ inputs: _NodeInputs) -> _ViewNode<Changed<Content>> {
    TabItemNode(view, inputs)
  }
}

/// A page is an island: what is in it waits while it is not shown.
private final class TabItemNode<Content: View, Label: View>: OneChildNode<
  ModifiedContent<Content, TabItemModifier<Label>>, _ViewNode<Label>
>, PageNode
{
  private let hosting: HostingView<Content>
  private var item: WidgetItem!

  init(_ view: ModifiedContent<Content, TabItemModifier<Label>>, _ inputs: _NodeInputs) {
    hosting = HostingView(view.content, in: inputs.environment)
    super.init(inputs)
    child = Label._makeNode(view.modifier.label, inputs.below(self))
    hosting.waitsToBeShown = true
    item = WidgetItem(hosting, .fills, self)
    hosting.controllerOfIsland = { [weak island] in island?.controller }
    hosting.follow(island, at: self)
  }

  /// What stands on the tab, with the badge of what is around the page.
  var title: String {
    var next: _Node? = parent
    while let node = next, !(node is any ItemContainer) {
      if let badge = (node as? any BadgeNode)?.badge { return "\(child.text) (\(badge))" }
      next = node.parent
    }
    return child.text
  }

  override func update(_ view: ModifiedContent<Content, TabItemModifier<Label>>) {
    child.update(view.modifier.label)
    hosting.rootView = view.content
  }

  override func appendItems(to items: inout [LayoutItem]) { items.append(item) }
  override func forEachHosted(_ body: (_Node) -> Void) { hosting.islandOfView.rootNode.map(body) }
}

extension View {
  /// What stands on the tab of the page that this view is, in a `TabView`.
  public func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View {
    modifier(TabItemModifier(label: label()))
  }
}
