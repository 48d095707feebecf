import Gtk

/// Something to call when one of some traits has changed.
struct TraitObserver {
  let id: Int
  let traits: Set<ObjectIdentifier>
  let belongsToController: Bool
  let handler: (_ before: TraitCollection) -> Void
}

/// A registration for changes of traits. It lasts as long as the view or controller it was made for.
@MainActor public struct TraitChangeRegistration {
  fileprivate let id: Int
  fileprivate static var nextID = 0
}

extension WidgetNode {
  fileprivate func observe(
    _ observed: [any TraitDefinition.Type], ofController: Bool, _ handler: @escaping (TraitCollection) -> Void
  ) -> TraitChangeRegistration {
    TraitChangeRegistration.nextID += 1
    let registration = TraitChangeRegistration(id: TraitChangeRegistration.nextID)
    traits.observers.append(
      TraitObserver(
        id: registration.id, traits: Set(observed.map { ObjectIdentifier($0) }), belongsToController: ofController,
        handler: handler))
    return registration
  }
}

extension View {
  /// Calls `handler` with the traits from before, in the trait step of the update pass, when one of `traits` has changed
  /// here. A hook that reads a trait needs no registration. The handler is not tracked; take `self` weakly.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [any TraitDefinition.Type], handler: @escaping (_ before: TraitCollection) -> Void
  ) -> TraitChangeRegistration {
    node.observe(traits, ofController: false, handler)
  }

  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: TraitChangeRegistration) {
    node.traits.observers.removeAll { $0.id == registration.id }
  }
}

extension ViewController {
  /// Calls `handler` with the traits from before, in the trait step of the update pass, when one of `traits` has changed
  /// here. Loads the view. The handler is not tracked; take `self` weakly.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [any TraitDefinition.Type], handler: @escaping (_ before: TraitCollection) -> Void
  ) -> TraitChangeRegistration {
    view.node.observe(traits, ofController: true, handler)
  }

  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: TraitChangeRegistration) {
    viewIfLoaded?.node.traits.observers.removeAll { $0.id == registration.id }
  }
}
