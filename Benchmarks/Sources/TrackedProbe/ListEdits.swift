import TrackedKit

/// One row inserted, removed, moved and reconfigured among `rows` through a snapshot, then given as a whole new array:
/// microseconds each, median of 21; and the first edit by identifier. The edits are in sight, so that GTK has a row to make
/// or to take away.
func measureListEdits(_ rows: Int) {
  warmUp()
  let list = RowList(rows)
  waitForFirstFrame(list.open())
  run(milliseconds: 300)
  func time(_ edit: () -> Void) -> Double {
    let started = cpuMicroseconds()
    edit()
    let time = cpuMicroseconds() - started
    run(milliseconds: 30)
    return time
  }
  func times(_ edit: (Int) -> Void) -> Double { median((0..<21).map { round in time { edit(round) } }) }
  let first = time { list.edit { $0.insertItems([-1], afterItem: 2) } }
  let inserted = times { round in list.edit { $0.insertItems([rows + round], afterItem: 2) } }
  let removed = times { round in list.edit { $0.deleteItems([rows + round]) } }
  let moved = times { round in list.edit { $0.moveItem(2, afterItem: round % 2 == 0 ? 4 : 1) } }
  let reconfigured = times { _ in list.edit { $0.reconfigureItems([3]) } }
  var all = list.dataSource.snapshot().itemIdentifiers
  let asArray = times { round in
    all.insert(rows + round, at: 3)
    list.show(all)
  }
  print(inserted, removed, moved, reconfigured, asArray, first)
}
