import CGtk

/// Reports keys.
@MainActor public final class EventControllerKey: EventController {
  /// Adopts a GtkEventControllerKey.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

  /// Reports keys of the widget it is added to.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_event_controller_key_new())) }

  /// A key was pressed; the handler decides whether it goes on.
  @discardableResult
  public func onKeyPressed(_ handler: @escaping (Key, Modifiers) -> Propagation) -> SignalConnection {
    let pressed = EventSignal<Int, Int, Int>(self, "key-pressed")
    return pressed { value, _, state in
      handler(Key(rawValue: value), Modifiers(rawValue: UInt32(truncatingIfNeeded: state)))
    }
  }
}

extension EventControllerKey {
  /// A key was released.
  @discardableResult
  public func onKeyReleased(_ handler: @escaping (Key, Modifiers) -> Void) -> SignalConnection {
    let released = Signal<Int, Int, Int>(self, "key-released")
    return released { value, _, state in
      handler(Key(rawValue: value), Modifiers(rawValue: UInt32(truncatingIfNeeded: state)))
    }
  }
}
