import Gtk

/// Tells GTK how many rows a list has: of a long list at first as many as are seen, and the others a few a frame.
///
/// GTK makes 205 rows at once, however many are seen. A list that is about to open would wait for them.
final class RowAnnouncer {
  /// What GTK shows: as many rows as it was told of.
  let model: ListModel
  /// The rows that GTK selects from, which say nothing of what the program does.
  var selection: SelectionModel!
  /// Called when GTK knows all rows of a list that has opened.
  var didOpen: () -> Void = {}
  private let told = Told()
  private var count = 0
  /// Whether GTK does not know all rows yet.
  private(set) var isOpening = false

  /// The rows that GTK makes in any case.
  private static let rowsMadeByGtk = 205
  /// The rows that a frame has time for.
  private static let rowsInAFrame = 24
  private static let firstRows = 16

  /// - Parameter item: the value of the row at a place.
  init(item: @escaping (Int) -> AnyHashable) {
    // GTK asks and tells while the list goes, too: there are as many rows as before then.
    model = ListModel(count: { [told] in told.count }, item: item)
  }

  /// Other rows in place of all that there were.
  func replaceAll(with count: Int, in list: Widget) {
    let old = told.count
    let isFirst = self.count == 0
    self.count = count
    isOpening = isFirst && count > Self.rowsMadeByGtk
    told.count = isOpening ? Self.firstRows : count
    tell(at: 0, removed: old, added: told.count)
    guard isOpening else { return }
    var isFirstFrame = true
    list.addTickCallback { [weak self] _ in
      // The first frame shows what there is.
      if !isFirstFrame { self?.grow(by: Self.rowsInAFrame) }
      isFirstFrame = false
      return self?.isOpening == true ? .again : .finish
    }
  }

  /// Some rows in place of others.
  func change(at start: Int, removed: Int, added: Int, of count: Int) {
    self.count = count
    let known = told.count
    guard isOpening else {
      told.count = count
      return tell(at: start, removed: removed, added: added)
    }
    guard start < known else { return }
    let gone = min(removed, known - start)
    let come = gone < removed ? min(added, Self.rowsInAFrame) : added
    told.count = known - gone + come
    tell(at: start, removed: gone, added: come)
  }

  /// Whether GTK knows the row at a place.
  func knows(_ place: Int) -> Bool { place < told.count }

  /// The rows told of leave room in what is seen.
  func fill() { if isOpening { grow(by: told.count) } }

  /// Tells of all rows now.
  func openAtOnce() { if isOpening { grow(by: count) } }

  private func grow(by number: Int) {
    let known = told.count
    told.count = min(known + number, count)
    if told.count >= Self.rowsMadeByGtk { told.count = count }
    isOpening = told.count < count
    tell(at: known, removed: 0, added: told.count - known)
    if !isOpening { didOpen() }
  }

  private func tell(at place: Int, removed: Int, added: Int) {
    selection.withoutEcho { model.itemsChanged(at: place, removed: removed, added: added) }
  }
}

/// How many rows GTK was told of, for as long as its model lives.
private final class Told {
  var count = 0
}
