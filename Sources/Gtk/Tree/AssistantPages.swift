import CGtk

// The pages of an assistant. GTK asks for one to be prepared, and ends the process where it is the last one and has gone afterwards.
extension WidgetProtocol {
  /// Removes the page at an index: at once, or as soon as GTK has had a page prepared.
  package func removePage(
    _ index: Int, _ page: @escaping (Int32) -> UnsafeMutablePointer<GtkWidget>?, _ remove: @escaping (Int32) -> Void
  ) {
    guard let child = TreeWork.stayingChild(at: index, page) else { return }
    let removeChild = {
      var place: Int32 = 0
      while let found = page(place), found != child { place += 1 }
      if page(place) == child { remove(place) }
    }
    let isPreparing =
      g_signal_get_invocation_hint(raw).map { String(cString: g_signal_name($0.pointee.signal_id)) } == "prepare"
    if isPreparing { TreeWork.later(removing: child, removeChild) } else { TreeWork.change(removeChild) }
  }

  /// The page at an index among those that stay.
  package func stayingPage(
    _ index: Int, _ page: (Int32) -> UnsafeMutablePointer<GtkWidget>?
  ) -> UnsafeMutablePointer<GtkWidget>? { TreeWork.stayingChild(at: index, page) }

  /// How many pages stay.
  package func countPages(_ page: (Int32) -> UnsafeMutablePointer<GtkWidget>?) -> Int {
    var (place, count) = (Int32(0), 0)
    while let found = page(place) {
      if !TreeWork.isRemoved(found) { count += 1 }
      place += 1
    }
    return count
  }
}
