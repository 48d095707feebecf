import Gtk

// While a long list is announced to GTK bit by bit.
extension RowList {
  /// Whether GTK does not know all rows yet.
  var isOpening: Bool { source?.announcer.isOpening == true }

  /// Fills the visible part in the layout that shows the list first, if the first announced rows are not enough.
  func fillAtNextLayout() {
    guard layoutConnection?.isConnected != true else { return }
    layoutConnection = owner?.window?.frameClock?.onLayout { [weak self] in self?.fill() }
  }

  private func fill() {
    guard isOpening, widget?.isMapped == true, adjustment.pageSize > 0, adjustment.upper <= adjustment.pageSize else {
      return
    }
    source?.announcer.fill((endOfRows ?? 0) / adjustment.pageSize)
  }

  /// Where the last row that has a cell ends in the part that is seen.
  private var endOfRows: Double? {
    boundCells.lazy.compactMap { row in
      (row.cell.parent ?? row.cell).frame(in: self.scroller).map { frame in
        let (start, length) = self.extent(of: frame)
        return start + length
      }
    }.max()
  }

  /// How large the content is going to be, where GTK knows a part of it.
  func contentSize(ofKnown size: Size) -> Size {
    if let board { return board.contentSize }
    // GTK counts what is seen at least, also where the rows are shorter.
    if !isOpening, adjustment.pageSize > 0, adjustment.upper <= adjustment.pageSize {
      let end = source?.model.count == 0 ? 0 : endOfRows ?? adjustment.upper
      return scrollsAcross ? Size(width: end, height: size.height) : Size(width: size.width, height: end)
    }
    let lengthening = source?.announcer.lengthening ?? 1
    return scrollsAcross
      ? Size(width: size.width * lengthening, height: size.height)
      : Size(width: size.width, height: size.height * lengthening)
  }
}
