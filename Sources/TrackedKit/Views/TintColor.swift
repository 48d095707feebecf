public import Gtk
import GtkTracking

extension WidgetProtocol {
  /// The colour of controls, for this widget and everything below it that has none of its own: the nearest one
  /// that was set, otherwise the system's. Set nil to inherit again.
  ///
  /// It is a trait: a hook that reads it runs again when it changes here, `Color.tintColor` means it wherever a colour is
  /// shown, and `View.tintColorDidChange()` is called. A value set above is known at once.
  public var tintColor: Color! {
    get { if let view = self as? View { view.tintColor } else { plainTintColor } }
    set { if let view = self as? View { view.tintColor = newValue } else { plainTintColor = newValue } }
  }

  /// The part that a view's class can override.
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

  /// The value set here or above, even if the trait step is still to come.
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
