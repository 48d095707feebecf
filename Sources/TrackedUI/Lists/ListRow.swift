import Foundation
import Gtk

/// A row of a list in its widget: an island, for what a `ForEach` makes, or what is in the list itself.
final class ListRow {
  let key: RowsItem.Key
  /// The source whose row it is, and where it is there; nil for what is in the list itself.
  private(set) var place: (source: ObjectIdentifier, index: Int)?
  let widget: LayoutWidget
  private var island: Island?
  private var node: RowNode?
  private let engine = LayoutEngineOf(RowLayout())

  /// Whether it is where it can be seen.
  var isInSight = false { didSet { node?.isInSight = isInSight } }

  /// A row for something that was made with the list.
  init(_ key: RowsItem.Key, item: LayoutItem, isSelectable: Bool) {
    self.key = key
    self.isSelectable = isSelectable
    widget = LayoutWidget(engine)
    engine.layout.isHeader = item.traits.role != .row
    widget.show([item])
    nameRow()
    takeClicks()
  }

  /// A row for an element of a source.
  init(
    _ key: RowsItem.Key, _ rows: RowsItem, at index: Int, in environment: EnvironmentScope, host: Island,
    list: ListView, isSelectable: Bool
  ) {
    self.key = key
    self.isSelectable = isSelectable
    place = (rows.id, index)
    widget = LayoutWidget(engine)
    let island = Island(widget) { [unowned self] island in
      let node = RowNode(rows, index, widget, island, environment)
      node.isInSight = isInSight
      self.node = node
      node.didCollect = { [unowned self] in
        takeClicks()
        didChange?()
      }
      return node
    }
    island.controllerOfWidget = { [weak host] in host?.controller }
    island.host = host
    island.outerNode = rows.source
    self.island = island
    widget.onMap { [weak island] in island?.setShown(true) }
    widget.onUnmap { [weak self, weak host, weak list] in
      guard let self, let host, list?.isMapped == true else { return self?.hideIfUnmapped() ?? () }
      // GTK takes a row out and puts it into the list again where others come and go: it was seen all the time.
      host.afterUpdate { [weak self] in self?.hideIfUnmapped() }
    }
    island.makeIfNeeded()
    nameRow()
    takeClicks()
  }

  /// What is in it.
  var rootNode: _Node? { island?.rootNode }

  /// GTK's row has the keyboard, and is called by what is in it.
  private func nameRow() {
    widget.onMap { [weak widget] in
      if let widget { _ = widget.setAccessibleLabelOfListItem(widget.shownTexts) }
    }
  }

  private func hideIfUnmapped() { if !widget.isMapped { island?.setShown(false) } }

  /// Shows the element that the row stands for now.
  func update(_ rows: RowsItem, at index: Int) {
    place = (rows.id, index)
    node?.update(rows, at: index)
  }

  /// Something else of the list is shown in a row that is no element's.
  func update(item: LayoutItem) {
    widget.show([item])
    takeClicks()
    didChange?()
  }

  /// The value that selecting the row stands for.
  var tag: AnyHashable? { (node?.leaf ?? widget.items.items.first?.node)?.choice }

  /// What is asked for by what is in the row.
  private var contentTraits: ItemTraits? { (node?.shownItems ?? widget.items.items).first?.traits }

  /// Whether there is no line below it.
  var hidesLine: Bool { contentTraits?.hidesLine == true }

  /// Whether it can be selected, where others can: headers and footers cannot.
  var canBeSelected: Bool { contentTraits.map { $0.role == .row && !$0.cannotBeSelected } ?? true }

  /// Told when what is in the row asks for something else, while the row is in sight.
  var didChange: (() -> Void)?

  /// Whether it can be deleted, where others can.
  var canBeDeleted: Bool { contentTraits?.cannotBeDeleted != true }

  /// Whether it can be moved, where others can.
  var canBeMoved: Bool { contentTraits?.cannotBeMoved != true }

  /// Whether what the row opens and closes is open; nil for a row that does not.
  var isExpanded: Bool? { contentTraits?.isExpanded }

  private var takesClicks = false
  /// Whether a click beside the arrow of a row opens it, too: it does where it would not select the row.
  private let isSelectable: Bool

  /// Lets a click anywhere on a row that opens do so, and one beside a button or link that is all of the row press that.
  private func takeClicks() {
    guard !takesClicks, isExpanded != nil ? !isSelectable : isButton else { return }
    takesClicks = true
    let click = GestureClick()
    click.onReleased { [unowned self] presses, _, _ in if presses == 1, isExpanded != nil || isButton { activate() } }
    widget.add(click)
  }

  private var isButton: Bool {
    var widgets: [Widget] = []
    for item in node?.shownItems ?? widget.items.items { item.appendWidgets(to: &widgets) }
    while widgets.count == 1, widgets[0] is LayoutWidget { widgets = widgets[0].children }
    return widgets.count == 1 && widgets[0] is Gtk.Button
  }

  /// Shows the row between what edits it, or alone.
  func setEditing(_ editing: RowEditing?) { node?.editing = editing }

  private var spacing = 0

  /// The space between rows, and that above headers, in logical pixels; nil for what is usual.
  func setSpaces(between: CGFloat?, aboveHeader: CGFloat?, leastHeights: (row: Double, header: Double)) {
    let between = Int(between ?? 0)
    let (top, bottom) = (between / 2, between - between / 2)
    if spacing != between {
      spacing = between
      widget.setProperty("margin-top", to: top)
      widget.setProperty("margin-bottom", to: bottom)
    }
    let leastHeight = engine.layout.isHeader ? leastHeights.header : leastHeights.row
    guard engine.layout.headerSpace != aboveHeader || engine.layout.leastHeight != leastHeight else { return }
    engine.layout.headerSpace = aboveHeader
    engine.layout.leastHeight = leastHeight
    widget.itemsAreOthers()
  }

  /// Does what a click on the button would do that the row begins with. One behind something else, or that edits the row, may delete it.
  func activate() {
    var pending: [Widget] = []
    for item in node?.shownItems ?? widget.items.items { item.appendWidgets(to: &pending) }
    pending.reverse()
    while let next = pending.popLast() {
      if let button = next as? Gtk.Button { return button.click() }
      let inside = next.children
      if inside.isEmpty, !(next is CustomWidget) { return }
      pending += inside.reversed()
    }
  }

  /// The row is gone for good.
  func end() { island?.tearDown() }
}

/// The topmost node of a row.
final class RowNode: CollectingNode<Never, _Node>, ConcealingNode {
  private var rows: RowsItem
  private var next: Int?
  /// Whether the row is where it can be seen: GTK has widgets for rows beyond.
  var isInSight = true {
    didSet { if isInSight != oldValue { island.concealmentDidChange() } }
  }
  /// Called when the row has other views.
  var didCollect: (() -> Void)?
  /// What the views in the row are, without what edits it.
  private(set) var shownItems: [LayoutItem] = []
  /// What edits the row, while the list is edited.
  var editing: RowEditing? {
    didSet { if editing !== oldValue { collectItems() } }
  }

  init(
    _ rows: RowsItem, _ index: Int, _ widget: LayoutWidget, _ island: Island, _ environment: EnvironmentScope,
    stackAxis: Axis? = nil
  ) {
    self.rows = rows
    super.init(widget, _NodeInputs(island: island, parent: nil, environment: environment))
    island.add(self)
    child = rows.source.makeRow(
      at: index, _NodeInputs(island: island, parent: self, environment: environment, stackAxis: stackAxis))
    collectItems()
  }

  /// The node whose tag or identifier says what the row stands for.
  var leaf: _Node? { childItems.first?.node ?? child }

  func update(_ rows: RowsItem, at index: Int) {
    self.rows = rows
    next = index
    island.refresh(self)
  }

  override func takeInputs() {
    guard let index = next else { return }
    next = nil
    if index < rows.source.rowCount { rows.source.updateRow(child, at: index) }
  }

  func conceals(_ effect: any VisibilityEffect) -> Bool { effect.needsSight && !isInSight }

  override func willRemove() { island.remove(self) }

  override func collectItems() {
    shownItems = childItems.map(rows.apply)
    let traits = shownItems.first?.traits
    let all = editing?.around(
      shownItems, canDelete: rows.source.delete != nil && traits?.cannotBeDeleted != true,
      canMove: rows.source.move != nil && traits?.cannotBeMoved != true)
    widget.show(all ?? shownItems)
    didCollect?()
  }
}

/// What is in a row: side by side from the leading edge, with space around.
struct RowLayout: Layout {
  var isHeader = false
  /// The space above a header, where the list says so.
  var headerSpace: CGFloat?
  /// What is around; nil for what is usual in lists.
  var ownSpace: EdgeInsets?
  /// How high it is at least.
  var leastHeight = 0.0
  /// Where it is in a row that is wider.
  var alignment = HorizontalAlignment.leading
  private let row = HStackLayout()
  private func space(_ subviews: Subviews) -> EdgeInsets {
    if let ownSpace { return ownSpace }
    if let insets = subviews.items.lazy.compactMap(\.traits.rowInsets).first { return indented(insets, subviews) }
    if isHeader {
      let above = subviews.items.lazy.compactMap(\.traits.spaceAbove).first ?? headerSpace ?? 14
      return EdgeInsets(top: above, leading: 12, bottom: 4, trailing: 12)
    }
    return indented(EdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 12), subviews)
  }

  private func indented(_ space: EdgeInsets, _ subviews: Subviews) -> EdgeInsets {
    var space = space
    space.leading += subviews.items.first?.traits.rowIndent ?? 0
    return space
  }

  init(space: EdgeInsets? = nil) { ownSpace = space }

  /// A row is as high as what is in it wants to be in its width: GTK gives rows their least height.
  private func inner(_ proposal: ProposedViewSize, _ space: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width.map { max(0, $0 - space.leading - space.trailing) }, height: nil)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let space = space(subviews)
    let size = row.sizeThatFits(proposal: inner(proposal, space), subviews: subviews, cache: &cache)
    return CGSize(
      width: max(size.width + space.leading + space.trailing, proposal.width ?? 0),
      height: max(size.height + space.top + space.bottom, leastHeight))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let space = space(subviews)
    let inside = CGSize(
      width: max(0, bounds.width - space.leading - space.trailing), height: bounds.height - space.top - space.bottom)
    let size = row.sizeThatFits(proposal: ProposedViewSize(inside), subviews: subviews, cache: &cache)
    let share = alignment == .leading ? 0 : alignment == .trailing ? 1 : 0.5
    row.placeSubviews(
      in: CGRect(
        x: bounds.x + space.leading + (inside.width - size.width) * share,
        y: bounds.y + space.top + (inside.height - size.height) / 2, width: size.width,
        height: size.height),
      proposal: ProposedViewSize(size), subviews: subviews, cache: &cache)
  }
}
