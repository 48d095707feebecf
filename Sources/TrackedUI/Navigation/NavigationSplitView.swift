public import Foundation

/// Two or three columns, of which what is chosen in one leads to the next.
///
/// ```swift
/// NavigationSplitView {
///   List(mailboxes, selection: $mailbox) { Text($0.name) }.navigationTitle("Mailboxes")
/// } detail: {
///   if let mailbox { MailboxView(mailbox) } else { Text("Choose a mailbox") }
/// }
/// ```
/// In a compact width (the horizontal size class) one column is seen at a time, with a way back: a list in a column leads on to
/// the next one when something is selected in it, and going back selects nothing there. Edges between columns are dragged.
///
/// A `NavigationLink` in a column shows its destination in the next one; in a list with a selection, a link with a value selects
/// its row.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: PrimitiveView {
  let sidebar: Sidebar
  /// The column in the middle; nil for two columns.
  let content: Content?
  let detail: Detail
  let visibility: Binding<NavigationSplitViewVisibility>?
  let compactColumn: Binding<NavigationSplitViewColumn>?

  /// Three columns.
  ///
  /// - Parameters:
  ///   - columnVisibility: which columns are seen; nil leaves that to the person.
  ///   - preferredCompactColumn: which column is on top in a compact width; nil leaves that to what is chosen.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>? = nil,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>? = nil, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    visibility = columnVisibility
    compactColumn = preferredCompactColumn
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
  }

  /// The node of the columns.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> { SplitNode(view, inputs) }
}

extension NavigationSplitView where Content == EmptyView {
  /// Two columns.
  ///
  /// - Parameters:
  ///   - columnVisibility: which columns are seen; nil leaves that to the person.
  ///   - preferredCompactColumn: which column is on top in a compact width; nil leaves that to what is chosen.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>? = nil,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>? = nil, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    visibility = columnVisibility
    compactColumn = preferredCompactColumn
    self.sidebar = sidebar()
    content = nil
    self.detail = detail()
  }
}

/// Which columns of a `NavigationSplitView` are seen where there is room for more than one.
public nonisolated struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
  private enum Columns: Codable { case automatic, all, doubleColumn, detailOnly }
  private let columns: Columns

  /// All.
  public static let automatic = NavigationSplitViewVisibility(columns: .automatic)
  /// All.
  public static let all = NavigationSplitViewVisibility(columns: .all)
  /// The last two.
  public static let doubleColumn = NavigationSplitViewVisibility(columns: .doubleColumn)
  /// The last one.
  public static let detailOnly = NavigationSplitViewVisibility(columns: .detailOnly)

  /// How many columns are not seen, from the leading edge.
  func hiddenCount(of count: Int) -> Int {
    switch columns {
    case .automatic, .all: 0
    case .doubleColumn: count - 2
    case .detailOnly: count - 1
    }
  }
}

/// A column of a `NavigationSplitView`.
public nonisolated struct NavigationSplitViewColumn: Hashable, Sendable {
  private enum Column { case sidebar, content, detail }
  private let column: Column

  /// The first.
  public static let sidebar = NavigationSplitViewColumn(column: .sidebar)
  /// The one in the middle.
  public static let content = NavigationSplitViewColumn(column: .content)
  /// The last.
  public static let detail = NavigationSplitViewColumn(column: .detail)

  /// The place among some columns.
  func place(of count: Int) -> Int {
    switch column {
    case .sidebar: 0
    case .content: min(1, count - 1)
    case .detail: count - 1
    }
  }

  /// The column at a place.
  init(place: Int, of count: Int) {
    column = place == 0 ? .sidebar : place == count - 1 ? .detail : .content
  }

  private init(column: Column) { self.column = column }
}

/// How the columns of a `NavigationSplitView` share the width.
public nonisolated struct NavigationSplitViewLook: Equatable, Sendable {
  /// Beside each other, each with its width.
  public static let automatic = NavigationSplitViewLook()
  /// Beside each other, each with its width.
  public static let balanced = NavigationSplitViewLook()
}

extension View {
  /// How the columns inside share the width.
  public func navigationSplitViewStyle(_ style: NavigationSplitViewLook) -> some View { self }

  /// The width of the column that the view is in, in logical pixels: it cannot be dragged.
  public func navigationSplitViewColumnWidth(_ width: Double) -> some View {
    modifier(ColumnWidthModifier(width: SplitColumnWidth(least: width, ideal: width, most: width)))
  }

  /// The width of the column that the view is in, in logical pixels: at first, and how far it can be dragged.
  public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: Double, max: CGFloat? = nil) -> some View {
    modifier(
      ColumnWidthModifier(width: SplitColumnWidth(least: min ?? 0, ideal: ideal, most: max ?? .greatestFiniteMagnitude))
    )
  }
}

private struct ColumnWidthModifier: ViewModifier {
  @Environment(\.splitColumn) private var column
  let width: SplitColumnWidth

  func body(content: Content) -> some View {
    let _ = column?.ask(for: width)
    content
  }
}

/// How wide a column is.
struct SplitColumnWidth: Equatable {
  var least: Double
  var ideal: Double
  var most: Double
}

/// The column of a split that a view is in.
final class SplitColumn {
  /// The place among the columns.
  let place: Int
  /// Called when another width is asked for.
  var askForWidth: (SplitColumnWidth) -> Void = { _ in }
  /// Called when a list in the column has another selection, with what takes it away.
  var select: (AnyHashable?, @escaping () -> Void) -> Void = { _, _ in }

  private var width: SplitColumnWidth?

  init(place: Int) { self.place = place }

  func ask(for width: SplitColumnWidth) {
    guard width != self.width else { return }
    self.width = width
    askForWidth(width)
  }
}

extension EnvironmentValues {
  @Entry var splitColumn: SplitColumn?
}
