import CGtk

/// Reports clicks.
@MainActor public final class GestureClick: EventController {
  /// Adopts a GtkGestureClick.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

  /// Reports clicks with the first button.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_gesture_click_new())) }

  /// No longer followed: released, or taken over by another gesture.
  public var onEnd: Signal<> { Signal(self, "end") }

  /// Where the pointer is, in the widget's coordinates; nil while nothing is pressed.
  public var pointerPlace: Point? {
    var (x, y) = (0.0, 0.0)
    return gtk_gesture_get_point(native(), nil, &x, &y) != 0 ? Point(x: x, y: y) : nil
  }

  /// Calls a handler with each position of the pressed pointer, in the widget's coordinates.
  package func onMoved(_ handler: @escaping (Point) -> Void) {
    _ = SignalConnection(self, "update", .everyChange) { [unowned self] _, _ in
      if let place = pointerPlace { handler(place) }
    }
  }

  /// Distinguishes one event from others.
  package struct EventIdentity: Equatable {
    private let event: OpaquePointer
    private let time: UInt32

    fileprivate init(_ event: OpaquePointer, _ time: UInt32) { (self.event, self.time) = (event, time) }
  }

  /// The event being handled, the same in all widgets that it reaches; nil outside of a handler.
  package var eventIdentity: EventIdentity? {
    // GDK uses an address again, for an event of another time.
    gtk_event_controller_get_current_event(native()).map {
      EventIdentity($0, gtk_event_controller_get_current_event_time(native()))
    }
  }

  /// Claims the press: gestures of surrounding and inner widgets give up.
  public func claim() { gtk_gesture_set_state(native(), GTK_EVENT_SEQUENCE_CLAIMED) }
}

extension Widget {
  /// Keeps the press that is being handled from the rows of GTK's lists that the widget is, or is in: GTK's row claims the second of two, and
  /// nothing inside or around it would hear of its end.
  package final func keepPressFromRows() {
    let rows = sequence(first: self, next: \.parent).filter {
      ["GtkListItemWidget", "GtkColumnViewCell", "GtkColumnViewCellWidget", "GtkColumnViewRowWidget"]
        .contains($0.typeName)
    }
    func setPhase(_ phase: GtkPropagationPhase) {
      for row in rows {
        for click in controllers(of: row.native(), gtk_gesture_click_get_type())
        where Object.existingWrapper(of: click) == nil {
          gtk_event_controller_set_propagation_phase(OpaquePointer(click), phase)
        }
      }
    }
    setPhase(GTK_PHASE_NONE)
    MainLoop.afterCurrentTurn { setPhase(GTK_PHASE_BUBBLE) }
  }
}
