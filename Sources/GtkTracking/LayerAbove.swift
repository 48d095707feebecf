// What this module asks of a layer above it, all of it. TrackedKit's views, controllers and windows answer; a program that uses GTK's
// own widgets needs none of it.

/// A widget whose class has hooks of its own and lays itself out, as the kit's views do.
///
/// Its node is made by the class, which gives it the hooks, and is attached to the widget.
@MainActor package protocol NodeOwner: Widget {
  /// The widget's node, made if need be.
  var widgetNode: WidgetNode { get }

  /// Whether its layout hooks run just now: what is pending there has its turn.
  var isLayingOut: Bool { get }
  /// Runs the layout hooks although GTK passes over the widget, because it is hidden or in no window that is shown.
  func layOutHidden()
  /// Has the next layout run whatever the last one followed from.
  func forgetLayout()

  /// The object that messages and the inspector name for the widget's hooks.
  var hookOwner: AnyObject { get }

  // Any of these may be overridden by a program.
  /// The traits as the class has them; asked where `overridesTraits` was set on the node.
  var traitCollection: TraitCollection { get }
  func updateTraitsIfNeeded()
  func setNeedsUpdateProperties()
  func updatePropertiesIfNeeded()

  /// The traits have changed from `old`: `changed` has another value. Called before observers are told.
  func traitsDidChange(_ changed: [TraitValue], from old: TraitCollection)
}

/// An object whose hooks run before those of a widget, as a view's controller's do, and whose traits are the widget's without what was set
/// on the widget itself.
@MainActor package protocol NodeController: AnyObject {
  /// The traits as the class has them; asked where `overridesTraits` was set on the node.
  var traitCollection: TraitCollection { get }
  /// Called after its traits have changed, with those from before.
  var traitObservers: [TraitObserver] { get }

  /// The pass is about to run hooks of the node.
  func willBeServed()
  /// Its traits have changed from `old`. Called before the widget's class and observers are told.
  func traitsDidChange(from old: TraitCollection)
}

/// What a layer above keeps for one window, and has called at steps of the frame; see `WindowHost.attach(_:)`.
@MainActor package protocol HostPart: AnyObject {
  /// The frame is painted.
  func frameDidEnd()
}
