// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages say what stands in place of each name.

public import TrackedKit

// UIKit's previews: GTK lifts the widget itself, as it looks.

/// How a preview looks.
@available(*, unavailable, message: "what is lifted looks as the view does: leave it out")
@MainActor open class PreviewParameters {
  public init() {}
  public init(textLineRects: [Rect]) {}
  /// What of the view is seen.
  public var visiblePath: BezierPath? {
    get { nil }
    set { _ = newValue }
  }
  /// The outline of the shadow.
  public var shadowPath: BezierPath? {
    get { nil }
    set { _ = newValue }
  }
  /// What is behind the view.
  public var backgroundColor: Color! {
    get { nil }
    set { _ = newValue }
  }
}

/// How what is dragged looks.
@available(*, unavailable, message: "what is dragged looks as the view does: leave it out")
@MainActor open class DragPreviewParameters: PreviewParameters {}

/// Where a preview lands.
@available(*, unavailable, message: "a preview begins where its view is, and goes back there: leave it out")
@MainActor open class PreviewTarget {
  public init(container: View, center: Point) {}
}

/// A view that stands for another one while that is lifted.
@available(
  *, unavailable, message: "what is lifted is the view itself: leave it out, or give the menu a previewProvider"
)
@MainActor open class TargetedPreview {
  public init(view: View) {}
  public init(view: View, parameters: PreviewParameters) {}
  public init(view: View, parameters: PreviewParameters, target: PreviewTarget) {}
}

/// A view that stands for what is dragged.
@available(*, unavailable, message: "what is dragged is the view itself: leave it out")
@MainActor open class TargetedDragPreview: TargetedPreview {}

/// A view that stands for what is dragged.
@available(*, unavailable, message: "what is dragged is the view itself: leave it out")
@MainActor open class DragPreview {
  public init(view: View) {}
  public init(view: View, parameters: DragPreviewParameters) {}
}
