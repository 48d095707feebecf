import Gtk

// Types of UIKit without a counterpart, each with what to write in its place. A program may declare a type of the same name.

/// A file with controllers.
@available(*, unavailable, message: "there are no storyboards: make controllers by their initialisers")
public enum Storyboard {}

/// A way between controllers of a storyboard.
@available(*, unavailable, message: "there are no storyboards: push or present the controller")
public enum StoryboardSegue {}

/// A file with views.
@available(*, unavailable, message: "there are no nib files: make views in code")
public enum Nib {}

/// The look of the status bar.
@available(*, unavailable, message: "a desktop has no status bar that an application draws")
public enum StatusBarStyle {
  /// As the system says.
  case `default`
}

/// How a device is held.
@available(*, unavailable, message: "windows are not turned; read traitCollection.horizontalSizeClass in a hook")
public enum InterfaceOrientationMask {
  /// In every way.
  case all
}

/// A drawing context.
@available(*, unavailable, message: "draw(_:) gets a canvas to draw on")
public enum GraphicsContext {}

/// A sheet of ways to share.
@available(*, unavailable, message: "a desktop has no sheet to share by: write a file, or use the clipboard")
public enum ActivityViewController {}

/// Physics of views.
@available(*, unavailable, message: "use springs: View.animate(springDuration:bounce:animations:)")
public enum DynamicAnimator {}

/// Effects of tilting.
@available(*, unavailable, message: "a desktop has no sensor of motion")
public enum MotionEffect {}
