import Gtk

/// Says which rows of a list are where they can be seen, after each layout in which that may have changed.
final class ListSight {
  private struct Place: Equatable {
    let value, upper, pageSize: Double
    let height: Int
  }

  /// Whether rows have come into the list since the last look.
  var isOther = false
  private weak var list: ListView?
  private var place: Place?
  private var connection: SignalConnection?

  isolated deinit { connection?.disconnect() }

  /// Looks at a list while it is shown.
  func follow(_ list: ListView, _ look: @escaping () -> Void) {
    self.list = list
    list.onMap { [weak self, weak list] in
      guard let self, let list else { return }
      isOther = true
      connection = list.frameClock.map { clock in
        Advice.silently { clock.onLayout { [weak self] in if self?.mayHaveChanged() == true { look() } } }
      }
    }
    list.onUnmap { [weak self] in
      self?.connection?.disconnect()
      self?.connection = nil
    }
  }

  private func mayHaveChanged() -> Bool {
    guard let list, let adjustment = (list.parent as? ScrolledWindow)?.verticalAdjustment else { return false }
    let now = Place(
      value: adjustment.value, upper: adjustment.upper, pageSize: adjustment.pageSize, height: list.height)
    defer { (place, isOther) = (now, false) }
    return isOther || now != place
  }

  /// Whether a row is seen, at least in part.
  func has(_ row: Widget) -> Bool {
    guard let list, row.isMapped, let frame = row.frame(in: list) else { return false }
    return frame.y < Double(list.height) && frame.y + max(1, frame.height) > 0
  }
}
