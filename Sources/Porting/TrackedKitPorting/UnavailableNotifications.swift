// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages say what to use instead.

public import Foundation
public import TrackedKit

// UIKit's notifications and options that a desktop has no use for.

extension Application {
  @available(*, unavailable, message: "a desktop gives no such warnings")
  public nonisolated static var didReceiveMemoryWarningNotification: Notification.Name { Notification.Name("") }
}

extension ViewPropertyAnimator {
  @available(*, unavailable, message: "fractionComplete is the fraction of the way that is seen: leave the line out")
  @NeverCalled public var scrubsLinearly: Bool
}

extension Window {
  @available(
    *, unavailable,
    message: "which window lies above is the desktop's matter: add a view to the window itself, or present a controller"
  )
  @NeverCalled public var windowLevel: Level

  @available(*, unavailable, message: "which window lies above is the desktop's matter")
  public nonisolated struct Level: Sendable {
    public static var normal: Level { Level() }
    public static var alert: Level { Level() }
    public static var statusBar: Level { Level() }
    /// A level above another.
    public static func + (level: Level, distance: Double) -> Level { level }
  }

  @available(*, unavailable, message: "show renderTexture() in an ImageView")
  public final func snapshotView(afterScreenUpdates afterUpdates: Bool) -> View? { nil }
}

extension View.AnimationOptions {
  @available(*, unavailable, message: "paper is not curled here: use transitionCrossDissolve or a flip")
  public static var transitionCurlUp: Self { [] }
  @available(*, unavailable, message: "paper is not curled here: use transitionCrossDissolve or a flip")
  public static var transitionCurlDown: Self { [] }
}
