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

/// What links and destinations below a stack ask of it.
final class NavigationContext {
  /// Makes the view for a value.
  var destinations: [ObjectIdentifier: (AnyHashable) -> AnyView?] = [:]
  /// Puts a value on top.
  var push: (AnyHashable) -> Void = { _ in }
  /// Puts a view on top that no value stands for.
  var pushView: (AnyView) -> Void = { _ in }
  /// Puts a view on top that no value stands for, and gives what takes it away; the closure is called when the user has gone
  /// back from it.
  var pushLeaving: (AnyView, @escaping () -> Void) -> () -> Void = { _, _ in {} }
  /// Runs a closure, and again when something it read has changed, also while the page it is of is covered; gives what ends that.
  var follow: (@escaping () -> Void) -> () -> Void = { _ in {} }
  /// Whether links lead to the next column of a split.
  var isSplit = false

  /// The view for a value.
  func view(for value: AnyHashable) -> AnyView? {
    if let view = destinations[ObjectIdentifier(type(of: value.base))]?(value) { return view }
    // A value may have been put on as another type that is equal.
    return destinations.values.lazy.compactMap { $0(value) }.first
  }

  /// Nothing stands for a value.
  func adviseOfMissingDestination(_ value: AnyHashable) {
    Advice.once("destination-\(type(of: value.base))") {
      "a NavigationLink has a value of type \(type(of: value.base)), for which no navigationDestination(for:) is in sight."
    }
  }
}

private struct NavigationKey: EnvironmentKey { static let defaultValue: NavigationContext? = nil }

extension EnvironmentValues {
  var navigation: NavigationContext? {
    get { self[NavigationKey.self] }
    set { self[NavigationKey.self] = newValue }
  }
}

/// The node of a stack: a navigation controller of the kit's, a page for each value.
private final class StackNode<Root: View>: _ViewNode<NavigationStack<Root>>, VisibilityEffect {
  private var view: NavigationStack<Root>
  private let context = NavigationContext()
  private let scope: EnvironmentScope
  private let rootPage: Page<Root>
  private let controller: NavigationController
  private var pages: [(value: AnyHashable?, page: ViewController)] = []
  private(set) var hook: NestedHook!
  /// What pages below the top follow: their own hooks rest while they are covered.
  private var followed: [Int: () -> Void] = [:]
  private var followedSoFar = 0
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
    context.push = { [unowned self] in push($0) }
    context.pushView = { [unowned self] in _ = show($0, for: nil, animated: true) }
    context.pushLeaving = { [unowned self] in showLeaving($0, $1) }
    context.follow = { [unowned self] in follow($0) }
    item = WidgetItem(controller.view, .fills, self)
    hook = island.makeHook(for: self, name: "NavigationStack") { [unowned self] in
      runFollowers()
      guard let read = self.view.path.read else { return }
      let values = read()
      PassContext.outside { show(values) }
    }
    island.add(self)
    adopt()
    // A path that is there already needs the destinations, which the root's views register.
    island.afterUpdate { [weak self] in
      guard let self, !isRemoved else { return }
      rootPage.makeIfNeeded()
      hook.run(because: .firstRun)
    }
  }

  private func adopt() {
    guard controller.parent == nil, let host = island.controller else { return }
    host.addChild(controller)
    controller.didMove(toParent: host)
  }

  func appear() {
    isActive = true
    adopt()
  }

  func disappear() { isActive = false }

  private func push(_ value: AnyHashable) {
    if let read = view.path.read {
      view.path.write(withoutTracking(read) + [value])
    } else if let view = context.view(for: value) {
      _ = show(view, for: value, animated: true)
    } else {
      context.adviseOfMissingDestination(value)
    }
  }

  private func show(_ view: AnyView, for value: AnyHashable?, animated: Bool) -> Page<AnyView> {
    let page = Page(view, in: scope)
    page.didLeave = { [unowned self, unowned page] in left(page) }
    pages.append((value, page))
    controller.pushViewController(page, animated: animated)
    return page
  }

  private func showLeaving(_ view: AnyView, _ didLeave: @escaping () -> Void) -> () -> Void {
    let page = show(view, for: nil, animated: true)
    page.didLeave = { [unowned self, unowned page] in
      left(page)
      didLeave()
    }
    return { [weak self, weak page] in
      guard let self, let page, let index = controller.viewControllers.firstIndex(where: { $0 === page }) else {
        return
      }
      controller.popToViewController(controller.viewControllers[index - 1], animated: isActive)
    }
  }

  /// Runs each, and those that are added meanwhile.
  private func runFollowers() {
    var done = 0
    while let next = followed.keys.filter({ $0 > done }).min() {
      followed[next]?()
      done = next
    }
  }

  private func follow(_ follower: @escaping () -> Void) -> () -> Void {
    followedSoFar += 1
    let number = followedSoFar
    followed[number] = follower
    hook.invalidate(.inputs)
    return { [weak self] in self?.followed[number] = nil }
  }

  /// Brings the pages in line with the program's values: pages that stay keep their state.
  private func show(_ values: [AnyHashable]) {
    var kept = 0
    while kept < values.count, kept < pages.count, pages[kept].value == values[kept] { kept += 1 }
    if kept == values.count, pages.count == kept { return }
    let gone = pages[kept...]
    pages.removeSubrange(kept...)
    for value in values[kept...] {
      guard let view = context.view(for: value) else { continue }
      let page = Page(view, in: scope)
      page.didLeave = { [unowned self, unowned page] in left(page) }
      pages.append((value, page))
    }
    for entry in gone { (entry.page as? any LeavingPage)?.forgetLeaving() }
    controller.setViewControllers([rootPage] + pages.map(\.page), animated: isActive)
  }

  /// The user has gone back.
  private func left(_ page: ViewController) {
    guard let index = pages.firstIndex(where: { $0.page === page }) else { return }
    pages.removeSubrange(index...)
    if view.path.read != nil { view.path.write(pages.compactMap(\.value)) }
  }

  override func update(_ view: NavigationStack<Root>) {
    self.view = view
    rootPage.content = view.root
    if view.path.read != nil { hook.invalidate(.inputs) }
  }

  override func runDue() { if hook.isDue { hook.run(because: hook.cause) } else { hook.unlist() } }
  override func appendItems(to items: inout [LayoutItem]) { items.append(item) }

  override func willRemove() {
    hook.stop()
    island.remove(self)
    for entry in pages { (entry.page as? any LeavingPage)?.forgetLeaving() }
    let controller = controller
    island.afterUpdate {
      controller.willMove(toParent: nil)
      controller.removeFromParent()
    }
  }
}

/// A page that can leave a stack.
private protocol LeavingPage: ViewController {
  func forgetLeaving()
}

/// A page of a stack.
private final class Page<Content: View>: HostingController<Toolbars<Content>>, LeavingPage, TitledPage {
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

  func forgetLeaving() { didLeave = nil }

  override func didMove(toParent parent: ViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { didLeave?() }
  }
}
