public import Foundation
import Gtk

/// Reports when the pointer enters and leaves a view.
private struct HoverModifier: ControllerModifier {
  let act: (Bool) -> Void

  func makeControllers(_ widget: Widget, _ current: @escaping () -> Self?) -> [EventController] {
    let motion = EventControllerMotion()
    motion.onEnter { _, _ in current()?.act(true) }
    motion.onLeave { current()?.act(false) }
    return [motion]
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
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { modifier(HoverModifier(act: action)) }
}
