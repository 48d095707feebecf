public import Foundation

/// Views in rows and columns, each column as wide as its widest view.
public struct Grid<Content: View>: ContainerView {
  let layout: GridLayout
  let content: Content

  /// A grid. `GridRow` makes a row; any other view inside takes a row of its own.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing ?? defaultStackSpacing,
      verticalSpacing: verticalSpacing ?? defaultStackSpacing)
    self.content = content()
  }

  /// The node of the grid.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    ContainerNode(view, inputs.inStack(nil))
  }
}

/// A row of a grid.
public struct GridRow<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment?
  let content: Content

  /// A row.
  ///
  /// - Parameter alignment: where its views are from top to bottom; nil for as the grid says.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// The node of the row.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> { GridRowNode(view, inputs) }
}

private final class GridRowNode<Content: View>: OneChildNode<GridRow<Content>, _ViewNode<Content>> {
  private var alignment: VerticalAlignment?

  init(_ view: GridRow<Content>, _ inputs: _NodeInputs) {
    alignment = view.alignment
    super.init(inputs)
    child = Content._makeNode(view.content, inputs.below(self))
  }

  override func update(_ view: GridRow<Content>) {
    if alignment != view.alignment {
      alignment = view.alignment
      itemsDidChange()
    }
    child.update(view.content)
  }

  override func appendItems(to items: inout [LayoutItem]) {
    for cell in childItems { items.append(GridCellItem(cell, ObjectIdentifier(self), alignment)) }
  }
}

private final class GridCellItem: WrappingItem {
  let row: ObjectIdentifier
  let alignment: VerticalAlignment?

  init(_ inner: LayoutItem, _ row: ObjectIdentifier, _ alignment: VerticalAlignment?) {
    (self.row, self.alignment) = (row, alignment)
    super.init(inner)
  }
}

/// Puts views into rows and columns.
struct GridLayout: Layout {
  let alignment: Alignment
  let horizontalSpacing: Double
  let verticalSpacing: Double

  private struct Cell {
    let index: Int
    let columns: Range<Int>
  }

  private struct Row {
    var cells: [Cell] = []
    /// A view that is in no `GridRow` goes from edge to edge.
    var isWhole = false
  }

  /// The places of the views, row by row.
  private func rows(_ subviews: Subviews) -> [Row] {
    var rows: [Row] = []
    var last: ObjectIdentifier?
    for (index, item) in subviews.items.enumerated() {
      let row = (item as? GridCellItem)?.row
      if row == nil || row != last { rows.append(Row(isWhole: row == nil)) }
      let start = rows[rows.count - 1].cells.last?.columns.upperBound ?? 0
      rows[rows.count - 1].cells.append(Cell(index: index, columns: start..<start + max(1, item.traits.columnSpan)))
      last = row
    }
    return rows
  }

  private struct Lengths {
    var columns: [Double]
    var rows: [Double]
  }

  private func width(of columns: Range<Int>, _ lengths: [Double]) -> Double {
    lengths[columns.clamped(to: 0..<lengths.count)].reduce(0, +) + horizontalSpacing * Double(max(0, columns.count - 1))
  }

  private func lengths(_ rows: [Row], _ subviews: Subviews, _ proposal: ProposedViewSize) -> Lengths {
    let count = rows.filter { !$0.isWhole }.compactMap { $0.cells.last?.columns.upperBound }.max() ?? 1
    var columns = [Double](repeating: 0, count: count)
    func wish(_ cell: Cell) -> Double {
      let item = subviews.items[cell.index]
      return item.traits.unsizedAxes.contains(.horizontal) ? 0 : item.sizeThatFits(.unspecified).width
    }
    let hasOnlyWhole = rows.allSatisfy(\.isWhole)
    for row in rows where !row.isWhole || hasOnlyWhole {
      for cell in row.cells where cell.columns.count == 1 {
        columns[cell.columns.lowerBound] = max(columns[cell.columns.lowerBound], wish(cell))
      }
    }
    // What takes several columns makes the last of them wider where they are too narrow.
    for row in rows where !row.isWhole {
      for cell in row.cells where cell.columns.count > 1 {
        let missing = wish(cell) - width(of: cell.columns, columns)
        if missing > 0 { columns[min(cell.columns.upperBound, count) - 1] += missing }
      }
    }
    if let width = proposal.width {
      share(width - horizontalSpacing * Double(max(0, count - 1)), among: &columns, rows, subviews)
    }
    let total = width(of: 0..<count, columns)
    func wishes(_ height: CGFloat?) -> [Double] {
      rows.map { row in
        row.cells.map { cell in
          let item = subviews.items[cell.index]
          if item.traits.unsizedAxes.contains(.vertical) { return 0 }
          let width = row.isWhole ? total : width(of: cell.columns, columns)
          return item.sizeThatFits(ProposedViewSize(width: width, height: height)).height
        }.max() ?? 0
      }
    }
    var heights = wishes(nil)
    if let height = proposal.height {
      let rest = height - heights.reduce(0, +) - verticalSpacing * Double(max(0, rows.count - 1))
      if rest > 0.5 { stretch(&heights, to: wishes(.infinity), by: rest) }
    }
    return Lengths(columns: columns, rows: heights)
  }

  /// Gives columns the room there is: each an equal share, as far as its views can do with it, and the least flexible first.
  private func share(_ room: Double, among columns: inout [Double], _ rows: [Row], _ subviews: Subviews) {
    var least = [Double](repeating: 0, count: columns.count)
    var most = [Double](repeating: 0, count: columns.count)
    for row in rows where !row.isWhole {
      for cell in row.cells where cell.columns.count == 1 {
        let item = subviews.items[cell.index]
        guard !item.traits.unsizedAxes.contains(.horizontal) else { continue }
        let column = cell.columns.lowerBound
        least[column] = max(least[column], item.width(ProposedViewSize(width: 0, height: nil)))
        most[column] = max(most[column], item.width(ProposedViewSize(width: .infinity, height: nil)))
      }
    }
    // What several columns have asked for together stays.
    for column in columns.indices { most[column] = max(most[column], columns[column]) }
    let order = columns.indices.sorted { (most[$0] - least[$0], $0) < (most[$1] - least[$1], $1) }
    guard room.isFinite else { return columns = most }
    var left = room
    for (turn, column) in order.enumerated() {
      let part = max(0, left) / Double(columns.count - turn)
      columns[column] = min(max(part, least[column]), most[column])
      left -= columns[column]
    }
    // What the later ones leave over goes to those before that could do with more than their share.
    for column in order where left > 0 && columns[column] < most[column] {
      let more = min(left, most[column] - columns[column])
      columns[column] += more
      left -= more
    }
  }

  /// Gives the room that is left to the rows whose views can do with more, those that can do with least first.
  private func stretch(_ heights: inout [Double], to most: [Double], by rest: Double) {
    guard rest.isFinite else { return heights = zip(heights, most).map { max($0, $1) } }
    let spare = zip(heights, most).map { $1 - $0 }
    let flexible = heights.indices.filter { spare[$0] > 0.5 }.sorted { (spare[$0], $0) < (spare[$1], $1) }
    var left = rest
    for (turn, index) in flexible.enumerated() {
      let more = min(left / Double(flexible.count - turn), spare[index])
      heights[index] += more
      left -= more
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let lengths = lengths(rows(subviews), subviews, proposal)
    return CGSize(
      width: width(of: 0..<lengths.columns.count, lengths.columns),
      height: lengths.rows.reduce(0, +) + verticalSpacing * Double(max(0, lengths.rows.count - 1)))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let rows = rows(subviews)
    let lengths = lengths(rows, subviews, proposal)
    var alignments: [Int: HorizontalAlignment] = [:]
    for row in rows where !row.isWhole {
      for cell in row.cells {
        if let asked = subviews.items[cell.index].traits.columnAlignment { alignments[cell.columns.lowerBound] = asked }
      }
    }
    var y = bounds.y
    for (row, height) in zip(rows, lengths.rows) {
      for cell in row.cells {
        let x =
          bounds.x + (row.isWhole ? 0 : width(of: 0..<cell.columns.lowerBound, lengths.columns) + leadingSpace(cell))
        let width = row.isWhole ? bounds.width : width(of: cell.columns, lengths.columns)
        let guide = row.isWhole ? alignment.horizontal : alignments[cell.columns.lowerBound] ?? alignment.horizontal
        let across = (subviews.items[cell.index] as? GridCellItem)?.alignment ?? alignment.vertical
        place(subviews[cell.index], in: CGRect(x: x, y: y, width: width, height: height), guide, across)
      }
      y += height + verticalSpacing
    }
  }

  private func leadingSpace(_ cell: Cell) -> Double { cell.columns.lowerBound == 0 ? 0 : horizontalSpacing }

  private func place(
    _ subview: LayoutSubview, in cell: CGRect, _ guide: HorizontalAlignment, _ across: VerticalAlignment
  ) {
    let proposal = ProposedViewSize(width: cell.width, height: cell.height)
    if let anchor = subview.item.traits.cellAnchor {
      let point = CGPoint(x: cell.x + cell.width * anchor.x, y: cell.y + cell.height * anchor.y)
      return subview.place(at: point, anchor: anchor, proposal: proposal)
    }
    let room = ViewDimensions(width: cell.width, height: cell.height) { _ in nil }
    let view = subview.dimensions(in: proposal)
    subview.place(
      at: CGPoint(x: cell.x + room[guide] - view[guide], y: cell.y + room[across] - view[across]),
      proposal: proposal)
  }
}

/// What a view asks of the grid around.
private struct GridCellModifier: ItemModifier, Equatable {
  var columnSpan: Int?
  var unsizedAxes: Axis.Set?
  var columnAlignment: HorizontalAlignment?
  var anchor: UnitPoint?

  func wrap(_ item: LayoutItem) -> LayoutItem {
    ItemTraitsItem(item) { traits in
      if let columnSpan { traits.columnSpan = columnSpan }
      if let unsizedAxes { traits.unsizedAxes = unsizedAxes }
      if let columnAlignment { traits.columnAlignment = columnAlignment }
      if let anchor { traits.cellAnchor = anchor }
    }
  }
}

extension View {
  /// How many columns the view takes in its row of a grid.
  public func gridCellColumns(_ count: Int) -> some View { modifier(GridCellModifier(columnSpan: count)) }

  /// The directions in which the view asks the grid for no room of its own: it gets what the others need.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { modifier(GridCellModifier(unsizedAxes: axes)) }

  /// Where the views of this one's column are in their cells.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(GridCellModifier(columnAlignment: guide))
  }

  /// Where the view is in its cell.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View { modifier(GridCellModifier(anchor: anchor)) }
}
