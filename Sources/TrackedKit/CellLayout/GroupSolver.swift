import Gtk
import GtkTracking

/// Computes the positions of a group's cells.
struct GroupSolver {
  /// A cell and its rectangle in the group.
  struct Leaf {
    let item: CollectionLayoutItem
    var rect: Rect
    var zIndex = 0
  }

  let environment: any CollectionLayoutEnvironment
  /// How large the cell at a place asks to be, counted from the first of this group; nil where that is not known yet.
  let measured: (Int) -> Size?
  /// How many cells are left.
  let limit: Int
  private(set) var leaves: [Leaf] = []

  init(_ environment: any CollectionLayoutEnvironment, limit: Int, measured: @escaping (Int) -> Size?) {
    self.environment = environment
    self.limit = limit
    self.measured = measured
  }

  /// Places a group, or a cell, and returns its resulting size.
  ///
  /// - Parameter size: its own size, resolved in its container.
  mutating func place(_ item: CollectionLayoutItem, at origin: Point, size: Size) -> Size {
    guard let group = item as? CollectionLayoutGroup else { return placeCell(item, at: origin, size: size) }
    let insets = group.contentInsets
    let inner = Rect(
      origin: Point(x: origin.x + insets.leading, y: origin.y + insets.top), size: size.inset(by: insets))
    if case .custom(let provider) = group.arrangement {
      let container = LayoutContainer(size, insets: insets)
      let own = LayoutEnvironment(traitCollection: environment.traitCollection, container: container)
      for cell in provider(own).prefix(max(0, limit - leaves.count)) {
        let leaf = CollectionLayoutItem(
          layoutSize: CollectionLayoutSize(
            widthDimension: .absolute(cell.frame.width), heightDimension: .absolute(cell.frame.height)))
        leaves.append(
          Leaf(item: leaf, rect: cell.frame.offsetBy(dx: inner.x, dy: inner.y), zIndex: cell.zIndex))
      }
      return size
    }
    let axis: Orientation = if case .horizontal = group.arrangement { .horizontal } else { .vertical }
    let content = placeSubitems(of: group, along: axis, in: inner)
    var result = size
    if group.layoutSize.widthDimension.isEstimated { result.width = content.width + insets.leading + insets.trailing }
    if group.layoutSize.heightDimension.isEstimated { result.height = content.height + insets.top + insets.bottom }
    return result
  }

  private mutating func placeCell(_ item: CollectionLayoutItem, at origin: Point, size: Size) -> Size {
    var size = size
    if !item.layoutSize.selfSizing.isEmpty, let asked = measured(leaves.count) {
      if item.layoutSize.widthDimension.isEstimated { size.width = asked.width }
      if item.layoutSize.heightDimension.isEstimated { size.height = asked.height }
    }
    let insets = item.usedInsets
    leaves.append(
      Leaf(
        item: item,
        rect: Rect(
          origin: Point(x: origin.x + insets.leading, y: origin.y + insets.top), size: size.inset(by: insets))))
    return size
  }

  private mutating func placeSubitems(of group: CollectionLayoutGroup, along axis: Orientation, in inner: Rect) -> Size
  {
    let isAcross = axis == .horizontal
    let room = isAcross ? inner.width : inner.height
    let isOpen =
      isAcross ? group.layoutSize.widthDimension.isEstimated : group.layoutSize.heightDimension.isEstimated
    let spacing = group.interItemSpacing?.length ?? 0
    var share: Double?
    if let count = group.count { share = max(0, (room - spacing * Double(count - 1)) / Double(count)) }
    var (along, breadth, number) = (0.0, 0.0, 0)
    // The first leaf behind each space, and how much is before it.
    var gaps: [Int] = []
    while leaves.count < limit {
      let item = group.subitems[number % group.subitems.count]
      if let count = group.count { if number >= count { break } }
      var size = item.layoutSize.size(in: inner.size)
      let dimension = isAcross ? item.layoutSize.widthDimension : item.layoutSize.heightDimension
      if let share, dimension.kind == .fractionalWidth || dimension.kind == .fractionalHeight {
        if isAcross { size.width = share } else { size.height = share }
      }
      let edges = item.edgeSpacing
      let before = (isAcross ? edges?.leading : edges?.top)?.length ?? 0
      let behind = (isAcross ? edges?.trailing : edges?.bottom)?.length ?? 0
      let side = (isAcross ? edges?.top : edges?.leading)?.length ?? 0
      let otherSide = (isAcross ? edges?.bottom : edges?.trailing)?.length ?? 0
      let start = along + (number == 0 ? 0 : spacing) + before
      // How long the cell is that says so itself is known when it is placed.
      let firstLeaf = leaves.count
      let origin =
        isAcross ? Point(x: inner.x + start, y: inner.y + side) : Point(x: inner.x + side, y: inner.y + start)
      let placed = place(item, at: origin, size: size)
      let end = start + (isAcross ? placed.width : placed.height) + behind
      // Each item of the group is there once, whether there is room or not, if its length is known in advance.
      let isOwed = number < group.subitems.count && (isOpen || !dimension.isEstimated)
      if group.count == nil, number > 0, end > room + 0.5, !isOwed {
        leaves.removeSubrange(firstLeaf...)
        break
      }
      if number > 0 { gaps.append(firstLeaf) }
      along = end
      breadth = max(breadth, side + (isAcross ? placed.height : placed.width) + otherSide)
      number += 1
      // What has no length would go on for ever.
      if group.count == nil, number >= group.subitems.count, isOpen || end - start < 0.5 { break }
    }
    if group.interItemSpacing?.isFlexible == true, !gaps.isEmpty, along < room {
      let extra = (room - along) / Double(gaps.count)
      for first in gaps {
        for index in first..<leaves.count {
          if isAcross { leaves[index].rect.origin.x += extra } else { leaves[index].rect.origin.y += extra }
        }
      }
      along = room
    }
    return isAcross ? Size(width: along, height: breadth) : Size(width: breadth, height: along)
  }
}
