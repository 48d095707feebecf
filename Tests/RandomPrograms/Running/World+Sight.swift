import TrackedKit

// What is in sight.
extension World {
  /// Whether the update pass serves an element: it stands in a window that is shown, and nothing above keeps it back.
  func isServed(_ instance: Instance) -> Bool {
    guard let window = structure.window(of: instance.index), windows[window].isMapped else { return false }
    return !isKeptBack(instance.index)
  }

  /// Whether an element is in a window, shown or not.
  func isInWindow(_ index: Int) -> Bool { structure.window(of: index) != nil }

  /// Whether a container above, or the element's own place in it, is closed. GTK itself is asked.
  private func isKeptBack(_ index: Int) -> Bool {
    // What is hidden itself is no page that a container would show: only its own hooks keep it back.
    var current: Int? = instances[index]?.widget.isVisible == false ? structure.parent(of: index) : index
    while let element = current {
      if let widget = instances[element]?.widget, !widget.isChildVisible { return true }
      current = structure.parent(of: element)
    }
    return false
  }
}
