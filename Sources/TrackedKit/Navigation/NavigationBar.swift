import Gtk

/// The bar of a navigation controller: back, title, buttons of the controller on top, and below it the search bar.
final class NavigationBar: View {
  private let stack: NavigationStack
  private let column = Gtk.Box(.vertical)
  private let bar = Gtk.CenterBox()
  private let start = Gtk.Box(.horizontal, spacing: 6)
  private let backButton = Button()
  private let backIcon = Gtk.Image()
  private let backTitle = Label()
  private let titles = Gtk.Box(.vertical)
  private let prompt = Label()
  private let title = Label()
  private let leftItems = BarItems()
  private let rightItems = BarItems()
  private var titleView: Gtk.Widget?
  private var searchBar: SearchBar?

  init(_ stack: NavigationStack, onBack: @escaping () -> Void) {
    self.stack = stack
    super.init()
    addCSSClass("navigation-bar")
    let content = Gtk.Box(.horizontal, spacing: 6)
    backTitle.maxWidthChars = 16
    content.append(backIcon)
    content.append(backTitle)
    backButton.child = content
    backButton.hasFrame = false
    backButton.addCSSClass("flat")
    backButton.onClicked { onBack() }
    title.addCSSClass("heading")
    prompt.addCSSClass("caption")
    titles.valign = .center
    titles.append(prompt)
    titles.append(title)
    start.append(backButton)
    start.append(leftItems)
    bar.startWidget = start
    bar.centerWidget = titles
    bar.endWidget = rightItems
    bar.margins = .all(6)
    column.append(bar)
    addSubview(column)
  }

  override func updateProperties() {
    super.updateProperties()
    let item = stack.top?.navigationItem
    show(titleView: item?.titleView)
    title.text = item?.title ?? ""
    title.isVisible = titleView == nil
    prompt.text = item?.prompt ?? ""
    prompt.isVisible = item?.prompt != nil
    let left = item?.leftBarButtonItems ?? []
    let isReplaced = !left.isEmpty && item?.leftItemsSupplementBackButton != true
    let back = item?.hidesBackButton == true || isReplaced ? nil : stack.below?.navigationItem
    // Kept in its place, so that the title does not jump.
    backButton.alpha = back == nil ? 0 : 1
    backButton.isVisible = !isReplaced
    backButton.isSensitive = back != nil
    backIcon.iconName = direction == .rightToLeft ? "go-next-symbolic" : "go-previous-symbolic"
    backTitle.text = back.flatMap { $0.backButtonTitle ?? $0.title } ?? ""
    backButton.tooltip = back == nil ? nil : "Back"
    backButton.setAccessibleLabel("Back")
    leftItems.isVisible = !left.isEmpty
    leftItems.show(left)
    rightItems.show((item?.rightBarButtonItems ?? []).reversed())
    show(searchBar: item?.searchController?.searchBar)
  }

  /// What stands in the bar acts on what is below it: a key that is pressed here is a key of the controller on top, too.
  override var next: (any Responder)? { stack.top.map(ResponderChain.innermost) ?? super.next }

  private func show(titleView new: Gtk.Widget?) {
    guard new !== titleView else { return }
    if let titleView, titleView.parent === titles { titles.remove(titleView) }
    titleView = new
    if let new { titles.append(new) }
  }

  private func show(searchBar new: SearchBar?) {
    guard new !== searchBar else { return }
    if let searchBar, searchBar.parent === column { column.remove(searchBar) }
    searchBar = new
    if let new { column.append(new) }
  }
}

/// The bar at the lower edge of a navigation controller: the toolbar items of the controller on top.
final class Toolbar: View {
  private let stack: NavigationStack
  private let items = BarItems()

  init(_ stack: NavigationStack) {
    self.stack = stack
    super.init()
    addCSSClass("toolbar-bar")
    items.hexpand = true
    items.margins = .all(6)
    addSubview(items)
  }

  override var next: (any Responder)? { stack.top.map(ResponderChain.innermost) ?? super.next }

  override func updateProperties() {
    super.updateProperties()
    items.show(stack.top?.navigationItem.toolbarItems ?? [])
  }
}
