import GtkTracking

/// Where a binding's value is.
@MainActor package protocol BindingLocation<Value> {
  associatedtype Value

  /// The value; nil when the model it belonged to is gone.
  func read() -> Value?

  /// Writes the value; does nothing when the model is gone.
  func write(_ value: Value, _ transaction: Transaction)

  /// The same place without keeping its model alive.
  var unowned: any BindingLocation<Value> { get }
}

/// A model that the binding keeps alive: the root of a path.
struct ModelLocation<Model: AnyObject>: BindingLocation {
  let model: Model

  func read() -> Model? { model }

  // A path from a model on writes into it; the model itself stays.
  func write(_ value: Model, _ transaction: Transaction) {}

  var unowned: any BindingLocation<Model> { WeakModelLocation(model: model) }
}

/// A model that another object keeps alive.
struct WeakModelLocation<Model: AnyObject>: BindingLocation {
  weak let model: Model?

  init(model: Model) { self.model = model }

  func read() -> Model? { model }

  func write(_ value: Model, _ transaction: Transaction) {}

  var unowned: any BindingLocation<Model> { self }
}

/// A property of a model.
struct PropertyLocation<Model: AnyObject, Value>: BindingLocation {
  let base: any BindingLocation<Model>
  let path: ReferenceWritableKeyPath<Model, Value>

  func read() -> Value? { base.read().map { $0[keyPath: path] } }

  func write(_ value: Value, _ transaction: Transaction) {
    guard let model = base.read() else { return }
    withTransaction(transaction) { model[keyPath: path] = value }
  }

  var unowned: any BindingLocation<Value> { PropertyLocation(base: base.unowned, path: path) }
}

/// A part of a value.
struct PartLocation<Whole, Value>: BindingLocation {
  let base: any BindingLocation<Whole>
  let path: WritableKeyPath<Whole, Value>

  func read() -> Value? { base.read().map { $0[keyPath: path] } }

  func write(_ value: Value, _ transaction: Transaction) {
    // What the whole is by now is no dependency.
    guard var whole = withoutTracking({ base.read() }) else { return }
    if path is ReferenceWritableKeyPath<Whole, Value> {
      withTransaction(transaction) { whole[keyPath: path] = value }
    } else {
      whole[keyPath: path] = value
      base.write(whole, transaction)
    }
  }

  var unowned: any BindingLocation<Value> { PartLocation(base: base.unowned, path: path) }
}

/// A value seen as one of another type.
struct ConvertedLocation<Base, Value>: BindingLocation {
  let base: any BindingLocation<Base>
  let reading: (Base) -> Value?
  /// Nil for a value that cannot be written back.
  let writing: (Value) -> Base?

  func read() -> Value? { base.read().flatMap(reading) }

  func write(_ value: Value, _ transaction: Transaction) {
    if let value = writing(value) { base.write(value, transaction) }
  }

  var unowned: any BindingLocation<Value> {
    ConvertedLocation(base: base.unowned, reading: reading, writing: writing)
  }
}

/// A location given by closures; the caller decides what they capture.
struct ComputedLocation<Value>: BindingLocation {
  let reading: () -> Value
  let writing: (Value, Transaction) -> Void

  func read() -> Value? { reading() }
  func write(_ value: Value, _ transaction: Transaction) { writing(value, transaction) }
  var unowned: any BindingLocation<Value> { self }
}
