// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages say what to use instead.

public import TrackedKit

// Types of UIKit without a counterpart, each with what to write in its place. A program may declare a type of the same name.

@available(*, unavailable, message: "there are no storyboards: make controllers by their initialisers")
@MainActor public final class Storyboard {
  public init(name: String, bundle: AnyObject?) {}
}

@available(*, unavailable, message: "there are no storyboards: push or present the controller")
@MainActor public final class StoryboardSegue {
  public init(identifier: String?, source: ViewController, destination: ViewController) {}
}

@available(*, unavailable, message: "there are no nib files: make views in code")
@MainActor public final class Nib {
  public init(nibName: String, bundle: AnyObject?) {}
}

@available(*, unavailable, message: "set Application.menuBar, or the menu of a bar button")
public protocol MenuBuilder {}

@available(
  *, unavailable, message: "make the model @Observable, and read the property in a hook, which then follows it"
)
public enum KeyValueChangeKey: Hashable {}

@available(
  *, unavailable,
  message:
    "make the model @Observable, and read the property in a hook, or in withObservationTracking: there is no key-value observing"
)
public final class KeyValueObservation {
  public func invalidate() {}
}

@available(*, unavailable, message: "Tab follows the order of subviews; call becomeFirstResponder() of the first")
public protocol FocusEnvironment {}

@available(*, unavailable, message: "a desktop has no status bar that an application draws")
public enum StatusBarStyle {
  /// As the system says.
  case `default`
  case lightContent, darkContent
}

@available(*, unavailable, message: "windows are not turned; read traitCollection.horizontalSizeClass in a hook")
@RawRepresented(by: Int.self)
public struct InterfaceOrientationMask: OptionSet {
  /// In every way.
  public static var all: Self { [] }
  public static var allButUpsideDown: Self { [] }
  public static var portrait: Self { [] }
  public static var landscape: Self { [] }
}

@available(*, unavailable, message: "draw(_:) gets a canvas to draw on")
public enum GraphicsContext {}

@available(*, unavailable, message: "a desktop has no sheet to share by: write a file, or use the clipboard")
@MainActor public final class ActivityViewController: ViewController {
  public init(activityItems: [Any], applicationActivities: [Any]?) { super.init() }
}

@available(*, unavailable, message: "use springs: View.animate(springDuration:bounce:animations:)")
@MainActor public final class DynamicAnimator {
  public init() {}

  public init(referenceView: View) {}
}

@available(*, unavailable, message: "a desktop has no sensor of motion")
@MainActor open class MotionEffect {
  public init() {}
}

@available(*, unavailable, message: "add a layer for each copy, with transforms and begin times of their own")
@MainActor public final class CAReplicatorLayer {
  public init() {}
}

@available(*, unavailable, message: "draw the particles in draw(_:), moved by a CADisplayLink")
@MainActor public final class CAEmitterLayer {
  public init() {}
}

@available(*, unavailable, message: "use a HoverGestureRecognizer, and cursor for the pointer's look")
@MainActor public final class PointerInteraction: Interaction {
  public init(delegate: AnyObject? = nil) {}
  public var view: View? { nil }
  public func willMove(to view: View?) {}
  public func didMove(to view: View?) {}
}

@available(*, unavailable, message: "use a ContextMenuInteraction")
@MainActor public final class EditMenuInteraction {
  public init(delegate: AnyObject?) {}
}

@available(*, unavailable, message: "offer the same in a ContextMenuInteraction, which assistive technology reaches")
@MainActor public final class AccessibilityCustomAction {
  public init(name: String, actionHandler: ((Any) -> Bool)?) {}

  public init(name: String, target: Any?, selector: Any) {}
}

@available(
  *, unavailable, message: "texts have no shadow in part; a Label has shadowColor, and the layer of a view shadows"
)
@MainActor public final class Shadow {
  public init() {}
}

@available(*, unavailable, message: "give the tab bar controller the tabs themselves")
@MainActor public final class TabGroup: Tab {
  public init(
    title: String, image: Image?, identifier: String, children: [Tab] = [],
    viewControllerProvider: ((Tab) -> ViewController)? = nil
  ) { super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider) }
}

extension Event {
  @available(*, unavailable, message: "a desktop is not shaken: offer the same in a menu, as Undo is")
  public enum EventSubtype {
    /// To and fro.
    case motionShake
  }
}

extension TableViewCell {
  @available(*, unavailable, message: "follow configurationState in updateConfiguration(using:)")
  public enum StateMask {}
}

extension CollectionViewCell {
  @available(*, unavailable, message: "follow what is dragged in the list's dragDelegate")
  public enum DragState {}
}

@available(*, unavailable, message: "write a file and open it with Application.shared.open(_:): its program prints it")
@MainActor public final class PrintInteractionController {
  public static var shared: PrintInteractionController { fatalError() }
}

@available(*, unavailable, message: "there is no Handoff: keep what is to be restored with the program's own data")
@MainActor public final class UserActivity {
  public init(activityType: String) {}
  public var title: String?
  public var userInfo: [AnyHashable: Any]?
  public var isEligibleForSearch = false
  public var isEligibleForHandoff = false
  public func becomeCurrent() {}
}
