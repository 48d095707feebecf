import Gtk

/// The traits of one node: what was set on it, what holds there, and who wants to know.
package struct TraitNode {
  /// Values set on the view, and on its controller.
  package fileprivate(set) var overrides = TraitOverrides()
  fileprivate(set) var controllerOverrides = TraitOverrides()
  /// The traits as of the last trait step; nil before the first.
  fileprivate(set) var collection: TraitCollection?
  /// The traits of the controller: without what was set on its view.
  fileprivate(set) var controllerCollection: TraitCollection?
  /// Whether the class of the widget, or of its controller, says itself what the traits are.
  package var isOverriddenByOwner = false
  package var isOverriddenByController = false
  /// Both collections below what an override of `traitCollection` makes of them; nil where nobody overrides it.
  fileprivate var plain: TraitCollection?
  fileprivate var plainOfController: TraitCollection?
  /// By which level's rules the hooks run; nil before the first trait step.
  fileprivate(set) var policy: TrackingPolicy?
  /// Called after the widget's traits have changed, with those from before.
  var observers: [TraitObserver] = []
  /// Whether the window's next trait step looks at the node, and its place among those.
  var isQueued = false
  var placeInQueue = 0
  /// Whose traits hooks read that ask the widget, or its controller; nil before one did.
  var source: TraitSource?
  var controllerSource: TraitSource?

  /// The style that was set here; nil for that from above.
  var ownStyle: UserInterfaceStyle? {
    func style(_ overrides: TraitOverrides) -> UserInterfaceStyle? {
      guard overrides.contains(TraitUserInterfaceStyle.self) else { return nil }
      return overrides[TraitUserInterfaceStyle.self] == .unspecified ? nil : overrides[TraitUserInterfaceStyle.self]
    }
    return style(overrides) ?? style(controllerOverrides)
  }
}

extension WidgetNode {
  /// Sets the overrides of the view, or of its controller.
  package func setOverrides(_ newValue: TraitOverrides, ofController: Bool) {
    if ofController { traits.controllerOverrides = newValue } else { traits.overrides = newValue }
    if let widget { StyleOverride.update(widget, traits.ownStyle) }
    recordTraitChange()
  }

  /// The traits that come from above.
  private func inheritedTraits() -> TraitCollection {
    guard let widget else { return TraitCollection() }
    let (nearest, top) = TreeOrder.nearestNode(above: widget)
    if let nearest { return nearest.traits.collection ?? nearest.resolvedTraits() }
    return WindowHost.of(top as? Gtk.Window)?.systemTraits.current ?? TraitCollection()
  }

  /// The traits as they are now: the last step's, or, before the first, what they would be.
  func resolvedTraits() -> TraitCollection {
    guard overridesTraits else {
      return inheritedTraits().applying(traits.controllerOverrides).applying(traits.overrides)
    }
    return ask().ofView
  }

  /// Whether the view's class, or its controller's, says something else of its traits.
  private var overridesTraits: Bool { traits.isOverriddenByOwner || traits.isOverriddenByController }

  /// Has overrides of `traitCollection` say what the traits are; outside of tracking, as nobody's hook asks.
  private func ask() -> (ofController: TraitCollection, ofView: TraitCollection) {
    var ofController = inheritedTraits().applying(traits.controllerOverrides)
    traits.plainOfController = ofController
    if traits.isOverriddenByController, let controller {
      ofController = PassContext.untracked { controller.traitCollection.ofPlace }
    }
    var ofView = ofController.applying(traits.overrides)
    traits.plain = ofView
    if traits.isOverriddenByOwner, let owner {
      ofView = PassContext.untracked { owner.traitCollection.ofPlace }
    }
    return (ofController, ofView)
  }

  /// The view's traits below what its class makes of them.
  var plainTraits: TraitCollection {
    if let collection = traits.collection {
      return traits.isOverriddenByOwner ? traits.plain ?? collection : collection
    }
    // An override of the view's own that asks its superclass is not to be asked again.
    guard traits.isOverriddenByOwner else { return resolvedTraits() }
    return traitsOfController(asking: true).applying(traits.overrides)
  }

  /// The controller's traits; below what its class makes of them unless that is asked.
  package func traitsOfController(asking: Bool = false) -> TraitCollection {
    if asking, traits.isOverriddenByController, let controller {
      return PassContext.untracked { controller.traitCollection }
    }
    if let collection = traits.controllerCollection {
      return traits.isOverriddenByController ? traits.plainOfController ?? collection : collection
    }
    return inheritedTraits().applying(traits.controllerOverrides)
  }

  /// What a controller has set, and what its class says, ends with it.
  func removeControllerTraits() {
    traits.isOverriddenByController = false
    traits.plainOfController = nil
    if traits.controllerOverrides.hasValues {
      setOverrides(TraitOverrides(), ofController: true)
    } else {
      recordTraitChange()
    }
  }

  /// Computes the traits of this node and of all below, and marks the hooks that read what changed.
  func refreshTraits() {
    guard let widget else { return }
    TreeOrder.forEachNodeOfChangingTree(below: widget) { node in
      node.traits.isQueued = false
      return node.adoptTraits() || node === self ? .enter : .skip
    }
  }

  /// Computes the traits of this node alone.
  ///
  /// - Returns: whether they are new.
  func adoptTraits() -> Bool {
    let fromAbove: TraitCollection
    let new: TraitCollection
    if overridesTraits {
      (fromAbove, new) = ask()
    } else {
      fromAbove = inheritedTraits().applying(traits.controllerOverrides)
      new = fromAbove.applying(traits.overrides)
    }
    let (old, oldFromAbove) = (traits.collection, traits.controllerCollection)
    let changed = if let old { new.differences(from: old) } else { [TraitValue]() }
    if let oldFromAbove, old != nil, changed.isEmpty, fromAbove.isSame(as: oldFromAbove) { return false }
    traits.controllerCollection = fromAbove
    traits.collection = new
    adoptPolicy(of: new)
    for hook in hooks.all { hook.invalidateIfTraitsDiffer() }
    nestedHooks?.invalidateIfTraitsDiffer()
    traits.source?.invalidateReaders()
    traits.controllerSource?.invalidateReaders()
    if old == nil || !changed.isEmpty, let followedIfAny { PassContext.untracked { followedIfAny.apply(new) } }
    guard let old, let oldFromAbove else { return true }
    if let colorTrait = changed.first(where: \.affectsColorAppearance) {
      // Colours may have been resolved anywhere in the drawing, read by the hook or not (C-110).
      for hook in hooks.all where hook.phase == .display { hook.invalidate(.trait(colorTrait.name)) }
    }
    if let controller, !fromAbove.differences(from: oldFromAbove).isEmpty {
      controller.traitsDidChange(from: oldFromAbove)
    }
    if !changed.isEmpty { owner?.traitsDidChange(changed, from: old) }
    if let controller, !controller.traitObservers.isEmpty {
      Self.tell(controller.traitObservers, of: fromAbove, after: oldFromAbove)
    }
    if !traits.observers.isEmpty { Self.tell(traits.observers, of: new, after: old) }
    return true
  }

  /// Whether changes are reported to anybody.
  var hasTraitObservers: Bool { !traits.observers.isEmpty || controller?.traitObservers.isEmpty == false }

  private static func tell(_ observers: [TraitObserver], of new: TraitCollection, after old: TraitCollection) {
    for observer in observers where new.differs(from: old, in: observer.traits) {
      PassContext.untracked { observer.handler(old) }
    }
  }

  private func adoptPolicy(of collection: TraitCollection) {
    let policy = collection.policy
    guard policy != traits.policy else { return }
    let isChange = traits.policy != nil
    traits.policy = policy
    if isChange { policyDidChange() }
  }
}
