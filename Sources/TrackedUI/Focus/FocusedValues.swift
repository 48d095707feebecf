/// A key of the focused values: a type that names what the view with the keyboard offers.
///
/// ```swift
/// struct SelectedNote: FocusedValueKey { typealias Value = Note }
/// extension FocusedValues {
///   var selectedNote: Note? { get { self[SelectedNote.self] } set { self[SelectedNote.self] = newValue } }
/// }
/// ```
@MainActor @preconcurrency public protocol FocusedValueKey {
  /// What the key stands for.
  associatedtype Value
}

/// What the views offer that have the keyboard, or are in the window that has it: `focusedValue(_:_:)` and
/// `focusedSceneValue(_:_:)`.
@MainActor public struct FocusedValues {
  /// What was set on this copy.
  private(set) var written: [ObjectIdentifier: Any] = [:]

  /// The value of a key; nil where no view offers one.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { FocusedCenter.shared.value(of: ObjectIdentifier(key)) as? Key.Value }
    set { written[ObjectIdentifier(key)] = newValue }
  }

  /// The object of a type.
  func object<Model: AnyObject>(_ type: Model.Type) -> Model? {
    FocusedCenter.shared.value(of: ObjectIdentifier(type)) as? Model
  }

  mutating func setObject<Model: AnyObject>(_ object: Model?, of type: Model.Type) {
    written[ObjectIdentifier(type)] = object
  }
}

/// What the focused view offers: read in a view, or in the entries of a menu.
///
/// A menu that opens takes the keyboard for a moment; what was focused before it still counts.
@MainActor @preconcurrency @propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
  private let read: (FocusedValues) -> Value?

  /// The value at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { read = { $0[keyPath: keyPath] } }

  /// The object of a type that a focused view offers with `focusedValue(_:)`.
  public init(_ type: Value.Type) where Value: AnyObject & Observable { read = { $0.object(type) } }

  /// The value now; nil while no focused view offers one.
  public var wrappedValue: Value? { read(FocusedValues()) }
}

extension FocusedValue: IgnoredInput {}

/// The binding that the focused view offers, to read and to write through.
@MainActor @preconcurrency @propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
  private let keyPath: KeyPath<FocusedValues, Binding<Value>?>

  /// The binding at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { self.keyPath = keyPath }

  private var binding: Binding<Value>? { FocusedValues()[keyPath: keyPath] }

  /// The value now; nil while no focused view offers a binding. Setting it then does nothing.
  public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
  }

  /// A binding to the value, or to none.
  public var projectedValue: Binding<Value?> {
    Binding {
      wrappedValue
    } set: {
      wrappedValue = $0
    }
  }
}

extension FocusedBinding: IgnoredInput {}

/// Offers values while the view has the keyboard, or while its window does.
private struct FocusedValueModifier: NodeModifier {
  let isOfScene: Bool
  let set: (inout FocusedValues) -> Void

  func makeNode<Content: View>(_ view: Changed<Content>, _ inputs: _NodeInputs) -> _ViewNode<Changed<Content>> {
    FocusedValueNode(view, inputs)
  }
}

private final class FocusedValueNode<Content: View>: EffectNode<Content, FocusedValueModifier>, FocusedSource {
  private(set) var offered: [ObjectIdentifier: Any] = [:]
  var isOfScene: Bool { modifier.isOfScene }

  private func takeValues() {
    var values = FocusedValues()
    modifier.set(&values)
    offered = values.written
  }

  override func begin() {
    takeValues()
    FocusedCenter.shared.add(self)
  }

  override func end() { FocusedCenter.shared.remove(self) }

  override func modifierDidChange(from old: FocusedValueModifier) {
    guard isActive else { return }
    takeValues()
    island.afterUpdate { FocusedCenter.shared.refresh() }
  }
}

extension View {
  /// Offers a value while the view, or one inside, has the keyboard.
  public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View {
    modifier(FocusedValueModifier(isOfScene: false) { $0[keyPath: keyPath] = value })
  }

  /// Offers a value, or none, while the view, or one inside, has the keyboard.
  public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View {
    modifier(FocusedValueModifier(isOfScene: false) { $0[keyPath: keyPath] = value })
  }

  /// Offers an object, to be read with `@FocusedValue(Model.self)`, while the view, or one inside, has the keyboard.
  public func focusedValue<Model: AnyObject & Observable>(_ object: Model?) -> some View {
    modifier(FocusedValueModifier(isOfScene: false) { $0.setObject(object, of: Model.self) })
  }

  /// Offers a value while the view's window has the keyboard.
  public func focusedSceneValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View {
    modifier(FocusedValueModifier(isOfScene: true) { $0[keyPath: keyPath] = value })
  }

  /// Offers a value, or none, while the view's window has the keyboard.
  public func focusedSceneValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View
  {
    modifier(FocusedValueModifier(isOfScene: true) { $0[keyPath: keyPath] = value })
  }

  /// Offers an object, to be read with `@FocusedValue(Model.self)`, while the view's window has the keyboard.
  public func focusedSceneValue<Model: AnyObject & Observable>(_ object: Model?) -> some View {
    modifier(FocusedValueModifier(isOfScene: true) { $0.setObject(object, of: Model.self) })
  }
}
