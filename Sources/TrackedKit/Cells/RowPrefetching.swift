import Foundation
import Gtk
import GtkTracking

/// Announces rows that will probably be needed soon: those next to the ones that have cells.
final class RowPrefetching {
  /// How many rows before and behind those with cells.
  private static let reach = 12
  private unowned let list: RowList
  private let prefetch: ([IndexPath]) -> Void
  private let cancel: ([IndexPath]) -> Void
  /// The values of announced rows without cells yet.
  private var expected: Set<AnyHashable> = []
  private var update: MainLoopSource?

  init(_ list: RowList, prefetch: @escaping ([IndexPath]) -> Void, cancel: @escaping ([IndexPath]) -> Void) {
    (self.list, self.prefetch, self.cancel) = (list, prefetch, cancel)
    rowsDidCome()
  }

  isolated deinit { update?.cancel() }

  /// Cells were filled: the next rows are announced once this turn is over.
  func rowsDidCome() {
    guard update == nil else { return }
    update = MainLoop.whenIdle { [weak self] in self?.tell() }
  }

  private func tell() {
    update = nil
    guard let source = list.source, !list.isChanging else { return }
    let positions = list.boundCells.compactMap(\.item.position)
    guard let first = positions.min(), let last = positions.max() else { return }
    let shown = Set(list.boundCells.map(\.value))
    let behind = (last + 1)..<max(last + 1, min(source.model.count, last + 1 + Self.reach))
    let before = max(0, first - Self.reach)..<first
    // The nearest first.
    let rows = Array(behind) + before.reversed()
    let items = rows.compactMap { row in
      source.place(ofRow: row).indexPath.map { (path: $0, value: source.model.value(at: row)) }
    }
    let wanted = Set(items.map(\.value))
    let new = items.filter { !expected.contains($0.value) && !shown.contains($0.value) }.map(\.path)
    let gone = expected.subtracting(wanted).subtracting(shown).compactMap { value in
      source.row(ofItem: value).flatMap { source.place(ofRow: $0).indexPath }
    }
    expected = wanted.subtracting(shown)
    PassContext.untracked {
      if !new.isEmpty { prefetch(new) }
      if !gone.isEmpty { cancel(gone.sorted()) }
    }
  }
}
