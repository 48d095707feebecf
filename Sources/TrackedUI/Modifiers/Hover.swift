public import Foundation
import Gtk

/// Where the pointer is on a view.
public nonisolated enum HoverPhase: Equatable, Sendable {
  /// It is there.
  case active(CGPoint)
  /// It has gone.
  case ended
}

private struct ContinuousHoverModifier: ControllerModifier {
  let space: CoordinateSpace
  let action: (HoverPhase) -> Void

  /// The pointer is at a place of the widget.
  private func tell(_ x: Double, _ y: Double, _ widget: Widget?) {
    let point = Point(x: x, y: y)
    guard space != .local, let widget, let other = widget.widget(of: space) else {
      return action(.active(CGPoint(point)))
    }
    action(.active(CGPoint(widget.translate(point, to: other) ?? point)))
  }

  func makeControllers(_ widget: Widget, _ current: @escaping () -> Self?) -> [EventController] {
    let motion = EventControllerMotion()
    motion.onEnter { [weak widget] x, y in current()?.tell(x, y, widget) }
    motion.onMotion { [weak widget] x, y in current()?.tell(x, y, widget) }
    motion.onLeave { current()?.action(.ended) }
    return [motion]
  }
}

/// What shows that the pointer is over a view.
public nonisolated struct HoverEffect: Equatable, Sendable {
  let scale: Double
  let brightness: Double
  /// It is a little brighter.
  public static let automatic = HoverEffect(scale: 1, brightness: 0.08)
  /// It is a little brighter.
  public static let highlight = HoverEffect(scale: 1, brightness: 0.08)
  /// It is a little larger.
  public static let lift = HoverEffect(scale: 1.04, brightness: 0)
}

private struct HoverEffectModifier: ViewModifier {
  @State private var isOver = false
  let effect: HoverEffect
  let isEnabled: Bool

  func body(content: Content) -> some View {
    let shows = isOver && isEnabled
    content.scaleEffect(shows ? effect.scale : 1).brightness(shows ? effect.brightness : 0)
      .animation(.easeOut(duration: 0.12), value: shows)
      .onHover { isOver = $0 }
  }
}

extension View {
  /// Does something whenever the pointer moves on the view, and when it leaves.
  ///
  /// - Parameter coordinateSpace: where the pointer's place is counted from.
  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { modifier(ContinuousHoverModifier(space: coordinateSpace.coordinateSpace, action: action)) }

  /// Shows that the pointer is over the view.
  public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
    modifier(HoverEffectModifier(effect: effect, isEnabled: isEnabled))
  }
}
