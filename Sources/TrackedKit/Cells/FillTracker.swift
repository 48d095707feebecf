import Tracking

/// Tracks what the data source read to fill a cell, beside the cell's own hooks: when that changes, only this cell is filled again, in
/// place.
final class FillTracker {
  weak var cell: ReusableView?
  private lazy var tracker = Tracker { [weak self] path in self?.cell?.refill(because: .property(path)) }

  /// Fills a cell.
  func track(_ body: () -> ReusableView) -> ReusableView { tracker.track(body) }

  /// What was read last no longer counts.
  func cancel() { tracker.cancel() }
}
