package import Gtk
import GtkTracking

/// Tells GTK how many rows a list has: of a long list that has just come at first as many as are seen, and the others a few a frame.
///
/// GTK makes 205 rows at once, however many are seen, and of a grid thirty lines. A list that is about to be shown would wait for them.
package final class RowAnnouncer {
  /// The model that GTK shows: as many rows as were announced.
  package let model: ListModel
  /// The rows that GTK selects from, which do not report the program's changes.
  package weak var selection: SelectionModel?
  /// The widget whose frames announce rows; without one all are announced at once.
  package weak var widget: Widget?
  /// Called when a list begins to open, and once more in its first frame before the layout.
  package var willOpen: () -> Void = {}
  /// Called when GTK knows all rows of a list that has opened.
  package var didOpen: () -> Void = {}
  private let told = Told()
  private var count = 0
  /// Whether GTK does not know all rows yet.
  package private(set) var isOpening = false
  /// How many frames have begun since; nil while no frames are followed.
  private var ticks: Int?

  /// The rows that GTK makes in any case.
  private static let rowsMadeByGtk = 205
  /// The rows that a frame has time for.
  private static let rowsInAFrame = 24
  private static let firstRows = 16

  /// - Parameter item: the value of the row at a place.
  package init(item: @escaping (Int) -> AnyHashable) {
    Self.watchFlushes
    // GTK asks and tells while the list goes, too: there are as many rows as before then.
    model = ListModel(count: { [told] in told.count }, item: item)
  }

  /// Other rows in place of all that there were.
  package func replaceAll(with count: Int) {
    let old = told.count
    let isFirst = self.count == 0
    self.count = count
    isOpening = isFirst && count > Self.rowsMadeByGtk && widget != nil
    told.count = isOpening ? Self.firstRows : count
    tell(at: 0, removed: old, added: told.count)
    if isOpening { open() }
  }

  /// Some rows in place of others.
  package func change(at start: Int, removed: Int, added: Int, of count: Int) {
    guard isOpening else {
      if self.count == 0 { return replaceAll(with: count) }
      self.count = count
      told.count = count
      return tell(at: start, removed: removed, added: added)
    }
    self.count = count
    let known = told.count
    if start < known {
      let gone = min(removed, known - start)
      // What is behind the rows that GTK knows can wait.
      let come = start + gone < known ? added : min(added, Self.rowsInAFrame)
      told.count = known - gone + come
      tell(at: start, removed: gone, added: come)
    }
    if told.count == count || told.count < Self.firstRows || told.count >= Self.rowsMadeByGtk {
      grow(by: max(0, Self.firstRows - told.count))
    }
  }

  /// How many times as many rows there are as GTK knows.
  package var lengthening: Double { told.count == 0 ? 1 : Double(count) / Double(told.count) }

  /// Whether GTK knows the row at a place.
  package func knows(_ place: Int) -> Bool { place < told.count }

  /// The announced rows do not fill the visible part.
  ///
  /// - Parameter part: how much of the visible part they fill.
  package func fill(_ part: Double = 0.5) {
    if isOpening { grow(by: Int(Double(told.count) * (1 / max(part, 0.1) - 1)) + 1) }
  }

  /// Tells GTK about all rows now.
  package func openAtOnce() { if isOpening { grow(by: count) } }

  // MARK: Opening

  private func open() {
    let isFollowing = ticks != nil
    ticks = 0
    willOpen()
    Self.opening.removeAll { $0.object?.isOpening != true }
    Self.opening.append(Weak(self))
    if !isFollowing { widget?.addTickCallback { [weak self] _ in self?.frameDidBegin() ?? .finish } }
  }

  private func frameDidBegin() -> MainLoopSource.Repetition {
    // The first frame shows what there is.
    if isOpening, ticks == 0 { willOpen() } else if isOpening { grow(by: Self.rowsInAFrame) }
    ticks = isOpening ? (ticks ?? 0) + 1 : nil
    return isOpening ? .again : .finish
  }

  /// The lists that announce their rows in coming frames.
  private static var opening: [Weak<RowAnnouncer>] = []

  private static let watchFlushes: Void = WindowHost.beforeLayout.append { openAtOnce(in: $0) }

  /// Leaves nothing of a window to frames to come.
  private static func openAtOnce(in window: Gtk.Window) {
    guard !opening.isEmpty else { return }
    for announcer in opening.compactMap(\.object) where announcer.widget?.window === window { announcer.openAtOnce() }
    opening.removeAll { $0.object?.isOpening != true }
  }

  private func grow(by number: Int) {
    let known = told.count
    told.count = min(known + number, count)
    if told.count >= Self.rowsMadeByGtk { told.count = count }
    isOpening = told.count < count
    tell(at: known, removed: 0, added: told.count - known)
    if !isOpening { didOpen() }
  }

  private func tell(at place: Int, removed: Int, added: Int) {
    if added > 0, told.count > added - removed {
      (widget as? ScrolledWindow ?? widget?.parent as? ScrolledWindow)?.stayAtTop()
    }
    guard let selection else { return model.itemsChanged(at: place, removed: removed, added: added) }
    selection.withoutEcho { model.itemsChanged(at: place, removed: removed, added: added) }
  }
}

extension ScrolledWindow {
  /// GTK leaves the row where it is that was the first one, or was clicked, and rows that come above it out of sight: a list that is not
  /// scrolled shows them.
  package func stayAtTop() {
    let adjustment = verticalAdjustment
    guard adjustment.pageSize > 0, adjustment.value <= adjustment.lower else { return }
    ScrollGoal.set(of: self, isWeak: true) { [weak adjustment] in
      guard let adjustment else { return .lost }
      guard adjustment.value > adjustment.lower else { return .reached }
      adjustment.value = adjustment.lower
      return .moved
    }
  }
}

/// How many rows were announced to GTK, for as long as its model lives.
private final class Told {
  var count = 0
}
