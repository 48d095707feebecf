/// A property whose observers are called wherever it is set. Swift leaves those of a class out in all of its initialisers, also in those that a
/// program adds:
///
/// ```swift
/// extension Label {
///   convenience init(title: String) {
///     self.init()
///     numberOfLines = 0  // has to be seen
///   }
/// }
/// ```
/// An observer that sets the property itself sets `_name.wrappedValue`, or it would be called again.
@MainActor @propertyWrapper public struct AlwaysObserved<Value> {
  /// The value.
  public var wrappedValue: Value

  /// The initial value, which calls no observer.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
