import Gtk

extension ListNode: ScrollTargetNode {
  func scroll(to id: AnyHashable, anchor: UnitPoint?) -> Bool {
    guard let place = place(of: id) else { return false }
    announcer.openAtOnce()
    list.scrollTo(place)
    guard let anchor else { return true }
    // Where the row is, is known when GTK has laid it out, in the same frame.
    waitingForLayout?.disconnect()
    waitingForLayout = list.frameClock?.onLayout { [weak self] in self?.align(id, anchor) }
    list.queueDraw()
    return true
  }

  /// Moves a row until a part of it is at the same part of what is seen.
  private func align(_ id: AnyHashable, _ anchor: UnitPoint) {
    guard let place = place(of: id), let row = rowWidget(at: place), let scroller = list.parent as? ScrolledWindow,
      let frame = (row.parent ?? row).frame(in: scroller)
    else { return }
    waitingForLayout?.disconnect()
    waitingForLayout = nil
    let adjustment = scroller.verticalAdjustment
    let value = adjustment.value + frame.y - (Double(scroller.height) - frame.height) * anchor.y
    adjustment.value = max(adjustment.lower, min(value, adjustment.upper - adjustment.pageSize))
  }
}
