/// Rows of a table.
@MainActor @preconcurrency public protocol TableRowContent<TableRowValue> {
  /// What a row stands for.
  associatedtype TableRowValue: Identifiable
  /// What the rows stand for, from the top.
  var _rowValues: [TableRowValue] { get }
}

/// A row of a table, for a value: `Table(of: Person.self) { … } rows: { ForEach(people) { TableRow($0) } }`.
public struct TableRow<Value: Identifiable>: PrimitiveView, TableRowContent {
  private let value: Value

  /// A row for a value.
  public init(_ value: Value) { self.value = value }

  /// The value.
  public var _rowValues: [Value] { [value] }

  /// A node without anything: the table shows the row.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> { _ViewNode(inputs) }
}

/// A row for each element of a collection.
@MainActor public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  let data: Data

  /// The elements.
  public var _rowValues: [Data.Element] { Array(data) }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  /// The values of all rows.
  public var _rowValues: [Content.TableRowValue] { data.flatMap { content($0)._rowValues } }
}

/// Some rows.
@MainActor public struct _TableRows<Value: Identifiable>: TableRowContent {
  /// The values.
  public let _rowValues: [Value]
}

/// Makes the rows of a table of the statements of a closure.
@MainActor @resultBuilder public enum TableRowBuilder<Value: Identifiable> {
  /// Rows.
  public static func buildExpression<Content: TableRowContent>(_ content: Content) -> _TableRows<Value>
  where Content.TableRowValue == Value {
    _TableRows(_rowValues: content._rowValues)
  }

  /// All rows.
  public static func buildBlock(_ rows: _TableRows<Value>...) -> _TableRows<Value> {
    _TableRows(_rowValues: rows.flatMap(\._rowValues))
  }

  /// An `if` without an `else`.
  public static func buildOptional(_ rows: _TableRows<Value>?) -> _TableRows<Value> {
    rows ?? _TableRows(_rowValues: [])
  }

  /// A branch.
  public static func buildEither(first: _TableRows<Value>) -> _TableRows<Value> { first }
  /// The other branch.
  public static func buildEither(second: _TableRows<Value>) -> _TableRows<Value> { second }
  /// A `for` loop.
  public static func buildArray(_ rows: [_TableRows<Value>]) -> _TableRows<Value> {
    _TableRows(_rowValues: rows.flatMap(\._rowValues))
  }
}
