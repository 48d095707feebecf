import Observation

/// A model as SwiftUI had it before `@Observable`: a class whose `@Published` properties are watched.
///
/// A view that has such an object by `@StateObject`, `@ObservedObject` or `@EnvironmentObject` is evaluated for each change of a published
/// property, whatever it reads; what has the object as a plain value follows the properties that it reads, as with `@Observable`. New
/// models are `@Observable`. A class that is one belongs to the main actor, also in a module whose classes do not.
@MainActor @preconcurrency public protocol ObservableObject: AnyObject, Observable {
  /// Says that something of the object changes; one of its own unless the class has one.
  var objectWillChange: ObservableObjectPublisher { get }
}

extension ObservableObject {
  /// Says by hand that something of the object has changed: `objectWillChange.send()`. All views evaluate again that reach the
  /// object by `@StateObject`, `@ObservedObject` or `@EnvironmentObject`.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher.of(self) }
}

/// Publishes changes of an object as a whole.
@MainActor public final class ObservableObjectPublisher: Observable {
  private let registrar = ObservationRegistrar()

  /// A publisher, for a class that declares `objectWillChange` itself.
  public init() {}

  /// The objects' publishers, each for as long as its object is there.
  private static var known: [ObjectIdentifier: Entry] = [:]
  private static var limit = 64
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  /// The object has changed.
  public func send() {
    registrar.withMutation(of: self, keyPath: \.pulse) {}
    for listener in listeners.values { listener.yield() }
  }

  private var listeners: [Int: AsyncStream<Void>.Continuation] = [:]
  private var listenerCount = 0

  fileprivate func pulses() -> AsyncStream<Void> {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    listenerCount += 1
    let number = listenerCount
    listeners[number] = continuation
    continuation.onTermination = { [weak self] _ in Task { @MainActor in self?.listeners[number] = nil } }
    return stream
  }

  private var pulse: Int { 0 }

  func noteRead() { registrar.access(self, keyPath: \.pulse) }

  fileprivate static func of(_ object: AnyObject) -> ObservableObjectPublisher {
    let key = ObjectIdentifier(object)
    if let entry = known[key], entry.object === object { return entry.publisher }
    if known.count > limit {
      known = known.filter { $0.value.object != nil }
      limit = Swift.max(64, known.count * 2)
    }
    let made = ObservableObjectPublisher()
    known[key] = Entry(object: object, publisher: made)
    return made
  }
}

extension ObservableObject {
  /// Something has another value: what observes the object is evaluated.
  fileprivate func tellChange() { objectWillChange.send() }
}

/// One element for each `send()` and each change, for `onReceive(store.objectWillChange) { … }`. They come after the change, in the next turn.
nonisolated extension ObservableObjectPublisher: AsyncSequence {
  /// The elements from now on. On the main thread, as everything of the object.
  public func makeAsyncIterator() -> AsyncStream<Void>.Iterator {
    MainActor.assumeIsolated { pulses() }.makeAsyncIterator()
  }
}

/// A property of an `ObservableObject` that is watched. It belongs to the main actor, as the object does that has it.
@MainActor @propertyWrapper public struct Published<Value> {
  /// Safe: a published property belongs to the thread of its object, where its values are also waited for.
  fileprivate nonisolated struct Passed: @unchecked Sendable { let value: Value }

  /// Safe: as is that of `@Observable`, it belongs to the thread of its object.
  private nonisolated final class Cell: Observable, @unchecked Sendable {
    private let registrar = ObservationRegistrar()
    private var current: Value
    private var listeners: [Int: AsyncStream<Passed>.Continuation] = [:]
    private var count = 0

    init(_ value: Value) { current = value }

    var value: Value {
      get {
        registrar.access(self, keyPath: \.value)
        return current
      }
      set {
        registrar.withMutation(of: self, keyPath: \.value) { current = newValue }
        for listener in listeners.values { listener.yield(Passed(value: newValue)) }
      }
    }

    /// The value now, and each that follows.
    func values() -> AsyncStream<Passed> {
      let (stream, continuation) = AsyncStream.makeStream(of: Passed.self)
      continuation.yield(Passed(value: current))
      count += 1
      listeners[count] = continuation
      return stream
    }
  }

  private let cell: Cell

  /// A property with its first value.
  public init(wrappedValue: Value) { cell = Cell(wrappedValue) }

  /// A property with its first value.
  public init(initialValue: Value) { cell = Cell(initialValue) }

  /// The value now. Belongs to the thread of its object: the main one.
  public var wrappedValue: Value {
    get { cell.value }
    nonmutating set { cell.value = newValue }
  }

  /// The value as a property of an object, which reports its change.
  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner, wrapped wrappedPath: ReferenceWritableKeyPath<Owner, Value>,
    storage storagePath: ReferenceWritableKeyPath<Owner, Published>
  ) -> Value {
    get { owner[keyPath: storagePath].cell.value }
    set {
      owner[keyPath: storagePath].cell.value = newValue
      (owner as? any ObservableObject)?.tellChange()
    }
  }

  /// The values: for `onReceive(model.$text) { … }` and `for await text in model.$text.values`.
  public var projectedValue: Publisher { Publisher(make: cell.values) }

  /// The value of a property, and each that follows.
  public nonisolated struct Publisher: AsyncSequence {
    fileprivate let make: () -> AsyncStream<Passed>

    /// The values, one after the other.
    public func makeAsyncIterator() -> Iterator { Iterator(base: make().makeAsyncIterator()) }

    /// Gives the values, one after the other.
    public nonisolated struct Iterator: AsyncIteratorProtocol {
      fileprivate var base: AsyncStream<Passed>.Iterator

      /// The next value, as soon as there is one.
      public mutating func next() async -> Value? { await base.next()?.value }
    }

    /// The sequence itself.
    public var values: Publisher { self }
  }
}

/// An object that a view is given and watches.
@MainActor @preconcurrency @propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty
{
  private var object: ObjectType

  /// An object to watch.
  public init(wrappedValue: ObjectType) { object = wrappedValue }

  /// An object to watch.
  public init(initialValue: ObjectType) { object = initialValue }

  /// The object. An initialiser may assign it: `self.store = store`.
  public var wrappedValue: ObjectType {
    get {
      object.objectWillChange.noteRead()
      return object
    }
    set { object = newValue }
  }

  /// Connects it with the view that observes it.
  public static func _install(at property: UnsafeMutableRawPointer, in slot: _PropertySlot) {
    let object = property.assumingMemoryBound(to: ObservedObject.self).pointee.object
    slot.noteRead = { object.objectWillChange.noteRead() }
  }

  /// The object's properties as bindings.
  public var projectedValue: Wrapper { Wrapper(object: object) }

  /// Makes bindings to the properties of an object.
  @dynamicMemberLookup @MainActor public struct Wrapper {
    let object: ObjectType

    /// A binding to a property.
    public subscript<Value>(dynamicMember path: ReferenceWritableKeyPath<ObjectType, Value>) -> Binding<Value> {
      Bindable(object)[dynamicMember: path]
    }
  }
}

/// An object that a view makes once, for as long as it is at its place, and watches.
@MainActor @preconcurrency @propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var kept: ObjectType?

  /// An object, made when the view comes to its place.
  public init(wrappedValue: @autoclosure @escaping () -> ObjectType) { make = wrappedValue }

  /// The object.
  public var wrappedValue: ObjectType {
    guard let kept else {
      Advice.once("stateobject-unhosted-\(ObjectType.self)") {
        "a @StateObject of type \(ObjectType.self) is read before its view is in a window, where it gets a new object."
      }
      return make()
    }
    kept.objectWillChange.noteRead()
    return kept
  }

  /// The object's properties as bindings.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

  /// Connects it with the object that the node keeps.
  public static func _install(at property: UnsafeMutableRawPointer, in slot: _PropertySlot) {
    let state = property.assumingMemoryBound(to: StateObject.self)
    let object = slot.storage as? ObjectType ?? PassContext.outside(state.pointee.make)
    slot.storage = object
    slot.noteRead = { object.objectWillChange.noteRead() }
    state.pointee.kept = object
  }
}

extension StateObject: IgnoredInput {}

/// An object that a view further up has put into the environment with `environmentObject(_:)`.
@MainActor @preconcurrency @propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  @Environment(ObjectType.self) private var found: ObjectType?

  /// The object of the type.
  public init() {}

  /// The object.
  public var wrappedValue: ObjectType {
    guard let object = found else {
      preconditionFailure(
        "no \(ObjectType.self) is in the environment; put one there with .environmentObject(model) on a view further up"
      )
    }
    object.objectWillChange.noteRead()
    return object
  }

  /// The object's properties as bindings.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

  /// Connects it with the view that observes the object, whichever is in the environment at the time.
  public static func _install(at property: UnsafeMutableRawPointer, in slot: _PropertySlot) {
    slot.installFields(of: Self.self, at: property)
    let found = property.assumingMemoryBound(to: EnvironmentObject.self).pointee._found
    slot.noteRead = { found.wrappedValue?.objectWillChange.noteRead() }
  }
}

extension View {
  /// Puts an object into the environment for this view and everything inside, to be read with `@EnvironmentObject`.
  public func environmentObject<ObjectType: ObservableObject>(_ object: ObjectType) -> some View { environment(object) }
}
