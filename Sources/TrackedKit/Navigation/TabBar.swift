import Gtk
import GtkTracking
import Observation

/// The bar of a tab bar controller: a button for each page. `tintColor` is the colour of the chosen one. A bar without a controller shows
/// its own `items`, and calls its delegate when one is chosen.
@MainActor open class TabBar: View {
  @Observable fileprivate final class State {
    /// Counts the changes of looks.
    var looks = 0
  }

  fileprivate let state = State()
  private let row = Box(.horizontal, spacing: 6)
  private var tabs: [TabButton] = []
  private weak var controller: TabBarController?

  /// An empty bar, for any place: give it `items`. A tab bar controller makes its own.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    addCSSClass("tab-bar")
    backgroundColor = .barGround
    row.isHomogeneous = true
    row.margins = .all(6)
    row.halign = .center
    addSubview(row)
    standardAppearance.didChange = { [weak self] in self?.state.looks += 1 }
    TabBar.appearance().apply(to: self)
  }

  // MARK: Look

  /// The look; the theme's unless it is set or changed.
  @AlwaysObserved open var standardAppearance = TabBarAppearance() { didSet { follow(standardAppearance) } }
  /// How the bar looks in UIKit where no content lies behind it, which is always so here: as `standardAppearance` unless it is set.
  @AlwaysObserved open var scrollEdgeAppearance: TabBarAppearance? { didSet { follow(scrollEdgeAppearance) } }

  /// The background of `standardAppearance`.
  open var barTintColor: Color? {
    get { standardAppearance.backgroundColor }
    set { standardAppearance.backgroundColor = newValue }
  }

  /// The colour of the tabs that are not chosen; nil for the theme's.
  @AlwaysObserved open var unselectedItemTintColor: Color? {
    didSet { if unselectedItemTintColor != oldValue { state.looks += 1 } }
  }

  /// Whether a partly transparent background shows what is behind the bar: the page around, as content is beside bars. False
  /// puts the system's background below it. True unless set.
  @AlwaysObserved open var isTranslucent = true { didSet { if isTranslucent != oldValue { state.looks += 1 } } }

  /// Whether the tabs are in a column beside the page.
  final var isColumn = false {
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

  /// The delegate of a bar without a tab bar controller. Held weakly.
  open var delegate: (any TabBarDelegate)? {
    get { keptDelegate }
    set {
      requireOwnItems("the delegate")
      keptDelegate = newValue
    }
  }
  private weak var keptDelegate: (any TabBarDelegate)?

  /// The items of the tabs, in order; nil for none. In a tab bar controller one for each page.
  open var items: [TabBarItem]? {
    get { tabs.isEmpty ? nil : tabs.map(\.item) }
    set { setItems(newValue, animated: false) }
  }

  /// Sets `items` of a bar that no tab bar controller has, at once in every case. The chosen one stays so if it is among them.
  open func setItems(_ items: [TabBarItem]?, animated: Bool) {
    requireOwnItems("items")
    let chosen = selectedItem
    show(items ?? [], selected: items?.firstIndex { $0 === chosen })
  }

  /// The item of the chosen tab; nil if none is chosen. Setting it does not call the delegate.
  open var selectedItem: TabBarItem? {
    get { tabs.first(where: \.isSelected)?.item }
    set {
      requireOwnItems("the selected item")
      show(tabs.map(\.item), selected: tabs.firstIndex { $0.item === newValue })
    }
  }

  private func requireOwnItems(_ what: String) {
    precondition(
      controller == nil,
      "a tab bar controller sets \(what) of its bar: set its viewControllers, or make a bar of your own.")
  }

  fileprivate var shownAppearance: TabBarAppearance { scrollEdgeAppearance ?? standardAppearance }

  private func follow(_ appearance: TabBarAppearance?) {
    appearance?.didChange = { [weak self] in self?.state.looks += 1 }
    state.looks += 1
  }

  /// Shows the background.
  open override func updateProperties() {
    super.updateProperties()
    guard state.looks > 0 else { return }
    show(shownAppearance, isOpaque: !isTranslucent)
    // Its line is that towards the page.
    layer.shadowOffset =
      isColumn ? Size(width: direction == .rightToLeft ? -1 : 1, height: 0) : Size(width: 0, height: -1)
  }

  // MARK: Tabs

  /// A key that is pressed here is a key of the page that is shown, too.
  open override var next: (any Responder)? {
    controller?.selectedViewController.map(ResponderChain.innermost) ?? super.next
  }

  /// Shows the pages of a tab bar controller.
  final func follow(_ controller: TabBarController) { self.controller = controller }

  /// - Returns: whether the tab may be chosen.
  private func chose(_ index: Int) -> Bool {
    if let controller { return controller.selectByUser(index) }
    show(tabs.map(\.item), selected: index)
    delegate?.tabBar(self, didSelect: tabs[index].item)
    return true
  }

  /// Shows a tab for each item, one of them chosen, or none.
  final func show(_ items: [TabBarItem], selected: Int?) {
    if !items.elementsEqual(tabs.map(\.item), by: ===) {
      tabs.forEach(row.remove)
      tabs = items.enumerated().map { index, item in
        TabButton(item, in: self) { [weak self] in self?.chose(index) ?? false }
      }
      for tab in tabs {
        tab.isInColumn = isColumn
        row.append(tab)
      }
    }
    for (index, tab) in tabs.enumerated() { tab.isSelected = index == selected }
  }
}

/// The delegate of a bar without a tab bar controller.
@MainActor public protocol TabBarDelegate: AnyObject {
  /// A tab was chosen, possibly the current one.
  func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem)
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
    content.valign = .center
    title.halign = .center
    TabLook.sheet.load()
    button.addCSSClass("tab-button")
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

  /// Whether the picture is before the title, and not above it.
  var isInColumn = false {
    didSet {
      guard isInColumn != oldValue else { return }
      content.orientation = isInColumn ? .horizontal : .vertical
      content.spacing = isInColumn ? 10 : 2
      title.halign = isInColumn ? .fill : .center
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

/// How the chosen tab looks: a tint of what it is written with, on any ground. That of the theme's buttons is the colour of a bar itself, in dark
/// style.
private enum TabLook {
  static let sheet = LibrarySheet(
    "TrackedKit.Tab",
    """
    button.tab-button.flat:checked { background-color: transparent; background-image: image(alpha(currentColor, 0.14)); }
    button.tab-button.flat:checked:hover { background-image: image(alpha(currentColor, 0.18)); }
    """)
}
