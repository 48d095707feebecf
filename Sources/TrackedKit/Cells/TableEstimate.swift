import Gtk

// How large the rows are before they are laid out, as in UIKit: by the heights that the program says, or about that.
extension TableView {
  /// Whether GTK knows nothing of the rows' sizes yet.
  var isYetToBeLaidOut: Bool { rows.bound.isEmpty && !(isMapped && width > 0) }

  /// The size that the rows will have in about.
  var estimatedSize: Size {
    _ = numberOfSections
    var height = [tableHeaderView, tableFooterView].compactMap { $0.map(endHeight) }.reduce(0, +)
    guard let source = rows.source else { return Size(width: bounds.width, height: height) }
    let usual = estimatedRowHeight > 0 ? estimatedRowHeight : Double(TableViewCell.usualHeight)
    for (section, count) in source.saidCounts.enumerated() {
      for place in [RowPlace.header(section: section), .footer(section: section)] where source.row(of: place) != nil {
        // One that is only the table's own end has been counted.
        let isEnd = place == .header(section: 0) && tableHeaderView != nil
        height += said(place) ?? (isEnd && dataSource?.tableView(self, titleForHeaderInSection: 0) == nil ? 0 : 28)
      }
      for row in 0..<count { height += said(.item(IndexPath(row: row, section: section))) ?? usual }
    }
    return Size(width: bounds.width, height: height)
  }

  private func said(_ place: RowPlace) -> Double? {
    let height = PassContext.untracked { self.height(of: place) }
    return height < 0 ? nil : height
  }

  private func endHeight(_ end: View) -> Double {
    end.heightInTable > 0 ? end.heightInTable : Double(end.measured(.vertical).natural)
  }
}
