// Core Animation's types, which keep their prefix.

/// A layer that draws a gradient.
@available(
  *, unavailable, message: "a view's layer has no layers in it: draw in draw(_:) with BezierPath, or use subviews"
)
public enum CAGradientLayer {}

/// A layer that draws a path.
@available(
  *, unavailable, message: "a view's layer has no layers in it: draw in draw(_:) with BezierPath, or use subviews"
)
public enum CAShapeLayer {}

/// A layer that draws a text.
@available(
  *, unavailable, message: "a view's layer has no layers in it: draw in draw(_:) with BezierPath, or use subviews"
)
public enum CATextLayer {}

/// An animation of a layer.
@available(*, unavailable, message: "animate properties inside View.animate, or with a ViewPropertyAnimator")
public enum CABasicAnimation {}

/// An animation of a layer in steps.
@available(*, unavailable, message: "animate properties inside View.animate, or with a ViewPropertyAnimator")
public enum CAKeyframeAnimation {}

/// A springing animation of a layer.
@available(*, unavailable, message: "animate properties inside View.animate, or with a ViewPropertyAnimator")
public enum CASpringAnimation {}

/// Changes of layers that belong together.
@available(
  *, unavailable,
  message:
    "properties of a layer change at once outside of View.animate; View.performWithoutAnimation does so inside of it"
)
public enum CATransaction {}

/// A call for each frame.
@available(*, unavailable, message: "write UpdateLink(view: view), addAction, and isEnabled = true")
public enum CADisplayLink {}

/// A layer.
@available(*, unavailable, message: "write Layer; every view has one, and no other can be made")
public enum CALayer {}
