public import Gtk
import GtkTracking

extension WidgetProtocol {
  /// The colour of what one can act on, of this widget and everything below it that has none of its own: the nearest one
  /// that was set, and else the system's. Set nil to inherit again.
  ///
  /// It is a trait: a hook that reads it runs again when it changes here, `Color.tintColor` stands for it wherever a colour is
  /// shown, and `View.tintColorDidChange()` is called. What was set above is known at once.
  public var tintColor: Color! {
    get { if let view = self as? View { view.tintColor } else { plainTintColor } }
    set { if let view = self as? View { view.tintColor = newValue } else { plainTintColor = newValue } }
  }

  /// What a view's class may make something else of.
  var plainTintColor: Color! {
    get {
      // A read of the trait, on which the hook that runs depends.
      let known = traitCollection[TintColorTrait.self]
      return nearestTintColor ?? known
    }
    set {
      let overrides = traitOverrides
      if let newValue {
        guard !overrides.contains(TintColorTrait.self) || overrides[TintColorTrait.self] != newValue else { return }
        traitOverrides[TintColorTrait.self] = newValue
      } else if overrides.contains(TintColorTrait.self) {
        traitOverrides.remove(TintColorTrait.self)
      }
    }
  }

  /// What was set here or above, though the trait step may be still to come.
  private var nearestTintColor: Color? {
    var next: Widget? = self
    while let widget = next {
      if let overrides = WidgetNode.existing(of: widget)?.traits.overrides, overrides.contains(TintColorTrait.self) {
        return overrides[TintColorTrait.self]
      }
      next = widget.parent
    }
    return nil
  }
}
