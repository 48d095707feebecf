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
  @available(*, unavailable, message: "add an EventController to a window, in the phase .capture for all of its events")
  public func sendEvent(_ event: Event) {}
}

extension Window {
  /// Events are GTK's.
  @available(*, unavailable, message: "add an EventController, in the phase .capture for all events of the window")
  public func sendEvent(_ event: Event) {}

  /// GTK tells of the active window.
  @available(*, unavailable, message: "read isKeyWindow in a hook, which then follows it, or connect onIsActiveChanged")
  public func becomeKey() {}

  /// GTK tells of the active window.
  @available(*, unavailable, message: "read isKeyWindow in a hook, which then follows it, or connect onIsActiveChanged")
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
