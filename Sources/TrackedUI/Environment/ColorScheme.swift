/// The light or the dark appearance.
public nonisolated enum ColorScheme: CaseIterable, Sendable {
  /// Dark text on light ground.
  case light
  /// Light text on dark ground.
  case dark
}
