import CGtk
import Gtk

/// How clicks, keys, scrolling and dragging reach a widget.
public nonisolated enum DeliveryMethod: String, Sendable {
  /// As events of the display server, through X's XTEST extension or a Wayland compositor's virtual pointer and keyboard: GTK finds the
  /// widget under the pointer, runs gestures and shortcuts, and moves the focus, as it does for a user.
  case events
  /// By calling what the event would have caused: `clicked` of a button, `activate` of others, the signals
  /// of gestures and controllers, the actions of matching shortcuts. Neither picking nor grabs are tested.
  case activation
}

/// Chooses how this module's acting functions work.
///
/// GTK 4 has no public call to make an event, so real ones come from the display server. They are used under X11 where no
/// window manager runs, as under Xvfb; with one, a person may be working, and tests must not take the pointer from them.
/// Everywhere else widgets are activated. Events are made through the library libXtst: where only that is missing, the
/// acting functions throw and say so, since tests that silently do less would prove less. A Wayland compositor with
/// virtual devices, such as sway, is used where `GTK_TESTING_DELIVERY` says `events`: it has to put each window at the
/// top left corner of the screen.
@MainActor public enum Delivery {
  /// The method in use; assigning another one overrides the choice.
  ///
  /// The environment variable `GTK_TESTING_DELIVERY`, `events` or `activation`, also overrides it. `.events` without
  /// a display that accepts them is an error of the acting function.
  public static var method: DeliveryMethod = automaticMethod

  private static var automaticMethod: DeliveryMethod {
    if let name = g_getenv("GTK_TESTING_DELIVERY"), let method = DeliveryMethod(rawValue: String(cString: name)) {
      return method
    }
    return method(with: VirtualInput.shared)
  }

  /// What to do where virtual input is there, or is not. A missing library is an error when something acts.
  static func method(with input: VirtualInput.Availability) -> DeliveryMethod {
    switch input {
    case .ready(let input): input.mayBeUsedByPeople ? .activation : .events
    case .unsupported: .activation
    case .missing: .events
    }
  }
}

/// A test could not act on a widget.
public nonisolated struct ActionError: Error, CustomStringConvertible {
  /// What was tried, on which widget, and what was in the way.
  public let description: String

  @MainActor init(_ action: String, _ widget: Widget, _ reason: String, file: StaticString, line: UInt) {
    description = "\(file):\(line): cannot \(action) \(describe(widget)): \(reason)"
  }
}
