import Gtk

/// A modifier that listens to a widget's events. Controllers are made once; they ask for the modifier as it is then.
protocol ControllerModifier: WidgetModifier {
  /// Makes what listens to the events.
  func makeControllers(_ widget: Widget, _ current: @escaping () -> Self?) -> [EventController]
}

extension ControllerModifier {
  func apply(to widget: Widget, _ node: _Node) { ConnectedControllers<Self>.of(widget).set(self, node, widget) }
  func remove(from widget: Widget, _ node: _Node) { ConnectedControllers<Self>.of(widget).remove(node, widget) }
}

/// The controllers of one widget, by who asked for them.
private final class ConnectedControllers<Modifier: ControllerModifier> {
  private var entries: [ObjectIdentifier: (modifier: Modifier, controllers: [EventController])] = [:]

  static func of(_ widget: Widget) -> ConnectedControllers { widget.attachment(orNew: ConnectedControllers()) }

  func set(_ modifier: Modifier, _ node: _Node, _ widget: Widget) {
    let key = ObjectIdentifier(node)
    if entries[key] != nil {
      entries[key]?.modifier = modifier
      return
    }
    let controllers = modifier.makeControllers(widget) { [weak self] in self?.entries[key]?.modifier }
    entries[key] = (modifier, controllers)
    for controller in controllers { widget.add(controller) }
  }

  func remove(_ node: _Node, _ widget: Widget) {
    guard let entry = entries.removeValue(forKey: ObjectIdentifier(node)) else { return }
    for controller in entry.controllers { widget.remove(controller) }
  }
}
