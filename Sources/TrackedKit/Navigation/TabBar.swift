import Gtk
import Observation

/// The bar of a tab bar controller: a button for each page. `tintColor` is the colour of the one that is chosen.
@MainActor public final class TabBar: View {
  @Observable fileprivate final class State {
    /// Counts the changes of looks.
    var looks = 0
  }

  fileprivate let state = State()
  private let row = Box(.horizontal, spacing: 6)
  private var tabs: [TabButton] = []
  private let onSelect: (Int) -> Bool
  private let selectedController: () -> ViewController?

  init(selectedController: @escaping () -> ViewController?, onSelect: @escaping (Int) -> Bool) {
    self.selectedController = selectedController
    self.onSelect = onSelect
    super.init()
    addCSSClass("tab-bar")
    row.isHomogeneous = true
    row.margins = .all(6)
    row.halign = .center
    addSubview(row)
    standardAppearance.didChange = { [weak self] in self?.state.looks += 1 }
    Self.appearance().apply(to: self)
  }

  // MARK: Look

  /// How the bar looks; as the theme says unless it is set or changed.
  @AlwaysObserved public var standardAppearance = TabBarAppearance() { didSet { follow(standardAppearance) } }
  /// How the bar looks in UIKit where no content lies behind it, which is always so here: as `standardAppearance` unless it is set.
  @AlwaysObserved public var scrollEdgeAppearance: TabBarAppearance? { didSet { follow(scrollEdgeAppearance) } }

  /// The background of `standardAppearance`.
  public var barTintColor: Color? {
    get { standardAppearance.backgroundColor }
    set { standardAppearance.backgroundColor = newValue }
  }

  /// The colour of the tabs that are not chosen; nil for the theme's.
  @AlwaysObserved public var unselectedItemTintColor: Color? {
    didSet { if unselectedItemTintColor != oldValue { state.looks += 1 } }
  }

  /// Whether what is behind the bar shows through a background that is not opaque: the page around, as content stands beside bars. False
  /// puts the system's background below it. True unless set.
  @AlwaysObserved public var isTranslucent = true { didSet { if isTranslucent != oldValue { state.looks += 1 } } }

  /// Whether the tabs stand in a column beside the page.
  var isColumn = false {
    didSet {
      guard isColumn != oldValue else { return }
      setCSSClass("tab-sidebar", .when(isColumn))
      row.orientation = isColumn ? .vertical : .horizontal
      row.isHomogeneous = !isColumn
      (row.halign, row.valign) = isColumn ? (.fill, .start) : (.center, .fill)
      row.setSizeRequest(width: isColumn ? 180 : nil)
      for tab in tabs { tab.isInColumn = isColumn }
      state.looks += state.looks > 0 ? 1 : 0
    }
  }

  /// What the tabs show, in order.
  public var items: [TabBarItem]? { tabs.map(\.item) }

  /// What the chosen tab shows.
  public var selectedItem: TabBarItem? { tabs.first(where: \.isSelected)?.item }

  fileprivate var shownAppearance: TabBarAppearance { scrollEdgeAppearance ?? standardAppearance }

  private func follow(_ appearance: TabBarAppearance?) {
    appearance?.didChange = { [weak self] in self?.state.looks += 1 }
    state.looks += 1
  }

  /// Shows the background.
  public override func updateProperties() {
    super.updateProperties()
    guard state.looks > 0 else { return }
    show(shownAppearance, isOpaque: !isTranslucent)
    // Its line is that towards the page.
    layer.shadowOffset =
      isColumn ? Size(width: direction == .rightToLeft ? -1 : 1, height: 0) : Size(width: 0, height: -1)
  }

  // MARK: Tabs

  /// A key that is pressed here is a key of the page that is shown, too.
  public override var next: (any Responder)? { selectedController().map(ResponderChain.innermost) ?? super.next }

  /// Shows a tab for each item, one of them chosen.
  func show(_ items: [TabBarItem], selected: Int) {
    if !items.elementsEqual(tabs.map(\.item), by: ===) {
      tabs.forEach(row.remove)
      tabs = items.enumerated().map { index, item in
        TabButton(item, in: self) { [weak self] in self?.onSelect(index) ?? false }
      }
      for tab in tabs {
        tab.isInColumn = isColumn
        row.append(tab)
      }
    }
    for (index, tab) in tabs.enumerated() { tab.isSelected = index == selected }
  }
}

/// One button of a tab bar.
private final class TabButton: View {
  let item: TabBarItem
  private weak var bar: TabBar?
  private let button = Gtk.ToggleButton()
  private let image = IconView()
  private let title = Label()
  private let content = Box(.vertical, spacing: 2)
  private let badge = BadgeView()

  /// - Parameter onSelect: whether the tab may be chosen.
  init(_ item: TabBarItem, in bar: TabBar, onSelect: @escaping () -> Bool) {
    self.item = item
    self.bar = bar
    super.init()
    content.append(image)
    content.append(title)
    button.child = content
    button.hasFrame = false
    button.onToggled { [unowned button] in
      // A tab is left by choosing another, not by pressing it again.
      if !button.isActive {
        button.isActive = true
        _ = onSelect()
      } else if !onSelect() {
        button.isActive = false
      }
    }
    addSubview(button)
    addSubview(badge)
  }

  /// Whether the picture stands before the title, and not above it.
  var isInColumn = false {
    didSet {
      guard isInColumn != oldValue else { return }
      content.orientation = isInColumn ? .horizontal : .vertical
      content.spacing = isInColumn ? 10 : 2
      setNeedsLayout()
    }
  }

  var isSelected: Bool {
    get { button.isActive }
    set {
      guard newValue != button.isActive else { return }
      button.isActive = newValue
      setNeedsUpdateProperties()
    }
  }

  override func updateProperties() {
    super.updateProperties()
    let shown = isSelected ? item.selectedImage ?? item.image : item.image
    image.isVisible = shown != nil
    image.image = shown
    button.isSensitive = item.isEnabled
    title.text = item.shownTitle
    button.setAccessibleLabel(item.shownTitle)
    badge.text = item.badgeValue
    isVisible = !item.isHidden
    showLook()
  }

  /// Shows the colours and the font of the bar's look, and of the item's own.
  private func showLook() {
    guard let bar, bar.state.looks > 0 || !item.titleAttributes.isEmpty || traitCollection.ownTint != nil else {
      return
    }
    let state: Control.State = !item.isEnabled ? .disabled : isSelected ? .selected : .normal
    let looks = bar.shownAppearance.stackedLayoutAppearance
    let look = !item.isEnabled ? looks.disabled : isSelected ? looks.selected : looks.normal
    let own = item.titleAttributes[state] ?? (state == .selected ? nil : item.titleAttributes[.normal])
    let attributes = own ?? look.titleTextAttributes
    let tint = isSelected ? traitCollection.ownTint : bar.unselectedItemTintColor
    title.show(attributes)
    if attributes[.foregroundColor] == nil { title.textColor = tint }
    image.symbolColor = look.iconColor ?? tint
    badge.color = item.badgeColor ?? look.badgeBackgroundColor ?? .systemRed
    badge.textColor = look.badgeTextAttributes[.foregroundColor] as? Color ?? .white
  }

  override func measure(_ orientation: Orientation, forSize: Int?) -> Measurement {
    button.measured(orientation, forSize: forSize)
  }

  override func layoutSubviews() {
    place(button, in: bounds)
    let x = direction == .rightToLeft ? 4 : bounds.width - 28
    place(badge, in: Rect(x: x, y: isInColumn ? (bounds.height - 16) / 2 : 2, width: 24, height: 16))
  }
}
