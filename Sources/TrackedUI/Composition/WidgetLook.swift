import Foundation
import Gtk

/// What modifiers say of one widget: each says its part, and the widget shows what follows from all.
final class WidgetLook {
  private unowned let widget: Widget
  private var opacities: [ObjectIdentifier: Double] = [:]
  private var hiders: Set<ObjectIdentifier> = []

  private init(_ widget: Widget) { self.widget = widget }

  /// The look of a widget.
  static func of(_ widget: Widget) -> WidgetLook { widget.attachment(orNew: WidgetLook(widget)) }

  func setOpacity(_ opacity: Double, by node: _Node) {
    opacities[ObjectIdentifier(node)] = opacity
    show()
  }

  func setHidden(_ isHidden: Bool, by node: _Node) {
    if isHidden { hiders.insert(ObjectIdentifier(node)) } else { hiders.remove(ObjectIdentifier(node)) }
    show()
    let isReachable = hiders.isEmpty
    widget.setUnreachable(!isReachable, because: .hidden)
    widget.canFocus = isReachable
    widget.setAccessibleHidden(!isReachable)
  }

  private func show() { widget.alpha = hiders.isEmpty ? opacities.values.reduce(1, *) : 0 }

  /// The node says nothing any more.
  func forget(_ node: _Node) {
    opacities[ObjectIdentifier(node)] = nil
    if hiders.contains(ObjectIdentifier(node)) { setHidden(false, by: node) }
    show()
  }
}

/// A change of the widgets of a view.
protocol WidgetModifier: NodeModifier {
  /// Whether the change needs the whole rectangle of the view: an item of several widgets, or one with space around it,
  /// gets a widget around it then.
  static var needsWholeRectangle: Bool { get }
  /// Makes a widget shows the change.
  func apply(to widget: Widget, _ node: _Node)
  /// Takes the change away.
  func remove(from widget: Widget, _ node: _Node)
}

extension WidgetModifier {
  static var needsWholeRectangle: Bool { true }
  func remove(from widget: Widget, _ node: _Node) {}

  func makeNode<Content: View>(_ view: Changed<Content>, _ inputs: _NodeInputs) -> _ViewNode<Changed<Content>> {
    WidgetModifierNode(view, inputs)
  }
}

final class WidgetModifierNode<Content: View, Modifier: WidgetModifier>: ModifiedNode<Content, Modifier> {
  private var widgets: [Widget] = []
  private let wrappers = ItemWrappers<LayoutWidget>()

  override func modifierDidChange(from old: Modifier) { if !ViewComparison.areEqual(old, modifier) { refresh() } }

  private func show(_ widget: Widget) {
    endEnvironmentReads()
    GraphContext.reading(for: self) { PassContext.outside { modifier.apply(to: widget, self) } }
  }

  override func refresh() {
    for widget in widgets { show(widget) }
    for widget in wrappers.shownInRows { show(widget) }
  }

  override func appendItems(to items: inout [LayoutItem]) {
    let inner = childItems
    let old = widgets
    widgets = []
    items += wrappers.change(inner) { [weak self] in self?.changed($0, isRow: $1) ?? $0 }
    for widget in old where !widgets.contains(where: { $0 === widget }) { modifier.remove(from: widget, self) }
    for widget in widgets where !old.contains(where: { $0 === widget }) { show(widget) }
  }

  override func takeLook(of other: _Node) {
    guard let other = other as? Self else { return }
    for (widget, old) in zip(widgets, other.widgets) {
      widget.alpha = old.opacity
      if let wrapper = widget as? LayoutWidget, let old = old as? LayoutWidget { wrapper.goOn(from: old) }
    }
  }

  private func changed(_ item: LayoutItem, isRow: Bool) -> LayoutItem {
    if let widget = item.soleWidget ?? (Modifier.needsWholeRectangle ? nil : item.onlyWidget) {
      if isRow { wrappers.noteInRow(widget) }
      take(widget, isRow)
      return item
    }
    let wrapper = wrappers.wrapper(of: item, isRow: isRow) { LayoutWidget() }
    let changed = wrapper.around(item)
    take(wrapper, isRow)
    return changed
  }

  private func take(_ widget: Widget, _ isRow: Bool) { if isRow { show(widget) } else { widgets.append(widget) } }

  override func willRemove() {
    for widget in widgets { modifier.remove(from: widget, self) }
  }
}

/// A widget that is around an item alone.
class WrapperItem<Wrapper: LayoutWidget>: WrappingItem {
  final let widget: Wrapper

  init(_ widget: Wrapper, _ inner: LayoutItem) {
    self.widget = widget
    super.init(inner)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { widget.sizeThatFits(proposal) }
  override func place(in rect: CGRect, for proposal: ProposedViewSize, of container: LayoutWidget) {
    container.put(widget, in: rect, for: proposal)
  }
  override func appendWidgets(to widgets: inout [Widget]) { widgets.append(widget) }
  override var soleWidget: Widget? { widget }
}

extension LayoutWidget {
  /// Takes an item in.
  ///
  /// - Returns: the item that a container has in its place.
  func around(_ item: LayoutItem) -> LayoutItem {
    show([item])
    return WrapperItem(self, item)
  }
}

extension LayoutItem {
  /// The widget inside, if it is one.
  var onlyWidget: Widget? {
    var widgets: [Widget] = []
    appendWidgets(to: &widgets)
    return widgets.count == 1 ? widgets[0] : nil
  }
}

struct OpacityModifier: WidgetModifier, Equatable {
  let opacity: Double
  static var needsWholeRectangle: Bool { false }
  func apply(to widget: Widget, _ node: _Node) { WidgetLook.of(widget).setOpacity(opacity, by: node) }
  /// What goes in an animation is seen a while longer as it is.
  func remove(from widget: Widget, _ node: _Node) {
    if !AnimatedPlaces.isAnimating { WidgetLook.of(widget).forget(node) }
  }
}

struct HiddenModifier: WidgetModifier, Equatable {
  var isHidden = true
  /// Whether the keyboard never comes there.
  var isForPointerAlone = false
  static var needsWholeRectangle: Bool { false }
  func apply(to widget: Widget, _ node: _Node) {
    WidgetLook.of(widget).setHidden(isHidden, by: node)
    if isForPointerAlone { widget.canFocus = false }
  }
  func remove(from widget: Widget, _ node: _Node) { WidgetLook.of(widget).forget(node) }
}

struct HelpModifier: WidgetModifier, Equatable {
  let text: String
  static var needsWholeRectangle: Bool { false }
  func apply(to widget: Widget, _ node: _Node) { widget.tooltip = text }
  func remove(from widget: Widget, _ node: _Node) { widget.tooltip = nil }
}

/// Whether no frame shows that the view, or what is in it, has the keyboard.
private struct FocusFrameModifier: WidgetModifier, Equatable {
  let isHidden: Bool

  func apply(to widget: Widget, _ node: _Node) {
    LayerLook.sheet.load()
    widget.setCSSClass("without-focus-frame", .when(isHidden))
  }
  func remove(from widget: Widget, _ node: _Node) { widget.setCSSClass("without-focus-frame", .when(false)) }
}

extension View {
  /// The opacity, from 0, invisible, to 1.
  @_disfavoredOverload  // A colour's own comes first: the compiler would try both for each colour of a screen.
  public func opacity(_ opacity: Double) -> some View { modifier(OpacityModifier(opacity: opacity)) }

  /// Shows nothing in the view's place.
  public func hidden() -> some View { modifier(HiddenModifier()) }

  /// Whether no frame shows that the view, or what is in it, has the keyboard. Something else should show it then.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    modifier(FocusFrameModifier(isHidden: disabled))
  }

  /// The text shown while the pointer rests on the view.
  public func help(_ text: LocalizedStringKey) -> some View { modifier(HelpModifier(text: text.plain)) }

  /// The text shown while the pointer rests on the view.
  @_disfavoredOverload
  public func help<Content: StringProtocol>(_ text: Content) -> some View { modifier(HelpModifier(text: String(text))) }

  /// The text shown while the pointer rests on the view.
  public func help(_ text: Text) -> some View { help(text.plain) }
}
