import ObservableObjects

/// An object that a view is given and watches.
@MainActor @preconcurrency @propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty
{
  private let object: ObjectType

  /// An object to watch.
  public init(wrappedValue: ObjectType) { object = wrappedValue }

  /// An object to watch.
  public init(initialValue: ObjectType) { object = initialValue }

  /// The object.
  public var wrappedValue: ObjectType {
    object.objectWillChange.noteRead()
    return object
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
        "a @StateObject of type \(ObjectType.self) is read before its view is in a window; it is another object there."
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
    state.pointee.kept = object
  }
}

extension StateObject: IgnoredInput {}

/// An object that a view further up has put into the environment with `environmentObject(_:)`.
@MainActor @preconcurrency @propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  @Environment(ObjectType.self) private var object

  /// The object of the type.
  public init() {}

  /// The object.
  public var wrappedValue: ObjectType {
    let object = object
    object.objectWillChange.noteRead()
    return object
  }

  /// The object's properties as bindings.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

extension View {
  /// Puts an object into the environment for this view and everything inside, to be read with `@EnvironmentObject`.
  public func environmentObject<ObjectType: ObservableObject>(_ object: ObjectType) -> some View { environment(object) }
}
