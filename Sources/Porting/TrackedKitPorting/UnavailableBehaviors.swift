// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages say what stands in place of each name.

public import TrackedKit

// More types of UIKit without a counterpart, each with what to write in its place: physics, further layers, documents, keyboards.

/// Physics of views.
@available(
  *, unavailable,
  message: "use springs: View.animate(springDuration:bounce:animations:), or move views by an UpdateLink"
)
@MainActor open class DynamicBehavior {
  public init() {}
}

/// Falling.
@available(
  *, unavailable,
  message: "use springs: View.animate(springDuration:bounce:animations:), or move views by an UpdateLink"
)
@MainActor public final class GravityBehavior {
  public init() {}

  public init(items: [Any]) {}
}

/// Bouncing.
@available(
  *, unavailable,
  message: "use springs: View.animate(springDuration:bounce:animations:), or move views by an UpdateLink"
)
@MainActor public final class CollisionBehavior {
  public init() {}

  public init(items: [Any]) {}
}

/// Going to a place.
@available(*, unavailable, message: "use springs: View.animate(springDuration:bounce:animations:)")
@MainActor public final class SnapBehavior {
  public init(item: Any, snapTo point: Point) {}
}

/// Hanging at something.
@available(
  *, unavailable,
  message: "use springs: View.animate(springDuration:bounce:animations:), or move views by an UpdateLink"
)
@MainActor public final class AttachmentBehavior {
  public init(item: Any, attachedToAnchor point: Point) {}

  public init(item: Any, attachedTo other: Any) {}
}

/// Being pushed.
@available(
  *, unavailable,
  message: "use springs: View.animate(springDuration:bounce:animations:), or move views by an UpdateLink"
)
@MainActor public final class PushBehavior {
  public init(items: [Any], mode: UIKitName) {}
}

/// What things are made of.
@available(
  *, unavailable,
  message: "use springs: View.animate(springDuration:bounce:animations:), or move views by an UpdateLink"
)
@MainActor public final class DynamicItemBehavior {
  public init() {}

  public init(items: [Any]) {}
}

/// An effect of tilting.
@available(*, unavailable, message: "a desktop has no sensor of motion")
@MainActor public final class InterpolatingMotionEffect {
  public init(keyPath: String, type: UIKitName) {}
}

/// Effects of tilting.
@available(*, unavailable, message: "a desktop has no sensor of motion")
@MainActor public final class MotionEffectGroup {
  public init() {}
}

/// Particles.
@available(*, unavailable, message: "draw the particles in draw(_:), moved by a CADisplayLink")
@MainActor public final class CAEmitterCell {
  public init() {}
}

/// A layer in tiles.
@available(*, unavailable, message: "draw in draw(_:): GTK keeps what is drawn on the graphics card")
@MainActor open class CATiledLayer {
  public init() {}
}

/// A layer that scrolls.
@available(*, unavailable, message: "use a ScrollView")
@MainActor public final class CAScrollLayer {
  public init() {}
}

/// A layer with solids.
@available(*, unavailable, message: "set a transform3D with an m34 of each layer")
@MainActor public final class CATransformLayer {
  public init() {}
}

/// A document that saves itself.
@available(*, unavailable, message: "write a file of your own, as the to-do list of the demo does")
@MainActor open class Document {
  public init(fileURL: Any) {}
}

/// A keyboard.
@available(*, unavailable, message: "no keyboard is on the screen")
@MainActor open class InputViewController: ViewController {
  public init() { super.init() }
}

/// A keyboard.
@available(*, unavailable, message: "no keyboard is on the screen")
@MainActor open class InputView {
  public init(frame: Rect, inputViewStyle: UIKitName) {}
}

/// Where the keyboard goes.
@available(*, unavailable, message: "Tab follows the order of subviews; call becomeFirstResponder() of the first")
@MainActor public final class FocusGuide {
  public init() {}
}

/// What is found in texts.
@available(*, unavailable, message: "find links yourself, and give them the attribute .link")
@MainActor public final class DataDetectorTypes {
  public static var link: UIKitName { [] }

  public static var all: UIKitName { [] }

  public static var phoneNumber: UIKitName { [] }
}

extension Scene.ConnectionOptions {
  /// What was gone on with elsewhere.
  @available(*, unavailable, message: "a desktop hands over no activities: leave the lines out")
  @MainActor public var userActivities: Set<AnyHashable> { [] }

  /// What was chosen at the icon.
  @available(*, unavailable, message: "offer the same as Actions of the desktop file: leave the lines out")
  @MainActor public var shortcutItem: UIKitName? { nil }
}

extension Touch {
  /// How hard it presses.
  @available(*, unavailable, message: "neither mice nor touchscreens tell a pressure: leave the factor out")
  public var force: Double { 1 }

  /// How hard it may press.
  @available(*, unavailable, message: "neither mice nor touchscreens tell a pressure: leave the factor out")
  public var maximumPossibleForce: Double { 1 }

  /// How wide the finger is.
  @available(*, unavailable, message: "GTK does not tell how wide a finger is: leave the line out")
  public var majorRadius: Double { 0 }

  /// How a pen is held.
  @available(*, unavailable, message: "the kit has no pens: leave the line out")
  public var altitudeAngle: Double { 0 }
}

extension Image {
  /// Pictures are resources.
  @available(*, unavailable, message: "pictures are resources of the program: Image(named:)")
  public init?(named name: String, in bundle: AnyObject?, compatibleWith traitCollection: TraitCollection?) { nil }

  /// Pictures are resources.
  @available(*, unavailable, message: "pictures are resources of the program: Image(named:)")
  public init?(named name: String, in bundle: AnyObject?, with configuration: Any?) { nil }
}
