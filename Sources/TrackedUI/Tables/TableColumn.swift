public import Foundation

/// A column of a `Table`: a title, and what is in the rows below.
///
/// ```swift
/// TableColumn("Name", value: \.name)
/// TableColumn("Size", value: \.size) { Text("\($0.size) kB") }
/// TableColumn("Kind") { Label($0.kind.name, systemImage: $0.kind.symbol) }
/// ```
/// A column with a value sorts, in a table with a `sortOrder`, when its title is clicked.
@MainActor public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View>: TableColumnContent {
  let title: String
  let content: (RowValue) -> Content
  let sort: Sort?
  var width = TableColumnWidth()
  private var alignment = TableColumnAlignment.automatic

  fileprivate init(_ title: String, sort: Sort?, content: @escaping (RowValue) -> Content) {
    self.title = title
    self.sort = sort
    self.content = content
  }

  /// The width in logical pixels, which the person cannot change; nil for what there is room for.
  public func width(_ width: CGFloat? = nil) -> TableColumn {
    var copy = self
    copy.width = TableColumnWidth(least: width, ideal: width, isFixed: width != nil)
    return copy
  }

  /// The width in logical pixels, which the person can change: at first, and what it is at least.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
    var copy = self
    copy.width = TableColumnWidth(least: min, ideal: ideal ?? min, isFixed: min != nil && min == max)
    return copy
  }

  /// Where what is in the cells is: at their leading edge unless this says otherwise.
  public func alignment(_ alignment: TableColumnAlignment) -> TableColumn {
    var copy = self
    copy.alignment = alignment
    return copy
  }

  /// The column, whatever is in it.
  public var _columns: [_TableColumn<RowValue>] {
    [TypedTableColumn(title: title, sort: sort as Any?, width: width, alignment: alignment, content: content)]
  }
}

/// Where what is in the cells of a column is.
public nonisolated enum TableColumnAlignment: Hashable, Sendable {
  /// At the leading edge.
  case automatic
  /// At the leading edge.
  case leading
  /// In the middle.
  case center
  /// At the trailing edge.
  case trailing
  /// At the trailing edge, as numbers do.
  case numeric

  var horizontal: HorizontalAlignment {
    switch self {
    case .automatic, .leading: .leading
    case .center: .center
    case .trailing, .numeric: .trailing
    }
  }
}

/// How wide a column is.
struct TableColumnWidth: Equatable {
  var least: CGFloat?
  var ideal: CGFloat?
  var isFixed = false
}

/// Columns of a table.
@MainActor @preconcurrency public protocol TableColumnContent<TableRowValue> {
  /// What a row stands for.
  associatedtype TableRowValue: Identifiable
  /// The columns, from the leading edge.
  var _columns: [_TableColumn<TableRowValue>] { get }
}

/// A column, whatever is in it.
@MainActor public class _TableColumn<RowValue: Identifiable> {
  let title: String
  /// What sorts by it, in the order that begins with the least.
  let sort: Any?
  let width: TableColumnWidth
  let alignment: TableColumnAlignment
  /// The type of what is in it.
  var contentType: Any.Type { fatalError("made by its subclass alone") }

  init(title: String, sort: Any?, width: TableColumnWidth, alignment: TableColumnAlignment) {
    self.title = title
    self.sort = sort
    self.width = width
    self.alignment = alignment
  }

  func makeNode(_ value: RowValue, _ inputs: _NodeInputs) -> _Node { fatalError("made by its subclass alone") }
  func update(_ node: _Node, _ value: RowValue) {}
}

private final class TypedTableColumn<RowValue: Identifiable, Content: View>: _TableColumn<RowValue> {
  private let content: (RowValue) -> Content

  init(
    title: String, sort: Any?, width: TableColumnWidth, alignment: TableColumnAlignment,
    content: @escaping (RowValue) -> Content
  ) {
    self.content = content
    super.init(title: title, sort: sort, width: width, alignment: alignment)
  }

  override var contentType: Any.Type { Content.self }

  override func makeNode(_ value: RowValue, _ inputs: _NodeInputs) -> _Node {
    ElementNode({ [content] in content(value) }, AnyHashable(value.id), inputs)
  }

  override func update(_ node: _Node, _ value: RowValue) {
    // Gets only what `makeNode` has made.
    unsafeDowncast(node, to: ElementNode<Content>.self).update { [content] in content(value) }
  }
}

/// Some columns.
@MainActor public struct _TableColumns<RowValue: Identifiable>: TableColumnContent {
  /// The columns.
  public let _columns: [_TableColumn<RowValue>]
}

/// Makes the columns of a table of the statements of a closure.
@MainActor @resultBuilder public enum TableColumnBuilder<RowValue: Identifiable, Sort> {
  /// A column that sorts.
  public static func buildExpression<Content: View>(
    _ column: TableColumn<RowValue, Sort, Content, Text>
  ) -> _TableColumns<RowValue> {
    _TableColumns(_columns: column._columns)
  }

  /// A column that does not sort.
  @_disfavoredOverload
  public static func buildExpression<Content: View>(
    _ column: TableColumn<RowValue, Never, Content, Text>
  ) -> _TableColumns<RowValue> {
    _TableColumns(_columns: column._columns)
  }

  /// Columns that were made elsewhere.
  @_disfavoredOverload
  public static func buildExpression<Content: TableColumnContent>(_ content: Content) -> _TableColumns<RowValue>
  where Content.TableRowValue == RowValue {
    _TableColumns(_columns: content._columns)
  }

  /// Some columns.
  public static func buildBlock(_ columns: _TableColumns<RowValue>...) -> _TableColumns<RowValue> {
    _TableColumns(_columns: columns.flatMap(\._columns))
  }

  /// An `if` without an `else`.
  public static func buildOptional(_ columns: _TableColumns<RowValue>?) -> _TableColumns<RowValue> {
    columns ?? _TableColumns(_columns: [])
  }

  /// A branch.
  public static func buildEither(first: _TableColumns<RowValue>) -> _TableColumns<RowValue> { first }
  /// The other branch.
  public static func buildEither(second: _TableColumns<RowValue>) -> _TableColumns<RowValue> { second }
}

// Columns that do not sort.
extension TableColumn where Sort == Never, Label == Text {
  /// A column of any views.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(title.plain, sort: nil, content: content)
  }

  /// A column of any views.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(String(title), sort: nil, content: content)
  }

  /// A column of any views, of which a value is named.
  public init<Value>(
    _ title: LocalizedStringKey, value: KeyPath<RowValue, Value>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(title.plain, sort: nil, content: content)
  }
}

extension TableColumn where Sort == Never, Label == Text, Content == Text {
  /// A column of texts.
  public init(_ title: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(title.plain, sort: nil) { Text($0[keyPath: value]) }
  }

  /// A column of texts.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, value: KeyPath<RowValue, String>) {
    self.init(String(title), sort: nil) { Text($0[keyPath: value]) }
  }
}

// Columns that sort.
extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Texts are sorted as the person's language has them, whatever is in the column: as `KeyPathComparator(\.name)` does.
  private static func order(by value: KeyPath<RowValue, some Comparable>) -> KeyPathComparator<RowValue> {
    (value as? KeyPath<RowValue, String>).map { KeyPathComparator($0) } ?? KeyPathComparator(value)
  }

  private static func order<Value: Comparable>(by value: KeyPath<RowValue, Value?>) -> KeyPathComparator<RowValue> {
    (value as? KeyPath<RowValue, String?>).map { KeyPathComparator($0) } ?? KeyPathComparator(value)
  }

  /// A column of any views, sorted by a value.
  public init<Value: Comparable>(
    _ title: LocalizedStringKey, value: KeyPath<RowValue, Value>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(title.plain, sort: Self.order(by: value), content: content)
  }

  /// A column of any views, sorted by a value.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Comparable>(
    _ title: Title, value: KeyPath<RowValue, Value>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(String(title), sort: Self.order(by: value), content: content)
  }

  /// A column of any views, sorted by a value; nil comes first.
  public init<Value: Comparable>(
    _ title: LocalizedStringKey, value: KeyPath<RowValue, Value?>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(title.plain, sort: Self.order(by: value), content: content)
  }

  /// A column of any views, sorted by a value as a comparator says.
  public init<Value, Comparator: SortComparator>(
    _ title: LocalizedStringKey, value: KeyPath<RowValue, Value>, comparator: Comparator,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Comparator.Compared == Value {
    self.init(title.plain, sort: KeyPathComparator(value, comparator: comparator), content: content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text, Content == Text {
  /// A column of texts, sorted by them.
  public init(
    _ title: LocalizedStringKey, value: KeyPath<RowValue, String>,
    comparator: LocalizedStandardComparator = .localizedStandard
  ) {
    self.init(title.plain, sort: KeyPathComparator(value, comparator: comparator)) { Text($0[keyPath: value]) }
  }

  /// A column of texts, sorted by them.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, value: KeyPath<RowValue, String>, comparator: LocalizedStandardComparator = .localizedStandard
  ) {
    self.init(String(title), sort: KeyPathComparator(value, comparator: comparator)) { Text($0[keyPath: value]) }
  }
}

extension TableColumn where Sort: SortComparator, Sort.Compared == RowValue, Label == Text {
  /// A column of any views, sorted by a program's own comparator.
  public init(
    _ title: LocalizedStringKey, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(title.plain, sort: comparator, content: content)
  }
}
