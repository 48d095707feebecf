import Gtk

// Notifications and options of UIKit's that a desktop has no use for.

extension Application {
  /// There is little memory left.
  @available(*, unavailable, message: "a desktop gives no such warnings")
  public nonisolated static var didReceiveMemoryWarningNotification: Notification.Name { Notification.Name("") }
}

// Their classes are the binding's, and an extension's members cannot be overridden: the compiler says so, and shows these lines.
extension Application {
  /// Events are GTK's.
  @available(
    *, unavailable, message: "add an EventController to a window, with .capture as its propagationPhase for all events"
  )
  public func sendEvent(_ event: Event) {}
}

extension Window {
  /// Events are GTK's.
  @available(
    *, unavailable,
    message: "add an EventController, with .capture as its propagationPhase for all of the window's events"
  )
  public func sendEvent(_ event: Event) {}

  /// GTK tells of the active window.
  @available(*, unavailable, message: "connect onNotifyIsActive, and read isKeyWindow there")
  public func becomeKey() {}

  /// GTK tells of the active window.
  @available(*, unavailable, message: "connect onNotifyIsActive, and read isKeyWindow there")
  public func resignKey() {}
}

extension View.AnimationOptions {
  /// Turned like a page.
  @available(*, unavailable, message: "paper is not curled here: use transitionCrossDissolve or a flip")
  public static var transitionCurlUp: Self { [] }
  /// Turned like a page.
  @available(*, unavailable, message: "paper is not curled here: use transitionCrossDissolve or a flip")
  public static var transitionCurlDown: Self { [] }
}
