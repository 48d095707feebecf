import Foundation
import Gtk
import GtkTracking

/// The cells of a collection view that its layout places: visible ones are in slots, which are reused when they scroll
/// away.
final class CellBoard: View {
  unowned let list: RowList
  /// Computes the positions.
  var layout: CollectionViewLayout {
    didSet {
      guard layout !== oldValue else { return }
      oldValue.board = nil
      layout.board = self
      invalidateLayout()
    }
  }
  /// The slots in sight.
  private(set) var slots: [CellKey: CellSlot] = [:]
  private var freeSlots: [CellSlot] = []
  private(set) var strips: [AnyHashable: CellStrip] = [:]
  var stripOffsets: [AnyHashable: Double] = [:]
  /// The requested sizes of cells that size themselves.
  private var measuredSizes: [CellKey: Size] = [:]
  private var isInvalid = true
  private var preparedRoom = Size.zero
  private var isUpdating = false
  private var isPreparing = false
  /// An invalidation because another part of the content is visible needs no new measure.
  private var isFollowingScroll = false
  /// The content length reported to GTK.
  private var toldLength = 0.0
  var scrollGoal: (value: AnyHashable, path: IndexPath, alignment: RowList.Alignment?)?
  var isGoingToGoal = false
  var isAtGoal = false
  private var focusGoal: CellKey?
  /// The slot that the keyboard comes to.
  private var cursor: CellKey?
  /// Where a choice of several rows began.
  var selectionAnchor: AnyHashable?
  /// Whether cells are side by side and scroll horizontally.
  private(set) var scrollsAcross: Bool

  init(_ list: RowList, _ layout: CollectionViewLayout) {
    self.list = list
    self.layout = layout
    scrollsAcross = layout.scrollsAcross
    super.init(frame: .zero)
    layout.board = self
    setAccessibleRole(.grid)
    CellBoardLook.sheet.load()
    for adjustment in [list.scroller.horizontalAdjustment, list.scroller.verticalAdjustment] {
      connections.append(
        adjustment.onValueChanged.includingProgrammatic { [weak self] in self?.visibleRectDidChange() })
    }
    watchInput()
  }

  private var connections: [SignalConnection] = []

  isolated deinit { for connection in connections { connection.disconnect() } }

  // MARK: Geometry

  /// How much of the content is seen at a time.
  var room: Size { parent.map { Size(width: Double($0.width), height: Double($0.height)) } ?? .zero }

  /// The part of the content that is seen. GTK scrolls by whole pixels.
  var visibleRect: Rect {
    func place(_ adjustment: Adjustment) -> Double { adjustment.value.rounded(.down) }
    return Rect(
      origin: Point(x: place(list.scroller.horizontalAdjustment), y: place(list.scroller.verticalAdjustment)),
      size: room)
  }

  /// How large everything is together, as the layout says.
  var contentSize: Size {
    if room.width > 0, room.height > 0, !isUpdating { PassContext.untracked { prepareIfNeeded() } }
    return layout.collectionViewContentSize
  }

  var length: Double {
    let size = layout.collectionViewContentSize
    return max(0, scrollsAcross ? size.width : size.height)
  }

  override func measure(_ orientation: Orientation, forSize: Int?) -> Measurement {
    guard (orientation == .horizontal) == scrollsAcross else { return .fixed(0) }
    if room.width > 0, room.height > 0, !isUpdating {
      PassContext.untracked { prepareIfNeeded() }
      toldLength = length
    }
    return .fixed(Int(pixels: toldLength.rounded(.up)))
  }

  /// How large the cell of an item asks to be; nil while that is not known.
  func measuredSize(_ path: IndexPath) -> Size? {
    guard !measuredSizes.isEmpty, let key = key(ofItem: path) else { return nil }
    return measuredSizes[key]
  }

  /// How large a header or footer asks to be; nil while that is not known.
  func measuredSize(_ kind: String, _ path: IndexPath) -> Size? {
    guard !measuredSizes.isEmpty, let key = key(ofView: kind, at: path) else { return nil }
    return measuredSizes[key]
  }

  func prepareIfNeeded() {
    let room = room
    guard !isPreparing, isInvalid || room != preparedRoom else { return }
    isPreparing = true
    defer { isPreparing = false }
    // What a layout keeps, it clears when it is told; of a change of the items it is told at once.
    if !isInvalid { layout.invalidateLayout() }
    isInvalid = false
    preparedRoom = room
    list.source?.announcer.openAtOnce()
    layout.prepare()
    guard layout.scrollsAcross != scrollsAcross else { return }
    scrollsAcross.toggle()
    list.scrollDirectionDidChange()
    host?.measureAgain(self)
  }

  /// All positions have to be computed again.
  func invalidateLayout() {
    guard !isPreparing else { return }
    isInvalid = true
    if !isFollowingScroll { queueResize() }
  }

  /// There are other items.
  func dataDidChange() {
    PassContext.untracked { layout.invalidateLayout() }
    isInvalid = true
    queueResize()
  }

  private func visibleRectDidChange() {
    if !isGoingToGoal, !isUpdating, room.width > 0 { scrollGoal = nil }
    PassContext.untracked {
      guard layout.shouldInvalidateLayout(forBoundsChange: visibleRect) else { return }
      isFollowingScroll = true
      defer { isFollowingScroll = false }
      layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: visibleRect))
    }
    setNeedsLayout()
  }

  /// A section that scrolls across by itself has been scrolled.
  func stripDidScroll() { if !isUpdating { setNeedsLayout() } }

  // MARK: What is where

  private func key(ofItem path: IndexPath) -> CellKey? {
    guard let source = list.source, let row = source.row(of: .item(path)) else { return nil }
    return .item(source.model.value(at: row))
  }

  private func key(ofView kind: String, at path: IndexPath) -> CellKey? {
    guard let source = list.source, path.section < source.sectionCount else { return nil }
    return .view(kind: kind, section: source.identity(ofSection: path.section), item: path.item)
  }

  private func key(of attributes: CollectionViewLayoutAttributes) -> CellKey? {
    guard let kind = attributes.representedElementKind else { return key(ofItem: attributes.indexPath) }
    return key(ofView: kind, at: attributes.indexPath)
  }

  /// The rectangle of an item on the board; nil if it does not exist.
  func frame(ofRow row: Int) -> Rect? {
    PassContext.untracked {
      guard room.width > 0, let path = list.source?.place(ofRow: row).indexPath else { return nil }
      prepareIfNeeded()
      guard let attributes = layout.layoutAttributesForItem(at: path) else { return nil }
      guard let section = attributes.strip else { return attributes.frame }
      guard let strip = layout.strip(ofSection: section) else { return nil }
      let offset = self.strip(ofSection: section)?.contentOffset.x ?? 0
      return attributes.frame.offsetBy(dx: strip.frame.x - offset, dy: strip.frame.y)
    }
  }

  func strip(ofSection section: Int) -> CellStrip? {
    guard let source = list.source, section < source.sectionCount else { return nil }
    return strips[source.identity(ofSection: section)]
  }

  // MARK: Layout

  /// Shows the visible cells.
  override func layoutSubviews() { PassContext.untracked { update() } }

  private func update() {
    guard !isUpdating, list.source != nil, room.width > 0, room.height > 0 else { return }
    isUpdating = true
    defer { isUpdating = false }
    // Cells that say themselves how large they are move others into sight, or out of it.
    for _ in 0..<8 {
      prepareIfNeeded()
      let isMoving = goToScrollGoal()
      showStrips()
      show(layout.shownElements(in: visibleRect) { [unowned self] in strip(ofSection: $0)?.contentOffset.x ?? 0 })
      let isSettled = !measureCells() && !isInvalid
      if isMoving { host?.measureAgain(self) }
      if isSettled { break }
    }
    if isAtGoal { scrollGoal = nil }
    isAtGoal = false
    placeSlots()
    if length.rounded(.up) != toldLength.rounded(.up) { host?.measureAgain(self) }
    if let goal = focusGoal, let slot = slots[goal] {
      focusGoal = nil
      slot.grabFocus()
    }
  }

  private func show(_ elements: [CollectionViewLayoutAttributes]) {
    var old = slots
    slots = [:]
    var missing: [(CellKey, CollectionViewLayoutAttributes)] = []
    for attributes in elements {
      guard let key = key(of: attributes), slots[key] == nil else { continue }
      if let slot = old.removeValue(forKey: key) {
        slots[key] = slot
        apply(attributes, to: slot)
      } else {
        missing.append((key, attributes))
      }
    }
    for (key, slot) in old {
      // Who has the keyboard keeps it.
      if slot.holdsFocus, let attributes = attributes(of: slot) {
        slots[key] = slot
        apply(attributes, to: slot)
      } else {
        if slot.holdsFocus, slot.ownPlace == nil, let path = slot.attributes?.indexPath { focusNeighbor(of: path) }
        release(slot)
      }
    }
    var isNew = false
    for (key, attributes) in missing where slots[key] == nil {
      let slot = takeSlot(for: attributes)
      slots[key] = slot
      slot.key = key
      slot.value = value(of: key, attributes)
      apply(attributes, to: slot)
      list.cells.bind(slot)
      if let cell = slot.child as? ReusableView {
        cell.content.fixedHeight = attributes.fixedHeight
        cell.apply(attributes)
      }
      isNew = true
    }
    if isNew { putInOrder() }
    updateCursor()
  }

  /// The item that had the keyboard is gone: the one that is in its place now gets it (C-278).
  private func focusNeighbor(of path: IndexPath) {
    guard let source = list.source, path.section < source.sectionCount else { return }
    let last = source.itemCount(inSection: path.section) - 1
    guard last >= 0,
      let row = source.row(of: .item(IndexPath(item: min(path.item, last), section: path.section)))
    else { return }
    let key = CellKey.item(source.model.value(at: row))
    (cursor, focusGoal) = (key, key)
  }

  private func value(of key: CellKey, _ attributes: CollectionViewLayoutAttributes) -> AnyHashable {
    switch key {
    case .item(let value): value
    case .view(let kind, let section, _):
      AnyHashable(SupplementIdentity(section: section, isHeader: kind != CollectionView.elementKindSectionFooter))
    }
  }

  private func apply(_ attributes: CollectionViewLayoutAttributes, to slot: CellSlot) {
    if let kind = attributes.representedElementKind {
      slot.ownPlace = .view(
        kind: kind, attributes.indexPath, isDecoration: attributes.representedElementCategory == .decorationView)
    } else {
      slot.ownPlace = nil
    }
    let old = slot.attributes
    slot.attributes = attributes
    if layout.hasPlacedLists || slot.isListRow { showListLook(of: slot, at: attributes) }
    if let old, old.isEqual(attributes) { return }
    if old != nil, old?.zIndex != attributes.zIndex { putInOrder() }
    if slot.key != nil, let cell = slot.child as? ReusableView, cell.showsItem {
      cell.content.fixedHeight = attributes.fixedHeight
      cell.apply(attributes)
    }
  }

  /// The current rectangle of a slot's item, in sight or not.
  private func attributes(of slot: CellSlot) -> CollectionViewLayoutAttributes? {
    if case .view(let kind, let path, _)? = slot.ownPlace {
      return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
    }
    guard let row = slot.position, let path = list.source?.place(ofRow: row).indexPath else { return nil }
    return layout.layoutAttributesForItem(at: path)
  }

  // MARK: Slots

  private func takeSlot(for attributes: CollectionViewLayoutAttributes) -> CellSlot {
    if let section = attributes.strip, let strip = strip(ofSection: section) {
      let slot = strip.freeSlots.popLast() ?? CellSlot(list)
      slot.strip = strip
      if slot.parent == nil { strip.addSubview(slot) }
      slot.isHidden = false
      return slot
    }
    let isItem = attributes.representedElementKind == nil
    let index = freeSlots.lastIndex { ($0.ownPlace == nil) == isItem } ?? freeSlots.indices.last
    let slot = index.map { freeSlots.remove(at: $0) } ?? CellSlot(list)
    if slot.parent == nil { addSubview(slot) }
    setChildVisible(slot, true)
    return slot
  }

  private func release(_ slot: CellSlot) {
    list.cells.release(slot)
    slot.key = nil
    slot.value = nil
    slot.attributes = nil
    if let strip = slot.strip {
      slot.isHidden = true
      strip.freeSlots.append(slot)
      return
    }
    setChildVisible(slot, false)
    freeSlots.append(slot)
    if freeSlots.count > 48 { discard(freeSlots.removeFirst()) }
  }

  private func discard(_ slot: CellSlot) {
    list.cells.discard(slot)
    slot.removeFromSuperview()
  }

  private func showStrips() {
    guard let source = list.source else { return }
    var old = strips
    for (section, frame, plan) in layout.strips(in: visibleRect) where section < source.sectionCount {
      let identity = source.identity(ofSection: section)
      let strip: CellStrip
      if let known = old.removeValue(forKey: identity) {
        strip = known
        strip.apply(plan)
      } else {
        strip = CellStrip(self, plan)
        strips[identity] = strip
        addSubview(strip)
        if let offset = stripOffsets[identity] { strip.scroll(to: offset) }
      }
      strip.place = frame
    }
    for (identity, strip) in old {
      stripOffsets[identity] = strip.contentOffset.x
      if strip.holdsFocus { continue }
      strips[identity] = nil
      for (key, slot) in slots where slot.strip === strip {
        slots[key] = nil
        list.cells.release(slot)
        list.cells.discard(slot)
      }
      for slot in strip.freeSlots { list.cells.discard(slot) }
      strip.removeFromSuperview()
    }
  }

  /// - Returns: whether a cell requests another size than was known.
  private func measureCells() -> Bool {
    var isChanged = false
    for (key, slot) in slots {
      guard let attributes = slot.attributes, !attributes.selfSizing.isEmpty, let cell = slot.child as? ReusableView,
        let asked = attributes.copy() as? CollectionViewLayoutAttributes
      else { continue }
      let size = cell.preferredLayoutAttributesFitting(asked).size
      let known = measuredSizes[key] ?? attributes.size
      let sizing = attributes.selfSizing
      let isOther =
        (sizing.contains(.width) && abs(known.width - size.width) > 0.5)
        || (sizing.contains(.height) && abs(known.height - size.height) > 0.5)
      guard isOther || measuredSizes[key] == nil else { continue }
      measuredSizes[key] = size
      if isOther { isChanged = true }
    }
    if isChanged { isInvalid = true }
    return isChanged
  }

  private func placeSlots() {
    for strip in strips.values { place(strip, in: strip.place) }
    for slot in slots.values {
      guard let attributes = slot.attributes else { continue }
      if slot.strip == nil { place(slot, in: attributes.frame) } else { slot.frame = attributes.frame }
    }
  }

  private func putInOrder() {
    let raised = slots.values.filter { ($0.attributes?.zIndex ?? 0) != 0 }
    guard !raised.isEmpty else { return }
    func z(_ slot: CellSlot) -> Int { slot.attributes?.zIndex ?? 0 }
    for slot in raised.filter({ z($0) > 0 }).sorted(by: { z($0) < z($1) }) {
      slot.superview?.bringSubviewToFront(slot)
    }
    for slot in raised.filter({ z($0) < 0 }).sorted(by: { z($0) > z($1) }) { slot.superview?.sendSubviewToBack(slot) }
  }

  // MARK: The keyboard

  /// Brings the keyboard to a row, which is scrolled into sight.
  func focus(row: Int) {
    guard let source = list.source else { return }
    let key = CellKey.item(source.model.value(at: row))
    (cursor, focusGoal) = (key, key)
    scroll(to: row, nil)
    updateCursor()
    guard let slot = slots[key] else { return }
    focusGoal = nil
    slot.grabFocus()
  }

  /// The row that the keyboard is at.
  var focusedRow: Int? {
    guard let focus = list.owner?.window?.focus else { return nil }
    return slots.values.first { $0 === focus }?.position
  }

  /// Only one slot can be reached by Tab; the arrow keys reach the others from there.
  private func updateCursor() {
    var goal = cursor.flatMap { slots[$0] }
    if goal?.ownPlace != nil || goal == nil {
      let items = slots.values.filter { $0.ownPlace == nil }
      let chosen = items.filter(\.isSelected)
      goal = (chosen.isEmpty ? items : chosen).min { ($0.position ?? 0) < ($1.position ?? 0) }
      if cursor == nil || focusGoal == nil { cursor = goal?.key }
    }
    for slot in slots.values {
      let isGoal = slot === goal || slot.hasFocus
      if slot.isFocusable != isGoal { slot.isFocusable = isGoal }
    }
  }

  /// A row was clicked: the keyboard goes on from there.
  func takeCursor(_ slot: CellSlot) {
    cursor = slot.key
    updateCursor()
    if !slot.holdsFocus { slot.grabFocus() }
  }
}

extension View {
  /// Whether the keyboard is here, or in something inside.
  fileprivate var holdsFocus: Bool { hostWindow?.focus.map { isDescendantOrSelf($0) } ?? false }

  private func isDescendantOrSelf(_ widget: Widget) -> Bool { widget === self || isAncestor(of: widget) }
}
