import Gtk

/// Animates visible rows to their new places: new ones fade in, others move there from their old places. Removed
/// rows disappear at once.
///
/// The rows' places are known when GTK has laid them out, in the frame after the change; rows out of sight are not
/// involved.
final class RowAnimations {
  private unowned let list: RowList
  /// The places of visible rows before the change, by their items; nil while nothing is to be animated.
  private var placesBefore: [AnyHashable: Point]?
  private var connection: SignalConnection?
  private var completions: [() -> Void] = []
  private var isMoving = false

  init(_ list: RowList) { self.list = list }

  /// The rows are about to change, and that is to be seen.
  func prepare() {
    guard placesBefore == nil, View.areAnimationsEnabled, list.widget?.isMapped == true, !list.bound.isEmpty else {
      return
    }
    placesBefore = [:]
    for row in list.visibleRows { placesBefore?[row.value] = place(of: row) }
  }

  /// As `prepare()`, for a change that is about more than rows.
  func prepareIfShown() { prepare() }

  /// The rows have changed.
  func start() {
    guard placesBefore != nil, connection == nil else { return }
    connection = list.owner?.window?.frameClock?.onLayout { [weak self] in self?.run() }
    if connection == nil { finish() } else { list.owner?.queueDraw() }
  }

  /// Calls `body` when everything has come to rest.
  func whenSettled(_ body: @escaping () -> Void) {
    if placesBefore == nil, !isMoving { MainLoop.whenIdle(body) } else { completions.append(body) }
  }

  private func place(of row: RowList.BoundRow) -> Point? {
    (row.cell.parent ?? row.cell).frame(in: list.scroller).map(\.origin)
  }

  private func run() {
    connection?.disconnect()
    connection = nil
    let before = placesBefore ?? [:]
    placesBefore = nil
    var (new, moved): ([Widget], [ReusableView]) = ([], [])
    for row in list.visibleRows {
      guard let now = place(of: row) else { continue }
      if let old = before[row.value] {
        guard abs(old.x - now.x) > 0.5 || abs(old.y - now.y) > 0.5, row.cell.layer.transform == .identity else {
          continue
        }
        row.cell.layer.transform = AffineTransform(translationX: old.x - now.x, y: old.y - now.y)
        moved.append(row.cell)
      } else if let widget = row.cell.parent {
        new.append(widget)
      }
    }
    guard !new.isEmpty || !moved.isEmpty else { return finish() }
    isMoving = true
    View.animate(withDuration: 0.2) {
      for cell in moved { cell.layer.transform = .identity }
      for widget in new {
        Animator.set(AnimationKey(widget, "row"), of: widget, from: 0, to: 1) { [weak widget] in widget?.opacity = $0 }
      }
    } completion: { [weak self] _ in
      self?.isMoving = false
      self?.finish()
    }
  }

  private func finish() {
    placesBefore = nil
    let due = completions
    completions = []
    for body in due { MainLoop.whenIdle(body) }
  }
}
