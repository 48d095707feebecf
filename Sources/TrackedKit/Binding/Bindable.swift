public import Observation

/// Makes bindings to the properties of an observable model: `@Bindable var settings: Settings`, then `$settings.volume`.
///
/// Without a property of its own: `Bindable(settings).volume`.
@propertyWrapper @dynamicMemberLookup
@MainActor @preconcurrency public struct Bindable<Model: AnyObject & Observable> {
  /// The model.
  public var wrappedValue: Model

  /// Bindings to a model.
  public init(wrappedValue: Model) { self.wrappedValue = wrappedValue }

  /// Bindings to a model.
  public init(_ model: Model) { wrappedValue = model }

  /// The bindable that another bindable projects: itself.
  public init(projectedValue: Bindable) { self = projectedValue }

  /// The model's properties as bindings.
  public var projectedValue: Bindable { self }

  /// A binding to a property.
  public subscript<Value>(dynamicMember path: ReferenceWritableKeyPath<Model, Value>) -> Binding<Value> {
    Binding(at: PropertyLocation(base: ModelLocation(model: wrappedValue), path: path))
  }
}

extension Bindable: @MainActor Identifiable where Model: Identifiable {
  /// The identity of the model.
  public var id: Model.ID { wrappedValue.id }
}
