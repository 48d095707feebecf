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
  private let searchBarRevealer = Revealer()

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
    searchBarRevealer.transitionType = .slideDown
    searchBarRevealer.transitionDuration = 150
    column.append(bar)
    column.append(searchBarRevealer)
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
    show(
      item?.searchController, mayGo: item?.hidesSearchBarWhenScrolling == true && item?.isContentScrolledAway == true)
  }

  /// What stands in the bar acts on what is below it: a key that is pressed here is a key of the controller on top, too.
  override var next: (any Responder)? { stack.top.map(ResponderChain.innermost) ?? super.next }

  private func show(titleView new: Gtk.Widget?) {
    guard new !== titleView else { return }
    if let titleView, titleView.parent === titles { titles.remove(titleView) }
    titleView = new
    if let new { titles.append(new) }
  }

  private func show(_ search: SearchController?, mayGo: Bool) {
    let searchBar = search?.searchBar
    if searchBarRevealer.child !== searchBar { searchBarRevealer.child = searchBar }
    searchBarRevealer.isVisible = searchBar != nil
    searchBarRevealer.revealsChild = search.map { !mayGo || $0.isActive || $0.searchBar.isEditing } ?? false
  }

  /// How high the search bar is where it is shown.
  var searchBarHeight: Double { searchBarRevealer.child.map { Double($0.measured(.vertical).natural) } ?? 0 }

  /// Brings a search bar that has gone back before anybody gives it the keyboard, which takes nothing that is still on its way.
  func revealSearchBarAtOnce() {
    let duration = searchBarRevealer.transitionDuration
    searchBarRevealer.transitionDuration = 0
    searchBarRevealer.revealsChild = true
    searchBarRevealer.transitionDuration = duration
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
