/// How the lists inside look.
@MainActor public struct ListStyleLook: Equatable, Sendable {
  let isNavigation: Bool
  let hasFrame: Bool
  let hasLines: Bool

  /// Rows with rounded marks.
  public static let automatic = ListStyleLook(isNavigation: true, hasFrame: false, hasLines: false)
  /// Rows from edge to edge with lines between.
  public static let plain = ListStyleLook(isNavigation: false, hasFrame: false, hasLines: true)
  /// Rows with rounded marks.
  public static let inset = automatic
  /// Rows with rounded marks, as beside the content of a window.
  public static let sidebar = automatic
  /// Rows in a frame, with lines between.
  public static let bordered = ListStyleLook(isNavigation: false, hasFrame: true, hasLines: true)
  /// Rows in a frame, with lines between.
  public static let grouped = bordered
  /// Rows in a frame, with lines between.
  public static let insetGrouped = bordered
}

private struct ListStyleKey: EnvironmentKey { static let defaultValue = ListStyleLook.automatic }

extension EnvironmentValues {
  var listStyle: ListStyleLook {
    get { self[ListStyleKey.self] }
    set { self[ListStyleKey.self] = newValue }
  }
}

extension View {
  /// How the lists inside look.
  public func listStyle(_ style: ListStyleLook) -> some View { environment(\.listStyle, style) }
}
