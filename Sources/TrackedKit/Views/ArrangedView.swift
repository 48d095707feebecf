public import Gtk

/// What stands in a view and how it is arranged, for classes that do more, or say something else, as UIKit's programs like to. What each
/// means where nobody overrides it is said at every widget's own.
@MainActor open class ArrangedView: PlacedView {
  /// Every one is: this class is only there for what may be overridden.
  final var asView: View { unsafeDowncast(self, to: View.self) }

  // MARK: Order

  /// The views directly inside, back to front. GTK's own widgets, where a program adds some, stand among them in `addedChildren`; debug builds
  /// warn, once for each class of views, where they are left out here.
  open var subviews: [View] { asView.subviewViews }

  /// Adds a view behind `index` others; at most behind none. Call `super`.
  open func insertSubview(_ view: View, at index: Int) { asView.put(view, at: index) }

  /// Adds a view directly behind another, or behind the subview that this one is in. Call `super`.
  open func insertSubview(_ view: View, belowSubview sibling: View) { asView.put(view, below: sibling) }

  /// Adds a view directly in front of another, or of the subview that this one is in. Call `super`.
  open func insertSubview(_ view: View, aboveSubview sibling: View) { asView.put(view, above: sibling) }

  /// Lets two subviews change their places in the order; their frames stay. Call `super`.
  open func exchangeSubview(at first: Int, withSubviewAt second: Int) { asView.exchange(first, second) }

  /// Puts a subview in front of its siblings. Call `super`.
  open func bringSubviewToFront(_ view: View) { asView.bringToFront(view) }

  /// Puts a subview behind its siblings. Call `super`.
  open func sendSubviewToBack(_ view: View) { asView.sendToBack(view) }

  // MARK: Layout

  /// Runs pending constraint and property hooks, then lays out what is pending in this view's window, now (C-087). Without a
  /// window, or in one that is not shown, the layout hooks of this view and everything below run.
  ///
  /// Inside a hook this view and everything below are laid out, at the size the view has. Views whose layout hooks run at that
  /// moment go on afterwards. What the hooks change elsewhere in the window is laid out in the same frame.
  open func layoutIfNeeded() { asView.layOutPending() }

  /// Whether `updateConstraints()` is due.
  open func needsUpdateConstraints() -> Bool { asView.isConstraintUpdatePending }

  /// The distances that content keeps from the view's edges: `directionalLayoutMargins` as left and right.
  open var layoutMargins: EdgeInsets {
    get { EdgeInsets(directionalLayoutMargins, in: (self as Widget).direction) }
    set { directionalLayoutMargins = DirectionalEdgeInsets(newValue, in: (self as Widget).direction) }
  }

  /// The distances that content keeps from the view's edges, by the direction of reading. Unless set, 8 above and below, and at the sides 16 in
  /// the view of a controller, as far as the usual content in a row of a list, and 8 elsewhere. Layout that follows `layoutMarginsGuide` takes
  /// them into account, also those of an override.
  open var directionalLayoutMargins: DirectionalEdgeInsets {
    get { asView.plainMargins }
    set { asView.plainMargins = newValue }
  }

  /// The view without its layout margins.
  open var layoutMarginsGuide: LayoutGuide { asView.standardMarginsGuide }

  /// The part of the view that nothing covers. On a desktop bars stand beside the content, so that this is all of the view.
  open var safeAreaLayoutGuide: LayoutGuide { asView.standardSafeAreaGuide }

  /// What is covered at the view's edges: nothing on a desktop.
  open var safeAreaInsets: EdgeInsets { .zero }

  /// The part of the view without its margins that is no wider than a text is read with ease, 672 logical pixels, in the middle.
  open var readableContentGuide: LayoutGuide { asView.standardReadableGuide }

  /// How a drawing follows the view's size. A hint that UIKit needs: a view's drawing is made anew for each size, as `.redraw` says. An
  /// `ImageView` has a mode that counts.
  open var contentMode: View.ContentMode {
    get { plainContentMode }
    set { plainContentMode = newValue }
  }

  /// What of the frame gives way when the superview gets another size; nothing unless set.
  open var autoresizingMask: View.AutoresizingMask {
    get { plainAutoresizingMask }
    set { plainAutoresizingMask = newValue }
  }

  /// Whether a frame that was set decides on the place; see every widget's own.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { plainTranslatesMask }
    set { plainTranslatesMask = newValue }
  }

  /// Which way the view lays itself out, whatever the language; as reading goes unless set.
  open var semanticContentAttribute: SemanticContentAttribute {
    get { plainSemanticContentAttribute }
    set { plainSemanticContentAttribute = newValue }
  }

  // MARK: Constraints

  /// The constraints this view keeps: between itself, what is in it and its guides.
  open var constraints: [LayoutConstraint] { asView.constraintStore?.constraints ?? [] }

  /// Activates a constraint. It is kept by the view nearest to its items, whichever view was asked.
  open func addConstraint(_ constraint: LayoutConstraint) { constraint.isActive = true }

  /// Activates constraints.
  open func addConstraints(_ constraints: [LayoutConstraint]) { LayoutConstraint.activate(constraints) }

  /// Deactivates a constraint.
  open func removeConstraint(_ constraint: LayoutConstraint) { constraint.isActive = false }

  /// Deactivates constraints.
  open func removeConstraints(_ constraints: [LayoutConstraint]) { LayoutConstraint.deactivate(constraints) }

  /// Adds a guide, taking it from the view it was in.
  open func addLayoutGuide(_ guide: LayoutGuide) { asView.keep(guide) }

  /// Removes a guide; constraints with it end.
  open func removeLayoutGuide(_ guide: LayoutGuide) { asView.letGo(of: guide) }

  /// How much the view resists being larger than its natural size; see every widget's own.
  open func setContentHuggingPriority(_ priority: LayoutPriority, for orientation: Orientation) {
    contentPriorities[orientation].hugging = priority
  }

  /// How much the view resists being larger than its natural size where constraints place it.
  open func contentHuggingPriority(for orientation: Orientation) -> LayoutPriority {
    contentPriorities[orientation].hugging
  }

  /// How much the view resists being smaller than its natural size; see every widget's own.
  open func setContentCompressionResistancePriority(_ priority: LayoutPriority, for orientation: Orientation) {
    contentPriorities[orientation].compressionResistance = priority
  }

  /// How much the view resists being smaller than its natural size where constraints place it.
  open func contentCompressionResistancePriority(for orientation: Orientation) -> LayoutPriority {
    contentPriorities[orientation].compressionResistance
  }

  // MARK: Gestures

  /// What recognises gestures here, in the order in which it was added; nil for none.
  open var gestureRecognizers: [GestureRecognizer]? {
    get { plainGestureRecognizers }
    set { replaceGestureRecognizers(newValue) }
  }

  /// Lets a recognizer hear of what happens here, and nowhere else. Call `super`.
  open func addGestureRecognizer(_ recognizer: GestureRecognizer) { plainAddGestureRecognizer(recognizer) }

  /// Takes a recognizer away; one that is not here stays where it is. Call `super`.
  open func removeGestureRecognizer(_ recognizer: GestureRecognizer) { plainRemoveGestureRecognizer(recognizer) }

  /// Adds an interaction, taking it from where it was. Call `super`.
  open func addInteraction(_ interaction: any Interaction) { plainAddInteraction(interaction) }

  /// Takes an interaction away; one that is not here stays where it is. Call `super`.
  open func removeInteraction(_ interaction: any Interaction) { plainRemoveInteraction(interaction) }

  // MARK: Updates

  /// Asks for `updateProperties` in the next update pass; several requests make one run (C-030).
  open func setNeedsUpdateProperties() { invalidate(.updateProperties) }

  /// Runs pending property hooks of this view, its controller and everything below, now (C-079, C-082, C-084).
  open func updatePropertiesIfNeeded() { WidgetNode.updateIfNeeded(below: self, phase: .properties) }

  /// Brings the traits of this view and everything below it up to date now.
  open func updateTraitsIfNeeded() { WidgetNode.updateTraitsIfNeeded(below: self) }

  /// The traits at this place of the hierarchy, as of the last trait step of the update pass. What an override makes of them holds in the
  /// view's own hooks and for everything below; it is asked in the trait step.
  open var traitCollection: TraitCollection { plainTraitCollection }

  /// Takes the keyboard from whatever has it in the view; see every widget's own.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { plainEndEditing(force) }
}
