import GtkTracking

/// A property of a model that can be read and written: a control shows it, and changes it when the user moves the control.
///
/// ```swift
/// @Bindable var settings: Settings
/// let toggle = Switch(isOn: $settings.notifications)
/// ```
///
/// Reading it inside a tracked hook makes the hook depend on the property, as reading the property itself does. A binding
/// keeps its model alive; a control that is bound does not (C-231). Main actor only.
@propertyWrapper @dynamicMemberLookup
@MainActor @preconcurrency public struct Binding<Value> {
  let location: any BindingLocation<Value>

  /// The location, which can be compared with others.
  package var place: Any { location }

  /// The transaction of every change made through this binding.
  public var transaction = Transaction()

  package init(at location: any BindingLocation<Value>, _ transaction: Transaction = Transaction()) {
    self.location = location
    self.transaction = transaction
  }

  /// A place that two closures read and write. What they capture lives as long as the binding, and as the control it is given to.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(
      at: ComputedLocation(reading: get) { value, transaction in withTransaction(transaction) { set(value) } })
  }

  /// A binding that two closures read and write, the latter with the transaction of the change.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(at: ComputedLocation(reading: get, writing: set))
  }

  /// A constant value, which no control changes.
  public static func constant(_ value: Value) -> Binding {
    Binding(at: ComputedLocation(reading: { value }, writing: { _, _ in }))
  }

  /// The binding that another binding projects: itself. For parameters of the form `$value`.
  public init(projectedValue: Binding) { self = projectedValue }

  /// The value.
  public var wrappedValue: Value {
    get {
      // A binding holds its model strongly, so there is one; what a part of an optional leaves open traps there.
      location.read()!
    }
    nonmutating set {
      // What is written goes along with what is said here, or else with what is said around.
      location.write(newValue, transaction.isEmpty ? .current : transaction)
    }
  }

  /// The binding itself.
  public var projectedValue: Binding { self }

  /// A part of the value: `$order.address.street`, `$list.items[0]`.
  public subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(at: PartLocation(base: location, path: path), transaction)
  }

  /// This place, with something that goes along with every change made through it.
  public func transaction(_ transaction: Transaction) -> Binding { Binding(at: location, transaction) }
}

extension Binding {
  /// An optional view of a place that always has a value. Writing nil does nothing.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(at: ConvertedLocation(base: base.location, reading: { .some($0) }, writing: { $0 }), base.transaction)
  }

  /// A place that has a value at this moment; nil if it has none. When it loses it later, the last value is read on.
  public init?(_ base: Binding<Value?>) {
    guard let value = withoutTracking({ base.wrappedValue }) else { return nil }
    let last = LastValue(value)
    self.init(
      at: ConvertedLocation(base: base.location) { optional in
        if let optional { last.value = optional }
        return last.value
      } writing: {
        last.value = $0
        return .some($0)
      }, base.transaction)
  }

  /// A place whose value is compared and hashed only.
  public init<Wrapped: Hashable>(_ base: Binding<Wrapped>) where Value == AnyHashable {
    self.init(
      at: ConvertedLocation(
        base: base.location, reading: { AnyHashable($0) }, writing: { $0.base as? Wrapped }), base.transaction)
  }

  /// A number seen as one of another type: a `Float` as the `Double` that a widget counts in.
  init<Number: BinaryFloatingPoint>(converting base: Binding<Number>) where Value == Double {
    self.init(
      at: ConvertedLocation(base: base.location, reading: { Double($0) }, writing: { Number($0) }), base.transaction)
  }

  private final class LastValue {
    var value: Value

    init(_ value: Value) { self.value = value }
  }
}

extension Binding: @MainActor Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

/// The elements of a collection, each as a binding of its own: `for $item in $list.items`.
extension Binding: @MainActor Sequence where Value: MutableCollection {
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>
  /// Goes through the elements.
  public typealias Iterator = IndexingIterator<Binding<Value>>
}

extension Binding: @MainActor Collection where Value: MutableCollection {
  /// The place of an element.
  public typealias Index = Value.Index
  /// The places of the elements.
  public typealias Indices = Value.Indices
  /// Some of the elements.
  public typealias SubSequence = Slice<Binding<Value>>
  /// Where the elements begin.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// Where the elements end.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// The place after another.
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }
  /// The indices of the elements.
  public var indices: Value.Indices { wrappedValue.indices }
  /// A binding to an element. After the element is gone it reads its last value, and ignores writes.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(at: ElementLocation(base: location, position: position), transaction)
  }
}

extension Binding: @MainActor BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  /// The place before another.
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
}

extension Binding: @MainActor RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}

/// An element of a collection.
struct ElementLocation<Whole: MutableCollection>: BindingLocation {
  /// The element's last value: views that are about to go may read it once more.
  private final class Last {
    var element: Whole.Element?

    init(_ element: Whole.Element?) { self.element = element }
  }

  let base: any BindingLocation<Whole>
  let position: Whole.Index
  private let last: Last

  init(base: any BindingLocation<Whole>, position: Whole.Index) {
    self.base = base
    self.position = position
    last = Last(withoutTracking { base.read() }.flatMap { Self.element(at: position, in: $0) })
  }

  private init(_ other: Self, base: any BindingLocation<Whole>) {
    (self.base, position, last) = (base, other.position, other.last)
  }

  private static func element(at position: Whole.Index, in whole: Whole) -> Whole.Element? {
    position >= whole.startIndex && position < whole.endIndex ? whole[position] : nil
  }

  /// Nil where the model is gone, or the collection never was so long.
  func read() -> Whole.Element? {
    guard let whole = base.read() else { return nil }
    if let element = Self.element(at: position, in: whole) { last.element = element }
    return last.element
  }

  func write(_ value: Whole.Element, _ transaction: Transaction) {
    guard var whole = withoutTracking({ base.read() }), position >= whole.startIndex, position < whole.endIndex else {
      return
    }
    whole[position] = value
    base.write(whole, transaction)
  }

  var unowned: any BindingLocation<Whole.Element> { ElementLocation(self, base: base.unowned) }
}
