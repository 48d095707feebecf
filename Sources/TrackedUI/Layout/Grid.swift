/// Views in rows and columns, each column as wide as its widest view.
public struct Grid<Content: View>: ContainerView {
  let layout: GridLayout
  let content: Content

  /// A grid. `GridRow` makes a row; any other view inside takes a row of its own.
  public init(
    alignment: Alignment = .center, horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil,
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
  let content: Content

  /// A row.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The node of the row.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> { GridRowNode(view, inputs) }
}

private final class GridRowNode<Content: View>: _ViewNode<GridRow<Content>> {
  private var child: _ViewNode<Content>!

  init(_ view: GridRow<Content>, _ inputs: _NodeInputs) {
    super.init(inputs)
    child = Content._makeNode(view.content, inputs.below(self))
  }

  override func update(_ view: GridRow<Content>) { child.update(view.content) }

  override func appendItems(to items: inout [LayoutItem]) {
    var cells: [LayoutItem] = []
    child.appendItems(to: &cells)
    for cell in cells { items.append(GridCellItem(cell, ObjectIdentifier(self))) }
  }

  override func forEachChild(_ body: (_Node) -> Void) { child.map(body) }
}

private final class GridCellItem: WrappingItem {
  let row: ObjectIdentifier

  init(_ inner: LayoutItem, _ row: ObjectIdentifier) {
    self.row = row
    super.init(inner)
  }
}

/// Puts views into rows and columns.
struct GridLayout: Layout {
  let alignment: Alignment
  let horizontalSpacing: Double
  let verticalSpacing: Double

  /// The places of the views, row by row.
  private func rows(_ subviews: Subviews) -> [[Int]] {
    var rows: [[Int]] = []
    var last: ObjectIdentifier?
    for (index, item) in subviews.items.enumerated() {
      let row = (item as? GridCellItem)?.row
      if let row, row == last { rows[rows.count - 1].append(index) } else { rows.append([index]) }
      last = row
    }
    return rows
  }

  private func lengths(_ subviews: Subviews, _ proposal: ProposedViewSize) -> (columns: [Double], rows: [Double]) {
    let rows = rows(subviews)
    let count = rows.map(\.count).max() ?? 0
    var columns = [Double](repeating: 0, count: count)
    for row in rows where row.count > 1 || count == 1 {
      for (column, index) in row.enumerated() {
        columns[column] = max(columns[column], subviews.items[index].sizeThatFits(.unspecified).width)
      }
    }
    if let width = proposal.width, width.isFinite {
      let available = width - horizontalSpacing * Double(max(0, count - 1))
      let wanted = columns.reduce(0, +)
      if wanted > available, wanted > 0 { columns = columns.map { $0 * max(0, available) / wanted } }
    }
    let heights = rows.map { row in
      row.enumerated().map { column, index in
        let width = row.count > 1 || count == 1 ? columns[column] : nil
        return subviews.items[index].sizeThatFits(ProposedViewSize(width: width, height: nil)).height
      }.max() ?? 0
    }
    return (columns, heights)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    let (columns, heights) = lengths(subviews, proposal)
    return Size(
      width: columns.reduce(0, +) + horizontalSpacing * Double(max(0, columns.count - 1)),
      height: heights.reduce(0, +) + verticalSpacing * Double(max(0, heights.count - 1)))
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let (columns, heights) = lengths(subviews, proposal)
    var y = bounds.y
    for (row, height) in zip(rows(subviews), heights) {
      var x = bounds.x
      for (column, index) in row.enumerated() {
        let spans = row.count == 1 && columns.count > 1
        let width = spans ? bounds.width : columns[column]
        let cell = ViewDimensions(width: width, height: height) { _ in nil }
        let view = subviews[index].dimensions(in: ProposedViewSize(width: width, height: height))
        subviews[index].place(
          at: Point(
            x: x + cell[alignment.horizontal] - view[alignment.horizontal],
            y: y + cell[alignment.vertical] - view[alignment.vertical]),
          proposal: ProposedViewSize(width: width, height: height))
        x += width + horizontalSpacing
      }
      y += height + verticalSpacing
    }
  }
}
