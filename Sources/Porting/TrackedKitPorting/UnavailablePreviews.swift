// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages say what to use instead.

public import TrackedKit

// UIKit's previews: GTK lifts the widget itself, as it looks.

@available(*, unavailable, message: "what is lifted looks as the view does: leave it out")
@MainActor open class PreviewParameters {
  public init() {}
  public init(textLineRects: [Rect]) {}
  /// What of the view is seen.
  @NeverCalled public var visiblePath: BezierPath?
  /// The outline of the shadow.
  @NeverCalled public var shadowPath: BezierPath?
  /// What is behind the view.
  @NeverCalled public var backgroundColor: Color!
}

@available(*, unavailable, message: "what is dragged looks as the view does: leave it out")
@MainActor open class DragPreviewParameters: PreviewParameters {}

@available(*, unavailable, message: "a preview begins where its view is, and goes back there: leave it out")
@MainActor open class PreviewTarget {
  public init(container: View, center: Point) {}
}

@available(
  *, unavailable, message: "what is lifted is the view itself: leave it out, or give the menu a previewProvider"
)
@MainActor open class TargetedPreview {
  public init(view: View) {}
  public init(view: View, parameters: PreviewParameters) {}
  public init(view: View, parameters: PreviewParameters, target: PreviewTarget) {}
}

@available(*, unavailable, message: "what is dragged is the view itself: leave it out")
@MainActor open class TargetedDragPreview: TargetedPreview {}

@available(*, unavailable, message: "what is dragged is the view itself: leave it out")
@MainActor open class DragPreview {
  public init(view: View) {}
  public init(view: View, parameters: DragPreviewParameters) {}
}
