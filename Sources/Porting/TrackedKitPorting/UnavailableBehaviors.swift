// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages say what to use instead.

public import TrackedKit

// More types of UIKit without a counterpart, each with what to write in its place: physics, further layers, documents, keyboards.

@available(
  *, unavailable,
  message: "use springs: View.animate(springDuration:bounce:animations:), or move views by an UpdateLink"
)
@MainActor open class DynamicBehavior {
  public init() {}
}

@available(
  *, unavailable,
  message: "use springs: View.animate(springDuration:bounce:animations:), or move views by an UpdateLink"
)
@MainActor public final class GravityBehavior {
  public init() {}

  public init(items: [Any]) {}
}

@available(
  *, unavailable,
  message: "use springs: View.animate(springDuration:bounce:animations:), or move views by an UpdateLink"
)
@MainActor public final class CollisionBehavior {
  public init() {}

  public init(items: [Any]) {}
}

@available(*, unavailable, message: "use springs: View.animate(springDuration:bounce:animations:)")
@MainActor public final class SnapBehavior {
  public init(item: Any, snapTo point: Point) {}
}

@available(
  *, unavailable,
  message: "use springs: View.animate(springDuration:bounce:animations:), or move views by an UpdateLink"
)
@MainActor public final class AttachmentBehavior {
  public init(item: Any, attachedToAnchor point: Point) {}

  public init(item: Any, attachedTo other: Any) {}
}

@available(
  *, unavailable,
  message: "use springs: View.animate(springDuration:bounce:animations:), or move views by an UpdateLink"
)
@MainActor public final class PushBehavior {
  public init(items: [Any], mode: UIKitName) {}
}

@available(
  *, unavailable,
  message: "use springs: View.animate(springDuration:bounce:animations:), or move views by an UpdateLink"
)
@MainActor public final class DynamicItemBehavior {
  public init() {}

  public init(items: [Any]) {}
}

@available(*, unavailable, message: "a desktop has no sensor of motion")
@MainActor public final class InterpolatingMotionEffect {
  public init(keyPath: String, type: UIKitName) {}
}

@available(*, unavailable, message: "a desktop has no sensor of motion")
@MainActor public final class MotionEffectGroup {
  public init() {}
}

@available(*, unavailable, message: "draw the particles in draw(_:), moved by a CADisplayLink")
@MainActor public final class CAEmitterCell {
  public init() {}
}

@available(*, unavailable, message: "draw in draw(_:): GTK keeps what is drawn on the graphics card")
@MainActor open class CATiledLayer {
  public init() {}
}

@available(*, unavailable, message: "use a ScrollView")
@MainActor public final class CAScrollLayer {
  public init() {}
}

@available(*, unavailable, message: "set a transform3D with an m34 of each layer")
@MainActor public final class CATransformLayer {
  public init() {}
}

@available(*, unavailable, message: "write a file of your own, as the to-do list of the demo does")
@MainActor open class Document {
  public init(fileURL: Any) {}
}

@available(*, unavailable, message: "no keyboard is on the screen")
@MainActor open class InputViewController: ViewController {
  public init() { super.init() }
}

@available(*, unavailable, message: "no keyboard is on the screen")
@MainActor open class InputView {
  public init(frame: Rect, inputViewStyle: UIKitName) {}
}

@available(*, unavailable, message: "Tab follows the order of subviews; call becomeFirstResponder() of the first")
@MainActor public final class FocusGuide {
  public init() {}
}

@available(*, unavailable, message: "find links yourself, and give them the attribute .link")
@MainActor public final class DataDetectorTypes {
  public static var link: UIKitName { [] }

  public static var all: UIKitName { [] }

  public static var phoneNumber: UIKitName { [] }
}

extension Scene.ConnectionOptions {
  @available(*, unavailable, message: "a desktop hands over no activities: leave the lines out")
  @MainActor public var userActivities: Set<AnyHashable> { [] }

  @available(*, unavailable, message: "offer the same as Actions of the desktop file: leave the lines out")
  @MainActor public var shortcutItem: UIKitName? { nil }
}

extension Touch {
  @available(*, unavailable, message: "neither mice nor touchscreens tell a pressure: leave the factor out")
  public var force: Double { 1 }

  @available(*, unavailable, message: "neither mice nor touchscreens tell a pressure: leave the factor out")
  public var maximumPossibleForce: Double { 1 }

  @available(*, unavailable, message: "GTK does not tell how wide a finger is: leave the line out")
  public var majorRadius: Double { 0 }

  @available(*, unavailable, message: "the kit has no pens: leave the line out")
  public var altitudeAngle: Double { 0 }
}

extension Image {
  @available(*, unavailable, message: "pictures are resources of the program: Image(named:)")
  public init?(named name: String, in bundle: AnyObject?, compatibleWith traitCollection: TraitCollection?) { nil }

  @available(*, unavailable, message: "pictures are resources of the program: Image(named:)")
  public init?(named name: String, in bundle: AnyObject?, with configuration: Any?) { nil }
}
