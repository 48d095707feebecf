/// Views one on top of the other, with a bar to go back.
///
/// ```swift
/// NavigationStack {
///   List(articles) { article in NavigationLink(article.title, value: article) }
///     .navigationTitle("Articles")
///     .navigationDestination(for: Article.self) { ArticleView(article: $0) }
/// }
/// ```
public struct NavigationStack<Root: View>: PrimitiveView {
  let root: Root
  let path: PathBinding

  /// A stack that remembers by itself what is on it.
  public init(@ViewBuilder root: () -> Root) {
    self.root = root()
    path = PathBinding(read: nil, write: { _ in })
  }

  /// A stack whose values are the program's.
  public init<Data: RandomAccessCollection & RangeReplaceableCollection & MutableCollection>(
    path: Binding<Data>, @ViewBuilder root: () -> Root
  ) where Data.Element: Hashable {
    self.root = root()
    self.path = PathBinding {
      path.wrappedValue.map { AnyHashable($0) }
    } write: { values in
      path.wrappedValue = Data(values.compactMap { $0.base as? Data.Element })
    }
  }

  /// A stack whose values, of any types, are the program's.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.root = root()
    self.path = PathBinding {
      path.wrappedValue.values
    } write: {
      path.wrappedValue.values = $0
    }
  }

  /// The node of the stack.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> { StackNode(view, inputs) }
}

/// How a stack reads and writes what is on it.
struct PathBinding {
  let read: (() -> [AnyHashable])?
  let write: ([AnyHashable]) -> Void
}

/// The node of a stack: one of the kit's navigation controllers, with a page for each value, link and destination.
private final class StackNode<Root: View>: _ViewNode<NavigationStack<Root>>, VisibilityEffect {
  /// What stands on the root.
  private final class Entry {
    /// What the path has of it; nil for what no value stands for.
    let value: AnyHashable?
    /// Nil as long as no destination stands for the value.
    var page: Page<AnyView>?
    /// Called once, when it has gone without the doing of who showed it.
    var didLeave: (() -> Void)?

    init(value: AnyHashable?, page: Page<AnyView>?) {
      self.value = value
      self.page = page
    }
  }

  private var view: NavigationStack<Root>
  private let context = NavigationContext()
  private let scope: EnvironmentScope
  private let rootPage: Page<Root>
  private let controller: NavigationController
  private var entries: [Entry] = []
  private(set) var hook: NestedHook!
  private var item: WidgetItem!
  var place = 0
  private(set) var isActive = false

  init(_ view: NavigationStack<Root>, _ inputs: _NodeInputs) {
    self.view = view
    let scope = EnvironmentScope(below: inputs.environment)
    self.scope = scope
    rootPage = Page(view.root, in: scope)
    controller = NavigationController(rootViewController: rootPage)
    // Which title is large is the pages' to say, and the root's is not unless it or the program's bars do.
    if !controller.navigationBar.prefersLargeTitles {
      rootPage.titleModeByDefault = .never
      controller.navigationBar.prefersLargeTitles = true
    }
    super.init(inputs)
    var values = EnvironmentValues(of: self)
    values.navigation = context
    scope.replace(values.written)
    context.push = { [unowned self] in push($0, from: $1) }
    context.show = { [unowned self] in show($0, from: $1, didLeave: $2) }
    context.destinationsDidChange = { [weak self] in self?.destinationsDidChange($0) }
    item = WidgetItem(controller.view, .fills, self)
    hook = island.makeHook(for: self, name: "NavigationStack") { [unowned self] in
      guard let read = self.view.path.read else { return }
      let values = read()
      PassContext.outside { follow(values) }
    }
    island.add(self)
    take(rootPage)
    island.adopt(controller)
    // A path that is there already needs the destinations, which the root's views register.
    island.afterUpdate { [weak self] in
      guard let self, !isRemoved else { return }
      rootPage.makeIfNeeded()
      hook.run(because: .firstRun)
    }
  }

  func appear() {
    isActive = true
    island.adopt(controller)
    takeUpCovered()
  }

  func disappear() { isActive = false }

  /// A page goes on following the program while another one covers it: what stands on it may be said there.
  private func take<Content: View>(_ page: Page<Content>) {
    page.follow(island, at: self)
    page.island.beginFollowing()
  }

  private func makePage(_ view: AnyView, _ entry: Entry) -> Page<AnyView> {
    let page = Page(view, in: scope)
    take(page)
    page.didLeave = { [weak self, weak entry] in
      if let self, let entry { left(entry) }
    }
    entry.page = page
    return page
  }

  private var pages: [ViewController] { [rootPage] + entries.compactMap(\.page) }

  // MARK: Asked for below

  /// Whether a page may put something on top: one that is on its way out, or covered, has nothing to press.
  private func mayPush(_ source: ViewController?) -> Bool {
    guard let source, source.navigationController === controller || source.parent == nil, source is any TitledPage
    else {
      return true
    }
    return controller.topViewController === source
  }

  private func push(_ value: AnyHashable, from source: ViewController?) {
    guard mayPush(source) else { return }
    if let read = view.path.read {
      let values = withoutTracking(read)
      // A page is about to cover the one with the link, if the path has gone on.
      if source == nil || values == pathBefore { view.path.write(values + [value]) }
    } else {
      append(value)
      if entries.last?.page == nil { entries.removeLast() } else { showEntries(animated: true) }
    }
  }

  private func show(
    _ view: AnyView, from source: ViewController?, didLeave: @escaping () -> Void
  ) -> PushedPage? {
    guard mayPush(source) else { return nil }
    let (entry, page) = makeEntry(view, didLeave)
    entries.append(entry)
    controller.pushViewController(page, animated: true)
    return pushed(entry)
  }

  private func makeEntry(_ view: AnyView, _ didLeave: @escaping () -> Void) -> (Entry, Page<AnyView>) {
    let entry = Entry(value: nil, page: nil)
    entry.didLeave = didLeave
    return (entry, makePage(view, entry))
  }

  private func pushed(_ entry: Entry) -> PushedPage {
    PushedPage { [weak page = entry.page] in
      page?.content = $0
    } leave: { [weak self, weak entry] in
      guard let self, let entry, let index = place(of: entry) else { return }
      entry.didLeave = nil
      removeEntries(from: index)
    } replace: { [weak self, weak entry] view, didLeave in
      guard let self, let entry, let index = place(of: entry) else { return nil }
      entry.didLeave = nil
      let next = makeEntry(view, didLeave).0
      removeEntries(from: index, for: [next])
      return pushed(next)
    }
  }

  private func place(of entry: Entry) -> Int? { isRemoved ? nil : entries.firstIndex { $0 === entry } }

  /// A page has said which view stands for values of a type: those that are shown follow, and those that waited for it come.
  private func destinationsDidChange(_ type: ObjectIdentifier) {
    guard !isRemoved else { return }
    var isNew = false
    for entry in entries {
      guard let value = entry.value, ObjectIdentifier(Swift.type(of: value.base)) == type else { continue }
      if let page = entry.page {
        if let view = context.view(for: value) { page.content = view }
      } else {
        isNew = true
      }
    }
    guard isNew else { return }
    island.afterUpdate { [weak self] in
      guard let self, !isRemoved else { return }
      makeMissing()
      showEntries(animated: false)
    }
  }

  // MARK: The path

  /// Brings the pages in line with the program's values: pages that stay keep their state, and so do those that no value stands for.
  private func follow(_ values: [AnyHashable]) {
    let places = entries.indices.filter { entries[$0].value != nil }
    var kept = 0
    while kept < values.count, kept < places.count, entries[places[kept]].value == values[kept] { kept += 1 }
    if kept == values.count, kept == places.count { return }
    var gone: [Entry] = []
    if kept < places.count {
      gone = Array(entries[places[kept]...])
      entries.removeSubrange(places[kept]...)
    }
    for value in values[kept...] { append(value) }
    finish(gone)
    showEntries(animated: isActive)
    for entry in gone.reversed() { tell(entry) }
  }

  private func append(_ value: AnyHashable) {
    entries.append(Entry(value: value, page: nil))
    makeMissing()
  }

  /// Makes the pages of values in turn, as each may say which view stands for the next.
  private func makeMissing() {
    var before: (() -> Void)? = { [rootPage] in rootPage.makeIfNeeded() }
    for entry in entries {
      if entry.page == nil, let value = entry.value {
        if context.view(for: value) == nil { before?() }
        if let view = context.view(for: value) {
          _ = makePage(view, entry)
        } else {
          adviseIfMissing(value)
        }
      }
      if let page = entry.page { before = { page.makeIfNeeded() } }
    }
  }

  /// Views that come with the first layout, as in a `GeometryReader`, may still say which view stands for the value.
  private func adviseIfMissing(_ value: AnyHashable) {
    var framesToWait = 2
    controller.view.addTickCallback { [weak context] _ in
      framesToWait -= 1
      guard framesToWait == 0 else { return .again }
      if let context, context.view(for: value) == nil { context.adviseOfMissingDestination(value) }
      return .finish
    }
  }

  private func showEntries(animated: Bool) {
    controller.setViewControllers(pages, animated: animated)
    takeUpCovered()
  }

  /// Has pages that came beneath another one present what they say.
  private func takeUpCovered() {
    guard isActive else { return }
    for island in [rootPage.island] + entries.compactMap({ $0.page?.island }) {
      island.afterUpdate { [weak island] in island?.takeUpCovered() }
    }
  }

  /// What goes is not told by its page any more.
  private func finish(_ gone: [Entry]) {
    for entry in gone {
      entry.page?.didLeave = nil
      entry.page?.island.endFollowing()
    }
    if !gone.isEmpty { preferencesDidChange() }
  }

  private func tell(_ entry: Entry) {
    let didLeave = entry.didLeave
    entry.didLeave = nil
    didLeave?()
  }

  /// Takes an entry, and what is on top of it, away, and puts others there.
  private func removeEntries(from index: Int, for others: [Entry] = []) {
    let gone = Array(entries[index...])
    finish(gone)
    let values = pathBefore
    entries.replaceSubrange(index..., with: others)
    showEntries(animated: isActive)
    didRemove(gone, from: values)
  }

  /// The user has gone back.
  private func left(_ entry: Entry) {
    guard let index = entries.firstIndex(where: { $0 === entry }) else { return }
    let gone = Array(entries[index...])
    finish(gone)
    let values = pathBefore
    entries.removeSubrange(index...)
    didRemove(gone, from: values)
  }

  private var pathBefore: [AnyHashable] { entries.compactMap(\.value) }

  /// The path is written where it still has what has gone; what the program has put there meanwhile comes by itself.
  private func didRemove(_ gone: [Entry], from values: [AnyHashable]) {
    let left = entries.compactMap(\.value)
    if left.count != values.count, let read = view.path.read, withoutTracking(read) == values { view.path.write(left) }
    for entry in gone.reversed() { tell(entry) }
  }

  // MARK: The node

  override func update(_ view: NavigationStack<Root>) {
    self.view = view
    rootPage.content = view.root
    if view.path.read != nil { hook.invalidate(.inputs) }
  }

  override func runDue() { if hook.isDue { hook.run(because: hook.cause) } else { hook.unlist() } }
  override func appendItems(to items: inout [LayoutItem]) { items.append(item) }

  override func forEachHosted(_ body: (_Node) -> Void) {
    rootPage.island.rootNode.map(body)
    for entry in entries { entry.page?.island.rootNode.map(body) }
  }

  override func willRemove() {
    hook.stop()
    island.remove(self)
    finish(entries)
    rootPage.island.endFollowing()
    let controller = controller
    island.afterUpdate {
      controller.willMove(toParent: nil)
      controller.removeFromParent()
    }
  }
}

/// A page of a stack.
private final class Page<Content: View>: HostingController<Toolbars<Content>>, TitledPage {
  init(_ content: Content, in environment: EnvironmentScope) {
    super.init(Toolbars(kind: .page, content: content), in: environment)
  }

  var content: Content {
    get { rootView.content }
    set { rootView = Toolbars(kind: .page, content: newValue) }
  }

  var didLeave: (() -> Void)?
  /// As the page before, unless it is set.
  var titleModeByDefault = NavigationItem.LargeTitleDisplayMode.automatic {
    didSet { navigationItem.largeTitleDisplayMode = titleModeByDefault }
  }

  override func didMove(toParent parent: ViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { didLeave?() }
  }
}
