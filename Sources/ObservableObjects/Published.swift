import Observation

/// A property of an `ObservableObject` that is watched. It belongs to the thread of the object that has it.
///
/// It stands in a module without a default isolation: a wrapper that says `nonisolated` itself would say it of the properties, too.
@propertyWrapper public struct Published<Value> {
  /// Safe: a published property belongs to the thread of its object, where its values are also waited for.
  fileprivate struct Passed: @unchecked Sendable { let value: Value }

  /// Safe: as is that of `@Observable`, it belongs to the thread of its object.
  private final class Cell: Observable, @unchecked Sendable {
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

  /// The value now.
  public var wrappedValue: Value {
    get { cell.value }
    nonmutating set { cell.value = newValue }
  }

  /// The values: for `onReceive(model.$text) { … }` and `for await text in model.$text.values`.
  public var projectedValue: Publisher { Publisher(make: cell.values) }

  /// The value of a property, and each that follows.
  public struct Publisher: AsyncSequence {
    fileprivate let make: () -> AsyncStream<Passed>

    /// The values, one after the other.
    public func makeAsyncIterator() -> Iterator { Iterator(base: make().makeAsyncIterator()) }

    /// Gives the values, one after the other.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var base: AsyncStream<Passed>.Iterator

      /// The next value, as soon as there is one.
      public mutating func next() async -> Value? { await base.next()?.value }
    }

    /// The sequence itself.
    public var values: Publisher { self }
  }
}
