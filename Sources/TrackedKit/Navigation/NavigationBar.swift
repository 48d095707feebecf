import Gtk
import GtkTracking
import Observation

/// The bar of a navigation controller: back, title, buttons of the controller on top, and below it the large title and the search bar. One
/// without a controller shows the `items` that it is given.
@MainActor open class NavigationBar: View {
  @Observable fileprivate final class State {
    var prefersLargeTitles = false
    /// Counts the changes of looks.
    var looks = 0
  }

  private let state = State()
  /// Whether titles are shown large below the bar until the content is scrolled; false unless set. See
  /// `navigationItem.largeTitleDisplayMode`.
  open var prefersLargeTitles: Bool {
    get { state.prefersLargeTitles }
    set { state.prefersLargeTitles = newValue }
  }

  /// The look; the theme's unless it is set or changed.
  @AlwaysObserved open var standardAppearance = NavigationBarAppearance() { didSet { follow(standardAppearance) } }
  /// How the bar looks while its large title is seen; as `standardAppearance` unless it is set.
  @AlwaysObserved open var scrollEdgeAppearance: NavigationBarAppearance? { didSet { follow(scrollEdgeAppearance) } }
  /// The look of bars on phones in landscape. There are none here: kept for UIKit sources.
  open var compactAppearance: NavigationBarAppearance?

  /// The background of `standardAppearance`.
  open var barTintColor: Color? {
    get { standardAppearance.backgroundColor }
    set { standardAppearance.backgroundColor = newValue }
  }

  /// The colour and the font of the title in `standardAppearance`.
  open var titleTextAttributes: [AttributedText.Key: Any]? {
    get { standardAppearance.titleTextAttributes }
    set { standardAppearance.titleTextAttributes = newValue ?? [:] }
  }

  /// The colour and the font of the large title in `standardAppearance`.
  open var largeTitleTextAttributes: [AttributedText.Key: Any]? {
    get { standardAppearance.largeTitleTextAttributes }
    set { standardAppearance.largeTitleTextAttributes = newValue ?? [:] }
  }

  /// Whether a partly transparent background shows what is behind the bar: the page around, as content is beside bars. False
  /// puts the system's background below it. True unless set.
  @AlwaysObserved open var isTranslucent = true { didSet { if isTranslucent != oldValue { state.looks += 1 } } }

  private func follow(_ appearance: NavigationBarAppearance?) {
    appearance?.didChange = { [weak self] in self?.state.looks += 1 }
    state.looks += 1
  }

  private func showLook(isLarge: Bool, of item: NavigationItem?) {
    let (own, ownAtEdge) = (item?.standardAppearance, item?.scrollEdgeAppearance)
    guard state.looks > 0 || own != nil || ownAtEdge != nil || hasShownOwnLook else { return }
    hasShownOwnLook = own != nil || ownAtEdge != nil
    for appearance in [own, ownAtEdge] { appearance?.didChange = { [weak self] in self?.state.looks += 1 } }
    let atEdge = isLarge ? ownAtEdge ?? own ?? scrollEdgeAppearance : nil
    let shown = atEdge ?? own ?? standardAppearance
    show(shown, isOpaque: !isTranslucent)
    title.show(shown.titleTextAttributes)
    largeTitle.show(shown.largeTitleTextAttributes)
    let look = BarButtonLook(plain: shown.buttonAppearance, done: shown.doneButtonAppearance)
    leftItems.look = look
    rightItems.look = look
    backTitle.show(shown.backButtonAppearance.normal.shown ?? shown.buttonAppearance.normal.shown ?? [:])
  }

  /// Whether the look is that of the controller on top.
  private var hasShownOwnLook = false

  /// The item that the title bar shows, the first controller's before there is one.
  open var topItem: NavigationItem? { stack.items.last }

  /// The item that the back button leads to; nil without one.
  open var backItem: NavigationItem? { stack.items.dropLast().last ?? stack.outerBack }

  private final var stack = NavigationStack()
  private final var goBack: (() -> Void)?
  private let column = Gtk.Box(.vertical)
  private lazy var bar = BarRow(start: start, center: titles, end: rightItems)
  private let start = Gtk.Box(.horizontal, spacing: 6)
  private let backButton = Button()
  private let backIcon = Gtk.Image()
  private let backPicture = IconView()
  private let backTitle = Label()
  private let titles = Gtk.Box(.vertical)
  private let prompt = Label()
  private let title = Label()
  /// Shows the title in its place where that opens a menu.
  private lazy var titleMenu = makeTitleMenu()
  private let subtitle = Label()
  private let leftItems = BarItems()
  private let rightItems = BarItems()
  private var titleView: Gtk.Widget?
  private var background: Gtk.Widget?
  /// The bar's own style, while the style of the controller on top replaces it.
  private var ownStyle: UserInterfaceStyle?
  private let searchBarRevealer = Revealer()
  private let largeTitle = Label()
  private let largeTitleRevealer = Revealer()

  /// An empty bar, for any place: give it `items`. A navigation controller makes its own.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    addCSSClass("navigation-bar")
    backgroundColor = .barGround
    let content = Gtk.Box(.horizontal, spacing: 6)
    backTitle.maxWidthChars = 16
    content.append(backIcon)
    content.append(backPicture)
    content.append(backTitle)
    backButton.child = content
    backButton.hasFrame = false
    backButton.addCSSClass("flat")
    backButton.onClicked { [weak self] in self?.backWasPressed() }
    title.addCSSClass("heading")
    prompt.addCSSClass("caption")
    titles.valign = .center
    for line in [prompt, title, subtitle] { line.textAlignment = .center }
    titles.append(prompt)
    titles.append(title)
    subtitle.addCSSClass("caption")
    subtitle.addCSSClass("dim-label")
    titles.append(subtitle)
    start.append(backButton)
    start.append(leftItems)
    bar.margins = .all(6)
    searchBarRevealer.transitionType = .slideDown
    searchBarRevealer.transitionDuration = 150
    largeTitle.addCSSClass("title-1")
    for heading in [title, largeTitle] { heading.accessibilityTraits = .header }
    largeTitle.margins = Insets(top: 0, leading: 12, bottom: 6, trailing: 12)
    largeTitleRevealer.transitionType = .slideDown
    largeTitleRevealer.transitionDuration = 150
    largeTitleRevealer.child = largeTitle
    column.append(bar)
    column.append(largeTitleRevealer)
    column.append(searchBarRevealer)
    addSubview(column)
    standardAppearance.didChange = { [weak self] in self?.state.looks += 1 }
    NavigationBar.appearance().apply(to: self)
  }

  /// An empty bar, as a custom class is made.
  @_disfavoredOverload public required convenience init() { self.init(frame: .zero) }

  /// Shows the controller on top of a navigation controller.
  final func follow(_ stack: NavigationStack, goBack: @escaping () -> Void) {
    stack.isControlled = true
    guard self.stack !== stack else { return }
    (self.stack, self.goBack) = (stack, goBack)
  }

  // MARK: Items

  /// The delegate of a bar without a navigation controller. Held weakly.
  open var delegate: (any NavigationBarDelegate)? {
    get { keptDelegate }
    set {
      requireOwnItems("the delegate")
      keptDelegate = newValue
    }
  }
  private weak var keptDelegate: (any NavigationBarDelegate)?

  /// The previous and current items, the last one on top: in a navigation controller one for each controller.
  open var items: [NavigationItem]? {
    get { stack.items }
    set { setItems(newValue, animated: false) }
  }

  /// Sets `items` of a bar that no navigation controller has, at once in every case.
  open func setItems(_ items: [NavigationItem]?, animated: Bool) {
    requireOwnItems("items")
    stack.ownItems = items ?? []
  }

  /// Shows one more item on top, unless the delegate has something against it.
  open func pushItem(_ item: NavigationItem, animated: Bool) {
    requireOwnItems("items")
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    // The delegate may have pushed it itself.
    guard !withoutTracking({ stack.ownItems.contains { $0 === item } }) else { return }
    withoutTracking { stack.ownItems.append(item) }
    delegate?.navigationBar(self, didPush: item)
  }

  /// Shows the item below the one on top, unless the delegate has something against it.
  ///
  /// - Returns: the one that was on top; nil where there was only one.
  @discardableResult
  open func popItem(animated: Bool) -> NavigationItem? {
    requireOwnItems("items")
    guard let item = withoutTracking({ backItem == nil ? nil : topItem }),
      delegate?.navigationBar(self, shouldPop: item) ?? true,
      // The delegate may have set other items.
      withoutTracking({ stack.ownItems.last }) === item
    else { return nil }
    withoutTracking { _ = stack.ownItems.removeLast() }
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  private func backWasPressed() {
    if let goBack { return goBack() }
    if let action = topItem?.backAction { action.performWithSender(self, target: nil) } else { popItem(animated: true) }
  }

  private func requireOwnItems(_ what: String) {
    precondition(
      !stack.isControlled,
      "a navigation controller sets \(what) of its bar: push and pop controllers, or make a bar of your own.")
  }

  open override func updateProperties() {
    super.updateProperties()
    let item = topItem
    show(titleView: item?.titleView)
    show(background: item?.barBackground)
    show(style: item?.barStyle)
    title.text = item?.title ?? ""
    let isLarge = showsLargeTitle && item?.title != nil
    largeTitle.text = item?.title ?? ""
    largeTitleRevealer.isVisible = isLarge
    largeTitleRevealer.revealsChild = isLarge && item?.isContentScrolledAway != true
    showLook(isLarge: largeTitleRevealer.isVisible && largeTitleRevealer.revealsChild, of: item)
    let isTitleShown = titleView == nil && !(isLarge && item?.isContentScrolledAway != true)
    let isMenu = showTitleMenu(of: item, isShown: titleView == nil)
    title.isVisible = isTitleShown && !isMenu
    bar.isVisible =
      !(item?.searchController?.isActive == true
      && item?.searchController?.hidesNavigationBarDuringPresentation == true)
    prompt.text = item?.prompt ?? ""
    prompt.isVisible = item?.prompt != nil
    subtitle.text = item?.subtitle ?? ""
    subtitle.isVisible = item?.subtitle != nil && titleView == nil
    let ownLeft = item?.leftBarButtonItems ?? []
    let left = (stack.outerButton.map { [$0] } ?? []) + ownLeft
    // Nothing else leads out of the stack.
    let isReplaced =
      ownLeft.contains { !$0.isHidden } && item?.leftItemsSupplementBackButton != true
      && (stack.outerBack == nil || stack.items.count > 1)
    let back = item?.hidesBackButton == true || isReplaced ? nil : self.backItem
    let action = item?.hidesBackButton == true || isReplaced ? nil : item?.backAction
    let isBackShown = back != nil || action != nil
    // Kept in its place, so that the title does not jump.
    backButton.alpha = isBackShown ? 1 : 0
    backButton.isVisible = isBackShown || left.isEmpty
    backButton.isSensitive = isBackShown && action?.isEnabled != false
    backIcon.iconName = direction == .rightToLeft ? "go-next-symbolic" : "go-previous-symbolic"
    let ownTitle = action.flatMap { $0.title.isEmpty ? nil : $0.title }
    let backItem = ownTitle == nil ? back?.backBarButtonItem : nil
    backTitle.text = ownTitle ?? back?.shownBackTitle ?? ""
    backPicture.image = backItem?.image
    backPicture.isVisible = backItem?.image != nil
    ControlColors(content: backItem?.tintColor?.rgba(with: traitCollection)).apply(to: backButton)
    backButton.tooltip = isBackShown ? String(kit: "Back") : nil
    backButton.setAccessibleLabel(String(kit: "Back"))
    leftItems.isVisible = !left.isEmpty
    leftItems.show(left)
    rightItems.show((item?.rightBarButtonItems ?? []).reversed())
    show(
      item?.searchController, mayGo: item?.hidesSearchBarWhenScrolling == true && item?.isContentScrolledAway == true)
  }

  /// The bar's buttons act on the content below: a key that is pressed here is a key of the controller on top, too.
  open override var next: (any Responder)? { stack.top.map(ResponderChain.innermost) ?? super.next }

  /// Whether the controller on top has a large title: by its item, otherwise like the previous one.
  private var showsLargeTitle: Bool {
    guard prefersLargeTitles else { return false }
    for item in stack.items.reversed() {
      switch item.largeTitleDisplayMode {
      case .always: return true
      case .never, .inline: return false
      case .automatic: continue
      }
    }
    return true
  }

  private func makeTitleMenu() -> Button {
    let button = Button(configuration: .plain())
    button.configuration?.indicator = .popup
    button.showsMenuAsPrimaryAction = true
    button.halign = .center
    titles.insert(button, after: title)
    return button
  }

  /// - Returns: whether the title opens a menu.
  private func showTitleMenu(of item: NavigationItem?, isShown: Bool) -> Bool {
    let menu = isShown ? item?.titleMenuProvider?([]) : nil
    guard menu != nil || hasTitleMenu else { return false }
    hasTitleMenu = true
    titleMenu.isVisible = menu != nil
    titleMenu.configuration?.title = item?.title
    titleMenu.menu = menu
    return menu != nil
  }

  private var hasTitleMenu = false

  private func show(titleView new: Gtk.Widget?) {
    guard new !== titleView else { return }
    if let titleView, titleView.parent === titles { titles.remove(titleView) }
    titleView = new
    guard let new else { return }
    new.requestFrameSize()
    titles.append(new)
  }

  private func show(background new: Gtk.Widget?) {
    guard new !== background else { return }
    if let background, background.parent === self { background.removeFromSuperview() }
    background = new
    if let new { insertSubview(new, at: 0) }
  }

  private func show(style: UserInterfaceStyle?) {
    if let style {
      if ownStyle == nil { ownStyle = overrideUserInterfaceStyle }
      if overrideUserInterfaceStyle != style { overrideUserInterfaceStyle = style }
    } else if let before = ownStyle {
      ownStyle = nil
      overrideUserInterfaceStyle = before
    }
  }

  private func show(_ search: SearchController?, mayGo: Bool) {
    let searchBar = search?.searchBar
    if searchBarRevealer.child !== searchBar { searchBarRevealer.child = searchBar }
    searchBarRevealer.isVisible = searchBar != nil
    searchBarRevealer.revealsChild = search.map { !mayGo || $0.isActive } ?? false
  }

  /// The height of the part that disappears while the content scrolls.
  var heightThatGoes: Double {
    let parts = [searchBarRevealer, largeTitleRevealer].filter(\.isVisible).compactMap(\.child)
    return parts.reduce(0) { $0 + Double($1.measured(.vertical).natural) }
  }

  /// Brings a search bar that has gone back before anybody gives it the keyboard, which takes nothing that is still on its way.
  func revealSearchBarAtOnce() {
    let duration = searchBarRevealer.transitionDuration
    searchBarRevealer.transitionDuration = 0
    searchBarRevealer.revealsChild = true
    searchBarRevealer.transitionDuration = duration
  }
}

/// The delegate of a navigation bar without a navigation controller.
@MainActor public protocol NavigationBarDelegate: AnyObject {
  /// Whether an item may come to the top; true unless implemented.
  func navigationBar(_ navigationBar: NavigationBar, shouldPush item: NavigationItem) -> Bool
  /// An item has come to the top.
  func navigationBar(_ navigationBar: NavigationBar, didPush item: NavigationItem)
  /// Whether the item on top may go; true unless implemented.
  func navigationBar(_ navigationBar: NavigationBar, shouldPop item: NavigationItem) -> Bool
  /// The item on top has gone.
  func navigationBar(_ navigationBar: NavigationBar, didPop item: NavigationItem)
}

extension NavigationBarDelegate {
  /// Yes.
  public func navigationBar(_ navigationBar: NavigationBar, shouldPush item: NavigationItem) -> Bool { true }
  /// Does nothing.
  public func navigationBar(_ navigationBar: NavigationBar, didPush item: NavigationItem) {}
  /// Yes.
  public func navigationBar(_ navigationBar: NavigationBar, shouldPop item: NavigationItem) -> Bool { true }
  /// Does nothing.
  public func navigationBar(_ navigationBar: NavigationBar, didPop item: NavigationItem) {}
}
