import Gtk
import TrackedKit

/// One row inserted, removed, moved and reconfigured among `rows`: microseconds each, median of 21; what was before the
/// first edit is not counted. The edits are in sight, so that GTK has a row to make or to take away.
func measureListEdits(_ rows: Int) {
  warmUp()
  let list = RowList(rows)
  waitForFirstFrame(list.open())
  run(milliseconds: 300)
  var all = Array(0..<rows)
  func time(_ edit: (Int) -> Void) -> Double {
    median(
      (0..<21).map { round in
        let started = cpuMicroseconds()
        edit(round)
        let time = cpuMicroseconds() - started
        run(milliseconds: 30)
        return time
      })
  }
  let inserted = time { round in
    all.insert(rows + round, at: 3)
    list.show(all)
  }
  let removed = time { _ in
    all.remove(at: 3)
    list.show(all)
  }
  let moved = time { round in
    all.insert(all.remove(at: 2), at: 4)
    list.show(all)
  }
  print(inserted, removed, moved)
}
