import Gtk

// Notifications and options of UIKit's that a desktop has no use for.

extension Application {
  /// There is little memory left.
  @available(*, unavailable, message: "a desktop gives no such warnings")
  public nonisolated static var didReceiveMemoryWarningNotification: Notification.Name { Notification.Name("") }
}

extension View.AnimationOptions {
  /// Turned like a page.
  @available(*, unavailable, message: "paper is not curled here: use transitionCrossDissolve or a flip")
  public static var transitionCurlUp: Self { [] }
  /// Turned like a page.
  @available(*, unavailable, message: "paper is not curled here: use transitionCrossDissolve or a flip")
  public static var transitionCurlDown: Self { [] }
}
