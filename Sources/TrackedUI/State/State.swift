import Observation

/// Something that a view remembers: kept by its place in the graph, not by the value, which is made again and again
/// (C-178).
///
/// The initial value is made once, when the view comes to its place. A write that changes the value has everything
/// evaluated that read it; an equal value changes nothing. Private to the view; hand `$name` on where others are to change it.
@MainActor @preconcurrency @propertyWrapper public struct State<Value>: DynamicProperty {
  private let initial: () -> Value
  private var storage: StateStorage<Value>?
  #if DEBUG
    /// Where it is declared: a state that no view has installed knows no name.
    private let place: (file: StaticString, line: UInt)?
  #endif

  /// A state that begins with a value.
  public init(wrappedValue: @autoclosure @escaping () -> Value, _ file: StaticString = #fileID, _ line: UInt = #line) {
    initial = wrappedValue
    #if DEBUG
      place = (file, line)
    #endif
  }

  /// A state that begins with a value.
  public init(initialValue: Value, _ file: StaticString = #fileID, _ line: UInt = #line) {
    self.init(wrappedValue: initialValue, file, line)
  }

  private var title: String {
    #if DEBUG
      if let place { return "the @State of type \(Value.self) that \(place.file):\(place.line) declares" }
    #endif
    return "a @State of type \(Value.self)"
  }

  /// The value now.
  public var wrappedValue: Value {
    get {
      guard let storage else {
        Advice.once("state-unhosted-\(title)") {
          "\(title) is read before its view is in a window; it has its initial value there."
        }
        return initial()
      }
      return storage.value
    }
    nonmutating set {
      guard let storage else {
        return Advice.once("state-unhosted-set-\(title)") {
          "\(title) is set before its view is in a window; nothing keeps the value."
        }
      }
      storage.value = newValue
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let storage else {
      let initial = initial
      return Binding(get: initial, set: { _ in })
    }
    return storage.binding
  }

  /// Connects it with the value that the node keeps.
  public static func _install(at property: UnsafeMutableRawPointer, in slot: _PropertySlot) {
    let state = property.assumingMemoryBound(to: State.self)
    if let kept = slot.storage {
      state.pointee.storage = unsafeDowncast(kept, to: StateStorage<Value>.self)
    } else {
      // Making the first value may read models; that is not what the view shows.
      let made = StateStorage(
        PassContext.outside(state.pointee.initial), slot.name, TypeFacts.name(of: type(of: slot.node)))
      slot.storage = made
      state.pointee.storage = made
    }
  }
}

extension State: IgnoredInput {}

extension State where Value: ExpressibleByNilLiteral {
  /// A state that begins empty.
  public init() {
    initial = { nil }
    #if DEBUG
      place = nil
    #endif
  }
}

/// A state's value, observable like a property of a model.
class StateStorage<Value>: Observable {
  private let registrar = ObservationRegistrar()
  private var current: Value
  private let name: String
  private let owner: String
  private let isSame: ((Value, Value) -> Bool)?

  init(_ value: Value, _ name: String, _ owner: String) {
    current = value
    self.name = name
    self.owner = owner
    isSame = ValueComparison.equality(of: Value.self)
  }

  final var value: Value {
    get {
      registrar.access(self, keyPath: \StateStorage.value)
      return current
    }
    set {
      if let isSame, isSame(current, newValue) { return }
      // What controls write back is no fault of the program.
      if PassContext.isInBody, GraphContext.evaluated?.isProgramsOwn ?? PassContext.isInProgramsHook {
        Advice.writeInBody(of: name)
      }
      registrar.withMutation(of: self, keyPath: \StateStorage.value) { current = newValue }
    }
  }

  /// A binding to the value.
  var binding: Binding<Value> { Bindable(self).value }
}

extension Binding: @MainActor ComparedInput {
  func isSameInput(as other: Binding) -> Bool { ViewComparison.areEqualErased(place, other.place) }
}

/// How values are compared that are no inputs.
enum ValueComparison {
  /// `==`, or identity for objects; nil where neither is known.
  static func equality<Value>(of type: Value.Type) -> ((Value, Value) -> Bool)? {
    if let type = type as? any Equatable.Type { return equatable(type, as: Value.self) }
    if type is AnyClass { return { ($0 as AnyObject) === ($1 as AnyObject) } }
    return nil
  }

  private static func equatable<Equal: Equatable, Value>(_ type: Equal.Type, as: Value.Type) -> (Value, Value) -> Bool {
    { left, right in
      // The same type under another name.
      unsafeBitCast(left, to: Equal.self) == unsafeBitCast(right, to: Equal.self)
    }
  }
}
