/// Does something when a view comes, and when it goes.
struct VisibilityModifier: NodeModifier {
  let onAppear: (() -> Void)?
  let onDisappear: (() -> Void)?

  func makeNode<Content: View>(_ view: Changed<Content>, _ inputs: _NodeInputs) -> _ViewNode<Changed<Content>> {
    VisibilityNode(view, inputs)
  }
}

/// The base of nodes for what lasts while a view is seen.
class EffectNode<Content: View, Modifier: ViewModifier>: ModifiedNode<Content, Modifier>, VisibilityEffect {
  var place = 0
  private(set) var isActive = false
  /// What reads bindings for it; nil where nothing is read.
  final var hook: NestedHook!

  override func makeChild(_ content: Content, _ inputs: _NodeInputs) {
    // What is outside begins first.
    island.add(self)
    super.makeChild(content, inputs)
  }

  var needsSight: Bool { false }

  /// The view is about to be seen.
  func begin() {}

  /// The view is not seen any more.
  func end() {}

  /// The view is there, and what it is in is covered.
  func beginCovered() {}

  final func appear() {
    guard !isActive, !isRemoved else { return }
    isActive = true
    begin()
  }

  final func disappear() {
    guard isActive else { return }
    isActive = false
    end()
  }

  override func runDue() {
    guard let hook else { return }
    if hook.isDue { hook.run(because: hook.cause) } else { hook.unlist() }
  }

  override func willRemove() {
    island.remove(self)
    hook?.stop()
  }
}

private final class VisibilityNode<Content: View>: EffectNode<Content, VisibilityModifier> {
  override var needsSight: Bool { true }
  override func begin() { modifier.onAppear?() }
  override func end() { modifier.onDisappear?() }
}

extension View {
  /// Does something each time the view comes to be seen, before the first frame that shows it; not when `body` is evaluated
  /// again (C-171).
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(VisibilityModifier(onAppear: action, onDisappear: nil))
  }

  /// Does something each time the view is no longer seen: it is gone, or what it is in is hidden.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(VisibilityModifier(onAppear: nil, onDisappear: action))
  }
}
