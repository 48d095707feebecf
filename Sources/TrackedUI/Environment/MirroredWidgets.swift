import Gtk

// GTK's widgets do not inherit a direction from their parent: what a program sets for a view is set on every widget inside.

extension EnvironmentScope {
  /// Whether a program has set the direction anywhere: others need not look for it.
  static var mirrors = false

  /// The direction that a program has set; nil where that of the desktop's language holds.
  var mirroredDirection: LayoutDirection? { Self.mirrors ? valueIfSet(of: LayoutDirectionKey.self) : nil }
}

/// An item with space, a frame or others around it, whose direction was set: where it is in a container of the other one, it is mirrored.
final class MirroredItem: WrappingItem {
  private let scope: EnvironmentScope

  init(_ inner: LayoutItem, _ scope: EnvironmentScope) {
    self.scope = scope
    super.init(inner)
  }

  private func isMirrored(in container: LayoutWidget) -> Bool {
    scope.mirroredDirection.map { $0.native != container.direction } ?? false
  }

  override func place(in rect: CGRect, for proposal: ProposedViewSize, of container: LayoutWidget) {
    guard isMirrored(in: container) else { return inner.place(in: rect, for: proposal, of: container) }
    container.mirroring(rect) { inner.place(in: rect, for: proposal, of: container) }
  }
}

extension _Node {
  /// Gives a widget that the node shows the direction that was set for it.
  final func mirror(_ widget: Widget) {
    if let direction = environment.mirroredDirection { widget.mirror(direction) }
  }

  /// The direction that was set here has changed. From the outside in, so that one that was set further in stays.
  final func mirrorWidgets() {
    var items: [LayoutItem] = []
    appendItems(to: &items)
    var widgets: [Widget] = []
    for item in items { item.appendWidgets(to: &widgets) }
    for widget in widgets { mirror(widget) }
    forEachChild { $0.mirrorWidgets() }
    forEachHosted { $0.mirrorWidgets() }
  }
}

extension Widget {
  /// Gives a row or a cell the direction that was set for its list; what is in it has its own.
  func mirrorAround(_ environment: EnvironmentScope) {
    if let direction = environment.mirroredDirection { self.direction = direction.native }
  }

  fileprivate func mirror(_ direction: LayoutDirection) {
    self.direction = direction.native
    for child in children { child.mirror(direction) }
  }
}

extension LayoutDirection {
  fileprivate var native: Widget.TextDirection { self == .rightToLeft ? .rightToLeft : .leftToRight }
}
