import Gtk

/// What has traits: windows, controllers, views and, for reading, every widget.
public protocol TraitEnvironment: AnyObject {
  /// The traits as of the last trait step of the update pass (C-102).
  var traitCollection: TraitCollection { get }
  /// Values for this and everything below it; they take effect in the next update pass.
  var traitOverrides: TraitOverrides { get set }
  /// Brings the traits of this and everything below it up to date now.
  func updateTraitsIfNeeded()
}

/// Something to call when traits have changed.
struct TraitObserver {
  let traits: Set<ObjectIdentifier>
  let handler: (TraitCollection) -> Void
}

extension UpdateNode {
  /// Sets the overrides of the view, or of its controller.
  func setOverrides(_ newValue: TraitOverrides, ofController: Bool) {
    if ofController { controllerOverrides = newValue } else { overrides = newValue }
    pass?.enqueueTraits(self)
  }

  /// The traits that come from above.
  private func inheritedTraits() -> TraitCollection {
    var ancestor = widget?.parent
    while let current = ancestor {
      if let node = UpdateNode.existing(of: current) { return node.traits ?? node.resolvedTraits() }
      ancestor = current.parent
    }
    return TraitCollection()
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
    let old = traits
    if let old, let oldAbove = controllerTraits, old.isSame(as: new), oldAbove.isSame(as: fromAbove) { return false }
    controllerTraits = fromAbove
    traits = new
    for hook in hooks { hook.invalidateIfTraitsDiffer(from: hook.belongsToController ? fromAbove : new) }
    return true
  }
}

extension Widget {
  /// The traits at this place of the hierarchy, as of the last trait step of the update pass.
  public var traitCollection: TraitCollection {
    if let node = UpdateNode.existing(of: self) { return node.traits ?? node.resolvedTraits() }
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
