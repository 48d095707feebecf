import Gtk
import GtkTracking

/// Passes the events of a finger, or the pointer's first button, to the application and a window before their target gets them, if either
/// is of a class that overrides `sendEvent(_:)`. An event that is not passed on is kept from controls, gestures and touches alike.
final class WindowEvents {
  private weak var window: Gtk.Window?
  private var touch: Touch?
  private var taps = TapCounter()

  private weak var watch: TouchWatch?

  init?(_ window: Gtk.Window) {
    self.window = window
    let application = Application.shared
    guard Overriding.windowEvents.stands(in: window) || application.map(Overriding.applicationEvents.stands) == true
    else { return nil }
    let watch = TouchWatch { [weak self] phase, place in self?.heard(phase, place) ?? .proceed }
    self.watch = watch
    window.add(watch)
  }

  private func heard(_ phase: TouchWatch.Phase, _ place: Point) -> Propagation {
    guard let window else { return .proceed }
    switch phase {
    case .began:
      guard touch == nil, let view = window.innermostView(at: place) else { return .proceed }
      touch = Touch(in: view, of: window, at: place, tapCount: taps.count(at: place), by: watch)
    case .moved: touch?.move(to: place, .moved)
    case .ended: touch?.move(to: place, .ended)
    case .cancelled: touch?.phase = .cancelled
    }
    guard let touch else { return .proceed }
    if phase == .ended || phase == .cancelled { self.touch = nil }
    let event = Event(touch)
    PassContext.untracked {
      if let application = Application.shared {
        application.sendEvent(event)
      } else if let window = window as? Window {
        window.sendEvent(event)
      } else {
        event.isSent = true
      }
    }
    return event.isSent ? .proceed : .stop
  }
}

extension Gtk.Window {
  /// The innermost view at a place.
  func innermostView(at place: Point) -> View? {
    var next = pick(at: place)
    while let widget = next {
      if let view = widget as? View { return view }
      next = widget.parent
    }
    return nil
  }
}
