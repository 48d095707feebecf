import CGtk
import Gtk

/// Presses and releases a key while `widget` has the keyboard, and waits until everything has settled.
///
/// - Parameters:
///   - widget: gets the keyboard first; give a window to press the key wherever the focus is.
/// - Returns: how the key was delivered. With `.activation` key controllers and shortcuts from the focus up to the window
///   are called, in that order, if they were made with this package or by the application's accelerators; then
///   Enter and the space bar activate the focus.
/// - Throws: `ActionError` when the widget cannot have the keyboard, or nothing reacted to the key.
@MainActor @discardableResult public func press(
  _ key: Key, _ modifiers: Modifiers = [], in widget: Widget, file: StaticString = #fileID, line: UInt = #line
) async throws -> DeliveryMethod {
  let action = KeyAction(widget, "press a key in", file, line)
  let window = try action.focus()
  if Delivery.method == .events {
    PressSeries.begin()
    try await action.pressWithEvents(key, modifiers, window)
  } else {
    try action.pressByActivation(key, modifiers, window)
  }
  try await settle(file: file, line: line)
  return Delivery.method
}

/// Presses and releases a key by GDK's name for it: `Escape`, `a`, `Page_Down`; see the other `press`.
@MainActor @discardableResult public func press(
  _ keyName: String, _ modifiers: Modifiers = [], in widget: Widget, file: StaticString = #fileID, line: UInt = #line
) async throws -> DeliveryMethod {
  guard let key = Key(name: keyName) else {
    throw ActionError("press a key in", widget, "there is no key called '\(keyName)'", file: file, line: line)
  }
  return try await press(key, modifiers, in: widget, file: file, line: line)
}

/// Types text into an entry or a text view, at the cursor or in place of the selection, one character after the other, as
/// a user's changes, and waits until everything has settled.
///
/// The text is inserted by the widget itself, whatever the delivery method is, since a virtual keyboard has only the keys
/// of its layout. Key controllers do not see it: use `press` for them.
///
/// - Throws: `ActionError` when the widget takes no text, is not editable, insensitive or not shown.
@MainActor public func type(
  _ text: String, into widget: Widget, file: StaticString = #fileID, line: UInt = #line
) async throws {
  let action = KeyAction(widget, "type into", file, line)
  _ = try action.focusForTyping()
  for character in text { try action.insert(String(character)) }
  try await settle(file: file, line: line)
}

/// Presses and releases a key several times with the given number of frames in between, as an impatient user does, and waits until everything has
/// settled. Real events only.
@MainActor package func pressAtOnce(
  _ key: Key, times: Int, frames: Int = 0, in window: Gtk.Window, file: StaticString = #fileID, line: UInt = #line
) async throws {
  let action = KeyAction(window, "press a key several times in", file, line)
  let focused = try action.focus()
  guard let surface = gtk_native_get_surface(focused.native()) else { throw action.error("its window is not realized") }
  try await settle(file: file, line: line)
  PressSeries.begin()
  let time = DoubleClickTime(presses: times)
  defer { time.end() }
  for number in 1...times {
    if number > 1, frames > 0, window.isMapped { try await paintFrames(frames, of: window, file: file, line: line) }
    try await action.pressWithEventsAtOnce(key, [], focused, surface)
  }
  try await settle(file: file, line: line)
}
