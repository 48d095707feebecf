import Tracking

/// Follows what the data source read to fill a cell, beside the cell's own hooks: when that changes, the cell is filled again, in
/// place, and no other.
final class FillTracker {
  weak var cell: ReusableView?
  private lazy var tracker = Tracker { [weak self] path in self?.cell?.refill(because: .property(path)) }

  /// Fills a cell.
  func track(_ body: () -> ReusableView) -> ReusableView { tracker.track(body) }

  /// What was read last counts no more.
  func cancel() { tracker.cancel() }
}
