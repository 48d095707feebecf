public import Gtk

/// How much a widget's natural size counts, against being larger and against being smaller, in either direction.
nonisolated struct ContentPriorities: Hashable, Sendable {
  struct Direction: Hashable, Sendable {
    var hugging = LayoutPriority.defaultLow
    var compressionResistance = LayoutPriority.defaultHigh
  }

  var horizontal = Direction()
  var vertical = Direction()

  static let standard = ContentPriorities()

  /// For controls of a fixed size, like UIKit's switch and stepper: neighbours get the space.
  static let hugging: ContentPriorities = {
    var priorities = hugging(.vertical)
    priorities.horizontal.hugging = .defaultHigh
    return priorities
  }()

  /// Of controls that have one size in one direction.
  static func hugging(_ orientation: Orientation) -> ContentPriorities {
    var priorities = ContentPriorities()
    priorities[orientation].hugging = .defaultHigh
    return priorities
  }

  subscript(orientation: Orientation) -> Direction {
    get { orientation == .horizontal ? horizontal : vertical }
    set { if orientation == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }

  subscript(axis: LayoutPlan.Axis) -> Direction { axis == .horizontal ? horizontal : vertical }
}

/// Priorities other than the standard ones, kept by a widget.
private final class KeptContentPriorities {
  let priorities: ContentPriorities

  init(_ priorities: ContentPriorities) { self.priorities = priorities }
}

extension WidgetProtocol {
  /// How much the widget resists being larger than its natural size where constraints place it: 250 unless set, and 750 of a
  /// `Switch`, a `Stepper` and an `ActivityIndicatorView`, and of a `ProgressView` in its height.
  ///
  /// Layout follows in the same frame. A widget without a natural size, such as an empty view, has nothing to hug.
  public func setContentHuggingPriority(_ priority: LayoutPriority, for orientation: Orientation) {
    if let view = self as? View { return view.setContentHuggingPriority(priority, for: orientation) }
    contentPriorities[orientation].hugging = priority
  }

  /// How much the widget resists being larger than its natural size where constraints place it.
  public func contentHuggingPriority(for orientation: Orientation) -> LayoutPriority {
    (self as? View)?.contentHuggingPriority(for: orientation)
      ?? contentPriorities[orientation].hugging
  }

  /// How much the widget resists being smaller than its natural size where constraints place it: 750 unless set.
  ///
  /// Decides between the natural size and the least one: GTK makes no widget smaller than its least size,
  /// whatever the constraints say. With `required` the natural size is the least one. Layout follows in the same frame.
  public func setContentCompressionResistancePriority(_ priority: LayoutPriority, for orientation: Orientation) {
    if let view = self as? View {
      return view.setContentCompressionResistancePriority(priority, for: orientation)
    }
    contentPriorities[orientation].compressionResistance = priority
  }

  /// How much the widget resists being smaller than its natural size where constraints place it.
  public func contentCompressionResistancePriority(for orientation: Orientation) -> LayoutPriority {
    (self as? View)?.contentCompressionResistancePriority(for: orientation)
      ?? contentPriorities[orientation].compressionResistance
  }

  /// All four priorities.
  var contentPriorities: ContentPriorities {
    get {
      attachment(KeptContentPriorities.self)?.priorities ?? (self as? View)?.standardPriorities ?? .standard
    }
    set {
      guard newValue != contentPriorities else { return }
      attach(KeptContentPriorities(newValue))
      guard let superview = parent as? View, !superview.fills(rawWidget) else { return }
      superview.constraintsDidChange()
    }
  }
}
