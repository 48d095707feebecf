import Gtk

/// The table's header or footer view together with the header or footer of the section there: one row, so that both scroll along.
final class TableEnd: ReusableView {
  /// The section's own; nil without one.
  let supplement: ReusableView?

  init(_ end: View, _ supplement: ReusableView?, isHeader: Bool) {
    self.supplement = supplement
    super.init(frame: .zero)
    let column = Box(.vertical)
    end.removeFromSuperview()
    if end.heightInTable > 0 { end.setSizeRequest(height: Int(pixels: end.heightInTable.rounded())) }
    fillsRow = true
    // The space that the theme leaves in rows.
    if supplement?.fillsRow == false { supplement?.margins = Insets(top: 0, leading: 2, bottom: 2, trailing: 2) }
    for view in isHeader ? [end, supplement] : [supplement, end] { view.map(column.append) }
    addSubview(column)
    supplement?.beginShowingItem()
  }

  required convenience init() { preconditionFailure("an end of a table is made with its views") }
}

extension ReusableView {
  /// Shows a view in all of the row; the height of its frame is the least.
  func fill(with view: View) {
    fillsRow = true
    guard view.frame != .zero else { return addSubview(view) }
    let column = Box(.vertical)
    if view.frame.height > 0 { view.setSizeRequest(height: Int(pixels: view.frame.height.rounded())) }
    (view.hexpand, view.vexpand) = (true, true)
    column.append(view)
    addSubview(column)
  }
}

extension View {
  /// The height that an end of a table was given, and keeps when the table lays it out.
  var heightInTable: Double { attachment(HeightInTable.self)?.value ?? 0 }

  /// Takes over the height that the program has given it now.
  ///
  /// - Returns: whether it has changed.
  func noteHeightInTable() -> Bool {
    let height = Placement.existing(of: self)?.frame?.height ?? frame.height
    guard height != heightInTable else { return false }
    attach(HeightInTable(height))
    return true
  }

  private final class HeightInTable {
    let value: Double
    init(_ value: Double) { self.value = value }
  }
}

// What is reported of cells that come and go.
extension TableView {
  func tell(_ cell: ReusableView, at place: RowPlace, isComing: Bool) {
    guard let delegate else { return }
    switch place {
    case .item(let path):
      guard let cell = cell as? TableViewCell else { return }
      if isComing {
        delegate.tableView(self, willDisplay: cell, forRowAt: path)
      } else {
        delegate.tableView(self, didEndDisplaying: cell, forRowAt: path)
      }
    case .view: break
    case .header(let section):
      if isComing { delegate.tableView(self, willDisplayHeaderView: cell, forSection: section) }
    case .footer(let section):
      if isComing { delegate.tableView(self, willDisplayFooterView: cell, forSection: section) }
    }
  }
}
