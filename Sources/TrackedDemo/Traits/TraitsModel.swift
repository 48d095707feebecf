import TrackedKit

/// What the part of the traits page says about its overrides.
@Observable final class TraitsModel {
  /// The names of the traits that are overridden there.
  var overridden: [String] = []
  var readAtOnce = "Nothing was set yet"
  var handlerCalls = 0
}

// essential:begin
/// A trait of the app's own. It is a value, so that an equal one changes nothing, and colours depend on it: views with
/// such colours are drawn again, whether a hook reads it or not.
struct TintTrait: TraitDefinition {
  static let defaultValue = Color(red: 0.2, green: 0.52, blue: 0.89)
  static let affectsColorAppearance = true
}

extension TraitCollection {
  var tint: Color { self[TintTrait.self] }
}

extension MutableTraits {
  var tint: Color {
    get { self[TintTrait.self] }
    set { self[TintTrait.self] = newValue }
  }
}
// essential:end
