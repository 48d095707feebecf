import Foundation
import Gtk

/// A view that one widget shows.
protocol WidgetView: PrimitiveView {
  associatedtype Shown: Widget
  /// Makes the widget, once for the view's place. Handlers ask the node for the view as it is then.
  func makeWidget(_ node: WidgetViewNode<Self>) -> Shown
  /// Sets what differs, with the environment of the node. Tracked where `readsBindings` is true.
  func update(_ widget: Shown, _ node: WidgetViewNode<Self>)
  /// Sets what differs from a view that was shown before, without a look at the environment.
  ///
  /// - Returns: false if that takes a look.
  func updateAlone(_ widget: Shown, from old: Self, _ node: WidgetViewNode<Self>) -> Bool
  /// The widget goes.
  func dismantle(_ widget: Shown, _ node: WidgetViewNode<Self>)
  /// What the widget does with a proposed size.
  var sizing: WidgetSizing { get }
  /// The size for a proposal; nil leaves it to the widget and `sizing`.
  func size(for proposal: ProposedViewSize, _ widget: Shown, _ node: WidgetViewNode<Self>) -> CGSize?
  /// Whether `update` reads models through bindings: it is a hook then.
  static var readsBindings: Bool { get }
}

extension WidgetView {
  var sizing: WidgetSizing { .natural }
  static var readsBindings: Bool { false }
  func updateAlone(_ widget: Shown, from old: Self, _ node: WidgetViewNode<Self>) -> Bool { false }
  func dismantle(_ widget: Shown, _ node: WidgetViewNode<Self>) {}
  func size(for proposal: ProposedViewSize, _ widget: Shown, _ node: WidgetViewNode<Self>) -> CGSize? { nil }

  /// The node of the view.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> { WidgetViewNode(view, inputs) }
}

/// The node of a view that one widget shows.
final class WidgetViewNode<Content: WidgetView>: _ViewNode<Content> {
  /// The view as it was last given.
  private(set) var view: Content
  private(set) var widget: Content.Shown!
  let item: WidgetItemBox
  private var hook: NestedHook?
  private var children: [_Node] = []
  /// Whether the environment changes what the view itself says, so that `updateAlone` cannot do without.
  var dependsOnEnvironment = false
  /// The direction of the stack around.
  let stackAxis: Axis?
  let inputs: _NodeInputs

  init(_ view: Content, _ inputs: _NodeInputs) {
    self.view = view
    // What is inside of a control in a row makes no rows itself.
    var inside = inputs
    inside.rowMaking = .none
    self.inputs = inside
    stackAxis = inputs.stackAxis
    item = WidgetItemBox()
    super.init(inputs)
    widget = view.makeWidget(self)
    item.item = WidgetItem(widget, view.sizing, self)
    item.item.measure = { [unowned self] proposal in
      // What leaves is measured a while longer, in the widget that it fades in.
      widget.flatMap { self.view.size(for: proposal, $0, self) }
    }
    if Content.readsBindings {
      hook = island.makeHook(for: self, name: TypeFacts.name(of: Content.self)) { [unowned self] in show() }
    }
    apply(because: .firstRun)
  }

  /// The environment that holds here.
  var values: EnvironmentValues { EnvironmentValues(of: self) }

  /// The colour for the traits and the environment that hold here.
  func resolve(_ color: Color) -> RGBA { color.rgba(with: values.resolvedTraits) }

  /// Shows the tint that was set around a control as what is done, on or chosen in it.
  func showTint(on control: Widget) { ControlColors(fill: values.tint.map(resolve)).apply(to: control) }

  private func show() { GraphContext.reading(for: self) { view.update(widget, self) } }

  private func apply(because cause: UpdateCause) {
    endEnvironmentReads()
    if let hook { hook.run(because: cause) } else { PassContext.outside { show() } }
  }

  override func update(_ new: Content) {
    guard hook?.isDue == true || !ViewComparison.areEqual(view, new) else { return }
    let old = view
    view = new
    if new.updateAlone(widget, from: old, self) { return }
    if item.item.sizing != new.sizing {
      item.item.sizing = new.sizing
      itemsDidChange()
    }
    apply(because: .inputs)
  }

  override func runDue() {
    guard let hook else { return }
    if hook.isDue { apply(because: hook.cause) } else { hook.unlist() }
  }

  override func refresh() { if let hook { hook.invalidate(.trait("environment")) } else { apply(because: .inputs) } }

  override func appendItems(to items: inout [LayoutItem]) { items.append(item.item) }

  override func willRemove() {
    hook?.stop()
    view.dismantle(widget, self)
  }

  /// The widget may be seen a while longer, fading, and its handlers ask this node: from here on the widget keeps it.
  override func didRemove() {
    let last = widget
    (widget, item.item, hook) = (nil, nil, nil)
    last?.attach(LastNode(self))
  }

  override func forEachChild(_ body: (_Node) -> Void) { children.forEach(body) }

  private var shownValues: [String: Any] = [:]

  /// Whether a value differs from the one at the last call with this name: for what a widget cannot be asked for.
  func shown<Value: Equatable>(_ value: Value, for name: String) -> Bool {
    defer { shownValues[name] = value }
    return shownValues[name] as? Value != value
  }

  /// Writes what the user has chosen. A model that takes another value, or none, is shown all the same.
  func write<Value>(_ value: Value, to binding: Binding<Value>) {
    binding.wrappedValue = value
    hook?.invalidate(.state)
  }

  /// The first node of a type inside.
  func content<Child: _Node>(_ type: Child.Type) -> Child? { children.lazy.compactMap { $0 as? Child }.first }

  /// Adds a node for a view that is inside the widget.
  func addChild(_ node: _Node) { children.append(node) }
}

/// Keeps the node of a widget whose view is gone.
private final class LastNode {
  private let node: _Node

  init(_ node: _Node) { self.node = node }
}

/// Holds the item of a node that is made before its widget.
final class WidgetItemBox {
  var item: WidgetItem!
}
