import Gtk

/// Shows one item of a collection view, and another one when it is reused.
///
/// What it shows is set in `updateConfiguration(using:)` of a subclass and in `configurationUpdateHandler`, which runs
/// after it (C-140). Both are tracked while the cell shows an item: a change of the item runs them in this cell, and
/// touches neither another cell nor the data source (C-137).
@MainActor open class CollectionViewCell: View {
  private var contentView: (any ContentView)?
  /// Content and accessories side by side; made for the first accessory.
  private var row: Box?
  private var accessoryWidgets: [String: Widget] = [:]
  private var handlerHook: Hook?
  private var methodHook: Hook!
  /// Whether the cell shows an item; without one its hooks are silent (C-138).
  private(set) var showsItem = false

  /// An empty cell.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    methodHook = node.addHook(.updateConfiguration) { [unowned self] in
      guard showsItem else { return }
      updateConfiguration(using: currentState)
    }
    // What is around the cell is the collection view's to watch.
    notify("sensitive").connect { [unowned self] in updateIsDisabled() }
  }

  /// Sets what the cell shows for a state. Tracked. Call `super`.
  open func updateConfiguration(using state: CellConfigurationState) {}

  /// Sets what the cell shows; called after `updateConfiguration(using:)` with the cell and its state. Tracked. Setting
  /// it asks for a run (C-136).
  public var configurationUpdateHandler: ((CollectionViewCell, CellConfigurationState) -> Void)? {
    didSet {
      if handlerHook == nil {
        handlerHook = node.addHook(.configurationUpdateHandler) { [unowned self] in
          guard showsItem else { return }
          configurationUpdateHandler?(self, currentState)
        }
      } else {
        handlerHook?.invalidate(.manual)
      }
    }
  }

  /// Asks for both in the next update pass; several requests make one run.
  public final func setNeedsUpdateConfiguration() { invalidateConfiguration(.manual) }

  /// The state the next run gets.
  public var configurationState = CellConfigurationState() {
    didSet {
      if configurationState != oldValue { invalidateConfiguration(.state) }
    }
  }

  private var currentState: CellConfigurationState {
    var state = configurationState
    state.traitCollection = traitCollection
    return state
  }

  /// - Parameter isAroundDisabled: whether what the cell is in takes no input, if GTK has not told the cell yet.
  func updateIsDisabled(isAroundDisabled: Bool? = nil) {
    configurationState.isDisabled = isAroundDisabled.map { $0 || !isSensitive } ?? stateFlags.contains(.insensitive)
  }

  private func invalidateConfiguration(_ cause: UpdateCause) {
    methodHook.invalidate(cause)
    handlerHook?.invalidate(cause)
  }

  /// What the cell shows. Content of the same kind is shown by the same widgets.
  public var contentConfiguration: (any ContentConfiguration)? {
    didSet {
      nameItem()
      if let contentConfiguration, let contentView, contentView.apply(contentConfiguration) { return }
      contentView?.removeFromSuperview()
      contentView = contentConfiguration?.makeContentView()
      contentView.map { place($0) }
    }
  }

  private static let space = Insets.symmetric(horizontal: 12, vertical: 9)

  private func place(_ content: any ContentView) {
    content.hexpand = true
    if row == nil, content.margins == Insets() {
      content.margins = Self.space
      addSubview(content)
    } else {
      let lastLeading = accessories.last { $0.placement == .leading }
      madeRow().insert(content, after: lastLeading.flatMap { accessoryWidgets[$0.identity] })
    }
  }

  private func madeRow() -> Box {
    if let row { return row }
    let made = Box(.horizontal, spacing: 12)
    made.margins = Self.space
    row = made
    if let contentView, contentView.parent === self {
      contentView.removeFromSuperview()
      contentView.margins = Insets()
      made.append(contentView)
    }
    addSubview(made)
    return made
  }

  /// What assistive technology calls the item; nil takes the text of a `ListContentConfiguration`.
  public var accessibilityLabel: String? { didSet { nameItem() } }

  private var itemName: String?

  private func nameItem() {
    let name = accessibilityLabel ?? (contentConfiguration as? ListContentConfiguration)?.text
    if name != itemName, setAccessibleLabelOfListItem(name) { itemName = name }
  }

  /// What stands beside the content. Accessories that stay keep their widgets.
  public var accessories: [CellAccessory] = [] {
    didSet {
      let identities = Set(accessories.map(\.identity))
      for (identity, widget) in accessoryWidgets where !identities.contains(identity) {
        widget.removeFromSuperview()
        accessoryWidgets[identity] = nil
      }
      for accessory in accessories {
        let widget = accessoryWidgets[accessory.identity] ?? addAccessory(accessory)
        let isShown = accessory.displayed == .always || configurationState.isSelected
        // A hidden accessory keeps its place, so that the text does not jump.
        widget.opacity = isShown && !accessory.isHidden ? 1 : 0
      }
    }
  }

  private func addAccessory(_ accessory: CellAccessory) -> Widget {
    let widget = accessory.make()
    widget.valign = .center
    switch accessory.placement {
    case .leading: madeRow().prepend(widget)
    case .trailing: madeRow().append(widget)
    }
    accessoryWidgets[accessory.identity] = widget
    return widget
  }

  // MARK: Reuse

  /// The cell is about to show another item: called once before it is configured for that one, outside of tracking
  /// (C-226). Undo here what is not part of every configuration. Call `super`.
  open func prepareForReuse() {}

  /// The cell shows an item from now on.
  func beginShowingItem() {
    showsItem = true
    invalidateConfiguration(.manual)
  }

  /// What the item asks for is shown before the row is measured.
  func applyPendingConfiguration() { WidgetNode.updateIfNeeded(below: self, phase: .properties) }

  private var runsBeforeSuspension = 0
  private var runs: Int { methodHook.runCount + (handlerHook?.runCount ?? 0) }

  /// The cell may be about to show another item: its hooks do nothing meanwhile.
  func suspendItem() {
    showsItem = false
    runsBeforeSuspension = runs
  }

  /// The cell shows the same item on.
  ///
  /// - Returns: false if something that it shows has changed meanwhile.
  func resumeItem() -> Bool {
    showsItem = true
    return runs == runsBeforeSuspension && !methodHook.isPending && handlerHook?.isPending != true
  }

  /// The cell shows no item until further notice: what it read before no longer counts.
  func endShowingItem() {
    showsItem = false
    methodHook.stopTracking()
    handlerHook?.stopTracking()
  }
}
