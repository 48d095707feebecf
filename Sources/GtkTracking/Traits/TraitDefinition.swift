/// A key of a `TraitCollection`: a type that names a value handed down the view hierarchy.
///
/// ```swift
/// struct AppThemeTrait: TraitDefinition { static let defaultValue: AppTheme? = nil }
/// extension TraitCollection { var appTheme: AppTheme? { self[AppThemeTrait.self] } }
/// extension MutableTraits { var appTheme: AppTheme? { get { self[AppThemeTrait.self] } set { self[AppThemeTrait.self] = newValue } } }
/// ```
///
/// Values are compared with `==` where they are `Equatable`, by identity where they are objects, and taken as different
/// otherwise (C-101).
@MainActor public protocol TraitDefinition {
  /// What the trait holds.
  associatedtype Value
  /// The value where none is set (C-095).
  static var defaultValue: Value { get }
  /// The name for messages and the inspector.
  static var name: String { get }
  /// Identifies the trait in descriptions of trait collections, across modules: a reverse domain name with the trait's name. The type's full
  /// name by default.
  static var identifier: String { get }
  /// Whether colours depend on the trait: its change then draws every view below again, whatever `draw(_:)` read (C-110).
  static var affectsColorAppearance: Bool { get }
}

extension TraitDefinition {
  /// The type's own name.
  public static var name: String { String(describing: Self.self) }

  /// The type's name with those of its module and the types around it.
  public static var identifier: String { String(reflecting: Self.self) }

  /// False: only what reads the trait depends on it.
  public static var affectsColorAppearance: Bool { false }
}

/// Values of traits that can be set: a `TraitOverrides`.
@MainActor public protocol MutableTraits {
  /// The value of one trait.
  subscript<Trait: TraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

/// One trait's value with what is needed to compare it.
package struct TraitValue {
  let value: Any
  package let trait: any TraitDefinition.Type
  let affectsColorAppearance: Bool
  /// Whether it is what a read gives where nothing was set: setting the default changes nothing (C-101).
  let isDefault: Bool

  /// A value of a trait.
  init<Trait: TraitDefinition>(_ value: Trait.Value, of trait: Trait.Type) {
    self.value = value
    self.trait = trait
    affectsColorAppearance = trait.affectsColorAppearance
    isDefault = Self.isSame(value, trait.defaultValue)
  }

  var name: String { trait.name }

  /// Whether two entries give the same value to those who read: equal if `Equatable`, identical if objects. No entry
  /// stands for the default.
  static func isSame(_ left: TraitValue?, _ right: TraitValue?) -> Bool {
    switch (left, right) {
    case (nil, nil): true
    case (let one?, nil), (nil, let one?): one.isDefault
    case (let left?, let right?): isSame(left.value, right.value)
    }
  }

  static func isSame(_ left: Any, _ right: Any) -> Bool {
    let (left, right) = (unwrap(left), unwrap(right))
    switch (left, right) {
    case (nil, nil): return true
    case (let left?, let right?):
      if let left = left as? any Equatable { return isEqual(left, right) }
      if type(of: left) is AnyClass, type(of: right) is AnyClass { return left as AnyObject === right as AnyObject }
      return false
    default: return false
    }
  }

  private static func isEqual<Left: Equatable>(_ left: Left, _ right: Any) -> Bool { (right as? Left) == left }

  /// What an optional holds; an object in an optional is compared by identity all the same.
  private static func unwrap(_ value: Any) -> Any? {
    if let optional = value as? any OptionalValue { return optional.wrappedAny.flatMap(unwrap) }
    return value
  }
}

private protocol OptionalValue {
  var wrappedAny: Any? { get }
}

extension Optional: @MainActor OptionalValue {
  fileprivate var wrappedAny: Any? { self }
}
