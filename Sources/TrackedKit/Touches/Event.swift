public import Gtk

/// An input event: the touches of a finger, or of the pointer with its first button held.
public typealias Event = Gtk.Event

/// The content of an event.
private final class EventContent {
  let touches: Set<Touch>
  let timestamp: Double

  init(_ touch: Touch) {
    touches = [touch]
    timestamp = touch.timestamp
  }

  init() {
    touches = []
    timestamp = Touch.now
  }
}

extension Event {
  /// The kind of event.
  public nonisolated enum EventType: Int, Sendable {
    /// A finger, or the pointer.
    case touches
  }

  /// Buttons of the pointer.
  @RawRepresented(by: Int.self)
  public nonisolated struct ButtonMask: OptionSet, Hashable, Sendable {
    /// The first button, or a finger.
    public static let primary = ButtonMask(rawValue: 1)
    /// The second button.
    public static let secondary = ButtonMask(rawValue: 2)

    /// A button by its number, from 1 on.
    public static func button(_ number: Int) -> ButtonMask { ButtonMask(rawValue: 1 << max(0, number - 1)) }
  }

  /// The kind of event.
  public var type: EventType { .touches }
  /// The touches; one, as one finger is followed.
  public var allTouches: Set<Touch>? { (content as? EventContent)?.touches }
  /// When it happened, in seconds that only grow.
  public var timestamp: Double { (content as? EventContent)?.timestamp ?? 0 }

  convenience init(_ touch: Touch) { self.init(content: EventContent(touch)) }

  /// A control's event without a touch: GTK's own controls were pressed, or a key, or the program did it.
  convenience init() { self.init(content: EventContent()) }

  /// The moves of a touch since the previous event: only itself, as GTK reports each move.
  public func coalescedTouches(for touch: Touch) -> [Touch]? {
    allTouches.flatMap { $0.contains(touch) ? [touch] : nil }
  }

  /// Where a touch is expected to go: nothing is foretold here.
  public func predictedTouches(for touch: Touch) -> [Touch]? {
    allTouches.flatMap { $0.contains(touch) ? [] : nil }
  }

  /// The touches that began in a view.
  public func touches(for view: View) -> Set<Touch>? { allTouches?.filter { $0.view === view } }
}

extension Event.ButtonMask {
  /// The only button, by GDK's numbers, which count the middle one second; or any.
  var button: PointingButton {
    switch rawValue {
    case 1: .primary
    case 2: .secondary
    case 4: .middle
    default: .any
    }
  }
}
