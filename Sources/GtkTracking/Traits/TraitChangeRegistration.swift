public import Gtk

/// Something to call when one of some traits has changed.
package struct TraitObserver {
  package let id: Int
  let traits: Set<ObjectIdentifier>
  let handler: (_ before: TraitCollection) -> Void

  private static var nextID = 0

  package init(_ observed: [any TraitDefinition.Type], handler: @escaping (TraitCollection) -> Void) {
    Self.nextID += 1
    id = Self.nextID
    traits = Set(observed.map { ObjectIdentifier($0) })
    self.handler = handler
  }
}

/// A registration for changes of traits. It lasts as long as the widget or controller it was made with.
@MainActor public protocol TraitChangeRegistration {}

/// The only kind of registration.
private struct ObserverRegistration: TraitChangeRegistration {
  let id: Int
}

/// Calls handlers when traits change: every widget and every controller does. No other type conforms.
///
/// A handler is called in the trait step of the update pass when one of its traits has changed here. It is not tracked. A hook that reads a
/// trait needs no registration; it runs again anyway.
@MainActor public protocol TraitChangeObservable: TraitEnvironment {
  /// Adds an observer of this object's traits; the registrations below are built of it.
  func addTraitObserver(_ traits: [any TraitDefinition.Type], handler: @escaping (TraitCollection) -> Void) -> Int
  /// Removes an observer.
  func removeTraitObserver(_ id: Int)
}

extension TraitChangeObservable {
  /// Calls `handler` with this object and the traits from before when one of `traits` has changed here.
  ///
  /// ```swift
  /// registerForTraitChanges([TraitHorizontalSizeClass.self]) { (self: Self, previous: TraitCollection) in
  ///   self.rearrange(from: previous.horizontalSizeClass)
  /// }
  /// ```
  ///
  /// The registration does not keep the object; capture nothing but what `handler` is given.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [any TraitDefinition.Type],
    handler: @escaping (_ object: Self, _ previousTraitCollection: TraitCollection) -> Void
  ) -> any TraitChangeRegistration {
    let id = addTraitObserver(traits) { [weak self] before in
      if let self { handler(self, before) }
    }
    return ObserverRegistration(id: id)
  }

  /// The same for a closure that declares the object's class, as `(self: Self, previous: TraitCollection)` does.
  @_disfavoredOverload @discardableResult
  public func registerForTraitChanges<Object: TraitEnvironment>(
    _ traits: [any TraitDefinition.Type],
    handler: @escaping (_ object: Object, _ previousTraitCollection: TraitCollection) -> Void
  ) -> any TraitChangeRegistration {
    let id = addTraitObserver(traits) { [weak self] before in
      guard let self else { return }
      guard let object = self as? Object else {
        preconditionFailure("a \(type(of: self)) was registered with a handler for objects of \(Object.self)")
      }
      handler(object, before)
    }
    return ObserverRegistration(id: id)
  }

  /// Calls a method of `target`, which is held weakly, when one of `traits` has changed here:
  /// `registerForTraitChanges([TraitUserInterfaceStyle.self], target: self, action: Screen.restyle)`.
  @discardableResult
  public func registerForTraitChanges<Target: AnyObject>(
    _ traits: [any TraitDefinition.Type], target: AnyObject,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) -> any TraitChangeRegistration {
    Self.check(target, is: Target.self)
    let id = addTraitObserver(traits) { [weak target] _ in
      if let target = target as? Target { action(target)() }
    }
    return ObserverRegistration(id: id)
  }

  /// Calls a method of `target`, which is held weakly, with this object and the traits from before. It is not called where the
  /// method takes an object of another class.
  @discardableResult
  public func registerForTraitChanges<Target: AnyObject, Sender>(
    _ traits: [any TraitDefinition.Type], target: AnyObject,
    action: @escaping @MainActor (Target) -> @MainActor (Sender, TraitCollection) -> Void
  ) -> any TraitChangeRegistration {
    Self.check(target, is: Target.self)
    let id = addTraitObserver(traits) { [weak self, weak target] before in
      if let sender = self as? Sender, let target = target as? Target { action(target)(sender, before) }
    }
    return ObserverRegistration(id: id)
  }

  /// Calls a method of this object when one of `traits` has changed here:
  /// `registerForTraitChanges([TraitUserInterfaceStyle.self], action: Screen.restyle)`.
  @discardableResult
  public func registerForTraitChanges<Object: TraitEnvironment>(
    _ traits: [any TraitDefinition.Type], action: @escaping @MainActor (Object) -> @MainActor () -> Void
  ) -> any TraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Calls a method of this object with the object and the traits from before.
  @discardableResult
  public func registerForTraitChanges<Object: TraitEnvironment, Sender>(
    _ traits: [any TraitDefinition.Type],
    action: @escaping @MainActor (Object) -> @MainActor (Sender, TraitCollection) -> Void
  ) -> any TraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  private static func check<Target>(_ target: AnyObject, is type: Target.Type) {
    precondition(target is Target, "a \(Swift.type(of: target)) has no method of \(Target.self): name another target")
  }

  /// Ends a registration that was made with this object.
  public func unregisterForTraitChanges(_ registration: any TraitChangeRegistration) {
    if let registration = registration as? ObserverRegistration { removeTraitObserver(registration.id) }
  }
}

extension Widget: @MainActor TraitChangeObservable {}

extension WidgetProtocol {
  /// Adds an observer of the widget's traits.
  public func addTraitObserver(
    _ traits: [any TraitDefinition.Type], handler: @escaping (TraitCollection) -> Void
  ) -> Int {
    let observer = TraitObserver(traits, handler: handler)
    let node = WidgetNode.of(self)
    // It is told what differs from now.
    if node.traits.collection == nil, node.host != nil { _ = node.adoptTraits() }
    node.traits.observers.append(observer)
    return observer.id
  }

  /// Removes an observer.
  public func removeTraitObserver(_ id: Int) {
    WidgetNode.existing(of: self)?.traits.observers.removeAll { $0.id == id }
  }
}
