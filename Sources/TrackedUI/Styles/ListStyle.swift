/// How the lists inside look.
public nonisolated struct _ListLook: Equatable, Sendable {
  let isNavigation: Bool
  let hasFrame: Bool
  let hasLines: Bool

  /// Rows with rounded marks.
  static let marked = _ListLook(isNavigation: true, hasFrame: false, hasLines: false)
  /// Rows in a frame, with lines between.
  static let framed = _ListLook(isNavigation: false, hasFrame: true, hasLines: true)
}

/// A look of lists.
@MainActor @preconcurrency public protocol ListStyle {
  /// The look.
  var _look: _ListLook { get }
}

/// Rows with rounded marks.
public struct DefaultListStyle: ListStyle {
  /// Rows with rounded marks.
  public init() {}
  /// Rows with rounded marks.
  public var _look: _ListLook { .marked }
}

extension ListStyle where Self == DefaultListStyle {
  /// Rows with rounded marks.
  public static var automatic: Self { Self() }
}

/// Rows from edge to edge with lines between.
public struct PlainListStyle: ListStyle {
  /// Rows from edge to edge with lines between.
  public init() {}
  /// Rows from edge to edge with lines between.
  public var _look: _ListLook { _ListLook(isNavigation: false, hasFrame: false, hasLines: true) }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge with lines between.
  public static var plain: Self { Self() }
}

/// Rows with rounded marks.
public struct InsetListStyle: ListStyle {
  /// Rows with rounded marks.
  public init() {}
  /// Rows with rounded marks.
  public var _look: _ListLook { .marked }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows with rounded marks.
  public static var inset: Self { Self() }
}

/// Rows with rounded marks, as beside the content of a window.
public struct SidebarListStyle: ListStyle {
  /// Rows with rounded marks, as beside the content of a window.
  public init() {}
  /// Rows with rounded marks, as beside the content of a window.
  public var _look: _ListLook { .marked }
}

extension ListStyle where Self == SidebarListStyle {
  /// Rows with rounded marks, as beside the content of a window.
  public static var sidebar: Self { Self() }
}

/// Rows in a frame, with lines between.
public struct BorderedListStyle: ListStyle {
  /// Rows in a frame, with lines between.
  public init() {}
  /// Rows in a frame, with lines between.
  public var _look: _ListLook { .framed }
}

extension ListStyle where Self == BorderedListStyle {
  /// Rows in a frame, with lines between.
  public static var bordered: Self { Self() }
}

/// Rows in a frame, with lines between.
public struct GroupedListStyle: ListStyle {
  /// Rows in a frame, with lines between.
  public init() {}
  /// Rows in a frame, with lines between.
  public var _look: _ListLook { .framed }
}

extension ListStyle where Self == GroupedListStyle {
  /// Rows in a frame, with lines between.
  public static var grouped: Self { Self() }
}

/// Rows in a frame, with lines between.
public struct InsetGroupedListStyle: ListStyle {
  /// Rows in a frame, with lines between.
  public init() {}
  /// Rows in a frame, with lines between.
  public var _look: _ListLook { .framed }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Rows in a frame, with lines between.
  public static var insetGrouped: Self { Self() }
}

extension EnvironmentValues {
  @Entry var listStyle: _ListLook = .marked
}

extension View {
  /// How the lists inside look.
  public func listStyle<Style: ListStyle>(_ style: Style) -> some View { environment(\.listStyle, style._look) }
}
