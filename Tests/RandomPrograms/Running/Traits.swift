import TrackedKit

struct LevelTrait: TraitDefinition {
  static let defaultValue = 0
}

struct TintTrait: TraitDefinition {
  static let defaultValue = 0
  static var affectsColorAppearance: Bool { true }
}

struct ThemeTrait: TraitDefinition {
  static let defaultValue: Item? = nil
}

extension TraitCollection: TraitSource {
  var levelValue: Int { self[LevelTrait.self] }
  var tintValue: Int { self[TintTrait.self] }
  var themeItem: Item? { self[ThemeTrait.self] }
}

/// The oracle's traits, computed from the program's structure.
struct ResolvedTraits: TraitSource {
  let values: TraitValues
  let models: ModelGraph

  var levelValue: Int { values.level }
  var tintValue: Int { values.tint }
  var themeItem: Item? { values.theme < 0 ? nil : models.items[values.theme] }
}
