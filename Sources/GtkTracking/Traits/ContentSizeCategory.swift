/// The size of text that a person asked for, by the names and steps of UIKit: `large` is the usual size.
public nonisolated enum ContentSizeCategory: Int, CaseIterable, Comparable, Sendable {
  /// Not specified: the usual size.
  case unspecified
  /// Three steps below the usual size.
  case extraSmall
  /// Two steps below the usual size.
  case small
  /// One step below the usual size.
  case medium
  /// The usual size.
  case large
  /// One step above.
  case extraLarge
  /// Two steps above, about a quarter more: "Large Text" of the desktop.
  case extraExtraLarge
  /// Three steps above.
  case extraExtraExtraLarge
  /// The first of those that need another layout.
  case accessibilityMedium
  /// About twice the usual size.
  case accessibilityLarge
  /// More than twice the usual size.
  case accessibilityExtraLarge
  /// Almost three times the usual size.
  case accessibilityExtraExtraLarge
  /// Three times the usual size.
  case accessibilityExtraExtraExtraLarge

  /// The sizes of UIKit's body text in points, by which the steps differ.
  private static let bodySizes = [17.0, 14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]

  /// The factor by which texts are larger than usual.
  public var scale: Double { Self.bodySizes[rawValue] / 17 }

  /// The largest category that is not above a factor.
  public init(scale: Double) {
    let fitting = Self.allCases.last { $0 != .unspecified && $0.scale <= scale + 0.001 }
    self = fitting ?? .extraSmall
  }

  /// Whether the size is one of those that need another layout.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// Whether one is smaller than the other.
  public static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// The two traits for the size of text: setting one sets the other.
enum TextSize {
  static func couple<Trait: TraitDefinition>(
    _ trait: Trait.Type, _ value: Trait.Value, in values: inout [ObjectIdentifier: TraitValue]
  ) {
    if trait == TextScaleTrait.self, let scale = value as? Double {
      let category = ContentSizeCategory(scale: scale)
      values[ObjectIdentifier(TraitPreferredContentSizeCategory.self)] = TraitValue(
        category, of: TraitPreferredContentSizeCategory.self)
    } else if trait == TraitPreferredContentSizeCategory.self, let category = value as? ContentSizeCategory {
      values[ObjectIdentifier(TextScaleTrait.self)] = TraitValue(category.scale, of: TextScaleTrait.self)
    }
  }

  static func uncouple<Trait: TraitDefinition>(_ trait: Trait.Type, in values: inout [ObjectIdentifier: TraitValue]) {
    guard trait == TextScaleTrait.self || trait == TraitPreferredContentSizeCategory.self else { return }
    values[ObjectIdentifier(TextScaleTrait.self)] = nil
    values[ObjectIdentifier(TraitPreferredContentSizeCategory.self)] = nil
  }
}
