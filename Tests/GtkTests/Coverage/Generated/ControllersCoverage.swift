// Made by scripts/generate-wrappers of scripts/support/wrappers/Controllers.txt: edit that, not this.
import GtkTesting

extension Wrappers {
  static let eventControllerLaws = Coverage<EventController>(
    "GtkEventController", make: { EventControllerKey() }
  ) {
    $0.shown("widget", \.widget)
    $0.set("propagation-phase", \.propagationPhase, samples: [.capture, .target])
    $0.set("propagation-limit", \.propagationLimit)
    $0.set("name", \.name)
    $0.signal { $0.onNotifyWidget {} }
    $0.signal { $0.onNotifyPropagationPhase {} }
    $0.signal { $0.onNotifyPropagationLimit {} }
    $0.signal { $0.onNotifyName {} }
  }
}

extension Wrappers {
  static let eventControllerMotionLaws = Coverage<EventControllerMotion>(
    "GtkEventControllerMotion", make: { EventControllerMotion() }
  ) {
    $0.shown("is-pointer", \.isPointerHere)
    $0.shown("contains-pointer", \.containsPointer)
    $0.signal { $0.onEnter { _, _ in } }
    $0.signal { $0.onLeave {} }
    $0.signal { $0.onMotion { _, _ in } }
    $0.signal { $0.onNotifyIsPointer {} }
    $0.signal { $0.onNotifyContainsPointer {} }
  }
}

extension Wrappers {
  static let eventControllerFocusLaws = Coverage<EventControllerFocus>(
    "GtkEventControllerFocus", make: { EventControllerFocus() }
  ) {
    $0.shown("is-focus", \.isFocusHere)
    $0.shown("contains-focus", \.containsFocus)
    $0.signal { $0.onEnter {} }
    $0.signal { $0.onLeave {} }
    $0.signal { $0.onNotifyIsFocus {} }
    $0.signal { $0.onNotifyContainsFocus {} }
  }
}

extension Wrappers {
  static let eventControllerScrollLaws = Coverage<EventControllerScroll>(
    "GtkEventControllerScroll", make: { EventControllerScroll() }
  ) {
    $0.set("flags", \.flags, samples: [.vertical, .horizontal])
    $0.signal { $0.onScroll { _, _ in .proceed } }
    $0.signal { $0.onScrollBegin {} }
    $0.signal { $0.onScrollEnd {} }
    $0.signal { $0.onDecelerate { _, _ in } }
    $0.signal { $0.onNotifyFlags {} }
  }
}

extension Wrappers {
  static let gestureClickLaws = Coverage<GestureClick>(
    "GtkGestureClick", make: { GestureClick() }
  ) {
    $0.shown("n-points", \.pointCount)
    $0.set("touch-only", \.isTouchOnly)
    $0.set("exclusive", \.isExclusive)
    $0.set("button", \.button, samples: [.secondary, .any])
    $0.signal { $0.onPressed { _, _, _ in } }
    $0.signal { $0.onReleased { _, _, _ in } }
    $0.signal { $0.onStopped {} }
    $0.signal { $0.onNotifyNPoints {} }
    $0.signal { $0.onNotifyTouchOnly {} }
    $0.signal { $0.onNotifyExclusive {} }
    $0.signal { $0.onNotifyButton {} }
  }
}

extension Wrappers {
  static let gestureLongPressLaws = Coverage<GestureLongPress>(
    "GtkGestureLongPress", make: { GestureLongPress() }
  ) {
    $0.set("delay-factor", \.delayFactor, samples: [2, 0.5])
    $0.shown("n-points", \.pointCount)
    $0.set("touch-only", \.isTouchOnly)
    $0.set("exclusive", \.isExclusive)
    $0.set("button", \.button, samples: [.secondary, .any])
    $0.signal { $0.onPressed { _, _ in } }
    $0.signal { $0.onCancelled {} }
    $0.signal { $0.onNotifyDelayFactor {} }
    $0.signal { $0.onNotifyNPoints {} }
    $0.signal { $0.onNotifyTouchOnly {} }
    $0.signal { $0.onNotifyExclusive {} }
    $0.signal { $0.onNotifyButton {} }
  }
}

extension Wrappers {
  static let gestureDragLaws = Coverage<GestureDrag>(
    "GtkGestureDrag", make: { GestureDrag() }
  ) {
    $0.shown("n-points", \.pointCount)
    $0.set("touch-only", \.isTouchOnly)
    $0.set("exclusive", \.isExclusive)
    $0.set("button", \.button, samples: [.secondary, .any])
    $0.signal { $0.onDragBegin { _, _ in } }
    $0.signal { $0.onDragUpdate { _, _ in } }
    $0.signal { $0.onDragEnd { _, _ in } }
    $0.signal { $0.onNotifyNPoints {} }
    $0.signal { $0.onNotifyTouchOnly {} }
    $0.signal { $0.onNotifyExclusive {} }
    $0.signal { $0.onNotifyButton {} }
  }
}

extension Wrappers {
  static let eventControllerKeyLaws = Coverage<EventControllerKey>(
    "GtkEventControllerKey", make: { EventControllerKey() }
  ) {
    _ = $0
  }
}

extension Wrappers {
  static let dragSourceLaws = Coverage<DragSource>(
    "GtkDragSource", make: { DragSource { 1 } }
  ) {
    $0.shown("content", \.content)
    $0.set("actions", \.actions, samples: [.copy, .move])
    $0.shown("n-points", \.pointCount)
    $0.set("touch-only", \.isTouchOnly)
    $0.set("exclusive", \.isExclusive)
    $0.set("button", \.button, samples: [.secondary, .any])
    $0.signal { $0.onNotifyContent {} }
    $0.signal { $0.onNotifyActions {} }
    $0.signal { $0.onNotifyNPoints {} }
    $0.signal { $0.onNotifyTouchOnly {} }
    $0.signal { $0.onNotifyExclusive {} }
    $0.signal { $0.onNotifyButton {} }
  }
}

extension Wrappers {
  static let dropTargetLaws = Coverage<DropTarget>(
    "GtkDropTarget", make: { DropTarget { _, _, _ in true } }
  ) {
    $0.set("actions", \.actions, samples: [.copy, .move])
    $0.shown("current-drop", \.currentDrop)
    $0.set("preload", \.preloads)
    $0.excuse("drop", "deprecated")
    $0.excuse("formats", "construct-only: the closure's type says what is taken")
    $0.excuse("value", "covered by the closure, which is given it")
    $0.signal { $0.onNotifyActions {} }
    $0.signal { $0.onNotifyCurrentDrop {} }
    $0.signal { $0.onNotifyPreload {} }
  }
}

extension Wrappers {
  static let shortcutControllerLaws = Coverage<ShortcutController>(
    "GtkShortcutController", make: { ShortcutController() }
  ) {
    $0.shown("n-items", \.count)
    $0.set("mnemonic-modifiers", \.mnemonicModifiers, samples: [.control, .shift])
    $0.set("scope", \.scope, samples: [.global, .managed])
    $0.excuse("item-type", "GTK-internal: the GType of the items, which are wrapped by class")
    $0.excuse("model", "construct-only: `add` adds shortcuts")
    $0.signal { $0.onNotifyNItems {} }
    $0.signal { $0.onNotifyMnemonicModifiers {} }
    $0.signal { $0.onNotifyScope {} }
  }
}
