package import Gtk

/// Ways that containers outside of the kit's views move and fade their widgets along, in step with `View.animate`.
package enum AnimatedPlaces {
  /// Whether changes made now are animated.
  package static var isAnimating: Bool { timing != nil }
  /// The time that changes made now take; nil for none.
  package static var timing: AnimationTiming? { AnimationScope.current?.timing }
  /// Whether animation was switched off for changes made now.
  package static var isSuppressed: Bool { AnimationScope.current.map { $0.timing == nil } ?? false }

  /// Brings a widget from one place to another.
  package static func move(_ widget: Widget, from start: Rect, to end: Rect, show: @escaping (Rect) -> Void) {
    Animator.set(AnimationKey(widget, "place"), of: widget, from: start, to: end, show: show)
  }

  /// Leaves an animated number of a widget's look at its current value.
  package static func stop(_ widget: Widget, _ name: String) { Animator.stop(AnimationKey(widget, name), of: widget) }

  /// Leaves a widget where it is on its way.
  package static func stop(_ widget: Widget) { Animator.stop(AnimationKey(widget, "place"), of: widget) }

  /// Ends a widget's animations, and shows what they were on the way to.
  package static func finish(_ widget: Widget) { Animator.abandonAll(of: widget) }

  /// Animates a number of a widget's look from one value to another.
  package static func change(
    _ widget: Widget, _ name: String, from start: Double, to end: Double, show: @escaping (Double) -> Void
  ) {
    Animator.set(AnimationKey(widget, name), of: widget, from: start, to: end, show: show)
  }

  /// Brings a widget's opacity from one value to another, and says when it is there.
  package static func fade(_ widget: Widget, from start: Double, to end: Double, then: @escaping () -> Void = {}) {
    Animator.set(AnimationKey(widget, "fade"), of: widget, from: start, to: end) { [weak widget] value in
      widget?.opacity = value
      if value == end { then() }
    }
  }
}
