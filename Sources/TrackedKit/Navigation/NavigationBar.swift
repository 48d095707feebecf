import Gtk

/// The bar of a navigation controller: back, title, buttons of the controller on top.
final class NavigationBar: View {
  private let stack: NavigationStack
  private let bar = CenterBox()
  private let backButton = Button()
  private let backIcon = Gtk.Image()
  private let backTitle = Label()
  private let title = Label()
  private let rightButtons = Box(.horizontal, spacing: 6)
  private var shownItems: [BarButtonItem] = []

  init(_ stack: NavigationStack, onBack: @escaping () -> Void) {
    self.stack = stack
    super.init()
    addCSSClass("navigation-bar")
    let content = Box(.horizontal, spacing: 6)
    backTitle.maxWidthChars = 16
    content.append(backIcon)
    content.append(backTitle)
    backButton.child = content
    backButton.hasFrame = false
    backButton.addCSSClass("flat")
    backButton.clicked.connect { onBack() }
    title.addCSSClass("heading")
    bar.startWidget = backButton
    bar.centerWidget = title
    bar.endWidget = rightButtons
    bar.margins = .all(6)
    addSubview(bar)
  }

  override func updateProperties() {
    super.updateProperties()
    title.text = stack.top?.navigationItem.title ?? ""
    let back = stack.below?.navigationItem
    // Kept in its place, so that the title does not jump.
    backButton.alpha = back == nil ? 0 : 1
    backButton.isSensitive = back != nil
    backIcon.iconName = direction == .rightToLeft ? "go-next-symbolic" : "go-previous-symbolic"
    backTitle.text = back.map { $0.backButtonTitle ?? $0.title } ?? ""
    backButton.tooltip = back == nil ? nil : "Back"
    backButton.setAccessibleLabel("Back")
    show(stack.top?.navigationItem.rightBarButtonItems ?? [])
  }

  private func show(_ items: [BarButtonItem]) {
    guard !items.elementsEqual(shownItems, by: ===) else { return }
    shownItems = items
    rightButtons.children.forEach(rightButtons.remove)
    for item in items { rightButtons.append(BarButton(item)) }
  }
}
