import Foundation
import Gtk

/// A view that makes what it shows as it comes into sight.
protocol LazyView: PrimitiveView {
  associatedtype Inside: View
  var layout: LazyLayout { get }
  var content: Inside { get }
}

extension LazyView {
  /// The node of the view.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> { LazyNode(view, inputs) }
}

/// A node whose content is scrolled to by identifiers.
protocol ScrollTargetNode: _Node {
  /// Scrolls to what an identifier stands for.
  ///
  /// - Parameter anchor: which part of it comes to the same part of what is seen; nil for no further than needed.
  /// - Returns: whether it is there.
  func scroll(to id: AnyHashable, anchor: UnitPoint?) -> Bool
}

/// The node of a lazy container.
private final class LazyNode<Container: LazyView>: CollectingNode<Container, _ViewNode<Container.Inside>>,
  ScrollTargetNode, ScrollTargetsNode, ConcealingNode
{
  private let rows: LazyRows
  private let lazyWidget: LazyWidget
  private var item: WidgetItem!

  init(_ view: Container, _ inputs: _NodeInputs) {
    rows = LazyRows(view.layout, host: inputs.island)
    lazyWidget = LazyWidget(rows)
    super.init(lazyWidget, inputs)
    item = WidgetItem(widget, .natural, self)
    var inside = inputs.below(self).inStack(view.layout.axis)
    inside.rowMaking = .lazyStack
    island.add(self)
    child = Container.Inside._makeNode(view.content, inside)
    lazyWidget.needsRows = { [weak self] in
      guard let self, !isRemoved else { return }
      // Layout goes on; the rows follow in the layout after this one, in the same frame.
      island.collect(self)
    }
    collectItems()
  }

  override func update(_ view: Container) {
    if rows.layout != view.layout {
      lazyWidget.takeRows { rows.layout = view.layout }
    }
    child.update(view.content)
  }

  override func collectItems() {
    let items = childItems
    lazyWidget.takeRows { rows.take(items) }
    let own = rows.ownWidgets
    guard own != inSight else { return }
    inSight = own
    island.concealmentDidChange()
  }

  /// The widgets of what is made and was there with the container.
  private var inSight: Set<ObjectIdentifier> = []

  func conceals(_ effect: any VisibilityEffect) -> Bool { effect.needsSight && holds(effect, outside: inSight) }

  func scroll(to id: AnyHashable, anchor: UnitPoint?) -> Bool {
    guard let place = rows.place(of: id) else { return false }
    lazyWidget.scroll(toPlace: place, anchor)
    guard let scroller = lazyWidget.enclosingScroller else { return true }
    ScrollGoal.set(of: scroller) { [weak self] in
      guard let self, !isRemoved, let place = rows.place(of: id) else { return .lost }
      return lazyWidget.bring(place, anchor)
    }
    return true
  }

  var scrollTargets: [(id: AnyHashable, widget: Widget)] {
    rows.shown.compactMap { view in
      guard let id = view.id, let widget = view.item.onlyWidget else { return nil }
      return (id, widget)
    }
  }

  override func appendItems(to items: inout [LayoutItem]) { items.append(item) }
  override func forEachHosted(_ body: (_Node) -> Void) { rows.forEachMade { $0.rootNode.map(body) } }
  override func willRemove() { island.remove(self) }
  override func didRemove() { rows.end() }
}

/// The widget of a lazy container: as long as all of it would be, with widgets for what is in sight.
final class LazyWidget: LayoutWidget {
  let rows: LazyRows
  /// Called when something comes into sight that is not made.
  var needsRows: () -> Void = {}
  private weak var scroller: ScrolledWindow?
  private var connections: [SignalConnection] = []
  private var wanted: (place: Int, anchor: UnitPoint?)?

  init(_ rows: LazyRows) {
    self.rows = rows
    super.init(LazyEngine(rows))
  }

  // MARK: What is seen

  var enclosingScroller: ScrolledWindow? {
    var next = parent
    while let widget = next {
      if let scroller = widget as? ScrolledWindow { return scroller }
      next = widget.parent
    }
    return nil
  }

  private func adjustment(of scroller: ScrolledWindow) -> Adjustment {
    rows.layout.axis == .vertical ? scroller.verticalAdjustment : scroller.horizontalAdjustment
  }

  /// Where this widget begins in what is scrolled.
  private func start(in scroller: ScrolledWindow) -> CGFloat? {
    guard let content = scroller.child, let frame = frame(in: content) else { return nil }
    return rows.layout.axis == .vertical ? frame.y : frame.x
  }

  /// The part that is seen; all where nothing scrolls. Before the first layout it is what a usual window shows.
  private var visible: Range<Double> {
    guard isMapped || width > 0 else { return 0..<400 }
    guard let scroller = enclosingScroller else { return 0..<Double.greatestFiniteMagnitude }
    let adjustment = adjustment(of: scroller)
    guard adjustment.pageSize > 0, let start = start(in: scroller) else { return 0..<400 }
    let first = max(0, adjustment.value - start)
    return first..<max(first, adjustment.value - start + adjustment.pageSize)
  }

  private func followScroller() {
    let current = enclosingScroller
    guard current !== scroller else { return }
    connections.forEach { $0.disconnect() }
    connections = []
    scroller = current
    guard let current else { return }
    let adjustment = adjustment(of: current)
    let limitsChanged: Signal<> = Signal(adjustment, "changed")
    connections = [
      adjustment.onValueChanged.includingProgrammatic { [weak self] in self?.look() },
      limitsChanged { [weak self] in self?.look() },
    ]
  }

  private func look() {
    guard isMapped else { return }
    if !rows.covers(visible) || (!rows.layout.pins.isEmpty && rows.pinsAreOthers(visible)) { needsRows() }
    if !rows.pins.isEmpty { queueAllocate() }
  }

  // MARK: Rows

  /// Takes other rows in, and makes those that are in sight. What is seen first stays where it is.
  func takeRows(_ take: () -> Void) {
    let before = visible
    let first =
      rows.extents.count > 0 && before.lowerBound > 0 ? rows.shown.first { isSeen($0, before) } : nil
    let inset = first.map { before.lowerBound - rows.extents.offset(of: rows.line(ofPlace: $0.place).line) }
    // Padding may follow.
    let beyond = before.upperBound - rows.extents.total
    let isAtEnd = before.lowerBound > 0 && beyond >= -0.5
    let count = rows.extents.count
    take()
    if let wanted { return makeWanted(wanted) }
    if isAtEnd, rows.extents.count == count { return makeEnd(before, beyond) }
    guard let first, let inset, let place = rows.place(of: first) else { return make(before) }
    let line = rows.line(ofPlace: place).line
    let length = before.upperBound - before.lowerBound
    let start = max(0, rows.extents.offset(of: line) + inset)
    make(start..<start + length)
    // What was measured above moved what is seen; the view moves along.
    let now = rows.extents.offset(of: line) + inset
    if abs(now - before.lowerBound) > 0.5 { move(by: now - before.lowerBound) }
  }

  /// The end stays in sight, wherever it turns out to be.
  private func makeEnd(_ visible: Range<Double>, _ beyond: Double) {
    let length = visible.upperBound - visible.lowerBound
    make(visible)
    for _ in 0..<2 { make(max(0, rows.extents.total - length)..<rows.extents.total) }
    let distance = rows.extents.total + max(0, beyond) - visible.upperBound
    if abs(distance) > 0.5 { move(by: distance) }
  }

  private func isSeen(_ view: LazyRows.Shown, _ visible: Range<Double>) -> Bool {
    let line = rows.line(ofPlace: view.place).line
    return rows.extents.offset(of: line) + rows.extents.length(of: line) > visible.lowerBound
  }

  private func make(_ visible: Range<Double>) {
    rows.fill(visible)
    // What stays in sight is in front of what goes by below.
    let pinned = Set(rows.pins.map(\.place))
    show(
      rows.shown.map { view in pinned.contains(view.place) ? ItemTraitsItem(view.item) { $0.zIndex += 1 } : view.item })
  }

  override func comesBack(_ child: Widget) -> Bool { rows.keeps(child) }

  private func move(by distance: Double) {
    guard let scroller else { return }
    let adjustment = adjustment(of: scroller)
    // The layout that follows would cut the place to the old length.
    adjustment.upper = max(adjustment.upper, adjustment.value + distance + adjustment.pageSize)
    ScrollLook.keepingPlace { adjustment.value += distance }
  }

  // MARK: Scrolling to a row

  /// Scrolls to a view: at once if the container is laid out, else when it is.
  func scroll(toPlace place: Int, _ anchor: UnitPoint?) {
    wanted = (place, anchor)
    needsRows()
  }

  /// Looks where the view at a place was laid out, and moves what is left to move.
  func bring(_ place: Int, _ anchor: UnitPoint?) -> ScrollGoal.Progress {
    let line = rows.line(ofPlace: place).line
    guard wanted == nil, rows.lines.contains(line), let scroller, let start = start(in: scroller) else {
      scroll(toPlace: place, anchor)
      return .unknown
    }
    let adjustment = adjustment(of: scroller)
    let share = (rows.layout.axis == .vertical ? anchor?.y : anchor?.x).map { Double($0) }
    let hasMoved = adjustment.bring(
      rows.extents.offset(of: line) + start - adjustment.value, rows.extents.length(of: line),
      room: adjustment.pageSize,
      to: share)
    return hasMoved ? .moved : .reached
  }

  private func makeWanted(_ target: (place: Int, anchor: UnitPoint?)) {
    guard let scroller, let start = start(in: scroller) else { return make(visible) }
    wanted = nil
    let adjustment = adjustment(of: scroller)
    let page = adjustment.pageSize
    let line = rows.line(ofPlace: target.place).line
    var value = adjustment.value
    // What is made around the row tells its place more exactly; the second look knows it.
    for _ in 0..<2 {
      let (offset, length) = (rows.extents.offset(of: line) + start, rows.extents.length(of: line))
      if let anchor = target.anchor {
        let share = rows.layout.axis == .vertical ? anchor.y : anchor.x
        value = offset + length * share - page * share
      } else if offset < adjustment.value {
        value = offset
      } else if offset + length > adjustment.value + page {
        value = offset + length - page
      }
      value = max(0, min(value, rows.extents.total + start - page))
      make(value - start..<value - start + page)
    }
    adjustment.upper = max(adjustment.upper, value + page)
    adjustment.value = value
  }

  // MARK: Layout

  override func layOut(in bounds: CGRect) {
    followScroller()
    let breadth = rows.layout.axis == .vertical ? bounds.width : bounds.height
    rows.setBreadth(breadth)
    if !rows.layout.pins.isEmpty { rows.seen = visible }
    super.layOut(in: bounds)
    // What was measured for this breadth may be longer or shorter than was guessed.
    let isOther = rows.extents.total != length
    length = rows.extents.total
    if isOther || !rows.covers(visible) || wanted != nil && scroller != nil { needsRows() }
  }

  private var length: CGFloat?
}

/// Says how long a lazy container is, and places what is made.
private final class LazyEngine: LayoutEngine {
  private let rows: LazyRows

  init(_ rows: LazyRows) {
    self.rows = rows
    super.init()
  }

  private func size(along: Double, across: Double) -> CGSize {
    rows.layout.axis == .vertical ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize, _ items: LayoutSubviews) -> CGSize {
    let offered = rows.layout.axis == .vertical ? proposal.width : proposal.height
    if let offered, offered > 0, offered.isFinite, rows.layout.tracks != nil || rows.breadth == nil {
      rows.setBreadth(rows.layout.breadth(in: offered))
    }
    let sizes = rows.shown.map { rows.size(of: $0, offered) }
    var across = rows.layout.breadth(in: max(offered ?? 0, 0))
    if rows.layout.tracks == nil { across = max(across, sizes.map(rows.across).max() ?? 0) }
    // What is made is as long as it is for this breadth; the rest is guessed.
    var lengths: [Int: Double] = [:]
    for (view, size) in zip(rows.shown, sizes) {
      let line = rows.line(ofPlace: view.place).line
      lengths[line] = max(lengths[line] ?? 0, rows.along(size))
    }
    let difference = lengths.reduce(0) { $0 + $1.value - rows.extents.length(of: $1.key) }
    return size(along: max(0, rows.extents.total + difference), across: across)
  }

  override func place(_ items: LayoutSubviews, in bounds: CGRect, _ proposal: ProposedViewSize) {
    rows.measureShown()
    let breadth = rows.layout.axis == .vertical ? bounds.width : bounds.height
    for (index, view) in rows.shown.enumerated() where index < items.count {
      let (line, cell) = rows.line(ofPlace: view.place)
      let size = rows.size(of: view, breadth)
      let place = cell.flatMap { rows.cells.indices.contains($0) ? rows.cells[$0] : nil }
      let room = place?.breadth ?? breadth
      let alignment = place?.alignment ?? rows.layout.alignment
      let start = rows.extents.offset(of: line)
      let spare = rows.extents.length(of: line) - rows.along(size)
      let along = rows.start(
        of: view, length: rows.along(size),
        at: start + spare * (rows.layout.axis == .vertical ? alignment.vertical.share : alignment.horizontal.share))
      if rows.layout.axis == .vertical {
        let dimensions = ViewDimensions(width: size.width, height: size.height) {
          view.item.explicitGuide($0, in: size, for: ProposedViewSize(size))
        }
        let guide = alignment.horizontal
        let x = guide.key.defaultValue(in: ViewDimensions(width: room, height: 0) { _ in nil }) - dimensions[guide]
        items.placement.rects[index] = CGRect(
          x: (place?.start ?? 0) + x, y: along, width: size.width, height: size.height)
      } else {
        let y = (room - size.height) * alignment.vertical.share
        items.placement.rects[index] = CGRect(
          x: along, y: (place?.start ?? 0) + y, width: size.width, height: size.height)
      }
    }
  }
}
