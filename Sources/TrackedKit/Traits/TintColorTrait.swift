import GtkTracking

/// The colour of what can be acted on, and of template images.
public struct TintColorTrait: TraitDefinition {
  /// The desktop's blue.
  public static let defaultValue = Color.systemBlue
  /// Colours depend on it.
  public static let affectsColorAppearance = true
}

nonisolated extension Color {
  /// The colour of what can be acted on, at the place where it is shown: the nearest `tintColor` that was set at or above it.
  public static let tintColor = Color(dynamicProvider: { traits in traits[TintColorTrait.self] })
}
