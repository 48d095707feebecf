/// Presents something while a binding says so.
struct PresentationModifier<Item, Content>: NodeModifier {
  let item: Binding<Item?>
  /// Whether two items are the same presentation.
  let isSame: (Item, Item) -> Bool
  /// What is to be shown for an item, as the presenting view says it now; what this reads is followed.
  let content: (Item) -> Content
  let make: (Content, EnvironmentScope, _Node) -> ViewController
  /// Has what is presented show what the presenting view says now.
  let refresh: (ViewController, Content) -> Void
  let onDismiss: (() -> Void)?

  func makeNode<Base: View>(_ view: Changed<Base>, _ inputs: _NodeInputs) -> _ViewNode<Changed<Base>> {
    PresentationNode(view, inputs)
  }
}

/// What a binding says is in one place: `wanted` is asked of it each time, `shown` is what the kit shows, and `settle` brings the second
/// after the first, one step at a time. The binding is written where what it says has ended without it.
private final class PresentationNode<Base: View, Item, Content>:
  EffectNode<Base, PresentationModifier<Item, Content>>
{
  /// What the binding says; nil for nothing.
  private var wanted: (item: Item, content: Content)?
  private var shown: (item: Item, controller: ViewController)?
  /// Whether what is shown goes because the binding says so.
  private var isEnding = false
  private var hasBegun = false
  private var isBeginning = false
  /// Where the turn is waited for.
  private weak var waitsAt: ViewController?
  private lazy var turn = PresentationTurn { [weak self] in self?.settleSoon() }

  override init(_ view: ModifiedContent<Base, PresentationModifier<Item, Content>>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    hook = island.makeHook(for: self, name: "sheet") { [unowned self] in
      wanted = modifier.item.wrappedValue.map { ($0, modifier.content($0)) }
      settleSoon()
    }
  }

  override func begin() {
    hasBegun = true
    isBeginning = true
    hook.run(because: .firstRun)
    isBeginning = false
  }

  override func beginCovered() { if !hasBegun { begin() } }

  override func modifierDidChange(from old: PresentationModifier<Item, Content>) {
    if hasBegun { hook.invalidate(.inputs) }
  }

  /// When the graph is up to date: what is done in one turn counts as one.
  private func settleSoon() {
    guard !isBeginning else { return settleNext() }
    // What comes in the same turn begins when this is called: it waits as long as what was there.
    island.afterUpdate { [weak self] in self?.settleNext() }
  }

  private func settleNext() {
    guard !isRemoved else { return }
    island.afterUpdate { [weak self] in self?.settle() }
  }

  private func settle() {
    guard !isRemoved else { return }
    if let shown {
      if let wanted, !isEnding, modifier.isSame(wanted.item, shown.item) {
        modifier.refresh(shown.controller, wanted.content)
      } else if !isEnding {
        isEnding = true
        shown.controller.endOwnPresentation(animated: true)
      }
    } else if let wanted, let host = island.controller?.outermost {
      if waitsAt !== host { waitNoLonger() }
      waitsAt = host
      if host.wait(turn) { present(wanted.content, for: wanted.item, on: host) }
    } else {
      waitNoLonger()
    }
  }

  private func present(_ content: Content, for item: Item, on host: ViewController) {
    let controller = modifier.make(content, environmentOutsideOfBars, self)
    shown = (item, controller)
    island.beginFollowing()
    controller.presentationController?.didDismiss = { [weak self, weak controller] in
      guard let self, let controller else { return }
      wasDismissed(controller)
    }
    (controller as? any DismissedByContent)?.willDismissItself = { [weak self, weak controller] in
      guard let self, let shown, shown.controller === controller, !isEnding else { return }
      isEnding = true
      writeEnd(of: shown.item)
    }
    host.present(controller, animated: true)
    waitNoLonger()
    // Refused, with a sentence that says why.
    guard shown?.controller === controller, controller.presentingViewController == nil else { return }
    shown = nil
    island.endFollowing()
  }

  private func waitNoLonger() {
    waitsAt?.withdraw(turn)
    waitsAt = nil
  }

  /// Gone, by whomever.
  private func wasDismissed(_ controller: ViewController) {
    guard let shown, shown.controller === controller else { return }
    self.shown = nil
    let isAsWanted = isEnding
    isEnding = false
    island.endFollowing()
    // The binding may say something else by now, which comes next.
    if !isAsWanted { writeEnd(of: shown.item) }
    modifier.onDismiss?()
    hook.invalidate(.state)
  }

  /// Has the binding say nothing, unless it says something else by now.
  private func writeEnd(of ended: Item) {
    if let item = withoutTracking({ modifier.item.wrappedValue }), modifier.isSame(item, ended) {
      modifier.item.wrappedValue = nil
    }
  }

  override func willRemove() {
    super.willRemove()
    waitNoLonger()
    guard let (item, controller) = shown else { return }
    shown = nil
    island.endFollowing()
    let wasEnding = isEnding || controller.isOnItsWayOut
    island.afterUpdate { [self] in
      controller.endOwnPresentation(animated: false)
      guard wasEnding else { return }
      // Nobody else says so: what presented it is gone before it is.
      writeEnd(of: item)
      modifier.onDismiss?()
    }
  }
}

extension Binding where Value == Bool {
  /// Something while it is true, nothing while it is false.
  var asItem: Binding<Bool?> {
    Binding<Bool?> {
      wrappedValue ? true : nil
    } set: { item in
      wrappedValue = item == true
    }
  }
}

extension View {
  /// Presents a view that follows what this one says, in a controller that `prepare` makes ready.
  func presenting<Item, Content: View>(
    _ item: Binding<Item?>, isSame: @escaping (Item, Item) -> Bool, onDismiss: (() -> Void)?,
    content: @escaping (Item) -> Content, prepare: @escaping (ViewController, _Node) -> Void = { _, _ in }
  ) -> some View {
    modifier(
      PresentationModifier(
        item: item, isSame: isSame, content: { item in ClosureView { content(item) } },
        make: { content, scope, node in
          let controller = HostingController(content, in: scope)
          controller.follow(node.island)
          prepare(controller, node)
          return controller
        },
        refresh: { controller, content in
          (controller as? HostingController<ClosureView<Content>>)?.rootView = content
        }, onDismiss: onDismiss))
  }
}
