import Gtk

/// The bar of a tab bar controller: a button for each page.
final class TabBar: View {
  private let row = Box(.horizontal, spacing: 6)
  private var tabs: [Tab] = []
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
  }

  /// A key that is pressed here is a key of the page that is shown, too.
  override var next: (any Responder)? { selectedController().map(ResponderChain.innermost) ?? super.next }

  /// Shows a tab for each item, one of them chosen.
  func show(_ items: [TabBarItem], selected: Int) {
    if !items.elementsEqual(tabs.map(\.item), by: ===) {
      tabs.forEach(row.remove)
      tabs = items.enumerated().map { index, item in
        Tab(item) { [weak self] in self?.onSelect(index) ?? false }
      }
      tabs.forEach(row.append)
    }
    for (index, tab) in tabs.enumerated() { tab.isSelected = index == selected }
  }
}

/// One button of a tab bar.
private final class Tab: View {
  let item: TabBarItem
  private let button = Gtk.ToggleButton()
  private let image = IconView()
  private let title = Label()
  private let badge = BadgeView()

  /// - Parameter onSelect: whether the tab may be chosen.
  init(_ item: TabBarItem, onSelect: @escaping () -> Bool) {
    self.item = item
    super.init()
    let content = Box(.vertical, spacing: 2)
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
  }

  override func measure(_ orientation: Orientation, forSize: Int?) -> Measurement {
    button.measured(orientation, forSize: forSize)
  }

  override func layoutSubviews() {
    place(button, in: bounds)
    let x = direction == .rightToLeft ? 4 : bounds.width - 28
    place(badge, in: Rect(x: x, y: 2, width: 24, height: 16))
  }
}
