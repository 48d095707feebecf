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

private struct TableStyleKey: EnvironmentKey { static let defaultValue = TableStyleLook.automatic }
private struct TableHeadersKey: EnvironmentKey { static let defaultValue = Visibility.automatic }

extension EnvironmentValues {
  var tableStyle: TableStyleLook {
    get { self[TableStyleKey.self] }
    set { self[TableStyleKey.self] = newValue }
  }

  var tableHeaders: Visibility {
    get { self[TableHeadersKey.self] }
    set { self[TableHeadersKey.self] = newValue }
  }
}

extension View {
  /// How the tables inside look.
  public func tableStyle(_ style: TableStyleLook) -> some View { environment(\.tableStyle, style) }

  /// Whether the titles of the columns are shown.
  public func tableColumnHeaders(_ visibility: Visibility) -> some View { environment(\.tableHeaders, visibility) }
}
