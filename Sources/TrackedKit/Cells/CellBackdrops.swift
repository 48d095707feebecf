import Gtk

/// The views behind a cell's content, which take no room of their own.
final class CellBackdrops: View {
  var plain: View? { didSet { exchange(oldValue, for: plain, at: 0) } }
  /// The configuration's background, apart from the cell's own colour.
  var configured: ConfiguredGround? { didSet { exchange(oldValue, for: configured, at: plain == nil ? 0 : 1) } }
  /// Seen while the item is chosen or being pressed.
  var selected: View? {
    didSet { exchange(oldValue, for: selected, at: [plain, configured].count { $0 != nil }) }
  }

  init() {
    super.init(frame: .zero)
    canTarget = false
  }

  private func exchange(_ old: View?, for new: View?, at index: Int) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: index) }
  }

  func show(isChosen: Bool) { selected?.isHidden = !isChosen }

  override func measure(_ orientation: Orientation, forSize: Int?) -> Measurement { .fixed(0) }

  override func layoutSubviews() { for view in [plain, configured, selected] { view.map { place($0, in: bounds) } } }
}
