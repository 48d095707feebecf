import Gtk

/// What is behind the content of a cell or button.
@MainActor public struct BackgroundConfiguration: Equatable {
  /// The colour; nil for none.
  public var backgroundColor: Color?
  /// The radius of the corners, in logical pixels.
  public var cornerRadius = 0.0
  /// The colour of the line along the edge; nil for none.
  public var strokeColor: Color?
  /// The width of that line, in logical pixels.
  public var strokeWidth = 0.0

  /// Nothing.
  public static func clear() -> BackgroundConfiguration { BackgroundConfiguration() }

  /// A row of a plain list: nothing but what the list's own rows show.
  public static func listPlainCell() -> BackgroundConfiguration { BackgroundConfiguration() }

  /// A row of a list: nothing but what the list's own rows show.
  public static func listCell() -> BackgroundConfiguration { BackgroundConfiguration() }

  /// A row of a grouped list: nothing but what the list's own rows show.
  public static func listGroupedCell() -> BackgroundConfiguration { BackgroundConfiguration() }

  /// A row of a list at the window's side: nothing but what the list's own rows show.
  public static func listSidebarCell() -> BackgroundConfiguration { BackgroundConfiguration() }

  /// The header of a section of a list at the window's side: nothing.
  public static func listSidebarHeader() -> BackgroundConfiguration { BackgroundConfiguration() }

  /// The header or footer of a section of a plain list: nothing.
  public static func listPlainHeaderFooter() -> BackgroundConfiguration { BackgroundConfiguration() }

  /// The header or footer of a section of a grouped list: nothing.
  public static func listGroupedHeaderFooter() -> BackgroundConfiguration { BackgroundConfiguration() }

  /// The header of a section: nothing.
  public static func listHeader() -> BackgroundConfiguration { BackgroundConfiguration() }

  /// The footer of a section: nothing.
  public static func listFooter() -> BackgroundConfiguration { BackgroundConfiguration() }

  /// This background in a state of the cell. The rows of the list show by themselves what is chosen or pressed.
  public func updated(for state: any ConfigurationState) -> BackgroundConfiguration { self }

  func apply(to cell: View) {
    cell.backgroundColor = backgroundColor
    cell.layer.cornerRadius = cornerRadius
    cell.layer.borderWidth = strokeColor == nil ? 0 : strokeWidth
    if let strokeColor { cell.layer.borderColor = strokeColor }
  }
}
