public import Gtk

/// A finger on the screen, or the pointer with its first button held. One object from the beginning to the end.
@MainActor public final class Touch {
  /// How far a touch has come.
  public nonisolated enum Phase: Int, Sendable {
    /// The finger has come down.
    case began
    /// It has moved.
    case moved
    /// It rests.
    case stationary
    /// It was lifted.
    case ended
    /// Something else took it: a gesture, a button, another program.
    case cancelled
  }

  /// The device of a touch.
  public nonisolated enum TouchType: Int, Sendable {
    /// A finger on the screen.
    case direct
    /// An indirect pointing device; here the same as the pointer.
    case indirect
    /// A pen; GTK reports it as the pointer.
    case pencil
    /// The pointer.
    case indirectPointer
  }

  /// The device: the pointer, or a finger.
  public let type: TouchType
  /// The view in which it began; nil when that is gone, and in a GTK widget, which is `widget`.
  public var view: View? { widget as? View }
  /// The widget in which it began, a view or a GTK widget; nil when that is gone.
  public private(set) weak var widget: Gtk.Widget?
  /// The window.
  public var window: Window? { hostWindow as? Window }
  /// The same, also for GTK's own widgets.
  private(set) weak var hostWindow: Gtk.Window?
  /// How far it has come.
  public internal(set) var phase = Phase.began
  /// How often in a row it came down here.
  public let tapCount: Int
  /// When it last changed, in seconds that only grow.
  public private(set) var timestamp: Double
  private var place: Point
  private var previousPlace: Point

  /// - Parameter controller: the event controller, during its handler.
  init(
    in widget: Gtk.Widget, of window: Gtk.Window, at place: Point, tapCount: Int = 1, by controller: EventController?
  ) {
    type = controller?.isFinger == true ? .direct : .indirectPointer
    self.widget = widget
    hostWindow = window
    self.place = place
    self.tapCount = tapCount
    previousPlace = place
    timestamp = Self.now
  }

  /// The user has moved it, or lifted it there.
  func move(to new: Point, _ phase: Phase) {
    previousPlace = place
    place = new
    self.phase = phase
    timestamp = Self.now
  }

  private static let start = ContinuousClock.now
  static var now: Double { (ContinuousClock.now - start) / .seconds(1) }

  /// Its position in a view of the same window; nil means the window.
  public func location(in view: Gtk.Widget?) -> Point { convert(place, to: view) }

  /// Its position in a view of the same window, as precisely as GTK reports it, like `location(in:)`.
  public func preciseLocation(in view: Gtk.Widget?) -> Point { location(in: view) }

  /// Its previous position, as precisely as GTK reports it.
  public func precisePreviousLocation(in view: Gtk.Widget?) -> Point { previousLocation(in: view) }

  /// Where it was before it last changed.
  public func previousLocation(in view: Gtk.Widget?) -> Point { convert(previousPlace, to: view) }

  private func convert(_ point: Point, to view: Gtk.Widget?) -> Point {
    guard let hostWindow else { return point }
    let view = (view ?? hostWindow).originOfCoordinates
    return view === hostWindow ? point : (hostWindow.place(point, in: view) ?? point).offset(by: view.contentCorner, -1)
  }
}
