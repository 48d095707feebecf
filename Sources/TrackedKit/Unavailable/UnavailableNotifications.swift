import Gtk

// Notifications of UIKit: what they tell of is read in hooks here.

extension Application {
  /// A window of the application got the keyboard.
  @available(*, unavailable, message: "read traitCollection.activeAppearance in a hook, which then follows it")
  public static var didBecomeActiveNotification: String { "" }
  /// A window of the application is about to lose the keyboard.
  @available(*, unavailable, message: "read traitCollection.activeAppearance in a hook, which then follows it")
  public static var willResignActiveNotification: String { "" }
  /// The application is seen again.
  @available(*, unavailable, message: "read traitCollection.activeAppearance in a hook, which then follows it")
  public static var willEnterForegroundNotification: String { "" }
  /// The application is not seen any more.
  @available(*, unavailable, message: "read traitCollection.activeAppearance in a hook, which then follows it")
  public static var didEnterBackgroundNotification: String { "" }
  /// There is little memory left.
  @available(*, unavailable, message: "a desktop gives no such warnings")
  public static var didReceiveMemoryWarningNotification: String { "" }
}

extension Responder {
  /// A keyboard is about to come on the screen.
  @available(*, unavailable, message: "a keyboard on the screen covers no content here: leave it out")
  public static var keyboardWillShowNotification: String { "" }
  /// A keyboard is about to go from the screen.
  @available(*, unavailable, message: "a keyboard on the screen covers no content here: leave it out")
  public static var keyboardWillHideNotification: String { "" }
  /// A keyboard is about to change its place on the screen.
  @available(*, unavailable, message: "a keyboard on the screen covers no content here: leave it out")
  public static var keyboardWillChangeFrameNotification: String { "" }
}

extension View.AnimationOptions {
  /// Turned like a page.
  @available(*, unavailable, message: "paper is not curled here: use transitionCrossDissolve or a flip")
  public static var transitionCurlUp: Self { [] }
  /// Turned like a page.
  @available(*, unavailable, message: "paper is not curled here: use transitionCrossDissolve or a flip")
  public static var transitionCurlDown: Self { [] }
}
