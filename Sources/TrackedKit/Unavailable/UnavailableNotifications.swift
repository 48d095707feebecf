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

extension View {
  /// Changes what a view shows, one over the other.
  @available(
    *, unavailable,
    message:
      "animate the views' alpha inside View.animate: that of what comes from 0 to 1, that of what goes from 1 to 0"
  )
  public static func transition(
    with view: View, duration: Double, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {}

  /// Puts one view in place of another.
  @available(
    *, unavailable,
    message:
      "animate the views' alpha inside View.animate: that of what comes from 0 to 1, that of what goes from 1 to 0"
  )
  public static func transition(
    from fromView: View, to toView: View, duration: Double, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {}

  /// Animates in steps.
  @available(
    *, unavailable, message: "call View.animate for each step, with a delay or in the completion of the one before"
  )
  public static func animateKeyframes(
    withDuration duration: Double, delay: Double, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {}
}

extension View.AnimationOptions {
  /// One over the other.
  @available(*, unavailable, message: "animate the views' alpha inside View.animate")
  public static var transitionCrossDissolve: Self { [] }
  /// Turned over.
  @available(*, unavailable, message: "animate the views' alpha or transform inside View.animate")
  public static var transitionFlipFromLeft: Self { [] }
  /// Turned over.
  @available(*, unavailable, message: "animate the views' alpha or transform inside View.animate")
  public static var transitionFlipFromRight: Self { [] }
}
