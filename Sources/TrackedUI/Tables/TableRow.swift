import Foundation
import Gtk

/// Rows of a table.
@MainActor @preconcurrency public protocol TableRowContent<TableRowValue> {
  /// What a row stands for.
  associatedtype TableRowValue: Identifiable
  /// What the rows stand for, from the top.
  var _rowValues: [TableRowValue] { get }
  /// The menus of the rows, from the top; nil for a row without one of its own.
  var _rowMenus: [_RowMenu?] { get }
}

extension TableRowContent {
  /// None.
  public var _rowMenus: [_RowMenu?] { Array(repeating: nil, count: _rowValues.count) }
}

/// The menu of a row.
@MainActor public struct _RowMenu {
  let open: (_ node: _Node, _ widget: Widget, _ place: CGRect) -> Void
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

/// A row with a menu.
public struct _MenuTableRow<Value: Identifiable, Items: View>: PrimitiveView, TableRowContent {
  fileprivate let row: TableRow<Value>
  fileprivate let items: Items

  /// The value.
  public var _rowValues: [Value] { row._rowValues }

  /// The menu.
  public var _rowMenus: [_RowMenu?] {
    [
      _RowMenu { [items] node, widget, place in
        let opener = widget.attachment(orNew: MenuOpener<Items>())
        opener.open(items, in: node.environment, of: node.island, from: widget, at: place)
      }
    ]
  }

  /// A node without anything: the table shows the row.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> { _ViewNode(inputs) }
}

extension TableRow {
  /// What can be chosen with the second button of the pointer on the row.
  public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> _MenuTableRow<Value, Items> {
    _MenuTableRow(row: self, items: menuItems())
  }
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
  /// The menus of all rows.
  public var _rowMenus: [_RowMenu?] { data.flatMap { content($0)._rowMenus } }
}

/// Some rows.
@MainActor public struct _TableRows<Value: Identifiable>: TableRowContent {
  /// The values.
  public let _rowValues: [Value]
  /// The menus.
  public let _rowMenus: [_RowMenu?]

  /// Some rows.
  fileprivate init(_ parts: [any TableRowContent<Value>]) {
    _rowValues = parts.flatMap { $0._rowValues }
    _rowMenus = parts.flatMap { $0._rowMenus }
  }
}

/// Makes the rows of a table of the statements of a closure.
@MainActor @resultBuilder public enum TableRowBuilder<Value: Identifiable> {
  /// Rows.
  public static func buildExpression<Content: TableRowContent>(_ content: Content) -> _TableRows<Value>
  where Content.TableRowValue == Value {
    _TableRows([content])
  }

  /// All rows.
  public static func buildBlock(_ rows: _TableRows<Value>...) -> _TableRows<Value> {
    _TableRows(rows)
  }

  /// An `if` without an `else`.
  public static func buildOptional(_ rows: _TableRows<Value>?) -> _TableRows<Value> {
    rows ?? _TableRows([])
  }

  /// A branch.
  public static func buildEither(first: _TableRows<Value>) -> _TableRows<Value> { first }
  /// The other branch.
  public static func buildEither(second: _TableRows<Value>) -> _TableRows<Value> { second }
  /// A `for` loop.
  public static func buildArray(_ rows: [_TableRows<Value>]) -> _TableRows<Value> {
    _TableRows(rows)
  }
}
