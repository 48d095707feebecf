import Foundation
import Gtk
import GtkTracking

/// Computes the positions of the elements in a composition's section.
struct CompositionSection {
  let section: CollectionLayoutSection
  let index: Int
  let count: Int
  let axis: Orientation
  /// The room of the collection view.
  let room: Size
  let traitCollection: TraitCollection
  let hasViews: Bool
  let measuredItem: (IndexPath) -> Size?
  let measuredView: (String, IndexPath) -> Size?

  private var environment: LayoutEnvironment {
    LayoutEnvironment(
      traitCollection: traitCollection, container: LayoutContainer(room, insets: section.contentInsets))
  }

  private var isStrip: Bool { section.orthogonalScrollingBehavior != .none && axis == .vertical }

  func plan() -> SectionPlan {
    let isDown = axis == .vertical
    let insets = section.contentInsets
    let container = room.inset(by: insets)
    let itemAxis: Orientation = isStrip ? .horizontal : axis
    let groups = groups(in: container, along: itemAxis)
    var plan = SectionPlan(items: groups.items)
    let leafItems = groups.leaves
    plan.itemSizing = { leafItems.isEmpty ? [] : leafItems[$0 % leafItems.count].item.layoutSize.selfSizing }
    addBadges(to: &plan, leafItems)
    var start = 0.0
    let boundary = hasViews ? section.boundarySupplementaryItems : []
    for item in boundary where !isAtEnd(item) { start += append(item, at: start, to: &plan) }
    let (before, behind) = isDown ? (insets.top, insets.bottom) : (insets.leading, insets.trailing)
    var length: Double
    if isStrip {
      length = groups.breadth
      // The first group and the last one come to the middle, too, where groups rest there.
      let isCentered = section.orthogonalScrollingBehavior == .groupPagingCentered
      let margin = isCentered ? (room.width - groups.groupLength) / 2 : 0
      let leading = max(insets.leading, margin)
      let contentWidth = leading + groups.items.length + max(insets.trailing, margin)
      plan.origin = Point(x: leading, y: 0)
      plan.strip = SectionPlan.Strip(
        rect: Rect(x: 0, y: start + before, width: room.width, height: length),
        contentSize: Size(width: contentWidth, height: length), behavior: section.orthogonalScrollingBehavior,
        groupStride: groups.stride, groupLength: groups.groupLength, start: leading)
    } else {
      length = groups.items.length
      plan.origin =
        isDown ? Point(x: insets.leading, y: start + before) : Point(x: start + before, y: insets.top)
    }
    start += before + length + behind
    for item in boundary where isAtEnd(item) { start += append(item, at: start, to: &plan) }
    plan.length = start
    addBackgrounds(to: &plan, whole: start)
    if let handler = section.visibleItemsInvalidationHandler {
      let environment = environment
      plan.visibleItemsHandler = { handler($0, $1, environment) }
    }
    return plan
  }

  // MARK: Groups

  private struct Groups {
    var items: ItemPlan
    /// The cells of one group, or all.
    var leaves: [GroupSolver.Leaf] = []
    /// How much room they take across.
    var breadth = 0.0
    var stride = 0.0
    var groupLength = 0.0
  }

  private func groups(in container: Size, along axis: Orientation) -> Groups {
    guard count > 0 else { return Groups(items: .empty(axis)) }
    let size = section.group.layoutSize.size(in: container)
    func along(_ size: Size) -> Double { axis == .vertical ? size.height : size.width }
    func across(_ size: Size) -> Double { axis == .vertical ? size.width : size.height }
    if !isSelfSized(section.group) {
      var solver = GroupSolver(environment, limit: max(count, 1)) { _ in nil }
      _ = solver.place(section.group, at: .zero, size: size)
      let length = along(size)
      return Groups(
        items: ItemPlan(
          axis: axis, count: count, pattern: solver.leaves.map(\.rect), lineLength: length,
          spacing: section.interGroupSpacing),
        leaves: solver.leaves, breadth: across(size), stride: length + section.interGroupSpacing, groupLength: length)
    }
    var result = Groups(items: .empty(axis))
    var (rects, lines): ([Rect], [ItemPlan.Line]) = ([], [])
    var start = 0.0
    while rects.count < count {
      let first = rects.count
      var solver = GroupSolver(environment, limit: count - first) { [measuredItem, index] in
        measuredItem(IndexPath(item: first + $0, section: index))
      }
      let placed = solver.place(section.group, at: .zero, size: size)
      guard !solver.leaves.isEmpty else { break }
      let (dx, dy) = axis == .vertical ? (0, start) : (start, 0)
      rects += solver.leaves.map { $0.rect.offsetBy(dx: dx, dy: dy) }
      result.leaves += solver.leaves
      lines.append(ItemPlan.Line(first: first, start: start, end: start + along(placed)))
      result.breadth = max(result.breadth, across(placed))
      result.groupLength = along(placed)
      result.stride = along(placed) + section.interGroupSpacing
      start += result.stride
    }
    result.items = ItemPlan(axis: axis, rects: rects, lines: lines)
    return result
  }

  private func isSelfSized(_ item: CollectionLayoutItem) -> Bool {
    if !item.layoutSize.selfSizing.isEmpty { return true }
    return (item as? CollectionLayoutGroup)?.subitems.contains(where: isSelfSized) == true
  }

  private func addBadges(to plan: inout SectionPlan, _ leaves: [GroupSolver.Leaf]) {
    guard hasViews, leaves.contains(where: { !$0.item.supplementaryItems.isEmpty }) else { return }
    let section = index
    plan.badges = { item, rect in
      leaves[item % leaves.count].item.supplementaryItems.map { badge in
        PlannedView(
          kind: badge.elementKind, path: IndexPath(item: item, section: section),
          rect: badge.containerAnchor.frame(of: badge.layoutSize.size(in: rect.size), in: rect), zIndex: badge.zIndex)
      }
    }
  }

  // MARK: Around the groups

  private func isAtEnd(_ item: CollectionLayoutBoundarySupplementaryItem) -> Bool {
    axis == .vertical
      ? item.alignment.isAtBottom
      : item.alignment == .trailing || item.alignment == .topTrailing || item.alignment == .bottomTrailing
  }

  /// - Returns: how much room of its own it takes along the axis.
  private func append(
    _ item: CollectionLayoutBoundarySupplementaryItem, at start: Double, to plan: inout SectionPlan
  ) -> Double {
    var insets = section.supplementariesFollowContentInsets ? section.contentInsets : .zero
    if axis == .vertical { (insets.top, insets.bottom) = (0, 0) } else { (insets.leading, insets.trailing) = (0, 0) }
    let view = Self.view(
      item, path: IndexPath(item: 0, section: index), at: start, axis: axis, room: room, insets: insets,
      measured: measuredView)
    var shown = view
    let length = axis == .vertical ? view.rect.height : view.rect.width
    if !item.extendsBoundary, isAtEnd(item) {
      shown.rect = axis == .vertical ? view.rect.offsetBy(dx: 0, dy: -length) : view.rect.offsetBy(dx: -length, dy: 0)
    }
    plan.views.append(shown)
    return item.extendsBoundary ? length : 0
  }

  /// A header or footer that begins at a place along the axis.
  static func view(
    _ item: CollectionLayoutBoundarySupplementaryItem, path: IndexPath, at start: Double, axis: Orientation, room: Size,
    insets: DirectionalEdgeInsets, measured: (String, IndexPath) -> Size?
  ) -> PlannedView {
    let inner = room.inset(by: insets)
    var size = item.layoutSize.size(in: inner)
    if !item.layoutSize.selfSizing.isEmpty, let asked = measured(item.elementKind, path) {
      if item.layoutSize.widthDimension.isEstimated { size.width = asked.width }
      if item.layoutSize.heightDimension.isEstimated { size.height = asked.height }
    }
    let (free, first) =
      axis == .vertical ? (inner.width - size.width, insets.leading) : (inner.height - size.height, insets.top)
    let side: Double =
      switch item.alignment {
      case .topLeading where axis == .vertical, .bottomLeading where axis == .vertical: 0
      case .topTrailing where axis == .vertical, .bottomTrailing where axis == .vertical: free
      default: free / 2
      }
    let origin = axis == .vertical ? Point(x: first + side, y: start) : Point(x: start, y: first + side)
    let rect = Rect(origin: Point(x: origin.x + item.offset.x, y: origin.y + item.offset.y), size: size)
    let usual = item.contentInsets
    return PlannedView(
      kind: item.elementKind, path: path,
      rect: Rect(
        origin: Point(
          x: rect.x + usual.leading, y: rect.y + (item.layoutSize.heightDimension.isEstimated ? 0 : usual.top)),
        size: size.inset(
          by: item.layoutSize.heightDimension.isEstimated
            ? DirectionalEdgeInsets(top: 0, leading: usual.leading, bottom: 0, trailing: usual.trailing) : usual)),
      isPinned: item.pinToVisibleBounds, zIndex: item.zIndex, selfSizing: item.layoutSize.selfSizing)
  }

  private func addBackgrounds(to plan: inout SectionPlan, whole: Double) {
    for item in section.decorationItems {
      let insets = item.contentInsets
      let rect =
        axis == .vertical
        ? Rect(x: 0, y: 0, width: room.width, height: whole) : Rect(x: 0, y: 0, width: whole, height: room.height)
      plan.views.append(
        PlannedView(
          kind: item.elementKind, isDecoration: true, path: IndexPath(item: 0, section: index),
          rect: Rect(
            origin: Point(x: rect.x + insets.leading, y: rect.y + insets.top), size: rect.size.inset(by: insets)),
          zIndex: item.zIndex))
    }
  }
}
