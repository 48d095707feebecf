import Foundation
import Gtk

/// One section of a flow layout. It reckons as if it scrolled downwards; what scrolls across is turned over at the end.
struct FlowSection {
  private let section: Int
  private let axis: Orientation
  private let breadth: Double
  private let count: Int
  private let inset: EdgeInsets
  private let lineSpacing: Double
  private let itemSpacing: Double
  private let header: Double
  private let footer: Double
  private let pinsHeader: Bool
  private let pinsFooter: Bool
  private let usualSize: Size
  /// Nil where cells size themselves.
  private let estimate: Size?
  /// Nil where all are alike.
  private var sizes: [Size]?

  init(
    _ layout: CollectionViewFlowLayout, _ collectionView: CollectionView,
    _ delegate: (any CollectionViewDelegateFlowLayout)?, _ section: Int, _ axis: Orientation, breadth: Double
  ) {
    self.section = section
    self.axis = axis
    self.breadth = breadth
    count = collectionView.numberOfItems(inSection: section)
    func along(_ size: Size) -> Double { axis == .vertical ? size.height : size.width }
    func turned(_ size: Size) -> Size { axis == .vertical ? size : Size(width: size.height, height: size.width) }
    let given =
      delegate?.collectionView(collectionView, layout: layout, insetForSectionAt: section) ?? layout.sectionInset
    inset =
      axis == .vertical
      ? given : EdgeInsets(top: given.left, left: given.top, bottom: given.right, right: given.bottom)
    lineSpacing =
      delegate?.collectionView(collectionView, layout: layout, minimumLineSpacingForSectionAt: section)
      ?? layout.minimumLineSpacing
    itemSpacing =
      delegate?.collectionView(collectionView, layout: layout, minimumInteritemSpacingForSectionAt: section)
      ?? layout.minimumInteritemSpacing
    let hasViews = collectionView.dataSource?.hasSupplementaryViews(for: collectionView) == true
    let headerSize =
      delegate?.collectionView(collectionView, layout: layout, referenceSizeForHeaderInSection: section)
      ?? layout.headerReferenceSize
    let footerSize =
      delegate?.collectionView(collectionView, layout: layout, referenceSizeForFooterInSection: section)
      ?? layout.footerReferenceSize
    header = hasViews ? max(0, along(headerSize)) : 0
    footer = hasViews ? max(0, along(footerSize)) : 0
    (pinsHeader, pinsFooter) = (layout.sectionHeadersPinToVisibleBounds, layout.sectionFootersPinToVisibleBounds)
    usualSize = turned(layout.itemSize)
    let automatic = CollectionViewFlowLayout.automaticSize
    estimate =
      layout.estimatedItemSize == .zero
      ? nil : layout.estimatedItemSize == automatic ? usualSize : turned(layout.estimatedItemSize)
    guard let delegate else { return }
    let asked = (0..<count).map { item in
      turned(
        delegate.collectionView(
          collectionView, layout: layout, sizeForItemAt: IndexPath(item: item, section: section)))
    }
    if asked.contains(where: { $0 != usualSize }) { sizes = asked }
  }

  private func turned(_ rect: Rect) -> Rect {
    axis == .vertical ? rect : Rect(x: rect.y, y: rect.x, width: rect.height, height: rect.width)
  }

  /// - Parameter measured: how large an item's cell asks to be; nil where that is not known yet.
  func plan(measured: (IndexPath) -> Size?) -> SectionPlan {
    var sizes = sizes
    let isSelfSized = sizes == nil && estimate != nil
    if isSelfSized, let estimate {
      sizes = (0..<count).map { item in
        let size = measured(IndexPath(item: item, section: section))
        return size.map { axis == .vertical ? $0 : Size(width: $0.height, height: $0.width) } ?? estimate
      }
    }
    var plan = SectionPlan(items: sizes.map(differentItems) ?? equalItems)
    if isSelfSized { plan.itemSizing = { _ in [.width, .height] } }
    let start = header + inset.top
    plan.origin = turned(Rect(x: inset.left, y: start, width: 0, height: 0)).origin
    plan.length = start + plan.items.length + inset.bottom + footer
    if header > 0 {
      plan.views.append(
        PlannedView(
          kind: CollectionView.elementKindSectionHeader, path: IndexPath(item: 0, section: section),
          rect: turned(Rect(x: 0, y: 0, width: breadth, height: header)), isPinned: pinsHeader,
          zIndex: pinsHeader ? 1 : 0))
    }
    if footer > 0 {
      plan.views.append(
        PlannedView(
          kind: CollectionView.elementKindSectionFooter, path: IndexPath(item: 0, section: section),
          rect: turned(Rect(x: 0, y: plan.length - footer, width: breadth, height: footer)), isPinned: pinsFooter,
          zIndex: pinsFooter ? 1 : 0))
    }
    return plan
  }

  private var room: Double { max(0, breadth - inset.left - inset.right) }

  /// Cells in columns, which share the remaining space of a line; a single one is centred.
  private var equalItems: ItemPlan {
    let (width, height) = (max(0, usualSize.width), max(0, usualSize.height))
    let columns =
      width + itemSpacing <= 0
      ? 1 : max(1, Int(pixels: ((room + itemSpacing + 0.01) / (width + itemSpacing)).rounded(.down)))
    let space = columns > 1 ? (room - Double(columns) * width) / Double(columns - 1) : 0
    let first = columns > 1 ? 0 : max(0, (room - width) / 2)
    let line = (0..<min(columns, max(count, 1))).map { column in
      turned(Rect(x: first + Double(column) * (width + space), y: 0, width: width, height: height))
    }
    return ItemPlan(axis: axis, count: count, pattern: line, lineLength: height, spacing: lineSpacing)
  }

  /// Cells line by line; those of a full line share its remaining space, those of the last one are at its beginning.
  private func differentItems(_ sizes: [Size]) -> ItemPlan {
    var (rects, lines): ([Rect], [ItemPlan.Line]) = ([], [])
    rects.reserveCapacity(sizes.count)
    var (next, top) = (0, 0.0)
    while next < sizes.count {
      let first = next
      var (width, height) = (0.0, 0.0)
      while next < sizes.count {
        let size = sizes[next]
        let wider = width + (next == first ? 0 : itemSpacing) + max(0, size.width)
        guard next == first || wider <= room + 0.01 else { break }
        (width, height) = (wider, max(height, size.height))
        next += 1
      }
      let (count, isLast) = (next - first, next == sizes.count)
      let left = max(0, room - width)
      let space = itemSpacing + (count > 1 && !isLast ? left / Double(count - 1) : 0)
      // One that has a line for itself is in its middle, unless it is what is left at the end.
      var x = count == 1 && (!isLast || lines.isEmpty || rects.count == lines.count) ? left / 2 : 0
      for size in sizes[first..<next] {
        rects.append(
          turned(
            Rect(
              x: x, y: top + (height - max(0, size.height)) / 2, width: max(0, size.width), height: max(0, size.height))
          ))
        x += max(0, size.width) + space
      }
      lines.append(ItemPlan.Line(first: first, start: top, end: top + height))
      top += height + lineSpacing
    }
    return ItemPlan(axis: axis, rects: rects, lines: lines)
  }
}
