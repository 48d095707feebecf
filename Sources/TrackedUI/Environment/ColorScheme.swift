/// The light or the dark appearance.
public nonisolated enum ColorScheme: CaseIterable, Sendable {
  /// Dark text on light ground.
  case light
  /// Light text on dark ground.
  case dark
}

extension View {
  /// Light or dark for what is inside.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\.colorScheme, colorScheme) }
}
