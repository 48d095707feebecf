import CGtk
public import Gtk

/// Haptic feedback, on a device with a motor. A desktop has none, and nothing is felt, as on an iPad; for a failure
/// (`NotificationFeedbackGenerator`) the desktop's error sound is played.
@MainActor open class FeedbackGenerator {
  /// A generator.
  public init() {}

  /// A generator for a view.
  public init(view: Gtk.Widget) {}

  /// Prepares for feedback that is about to come. Does nothing on a desktop.
  public final func prepare() {}
}

/// Feedback for an impact.
@MainActor public final class ImpactFeedbackGenerator: FeedbackGenerator {
  /// How heavy what hits is.
  public nonisolated enum FeedbackStyle: Int, Sendable {
    /// A light thing.
    case light
    /// One of middle weight.
    case medium
    /// A heavy thing.
    case heavy
    /// A soft thing.
    case soft
    /// A hard thing.
    case rigid
  }

  /// A generator.
  public init(style: FeedbackStyle) { super.init() }

  /// A generator of middle weight.
  public override init() { super.init() }

  /// A generator for a view.
  public init(style: FeedbackStyle, view: Gtk.Widget) { super.init() }

  /// Reports an impact. A desktop has no haptic feedback: does nothing.
  public func impactOccurred() {}

  /// Reports an impact with a strength from 0 to 1. Does nothing, too.
  public func impactOccurred(intensity: Double) {}
}

/// Feedback for a changed selection.
@MainActor public final class SelectionFeedbackGenerator: FeedbackGenerator {
  /// The selection has changed: no effect on a desktop.
  public func selectionChanged() {}
}

/// Feedback for a result.
@MainActor public final class NotificationFeedbackGenerator: FeedbackGenerator {
  /// How something has ended.
  public nonisolated enum FeedbackType: Int, Sendable {
    /// Well.
    case success
    /// Not quite well.
    case warning
    /// It has failed.
    case error
  }

  /// Reports the end of a task. For a failure the desktop plays its sound, unless its settings disable sounds.
  public func notificationOccurred(_ notificationType: FeedbackType) {
    if notificationType == .error { Gtk.Window.foremost?.errorBell() }
  }
}
