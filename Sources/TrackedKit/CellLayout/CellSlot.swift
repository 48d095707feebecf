import Gtk

/// The container of a cell: a row of GTK's list, or a slot of a board.
protocol RowHolder: AnyObject {
  /// The cell.
  var child: Widget? { get set }
  /// The value of the row; nil while nothing is shown.
  var value: AnyHashable? { get }
  /// Its row; nil for others.
  var position: Int? { get }
  /// The element shown, if that is not a row.
  var ownPlace: RowPlace? { get }
  var isSelectable: Bool { get set }
  var isActivatable: Bool { get set }
  var isSelected: Bool { get }
  /// The selection has changed.
  func showSelected(_ isSelected: Bool)
}

extension ListItem: RowHolder {
  var ownPlace: RowPlace? { nil }
  func showSelected(_ isSelected: Bool) {}
}

/// A place on a board, with its current cell.
final class CellSlot: View, RowHolder {
  private unowned let list: RowList
  /// Identifies its element; nil while it shows none.
  var key: CellKey?
  /// The section that it scrolls in; nil on the board itself.
  weak var strip: CellStrip?
  var value: AnyHashable?
  var ownPlace: RowPlace?
  var isSelectable = true
  var isActivatable = true
  /// Whether it looks like the row of a list.
  var isListRow = false
  /// The way of the press on it: a cell that is dragged is not chosen.
  private var way = TapWay()
  /// The layout's attributes for it.
  var attributes: CollectionViewLayoutAttributes? { didSet { attributesDidChange(from: oldValue) } }

  /// Whether another slot that overlaps this one is in front of it.
  func isBehind(_ other: CellSlot) -> Bool {
    let (height, otherHeight) = (attributes?.zIndex ?? 0, other.attributes?.zIndex ?? 0)
    if height != otherHeight { return height < otherHeight }
    let (isGround, otherIsGround) = (ownPlace?.isDecoration == true, other.ownPlace?.isDecoration == true)
    if isGround != otherIsGround { return isGround }
    return sequence(first: rawWidget, next: \.nextSibling).contains(other.rawWidget)
  }

  override func placesByItself(_ subview: View) -> Bool { true }

  init(_ list: RowList) {
    self.list = list
    super.init(frame: .zero)
    addCSSClass("cell-slot")
    setAccessibleRole(.gridCell)
    let click = GestureClick()
    click.onPressed { [weak self, weak click] count, x, y in
      guard let self, !self.list.states.isPressTaken else { return }
      way = TapWay(from: Point(x: x, y: y), in: self)
      if self.list.board?.wasPressed(self, count: count) == true { click?.claim() }
    }
    click.onMoved { [weak self] in _ = self?.way.stays(at: $0, in: self) }
    click.onReleased { [weak self, weak click] _, x, y in
      guard let self, !list.states.isPressTaken, contains(x: x, y: y), way.stays(at: Point(x: x, y: y), in: self) else {
        return
      }
      // A list in a row of another one takes the click.
      if enclosing(ReusableView.self) != nil { click?.claim() }
      list.board?.wasClicked(self, click?.modifiers ?? [])
    }
    add(click)
  }

  var child: Widget? {
    didSet {
      guard child !== oldValue else { return }
      if oldValue?.parent === self { oldValue?.removeFromSuperview() }
      if let child { addSubview(child) }
    }
  }

  var position: Int? {
    guard ownPlace == nil, let value else { return nil }
    return list.source?.row(ofItem: value, at: attributes?.indexPath)
  }

  var isSelected: Bool { position.map { list.selection?.isSelected($0) ?? false } ?? false }

  func showSelected(_ isSelected: Bool) {
    setStateFlags(.selected, isSelected)
    setAccessibleSelected(isSelected)
  }

  private func attributesDidChange(from old: CollectionViewLayoutAttributes?) {
    guard let attributes else { return }
    let alpha = attributes.isHidden ? 0 : attributes.alpha
    if opacity != alpha { opacity = alpha }
    if attributes.transform != .identity || old?.transform ?? .identity != .identity {
      transform = attributes.transform
    }
  }

  /// The size that the layout gives; the cell requests more only where it is asked.
  override func measure(_ orientation: Orientation, forSize: Int?) -> Measurement {
    let size = super.measure(orientation, forSize: forSize)
    return Measurement(minimum: 0, natural: size.natural)
  }
}

/// Identifies an element of a collection view, wherever it moves.
enum CellKey: Hashable {
  case item(AnyHashable)
  case view(kind: String, section: AnyHashable, item: Int)
}
