import TrackedKit

/// An override that the page offers.
struct TraitOverride {
  let name: String
  let subtitle: String
  let trait: any TraitDefinition.Type
  let set: (inout TraitOverrides) -> Void

  static let all = [
    TraitOverride(name: "Dark", subtitle: "userInterfaceStyle", trait: TraitUserInterfaceStyle.self) {
      $0.userInterfaceStyle = .dark
    },
    TraitOverride(name: "High contrast", subtitle: "accessibilityContrast", trait: TraitAccessibilityContrast.self) {
      $0.accessibilityContrast = .high
    },
    TraitOverride(name: "Right to left", subtitle: "layoutDirection", trait: TraitLayoutDirection.self) {
      $0.layoutDirection = .rightToLeft
    },
    TraitOverride(name: "Large text", subtitle: "textScale", trait: TextScaleTrait.self) { $0.textScale = 1.4 },
    TraitOverride(name: "Red", subtitle: "tint, a trait of the app’s own", trait: TintTrait.self) {
      $0.tint = Color(red: 0.75, green: 0.11, blue: 0.16)
    },
  ]
}
