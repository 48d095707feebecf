/// How the tables inside look.
public nonisolated struct TableStyleLook: Equatable, Sendable {
  let hasFrame: Bool

  /// Without a frame.
  public static let automatic = TableStyleLook(hasFrame: false)
  /// Without a frame.
  public static let inset = TableStyleLook(hasFrame: false)
  /// With a frame.
  public static let bordered = TableStyleLook(hasFrame: true)
  /// Without a frame; GTK's tables have lines between their rows.
  public static func inset(alternatesRowBackgrounds: Bool) -> TableStyleLook { .inset }
  /// With a frame; GTK's tables have lines between their rows.
  public static func bordered(alternatesRowBackgrounds: Bool) -> TableStyleLook { .bordered }
}

extension EnvironmentValues {
  @Entry var tableStyle: TableStyleLook = .automatic

  @Entry var tableHeaders: Visibility = .automatic
}

extension View {
  /// How the tables inside look.
  public func tableStyle(_ style: TableStyleLook) -> some View { environment(\.tableStyle, style) }

  /// Whether the titles of the columns are shown.
  public func tableColumnHeaders(_ visibility: Visibility) -> some View { environment(\.tableHeaders, visibility) }
}
