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
    if end.frame.height > 0 { end.setSizeRequest(height: Int(pixels: end.frame.height.rounded())) }
    for view in isHeader ? [end, supplement] : [supplement, end] { view.map(column.append) }
    addSubview(column)
    supplement?.beginShowingItem()
  }

  required convenience init() { preconditionFailure("an end of a table is made with its views") }
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
