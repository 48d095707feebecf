import Gtk

private struct DraggableModifier: ControllerModifier {
  let text: () -> String

  func makeControllers(_ widget: Widget, _ current: @escaping () -> Self?) -> [EventController] {
    [DragSource.text { current()?.text() }]
  }
}

private struct DropModifier: ControllerModifier {
  let action: ([String], Point) -> Bool
  let isTargeted: (Bool) -> Void

  func makeControllers(_ widget: Widget, _ current: @escaping () -> Self?) -> [EventController] {
    let target = DropTarget.text { text, x, y in current()?.action([text], Point(x: x, y: y)) ?? false }
    target.onNotifyCurrentDrop.includingProgrammatic { [unowned target] in current()?.isTargeted(target.isTargeted) }
    return [target]
  }
}

extension View {
  /// Lets the view be dragged, also to other programs, with a text that says what it is, asked for when the drag begins.
  public func draggable(_ payload: @autoclosure @escaping () -> String) -> some View {
    modifier(DraggableModifier(text: payload))
  }

  /// Takes texts that are dragged onto the view, also from other programs.
  ///
  /// - Parameters:
  ///   - action: gets what was dropped, one text, and where in the view; answers whether it was taken.
  ///   - isTargeted: told when something to take comes over the view, and when it is gone.
  public func dropDestination(
    for payloadType: String.Type = String.self, action: @escaping ([String], Point) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    modifier(DropModifier(action: action, isTargeted: isTargeted))
  }
}
