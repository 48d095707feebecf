import CGtk

/// Hears of keys.
@MainActor public final class EventControllerKey: EventController {
  /// Hears of the keys of the widget it is added to.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_event_controller_key_new())) }

  /// Answers a key that was pressed.
  @discardableResult
  public func onKeyPressed(_ handler: @escaping (Key, Modifiers) -> Propagation) -> SignalConnection {
    let pressed = EventSignal<Int, Int, Int>(self, "key-pressed")
    return pressed { value, _, state in
      handler(Key(rawValue: value), Modifiers(rawValue: UInt32(truncatingIfNeeded: state)))
    }
  }
}

extension EventControllerKey {
  /// Hears of a key that was let go.
  @discardableResult
  public func onKeyReleased(_ handler: @escaping (Key, Modifiers) -> Void) -> SignalConnection {
    let released = Signal<Int, Int, Int>(self, "key-released")
    return released { value, _, state in
      handler(Key(rawValue: value), Modifiers(rawValue: UInt32(truncatingIfNeeded: state)))
    }
  }
}

/// Hears of the pointer.
@MainActor public final class EventControllerMotion: EventController {
  /// Hears of the pointer over the widget it is added to.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_event_controller_motion_new())) }
}

/// Hears of the keyboard coming and going.
@MainActor public final class EventControllerFocus: EventController {
  /// Hears of the focus of the widget it is added to, its children's included.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_event_controller_focus_new())) }
}

/// Hears of scrolling.
@MainActor public final class EventControllerScroll: EventController {
  /// Hears of scrolling in both directions.
  public init() {
    super.init(
      owning: UnsafeMutableRawPointer(gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES)))
  }

  /// Whether the distance that is told just now counts a wheel's steps, not logical pixels.
  public var isInSteps: Bool { gtk_event_controller_scroll_get_unit(native()) == GDK_SCROLL_UNIT_WHEEL }
}

/// Hears of clicks.
@MainActor public final class GestureClick: EventController {
  /// Hears of clicks with the first button.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_gesture_click_new())) }

  /// No longer followed: let go, or taken over by somebody else.
  public var onEnd: Signal<> { Signal(self, "end") }

  /// Keeps the press to itself: gestures of what is around or inside give up.
  public func claim() { gtk_gesture_set_state(native(), GTK_EVENT_SEQUENCE_CLAIMED) }
}

/// Hears of a press that lasts.
@MainActor public final class GestureLongPress: EventController {
  /// Hears of presses with the first button or a finger.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_gesture_long_press_new())) }
}

/// Hears of dragging inside a widget.
@MainActor public final class GestureDrag: EventController {
  /// Hears of dragging with the first button or a finger.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_gesture_drag_new())) }

  /// Given up: somebody else has the pointer, or the widget is no longer shown.
  public var onCancel: Signal<OpaqueArgument> { Signal(self, "cancel") }

  /// Keeps the pointer to itself: gestures of what is around or inside give up.
  public func claim() { gtk_gesture_set_state(native(), GTK_EVENT_SEQUENCE_CLAIMED) }
}

/// Hears of two fingers that move apart or together.
@MainActor public final class GestureZoom: EventController {
  /// Hears of fingers on a screen or a touchpad.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_gesture_zoom_new())) }

  /// By what the distance of the fingers has been multiplied since they came.
  public var onScaleChanged: Signal<Double> { Signal(self, "scale-changed") }

  /// Two fingers have come.
  public var onBegin: Signal<OpaqueArgument> { Signal(self, "begin") }

  /// One of them has gone.
  public var onEnd: Signal<OpaqueArgument> { Signal(self, "end") }

  /// The middle of the fingers; nil without them.
  public var center: Point? {
    var (x, y) = (0.0, 0.0)
    return gtk_gesture_get_bounding_box_center(native(), &x, &y) != 0 ? Point(x: x, y: y) : nil
  }
}

/// Lets a widget be dragged to a `DropTarget`, with a number that says what it is.
@MainActor public final class DragSource: EventController {
  /// Adopts a GtkDragSource.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

  /// Drags move what `payload` answers; nil starts no drag.
  public init(payload: @escaping () -> Int?) {
    super.init(owning: UnsafeMutableRawPointer(gtk_drag_source_new()))
    gtk_drag_source_set_actions(native(), GDK_ACTION_MOVE)
    _ = SignalConnection(self, "prepare", .everyChange) { _, result in
      guard let result, let payload = payload() else { return }
      var value = GValue()
      g_value_init(&value, cgtk_type_int())
      g_value_set_int(&value, Int32(payload))
      g_value_take_object(result, UnsafeMutableRawPointer(gdk_content_provider_new_for_value(&value)))
      g_value_unset(&value)
    }
  }
}

extension DragSource {
  /// Drags copy the text that `text` answers, also to other programs; nil starts no drag.
  public static func text(_ text: @escaping () -> String?) -> DragSource {
    let source = DragSource(owning: UnsafeMutableRawPointer(gtk_drag_source_new()))
    gtk_drag_source_set_actions(source.native(), GDK_ACTION_COPY)
    _ = SignalConnection(source, "prepare", .everyChange) { _, result in
      guard let result, let text = text() else { return }
      var value = GValue()
      text.store(in: &value)
      g_value_take_object(result, UnsafeMutableRawPointer(gdk_content_provider_new_for_value(&value)))
      g_value_unset(&value)
    }
    return source
  }
}

/// Takes what a `DragSource` drags.
@MainActor public final class DropTarget: EventController {
  /// Adopts a GtkDropTarget.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

  /// Answers whether the number that was dropped, at a place in the widget, was taken.
  public init(_ handler: @escaping (_ payload: Int, _ x: Double, _ y: Double) -> Bool) {
    super.init(owning: UnsafeMutableRawPointer(gtk_drop_target_new(cgtk_type_int(), GDK_ACTION_MOVE)))
    _ = SignalConnection(self, "drop", .everyChange) { arguments, result in
      guard let value = g_value_get_boxed(arguments)?.assumingMemoryBound(to: GValue.self) else { return }
      let taken = handler(Int(value: value), Double(value: arguments + 1), Double(value: arguments + 2))
      if let result { g_value_set_boolean(result, taken ? 1 : 0) }
    }
  }
}

extension DropTarget {
  /// Answers whether the text that was dropped, at a place in the widget, was taken.
  public static func text(_ handler: @escaping (_ text: String, _ x: Double, _ y: Double) -> Bool) -> DropTarget {
    let target = DropTarget(owning: UnsafeMutableRawPointer(gtk_drop_target_new(cgtk_type_string(), GDK_ACTION_COPY)))
    _ = SignalConnection(target, "drop", .everyChange) { arguments, result in
      guard let value = g_value_get_boxed(arguments)?.assumingMemoryBound(to: GValue.self) else { return }
      let taken = handler(String(value: value), Double(value: arguments + 1), Double(value: arguments + 2))
      if let result { g_value_set_boolean(result, taken ? 1 : 0) }
    }
    return target
  }
}

extension DropTarget {
  /// Whether something that can be dropped here is held over the widget.
  public var isTargeted: Bool { gtk_drop_target_get_current_drop(native()) != nil }

  /// Something that can be dropped here came over the widget, or is no longer; read `isTargeted`.
  public var targetedChanged: Signal<> { notify("current-drop") }
}

/// Keys that do something while a widget, or a part of it, has the keyboard.
@MainActor public final class ShortcutController: EventController {
  /// Without shortcuts.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_shortcut_controller_new())) }

  /// Lets a key combination, written as in `<Control>Return`, do something.
  public func add(_ trigger: String, _ handler: @escaping () -> Propagation) {
    guard let parsed = gtk_shortcut_trigger_parse_string(trigger) else {
      preconditionFailure("'\(trigger)' is no key combination; write it as in '<Control><Shift>a'")
    }
    let box = ShortcutBody(handler)
    let action = gtk_callback_action_new(
      { _, _, data in
        Unmanaged<ShortcutBody>.fromOpaque(data!).takeUnretainedValue().body() == .stop ? 1 : 0
      }, Unmanaged.passRetained(box).toOpaque(), { Unmanaged<ShortcutBody>.fromOpaque($0!).release() })
    gtk_shortcut_controller_add_shortcut(native(), gtk_shortcut_new(parsed, action))
  }
}

private final class ShortcutBody {
  let body: () -> Propagation

  init(_ body: @escaping () -> Propagation) { self.body = body }
}

/// Hears of every press and release of the pointer before gestures do, and takes none away from them.
@MainActor package final class PressWatch: EventController {
  /// What is heard.
  package enum Press { case down, up }

  /// Tells of presses and releases of the first button or a finger.
  package init(_ handler: @escaping (Press) -> Void) {
    super.init(owning: UnsafeMutableRawPointer(gtk_event_controller_legacy_new()))
    propagationPhase = .capture
    _ = SignalConnection(self, "event", .everyChange) { arguments, _ in
      guard let event = g_value_peek_pointer(arguments).map({ OpaquePointer($0) }) else { return }
      switch gdk_event_get_event_type(event) {
      case GDK_BUTTON_PRESS where gdk_button_event_get_button(event) == 1: handler(.down)
      case GDK_BUTTON_RELEASE where gdk_button_event_get_button(event) == 1: handler(.up)
      case GDK_TOUCH_BEGIN: handler(.down)
      case GDK_TOUCH_END, GDK_TOUCH_CANCEL: handler(.up)
      default: break
      }
    }
  }
}

/// A gesture of one finger, or of the pointer.
@MainActor public protocol SingleGesture: EventController {}

extension GestureClick: nonisolated SingleGesture {}
extension GestureLongPress: nonisolated SingleGesture {}
extension GestureDrag: nonisolated SingleGesture {}
extension DragSource: nonisolated SingleGesture {}
