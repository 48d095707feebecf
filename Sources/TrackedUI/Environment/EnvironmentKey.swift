/// A key of the environment: a type that names a value handed down the graph.
///
/// ```swift
/// struct AppModelKey: EnvironmentKey { static let defaultValue: AppModel? = nil }
/// extension EnvironmentValues {
///   var appModel: AppModel? { get { self[AppModelKey.self] } set { self[AppModelKey.self] = newValue } }
/// }
/// ```
@MainActor @preconcurrency public protocol EnvironmentKey {
  /// What the key stands for.
  associatedtype Value
  /// The value where none was set.
  static var defaultValue: Value { get }
}

/// A key whose values are those of a trait as well: what a controller around a hosted view overrides is read in the view,
/// and what the view sets is read by the controllers and widgets inside it (C-179).
@MainActor @preconcurrency public protocol TraitBridgedEnvironmentKey: EnvironmentKey {
  /// The value that some traits have.
  static func read(from traitCollection: TraitCollection) -> Value
  /// Sets the value as a trait.
  static func write(to mutableTraits: inout any MutableTraits, value: Value)
}
