import CGtk
public import Gtk

/// Haptic feedback, on a device with a motor. A desktop has none, and nothing is felt, as on an iPad; for a failure
/// (`NotificationFeedbackGenerator`) the desktop's error sound is played.
@MainActor open class FeedbackGenerator {
  /// A generator.
  public init() {}

  /// A generator for a view.
  public init(view: Gtk.Widget) {}

  /// Says that something is going to be felt soon. A desktop has nothing to get ready.
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

  /// Something hits something: nothing that a desktop could let anybody feel.
  public func impactOccurred() {}

  /// Something hits something, with a strength from 0 to 1.
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

  /// Something has ended; the desktop makes its sound where it has failed, unless its settings say otherwise.
  public func notificationOccurred(_ notificationType: FeedbackType) {
    if notificationType == .error { Gtk.Window.foremost?.errorBell() }
  }
}
