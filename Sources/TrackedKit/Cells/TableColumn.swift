public import Gtk

/// A column of a `ColumnTableView`.
@MainActor public struct TableColumn<Item: Hashable> {
  /// Decides which of two items comes first when rows are sorted by the column.
  public typealias Order = (_ first: Item, _ second: Item) -> Bool

  /// Identifies the column, and is its title.
  public let title: String
  /// Whether it takes space that is left over.
  public var expands = false
  /// The width in logical pixels at the usual size of text, which larger text makes wider; nil for the width that the cells request.
  public var width: Int?
  /// Which of two items comes first; nil if the user cannot sort by the column.
  public var order: Order?
  let configure: (TableViewCell, CellConfigurationState, Item) -> Void

  /// A column whose cells `configure` fills. Tracked for each cell: a change of what it read runs it for that cell alone.
  public init(
    _ title: String, expands: Bool = false, width: Int? = nil, sortedBy order: Order? = nil,
    configure: @escaping (_ cell: TableViewCell, _ state: CellConfigurationState, _ item: Item) -> Void
  ) {
    self.title = title
    self.expands = expands
    self.width = width
    self.order = order
    self.configure = configure
  }

  /// A column of texts. `text` is tracked for each cell.
  public init(
    _ title: String, expands: Bool = false, width: Int? = nil, sortedBy order: Order? = nil,
    text: @escaping (Item) -> String
  ) {
    self.init(title, expands: expands, width: width, sortedBy: order) { cell, _, item in
      var content = ListContentConfiguration.cell()
      content.text = text(item)
      // A column that has what is left over is not as wide as its texts.
      content.textProperties.numberOfLines = expands ? 0 : 1
      cell.contentConfiguration = content
    }
  }

  /// A column of texts, sorted by a value of the items. Both closures are tracked.
  public init<Value: Comparable>(
    _ title: String, expands: Bool = false, width: Int? = nil, sortedBy value: @escaping (Item) -> Value,
    text: @escaping (Item) -> String
  ) {
    self.init(title, expands: expands, width: width, sortedBy: { value($0) < value($1) }, text: text)
  }
}

/// The order of the rows of a `ColumnTableView`.
public nonisolated struct TableSortOrder: Hashable, Sendable {
  /// The title of the column.
  public var column: String
  /// The way the order goes.
  public var direction: SortDirection

  /// An order by a column.
  public init(column: String, direction: SortDirection = .ascending) {
    self.column = column
    self.direction = direction
  }
}
