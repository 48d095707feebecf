import Gtk

/// A column of a table as the list of its rows sees it.
final class RowColumn {
  let column: ColumnViewColumn
  let provider: (RowPlace, AnyHashable) -> ReusableView?
  /// The binder of the column's cells, once the rows are shown.
  weak var binder: CellBinder?

  init(_ column: ColumnViewColumn, provider: @escaping (RowPlace, AnyHashable) -> ReusableView?) {
    self.column = column
    self.provider = provider
  }
}
