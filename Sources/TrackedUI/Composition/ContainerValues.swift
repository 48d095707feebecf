/// What a view says to the container that takes its content apart: `ForEach(subviews:)` and `Group(subviews:)`.
///
/// ```swift
/// extension ContainerValues { @Entry var isPinned = false }
/// ```
@MainActor public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  var identity: AnyHashable?

  /// A value by its key.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Whether something was said.
  var areSet: Bool { !values.isEmpty }

  /// The value that the view stands for, if it is one of a type.
  public func tag<Value: Hashable>(for type: Value.Type) -> Value? { identity?.base as? Value }

  /// Whether the view stands for a value.
  public func hasTag<Value: Hashable>(_ tag: Value) -> Bool { isTag(identity, for: tag) }
}

/// What finds a value that a view says to its container.
@MainActor @preconcurrency public protocol ContainerValueKey {
  /// The value.
  associatedtype Value
  /// What holds where nothing is said.
  static var defaultValue: Value { get }
}

private struct ContainerValueModifier: ViewModifier {
  let write: (inout ContainerValues) -> Void
  func body(content: Content) -> some View { content }
}

/// A view that may say something to its container.
protocol SaysContainerValues {
  func say(to values: inout ContainerValues)
}

extension ModifiedContent: SaysContainerValues {
  func say(to values: inout ContainerValues) {
    (content as? any SaysContainerValues)?.say(to: &values)
    (modifier as? ContainerValueModifier)?.write(&values)
    if let tag = (modifier as? TagModifier)?.tag { values.identity = tag }
  }
}

extension View {
  /// Says something to the container that takes the content apart which this view is a part of.
  public func containerValue<Value>(_ path: WritableKeyPath<ContainerValues, Value>, _ value: Value) -> some View {
    modifier(ContainerValueModifier { $0[keyPath: path] = value })
  }
}
