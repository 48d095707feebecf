package import Gtk

/// A content that sets its distances from the cell's edges, and the background up to them.
package protocol SpacedContent: AnyObject {
  /// The space in place of what rows have.
  func space(insteadOf usual: Insets) -> Insets
  /// The background; nil for none.
  var background: View? { get }
}

/// The parts of a cell: content, background, and accessories beside the content. Parts that a row does not show are not made: a list
/// makes hundreds of cells for its first frame.
final class CellContent {
  unowned var cell: ReusableView!
  /// The widget of the content: the view of a configuration, or the cell's own `contentView`.
  private var widget: Widget?
  private var existingContentView: View?
  /// Content and accessories side by side; made for the first accessory.
  private var row: Box?
  private var accessoryWidgets: [CellAccessory.Identity: Widget] = [:]
  private var itemName: String?

  // MARK: Content

  var configuration: (any ContentConfiguration)? {
    didSet {
      nameItem()
      guard let configuration else { return show(nil) }
      let list = configuration as? ListContentConfiguration
      ownMargins = (list?.ownMargins).map { Insets($0) }
      if let list {
        if let box = widget as? ListContentBox { return box.show(list, height: fixedHeight) }
        let box = ListContentBox()
        box.show(list, height: fixedHeight)
        return show(box)
      }
      if let view = widget as? any View & ContentView, view.supports(configuration) {
        view.configuration = configuration
        if let spaced = view as? any SpacedContent { place(spaced, in: row ?? view) }
        return
      }
      show(configuration.makeContentView())
    }
  }

  /// The height that the program, or a layout, gives the cell; nil where the content's own counts.
  var fixedHeight: Double? {
    didSet {
      guard fixedHeight != oldValue, let list = configuration as? ListContentConfiguration else { return }
      (widget as? ListContentBox)?.show(list, height: fixedHeight)
    }
  }

  var contentView: View {
    if let view = widget as? View { return view }
    // The usual content is no view; what is added beside it lies on the cell.
    guard configuration == nil else { return cell }
    let (view, labels) = (View(), widget)
    existingContentView = view
    show(view)
    if let labels { show(labels, in: view) }
    return view
  }

  /// Shows the cell's own labels, until there is a configuration: in `contentView`, where the program has asked for that.
  func showPlainly(_ labels: Widget) {
    if let view = existingContentView {
      if labels.parent !== view { show(labels, in: view) }
    } else if labels !== widget {
      show(labels)
    }
  }

  private func show(_ labels: Widget, in view: View) {
    labels.margins = ownMargins ?? Self.usualSpace
    labels.setCSSClass("spaced-content", .when(ownMargins == nil))
    view.insertSubview(labels, at: 0)
  }

  /// Whether frames alone say where the subviews are, without a size that would follow.
  var hasOnlyFrames: Bool {
    guard configuration == nil, let view = existingContentView ?? (widget == nil ? cell : nil) else { return false }
    return !view.subviewWidgets.isEmpty
      && view.subviewWidgets.allSatisfy { $0 === backdrops || Placement.existing(of: $0)?.fixedFrame != nil }
  }

  /// Whether the program's own content says nothing of its height: frames may follow that.
  var leavesHeightOpen: Bool {
    if let view = existingContentView { return view.measured(.vertical).minimum == 0 }
    return widget == nil
      && cell.subviewWidgets.allSatisfy { $0 === backdrops || Placement.existing(of: $0)?.fixedFrame != nil }
  }

  /// Whether a view is the content, or behind it.
  func shows(_ view: View) -> Bool { view === widget || view === backdrops }

  /// Those of a row's own content: it begins where the usual content does.
  func marginsAtSides(of view: View) -> Double { view === widget ? Double(Self.usualSpace.leading) : 8 }

  private static let usualSpace = Insets(ListContentConfiguration.usualMargins)

  /// The space around the content, from its configuration and the indentation of the cell.
  private var space: Insets {
    var space = ownMargins ?? Self.usualSpace
    space.leading += indentation
    return space
  }

  private var ownMargins: Insets? { didSet { if ownMargins != oldValue { showSpace() } } }
  /// How far the content is moved in, in logical pixels.
  var indentation = 0 { didSet { if indentation != oldValue { showSpace() } } }

  private func showSpace() {
    guard let widget else { return }
    if row != nil { return updateRowMargins() }
    leaveSpace(around: widget)
    if let spaced = widget as? any SpacedContent { return place(spaced, in: widget) }
    widget.margins = margins(of: widget)
  }

  /// The program's own content fills the cell, beginning where it is indented to; it sets its distances by `layoutMarginsGuide`.
  private func margins(of widget: Widget) -> Insets { fillsCell(widget) ? Insets(leading: indentation) : space }

  /// The theme's space in rows is around the usual content, not around the cell: its background reaches to the edges.
  private func leaveSpace(around outer: Widget) {
    outer.setCSSClass("spaced-content", .when(ownMargins == nil && widget.map { !fillsCell($0) } ?? true))
  }

  private func fillsCell(_ widget: Widget) -> Bool {
    widget === existingContentView || (widget is any ContentView && !(widget is ListContentBox))
  }

  private func show(_ new: Widget?) {
    if let widget { row == nil ? widget.removeFromSuperview() : row?.remove(widget) }
    widget = new
    if new !== existingContentView { existingContentView = nil }
    if hasBackgroundOfContent, !(new is any SpacedContent) { show(background: nil) }
    guard let new else { return }
    new.hexpand = true
    if row != nil {
      insertIntoRow(new)
      updateRowMargins()
    } else {
      if let spaced = new as? any SpacedContent {
        place(spaced, in: new)
      } else {
        new.margins = margins(of: new)
      }
      leaveSpace(around: new)
      cell.addSubview(new)
    }
  }

  private func place(_ content: any SpacedContent, in widget: Widget) {
    widget.margins = content.space(insteadOf: space)
    if content.background != nil || hasBackgroundOfContent { show(background: content.background) }
  }

  /// Whether the view behind everything is the content's.
  private var hasBackgroundOfContent = false

  private func show(background: View?) {
    hasBackgroundOfContent = background != nil
    if cell.backgroundView !== background { cell.backgroundView = background }
  }

  private func insertIntoRow(_ widget: Widget) {
    widget.margins = Insets()
    let lastLeading = shownAccessories.last { $0.isLeading && accessoryWidgets[$0.identity]?.parent === row }
    row?.insert(widget, after: lastLeading.flatMap { accessoryWidgets[$0.identity] })
  }

  private func madeRow() -> Box {
    if let row { return row }
    let made = Box(.horizontal, spacing: 12)
    row = made
    if let widget {
      widget.removeFromSuperview()
      insertIntoRow(widget)
    }
    cell.addSubview(made)
    return made
  }

  // MARK: Background

  /// Views behind the content; nil before there is one.
  private(set) var backdrops: CellBackdrops?

  func setBackdrop<Backdrop: View>(_ view: Backdrop?, _ path: ReferenceWritableKeyPath<CellBackdrops, Backdrop?>) {
    guard backdrops != nil || view != nil else { return }
    let backdrops = backdrops ?? CellBackdrops()
    if self.backdrops == nil {
      self.backdrops = backdrops
      cell.insertSubview(backdrops, at: 0)
    }
    backdrops[keyPath: path] = view
    backdrops.show(isChosen: cell.isSelected || cell.isHighlighted)
  }

  var background: BackgroundConfiguration? {
    didSet {
      let shown = background ?? .clear()
      if oldValue?.hasOwnLook ?? false != shown.hasOwnLook { cell.showSelectionLook() }
      shown.apply(to: cell)
      if shown.needsGround {
        let ground = backdrops?.configured ?? ConfiguredGround()
        ground.show(shown)
        setBackdrop(ground, \.configured)
      } else {
        setBackdrop(nil, \.configured)
      }
    }
  }

  var followsState = true
  var backgroundFollowsState = true

  /// Content and background take the state that the cell is in.
  func follow(_ state: CellConfigurationState) {
    // A list's usual content looks alike in all states.
    if followsState, let configuration, !(configuration is ListContentConfiguration) {
      self.configuration = configuration.updated(for: state)
    }
    if backgroundFollowsState, let background { self.background = background.updated(for: state) }
  }

  // MARK: Names

  var accessibilityLabel: String? { didSet { nameItem() } }

  /// Names the row.
  ///
  /// - Parameter isNew: whether the cell has come to another row, which has no name yet, or that of its previous cell.
  func nameItem(isNew: Bool = false) {
    let name = accessibilityLabel ?? (configuration as? ListContentConfiguration)?.text
    if isNew || name != itemName, cell.setAccessibleLabelOfListItem(name) { itemName = name }
  }

  // MARK: Accessories

  var accessories: [CellAccessory] = [] { didSet { showAccessories() } }

  /// The controls that a table in editing mode puts before the content of a row.
  var editingAccessory: CellAccessory? {
    didSet { if editingAccessory != nil || oldValue != nil { showAccessories() } }
  }

  /// The controls that a table in editing mode puts behind the content of a row.
  var movingAccessory: CellAccessory? {
    didSet { if movingAccessory != nil || oldValue != nil { showAccessories() } }
  }

  private var shownAccessories: [CellAccessory] {
    func isOwn(_ accessory: CellAccessory) -> Bool {
      accessories.contains { $0.identity == accessory.identity }
    }
    return [editingAccessory].compactMap(\.self).filter { !isOwn($0) } + accessories
      + [movingAccessory].compactMap(\.self).filter { !isOwn($0) }
  }

  private func showAccessories() {
    let accessories = shownAccessories
    let identities = Set(accessories.map(\.identity))
    for (identity, widget) in accessoryWidgets where !identities.contains(identity) {
      row?.remove(widget)
      accessoryWidgets[identity] = nil
    }
    var last: Widget?
    for accessory in accessories {
      let widget = accessoryWidgets[accessory.identity] ?? accessory.makeWidget()
      if accessoryWidgets[accessory.identity] == nil {
        widget.valign = .center
        accessoryWidgets[accessory.identity] = widget
        if accessory.isLeading { madeRow().insert(widget, after: last) } else { madeRow().append(widget) }
      }
      if accessory.isLeading { last = widget }
      accessory.apply(to: widget)
    }
    updateAccessories()
  }

  /// The cell's own content fills the row, and has margins of its own; accessories have the usual ones.
  private func updateRowMargins() {
    guard let row else { return }
    leaveSpace(around: row)
    if let spaced = widget as? any SpacedContent { return place(spaced, in: row) }
    guard let widget, fillsCell(widget) else { return row.margins = space }
    func hasAccessory(_ isLeading: Bool) -> Bool {
      shownAccessories.contains {
        $0.isLeading == isLeading && accessoryWidgets[$0.identity]?.isVisible == true
      }
    }
    row.margins = Insets(
      leading: hasAccessory(true) ? space.leading : indentation, trailing: hasAccessory(false) ? space.trailing : 0)
  }

  /// Whether a click on the cell expands and collapses its item.
  var togglesByClick: Bool { accessories.contains { $0.togglesByClick } }

  /// The arrow shows whether the item is expanded.
  func updateOutline() { (accessoryWidgets[.outlineDisclosure] as? OutlineButton)?.update() }

  /// Shows the accessories that belong to the cell's state.
  func updateAccessories() {
    for accessory in shownAccessories {
      guard let widget = accessoryWidgets[accessory.identity] else { continue }
      switch accessory.displayed {
      case .always: widget.isVisible = true
      case .whenEditing: widget.isVisible = cell.isInEditing
      case .whenNotEditing: widget.isVisible = !cell.isInEditing
      }
      if accessory.followsState { accessory.update(widget) }
      // A hidden accessory keeps its place, so that the text does not jump.
      widget.opacity = accessory.isHidden ? 0 : 1
      widget.canTarget = !accessory.isHidden
    }
    updateRowMargins()
  }
}

extension Insets {
  fileprivate init(_ insets: DirectionalEdgeInsets) {
    self.init(
      top: Int(pixels: insets.top.rounded()), leading: Int(pixels: insets.leading.rounded()),
      bottom: Int(pixels: insets.bottom.rounded()),
      trailing: Int(pixels: insets.trailing.rounded()))
  }
}
