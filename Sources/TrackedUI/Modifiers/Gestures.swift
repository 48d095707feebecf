public import Foundation
import Gtk

/// Hears of the pointer on a view.
struct PointerModifier: WidgetModifier {
  let connect: (Widget, @escaping () -> PointerModifier) -> EventController
  let act: (PointerEvent) -> Void

  enum PointerEvent {
    case hover(Bool)
  }

  func apply(to widget: Widget, _ node: _Node) {
    let handlers = PointerHandlers.of(widget)
    handlers.set(self, for: node, on: widget)
  }

  func remove(from widget: Widget, _ node: _Node) { PointerHandlers.of(widget).remove(node, from: widget) }
}

/// What hears of the pointer on one widget, by who asked for it.
private final class PointerHandlers {
  private var entries: [ObjectIdentifier: (controller: EventController, modifier: PointerModifier)] = [:]

  static func of(_ widget: Widget) -> PointerHandlers {
    if let handlers = widget.attachment(PointerHandlers.self) { return handlers }
    let handlers = PointerHandlers()
    widget.attach(handlers)
    return handlers
  }

  func set(_ modifier: PointerModifier, for node: _Node, on widget: Widget) {
    let key = ObjectIdentifier(node)
    if let entry = entries[key] {
      entries[key] = (entry.controller, modifier)
      return
    }
    let controller = modifier.connect(widget) { [weak self] in self?.entries[key]?.modifier ?? modifier }
    entries[key] = (controller, modifier)
    widget.add(controller)
  }

  func remove(_ node: _Node, from widget: Widget) {
    if let entry = entries.removeValue(forKey: ObjectIdentifier(node)) { widget.remove(entry.controller) }
  }
}

extension View {
  /// Does something when the view is clicked, each time; where a double click does something else as well, at the first of its clicks.
  ///
  /// - Parameter count: how many clicks in a row it takes.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    onTapGesture(count: count) { (_: CGPoint) in action() }
  }

  /// Does something with the place where the view is clicked.
  public func onTapGesture(count: Int = 1, perform action: @escaping (CGPoint) -> Void) -> some View {
    onTapGesture(count: count, coordinateSpace: .local, perform: action)
  }

  /// Does something with the place where the view is clicked, counted from a space.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
  }

  /// Does something when the view is pressed for some seconds: between half and twice as long as the desktop says.
  public func onLongPressGesture(minimumDuration: Double, perform action: @escaping () -> Void) -> some View {
    gesture(LongPressGesture(minimumDuration: minimumDuration).onEnded { _ in action() })
  }

  /// Does something when the view is pressed for a while.
  public func onLongPressGesture(perform action: @escaping () -> Void) -> some View {
    gesture(LongPressGesture().onEnded { _ in action() })
  }

  /// Does something when the pointer comes over the view, and when it leaves.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(
      PointerModifier { _, current in
        let motion = EventControllerMotion()
        motion.onEnter { _, _ in current().act(.hover(true)) }
        motion.onLeave { current().act(.hover(false)) }
        return motion
      } act: { event in
        if case .hover(let isOver) = event { action(isOver) }
      })
  }
}
