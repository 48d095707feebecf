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
    let end = boundCells.lazy.compactMap { row in
      (row.cell.parent ?? row.cell).frame(in: self.scroller).map { frame in
        let (start, length) = self.extent(of: frame)
        return start + length
      }
    }.max()
    source?.announcer.fill((end ?? 0) / adjustment.pageSize)
  }

  /// How large the content is going to be, where GTK knows a part of it.
  func contentSize(ofKnown size: Size) -> Size {
    if let board { return board.contentSize }
    let lengthening = source?.announcer.lengthening ?? 1
    return scrollsAcross
      ? Size(width: size.width * lengthening, height: size.height)
      : Size(width: size.width, height: size.height * lengthening)
  }
}
