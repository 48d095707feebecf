/// The user's acts on a control. Values that the program sets send no event.
@RawRepresented(by: UInt.self)
public nonisolated struct ControlEvents: OptionSet, Hashable, Sendable {
  /// The control was pressed.
  public static let touchDown = ControlEvents(rawValue: 1 << 0)
  /// The control was pressed twice or more often in a row. Sent by custom controls.
  public static let touchDownRepeat = ControlEvents(rawValue: 1 << 1)
  /// The pointer moved inside while it was held down. Sent by custom controls.
  public static let touchDragInside = ControlEvents(rawValue: 1 << 2)
  /// The pointer moved outside while it was held down. Sent by custom controls.
  public static let touchDragOutside = ControlEvents(rawValue: 1 << 3)
  /// The pointer came back while it was held down. Sent by custom controls.
  public static let touchDragEnter = ControlEvents(rawValue: 1 << 4)
  /// The pointer left while it was held down. Sent by custom controls.
  public static let touchDragExit = ControlEvents(rawValue: 1 << 5)
  /// The press was cancelled. Sent by custom controls.
  public static let touchCancel = ControlEvents(rawValue: 1 << 8)
  /// The control was pressed and released, also by a key.
  public static let touchUpInside = ControlEvents(rawValue: 1 << 6)
  /// The control was pressed and released elsewhere.
  public static let touchUpOutside = ControlEvents(rawValue: 1 << 7)
  /// The value has changed.
  public static let valueChanged = ControlEvents(rawValue: 1 << 12)
  /// The control's primary action was triggered.
  public static let primaryActionTriggered = ControlEvents(rawValue: 1 << 13)
  /// A text field got the keyboard.
  public static let editingDidBegin = ControlEvents(rawValue: 1 << 16)
  /// The text has changed.
  public static let editingChanged = ControlEvents(rawValue: 1 << 17)
  /// A text field gave the keyboard up.
  public static let editingDidEnd = ControlEvents(rawValue: 1 << 18)
  /// Enter was pressed in a text field.
  public static let editingDidEndOnExit = ControlEvents(rawValue: 1 << 19)
  /// Everything that the pointer does.
  public static let allTouchEvents = ControlEvents(rawValue: 0xFFF)
  /// Everything that happens to a text.
  public static let allEditingEvents = ControlEvents(rawValue: 0xF0000)
  /// Everything.
  public static let allEvents = ControlEvents(rawValue: 0xFFFF_FFFF)
}

extension ControlProtocol where Self == Control {
  /// The user's events of a control, by UIKit's name. It belongs to `Control` alone, so that `Event` is UIKit's event in a subclass.
  public typealias Event = ControlEvents
}

extension Control {
  /// The states of a control, several of which may hold at once.
  public typealias State = ControlState
}
