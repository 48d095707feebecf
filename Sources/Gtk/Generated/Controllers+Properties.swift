// Made by scripts/generate-wrappers of scripts/support/wrappers/Controllers.txt: edit that, not this.
import CGtk

extension EventController {
  /// The widget whose events it receives.
  public var widget: Widget? { property("widget") }

  /// When it sees an event.
  @NativeProperty(gtk_event_controller_get_propagation_phase, gtk_event_controller_set_propagation_phase)
  public var propagationPhase: EventController.PropagationPhase

  /// Whether it also receives events from popovers and similar surfaces.
  @NativeProperty(gtk_event_controller_get_propagation_limit, gtk_event_controller_set_propagation_limit)
  public var propagationLimit: PropagationLimit

  /// A name for debugging.
  @NativeProperty(gtk_event_controller_get_name, gtk_event_controller_set_name) public var name: String?
}

// Signals.
extension EventController {
  /// `widget` changed.
  public var onNotifyWidget: Signal<> { notify("widget") }

  /// The user, or C code, changed `propagationPhase`.
  public var onNotifyPropagationPhase: Signal<> { notify("propagation-phase", delivery: .userChanges) }

  /// The user, or C code, changed `propagationLimit`.
  public var onNotifyPropagationLimit: Signal<> { notify("propagation-limit", delivery: .userChanges) }

  /// The user, or C code, changed `name`.
  public var onNotifyName: Signal<> { notify("name", delivery: .userChanges) }
}

// GTK's own names of what is called otherwise here; the messages say what to write.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension EventController {
  @available(*, unavailable, renamed: "modifiers")
  @NeverCalled public var getCurrentEventState: RenamedFunction
}

extension EventControllerMotion {
  /// Whether the pointer is over the widget itself.
  public var isPointerHere: Bool { gtk_event_controller_motion_is_pointer(native()) != 0 }

  /// Whether the pointer is over the widget or its content.
  public var containsPointer: Bool { gtk_event_controller_motion_contains_pointer(native()) != 0 }
}

// Signals.
extension EventControllerMotion {
  /// The pointer came in, at a place in the widget.
  public var onEnter: Signal<Double, Double> { Signal(self, "enter") }

  /// The pointer went away.
  public var onLeave: Signal<> { Signal(self, "leave") }

  /// The pointer moved.
  public var onMotion: Signal<Double, Double> { Signal(self, "motion") }

  /// `isPointerHere` changed.
  public var onNotifyIsPointer: Signal<> { notify("is-pointer") }

  /// `containsPointer` changed.
  public var onNotifyContainsPointer: Signal<> { notify("contains-pointer") }
}

// GTK's own names of what is called otherwise here; the messages say what to write.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension EventControllerMotion {
  @available(*, unavailable, renamed: "isPointerHere")
  @NeverCalled public var isPointer: Bool
}

extension EventControllerFocus {
  /// Whether the widget itself has the keyboard.
  public var isFocusHere: Bool { gtk_event_controller_focus_is_focus(native()) != 0 }

  /// Whether the widget or its content has the keyboard.
  public var containsFocus: Bool { gtk_event_controller_focus_contains_focus(native()) != 0 }
}

// Signals.
extension EventControllerFocus {
  /// The keyboard came.
  public var onEnter: Signal<> { Signal(self, "enter") }

  /// The keyboard went away.
  public var onLeave: Signal<> { Signal(self, "leave") }

  /// `isFocusHere` changed.
  public var onNotifyIsFocus: Signal<> { notify("is-focus") }

  /// `containsFocus` changed.
  public var onNotifyContainsFocus: Signal<> { notify("contains-focus") }
}

// GTK's own names of what is called otherwise here; the messages say what to write.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension EventControllerFocus {
  @available(*, unavailable, renamed: "isFocusHere")
  @NeverCalled public var isFocus: Bool
}

extension EventControllerScroll {
  /// Which scrolling it reports.
  @NativeProperty(gtk_event_controller_scroll_get_flags, gtk_event_controller_scroll_set_flags)
  public var flags: ScrollFlags
}

// Signals.
extension EventControllerScroll {
  /// Scrolled by a distance to the right and downwards, in steps.
  public var onScroll: EventSignal<Double, Double> { EventSignal(self, "scroll") }

  /// Scrolling began.
  public var onScrollBegin: Signal<> { Signal(self, "scroll-begin") }

  /// Scrolling ended.
  public var onScrollEnd: Signal<> { Signal(self, "scroll-end") }

  /// A finger threw the content: with which speeds, in logical pixels a second.
  public var onDecelerate: Signal<Double, Double> { Signal(self, "decelerate") }

  /// The user, or C code, changed `flags`.
  public var onNotifyFlags: Signal<> { notify("flags", delivery: .userChanges) }
}

extension SingleGesture {
  /// With how many fingers it is done.
  public var pointCount: Int { property("n-points") }

  /// Whether it only reacts to fingers.
  @NativeProperty(gtk_gesture_single_get_touch_only, gtk_gesture_single_set_touch_only) public var isTouchOnly: Bool

  /// Whether it only reacts to the first finger or the pointer.
  @NativeProperty(gtk_gesture_single_get_exclusive, gtk_gesture_single_set_exclusive) public var isExclusive: Bool

  /// Which button of the pointer it reacts to; the primary one unless set, or any for dragging something away.
  @NativeProperty("button") public var button: PointingButton
}

// Signals.
extension SingleGesture {
  /// `pointCount` changed.
  public var onNotifyNPoints: Signal<> { notify("n-points") }

  /// The user, or C code, changed `isTouchOnly`.
  public var onNotifyTouchOnly: Signal<> { notify("touch-only", delivery: .userChanges) }

  /// The user, or C code, changed `isExclusive`.
  public var onNotifyExclusive: Signal<> { notify("exclusive", delivery: .userChanges) }

  /// The user, or C code, changed `button`.
  public var onNotifyButton: Signal<> { notify("button", delivery: .userChanges) }
}

// GTK's own names of what is called otherwise here; the messages say what to write.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension SingleGesture {
  @available(*, unavailable, renamed: "pointCount")
  @NeverCalled public var nPoints: Int
  @available(*, unavailable, renamed: "isTouchOnly")
  @NeverCalled public var touchOnly: Bool
  @available(*, unavailable, renamed: "isExclusive")
  @NeverCalled public var exclusive: Bool
}

// Signals.
extension GestureClick {
  /// Pressed: how many times in a row, and where.
  public var onPressed: Signal<Int, Double, Double> { Signal(self, "pressed") }

  /// Let go: how many times in a row, and where.
  public var onReleased: Signal<Int, Double, Double> { Signal(self, "released") }

  /// Pressed too long, or moved too far, for a click.
  public var onStopped: Signal<> { Signal(self, "stopped") }
}

extension GestureLongPress {
  /// How many times as long as usual a press has to last, from 0.5 to 2.
  @NativeProperty("delay-factor") public var delayFactor: Double
}

// Signals.
extension GestureLongPress {
  /// Pressed long enough, at a place.
  public var onPressed: Signal<Double, Double> { Signal(self, "pressed") }

  /// Let go too early, or moved too far.
  public var onCancelled: Signal<> { Signal(self, "cancelled") }

  /// The user, or C code, changed `delayFactor`.
  public var onNotifyDelayFactor: Signal<> { notify("delay-factor", delivery: .userChanges) }
}

// Signals.
extension GestureDrag {
  /// Started at a place.
  public var onDragBegin: Signal<Double, Double> { Signal(self, "drag-begin") }

  /// Moved by a distance from the start.
  public var onDragUpdate: Signal<Double, Double> { Signal(self, "drag-update") }

  /// Ended at a distance from the start.
  public var onDragEnd: Signal<Double, Double> { Signal(self, "drag-end") }
}

extension DragSource {
  /// The dragged content, as a GdkContentProvider; nil if the closure provides it for each drag.
  @NativeProperty(gtk_drag_source_get_content, gtk_drag_source_set_content) public var content: Object?

  /// What may happen to the dragged content.
  @NativeProperty(gtk_drag_source_get_actions, gtk_drag_source_set_actions) public var actions: DragActions
}

// Signals.
extension DragSource {
  /// The user, or C code, changed `content`.
  public var onNotifyContent: Signal<> { notify("content", delivery: .userChanges) }

  /// The user, or C code, changed `actions`.
  public var onNotifyActions: Signal<> { notify("actions", delivery: .userChanges) }
}

extension DropTarget {
  /// What may happen to the dropped content.
  @NativeProperty(gtk_drop_target_get_actions, gtk_drop_target_set_actions) public var actions: DragActions

  /// The drag over the widget, as a GdkDrop; nil for none.
  public var currentDrop: Object? { Object.wrap(gtk_drop_target_get_current_drop(native()), as: Object.self) }

  /// Whether content is fetched while it is over the widget, before it is dropped.
  @NativeProperty(gtk_drop_target_get_preload, gtk_drop_target_set_preload) public var preloads: Bool
}

// Signals.
extension DropTarget {
  /// The user, or C code, changed `actions`.
  public var onNotifyActions: Signal<> { notify("actions", delivery: .userChanges) }

  /// `currentDrop` changed.
  public var onNotifyCurrentDrop: Signal<> { notify("current-drop") }

  /// The user, or C code, changed `preloads`.
  public var onNotifyPreload: Signal<> { notify("preload", delivery: .userChanges) }
}

// GTK's own names of what is called otherwise here; the messages say what to write.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension DropTarget {
  @available(*, unavailable, renamed: "preloads")
  @NeverCalled public var preload: Bool
}

extension ShortcutController {
  /// How many shortcuts there are.
  public var count: Int { property("n-items") }

  /// The keys to hold down for mnemonics.
  @NativeProperty(gtk_shortcut_controller_get_mnemonics_modifiers, gtk_shortcut_controller_set_mnemonics_modifiers)
  public var mnemonicModifiers: Modifiers

  /// Where the keyboard has to be; `.local` by default.
  @NativeProperty(gtk_shortcut_controller_get_scope, gtk_shortcut_controller_set_scope)
  public var scope: ShortcutController.Scope
}

// Signals.
extension ShortcutController {
  /// `count` changed.
  public var onNotifyNItems: Signal<> { notify("n-items") }

  /// The user, or C code, changed `mnemonicModifiers`.
  public var onNotifyMnemonicModifiers: Signal<> { notify("mnemonic-modifiers", delivery: .userChanges) }

  /// The user, or C code, changed `scope`.
  public var onNotifyScope: Signal<> { notify("scope", delivery: .userChanges) }
}

// GTK's own names of what is called otherwise here; the messages say what to write.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ShortcutController {
  @available(*, unavailable, renamed: "count")
  @NeverCalled public var nItems: Int
  @available(*, unavailable, renamed: "add(_:_:)")
  @NeverCalled public var addShortcut: RenamedFunction
}

extension EventController {
  /// When a controller sees an event, as it goes from the window down to the widget and up again.
  @Counterpart(of: GtkPropagationPhase.self)
  public nonisolated struct PropagationPhase: NativeEnumeration {
    /// Never.
    public static let none = PropagationPhase(GTK_PHASE_NONE)

    /// On the way down, before children.
    public static let capture = PropagationPhase(GTK_PHASE_CAPTURE)

    /// On the way up, after children.
    public static let bubble = PropagationPhase(GTK_PHASE_BUBBLE)

    /// At the widget the event is for.
    public static let target = PropagationPhase(GTK_PHASE_TARGET)
  }
}

extension ShortcutController {
  /// Where the keyboard has to be for shortcuts to work.
  @Counterpart(of: GtkShortcutScope.self)
  public nonisolated struct Scope: NativeEnumeration {
    /// In the widget or a part of it.
    public static let local = Scope(GTK_SHORTCUT_SCOPE_LOCAL)

    /// Anywhere in the nearest shortcut manager, such as a popover.
    public static let managed = Scope(GTK_SHORTCUT_SCOPE_MANAGED)

    /// Anywhere in the window.
    public static let global = Scope(GTK_SHORTCUT_SCOPE_GLOBAL)
  }
}

/// Which events of children a controller receives.
@Counterpart(of: GtkPropagationLimit.self)
public nonisolated struct PropagationLimit: NativeEnumeration {
  /// All.
  public static let none = PropagationLimit(GTK_LIMIT_NONE)

  /// Those in the same window or popover.
  public static let sameSurface = PropagationLimit(GTK_LIMIT_SAME_NATIVE)
}

/// Which scrolling a controller reports.
@Counterpart(of: GtkEventControllerScrollFlags.self)
public nonisolated struct ScrollFlags: OptionSet, NativeFlags {
  /// Up and down.
  public static let vertical = ScrollFlags(GTK_EVENT_CONTROLLER_SCROLL_VERTICAL)

  /// To the sides.
  public static let horizontal = ScrollFlags(GTK_EVENT_CONTROLLER_SCROLL_HORIZONTAL)

  /// In whole steps alone.
  public static let discrete = ScrollFlags(GTK_EVENT_CONTROLLER_SCROLL_DISCRETE)

  /// Scrolling that continues after a finger has thrown the content.
  public static let kinetic = ScrollFlags(GTK_EVENT_CONTROLLER_SCROLL_KINETIC)
}

/// What may happen to the dragged content.
@Counterpart(of: GdkDragAction.self)
public nonisolated struct DragActions: OptionSet, NativeFlags {
  /// It is copied.
  public static let copy = DragActions(GDK_ACTION_COPY)

  /// It is moved.
  public static let move = DragActions(GDK_ACTION_MOVE)

  /// Something refers to it.
  public static let link = DragActions(GDK_ACTION_LINK)

  /// The user is asked.
  public static let ask = DragActions(GDK_ACTION_ASK)
}
