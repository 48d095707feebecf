import CGtk
import Gtk

/// A button of the pointer.
public nonisolated enum PointerButton: UInt32, Sendable {
  /// The left button.
  case primary = 1
  /// The middle button.
  case middle = 2
  /// The right button, which opens menus.
  case secondary = 3
}

/// A position in a widget, in logical pixels from its top left corner.
public nonisolated struct Place: Equatable, Sendable {
  /// To the right.
  public var x: Double
  /// Downwards.
  public var y: Double

  /// A position by its distances.
  public nonisolated init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// Clicks in a widget, as a user would, and waits until everything has settled. Handlers for the user's changes are called.
///
/// With `.events` the click goes to whatever is under the pointer there: a widget that covers this one gets it.
///
/// - Parameters:
///   - place: where; nil for the middle of its visible part.
///   - count: 2 for a double click.
/// - Returns: how the click was delivered.
/// - Throws: `ActionError` when the widget cannot be clicked, or the click did not arrive.
@MainActor @discardableResult public func click(
  _ widget: Widget, at place: Place? = nil, button: PointerButton = .primary, count: Int = 1,
  file: StaticString = #fileID, line: UInt = #line
) async throws -> DeliveryMethod {
  try await click(widget, at: place, button: button, count: count, frames: 0, file: file, line: line)
}

/// Clicks like the other `click`, with the given number of frames painted between presses, as between those of a user.
@MainActor @discardableResult package func click(
  _ widget: Widget, at place: Place? = nil, button: PointerButton = .primary, count: Int, frames: Int,
  file: StaticString = #fileID, line: UInt = #line
) async throws -> DeliveryMethod {
  let action = PointerAction(widget, "click", file, line)
  try action.check()
  guard Delivery.method == .events else {
    try action.activateClick(at: place, count: count)
    try await settle(file: file, line: line)
    return .activation
  }
  let window = widget.window
  try await action.withEvents { input, witness in
    try await action.movePointer(to: place, input)
    let time = DoubleClickTime(presses: count)
    defer { time.end() }
    for number in 1...max(count, 1) {
      if number > 1, frames > 0, let window, window.isMapped {
        try await paintFrames(frames, of: window, file: file, line: line)
      }
      // A button that stays down after an error would hold a grab against every later test.
      defer { input.button(button.rawValue, .up) }
      try await action.expect(witness.delivers(GDK_BUTTON_PRESS) { input.button(button.rawValue, .down) })
      // A press may open a menu, whose popover takes the release for itself.
      let mayOpenMenu = button == .secondary
      let wasReleased = await witness.delivers(GDK_BUTTON_RELEASE, within: mayOpenMenu ? 0.3 : 2) {
        input.button(button.rawValue, .up)
      }
      if !wasReleased, !(mayOpenMenu && action.hasOpenPopover) { try action.expect(false) }
    }
  }
  try await settle(file: file, line: line)
  return .events
}

/// Moves the pointer over a widget and waits until everything has settled.
///
/// - Returns: how that was delivered. With `.activation` the widget's motion controllers are called.
/// - Throws: `ActionError` when the pointer cannot be there.
@MainActor @discardableResult public func hover(
  _ widget: Widget, at place: Place? = nil, file: StaticString = #fileID, line: UInt = #line
) async throws -> DeliveryMethod {
  let action = PointerAction(widget, "point at", file, line)
  try action.check()
  if Delivery.method == .events {
    try await action.withEvents { input, _ in try await action.movePointer(to: place, input) }
  } else {
    let target = try action.resolve(place)
    for controller in widget.controllers(gtk_event_controller_motion_get_type()) {
      controller.emit("enter", target.x, target.y)
      controller.emit("motion", target.x, target.y)
    }
  }
  try await settle(file: file, line: line)
  return Delivery.method
}

/// Turns the wheel over a widget, and waits until everything has settled.
///
/// - Parameters:
///   - steps: how far down; negative for up.
/// - Returns: how that was delivered. With `.activation` the nearest scrolled window moves by its step.
/// - Throws: `ActionError` when nothing can be scrolled there.
@MainActor @discardableResult public func scroll(
  _ widget: Widget, steps: Int, file: StaticString = #fileID, line: UInt = #line
) async throws -> DeliveryMethod {
  let action = PointerAction(widget, "scroll", file, line)
  try action.check()
  if Delivery.method == .events {
    try await action.withEvents { input, witness in
      try await action.movePointer(to: nil, input)
      // The X server knows the wheel as buttons: 4 is up, 5 is down.
      let button: UInt32 = steps < 0 ? 4 : 5
      for _ in 0..<abs(steps) {
        try await action.expect(
          witness.delivers(GDK_SCROLL) {
            input.button(button, .down)
            input.button(button, .up)
          })
      }
    }
  } else {
    try action.activateScroll(steps: steps)
  }
  try await settle(file: file, line: line)
  return Delivery.method
}

/// Presses in a widget, moves in small steps to a place in the same or another widget, and releases there; then waits
/// until everything has settled.
///
/// - Returns: how that was delivered. With `.activation` the drag gestures of `widget` are called; drag and drop between
///   widgets needs `.events`.
/// - Throws: `ActionError` when that cannot be done.
@MainActor @discardableResult public func drag(
  _ widget: Widget, from start: Place? = nil, to target: Widget? = nil, at end: Place? = nil,
  file: StaticString = #fileID, line: UInt = #line
) async throws -> DeliveryMethod {
  let action = PointerAction(widget, "drag", file, line)
  let goal = PointerAction(target ?? widget, "drag to", file, line)
  try action.check()
  try goal.check()
  let first = try action.resolve(start)
  let last = try goal.resolve(end)
  if Delivery.method == .events {
    try await action.drag(from: first, to: last, in: goal)
  } else {
    try action.activateDrag(from: first, to: goal.widget, last)
  }
  try await settle(file: file, line: line)
  return Delivery.method
}
