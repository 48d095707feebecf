import Gtk

/// What has traits: windows, controllers, views and, for reading, every widget.
@MainActor public protocol TraitEnvironment: AnyObject {
  /// The traits as of the last trait step of the update pass (C-102).
  var traitCollection: TraitCollection { get }
  /// Values for this and everything below it; they take effect in the next update pass.
  var traitOverrides: TraitOverrides { get set }
  /// Brings the traits of this and everything below it up to date now.
  func updateTraitsIfNeeded()
}

extension UpdateNode {
  /// Sets the overrides of the view, or of its controller.
  func setOverrides(_ newValue: TraitOverrides, ofController: Bool) {
    if ofController { controllerOverrides = newValue } else { overrides = newValue }
    noteTraitChange()
  }

  /// The traits that come from above.
  private func inheritedTraits() -> TraitCollection {
    guard let widget else { return TraitCollection() }
    var top = widget
    while let ancestor = top.parent {
      if let node = UpdateNode.existing(of: ancestor) { return node.traits ?? node.resolvedTraits() }
      top = ancestor
    }
    return (top as? Window).map { TraitCollection(WindowUpdatePass.of($0).systemTraits.current) } ?? TraitCollection()
  }

  /// The traits as they are now: the last step's, or, before the first, what they would be.
  func resolvedTraits() -> TraitCollection { inheritedTraits().applying(controllerOverrides).applying(overrides) }

  /// Computes the traits of this node and of all below, and marks the hooks that read what changed.
  func refreshTraits() {
    guard let widget else { return }
    TreeOrder.forEachNode(below: widget.widgetPointer) { node in
      node.isTraitQueued = false
      return node.adoptTraits() || node === self ? .enter : .skip
    }
  }

  /// - Returns: whether the traits are new.
  private func adoptTraits() -> Bool {
    let fromAbove = inheritedTraits().applying(controllerOverrides)
    let new = fromAbove.applying(overrides)
    let (old, oldFromAbove) = (traits, controllerTraits)
    if let old, let oldFromAbove, old.isSame(as: new), oldFromAbove.isSame(as: fromAbove) { return false }
    controllerTraits = fromAbove
    traits = new
    let policy = Hook.untracked { new.trackingPolicy }
    if knownPolicy != policy {
      let isChange = knownPolicy != nil
      knownPolicy = policy
      if isChange { policyDidChange() }
    }
    for hook in hooks { hook.invalidateIfTraitsDiffer(from: hook.belongsToController ? fromAbove : new) }
    guard let old, let oldFromAbove else { return true }
    let changed = new.differences(from: old)
    if changed.contains(where: \.affectsColorAppearance) {
      // Colours may have been resolved anywhere in the drawing, read by the hook or not (C-110).
      for hook in hooks where hook.phase == .display { hook.invalidate(.trait(changed[0].name)) }
    }
    for observer in traitObservers {
      let (before, after) = observer.belongsToController ? (oldFromAbove, fromAbove) : (old, new)
      if after.differs(from: before, in: observer.traits) { Hook.untracked { observer.handler(before) } }
    }
    return true
  }
}

extension Widget {
  /// The traits at this place of the hierarchy, as of the last trait step of the update pass.
  public var traitCollection: TraitCollection {
    if let node = UpdateNode.existing(of: self) { return node.traits ?? node.resolvedTraits() }
    if let window = self as? Window { return TraitCollection(WindowUpdatePass.of(window).systemTraits.current) }
    return parent?.traitCollection ?? TraitCollection()
  }

  /// Values for this widget and everything below it; they take effect in the next update pass.
  public var traitOverrides: TraitOverrides {
    get { UpdateNode.existing(of: self)?.overrides ?? TraitOverrides() }
    set { UpdateNode.of(self).setOverrides(newValue, ofController: false) }
  }

  /// Brings the traits of this widget and everything below it up to date now.
  public func updateTraitsIfNeeded() { WindowUpdatePass.updateTraitsIfNeeded(below: self) }
}

extension Widget: @MainActor TraitEnvironment {}
