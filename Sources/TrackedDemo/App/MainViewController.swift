import TrackedKit

/// Which page a window shows; the next start begins with the last one chosen.
@Observable final class PageSelection {
  var page: DemoPage { didSet { settings.lastPage = page } }
  @ObservationIgnored private let settings: SettingsModel

  init(_ page: DemoPage, _ settings: SettingsModel) {
    self.page = page
    self.settings = settings
  }
}

/// The frame around the pages: the list of pages beside the chosen one, or, in a narrow window, one of the two.
final class MainViewController: SplitViewController {
  let selection: PageSelection
  private let settings: SettingsModel
  private var hasAppeared = false

  init(_ model: AppModel, page: DemoPage) {
    settings = model.settings
    selection = PageSelection(page, model.settings)
    super.init(primary: PageListController(selection), secondary: PageContentController(selection, model))
    preferredPrimaryColumnWidth = 232
    show(.secondary)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    (primary as? PageListController)?.onChoose = { [weak self] in self?.openPage() }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !hasAppeared else { return }
    hasAppeared = true
    givePageKeyboard()
  }

  /// Shows the chosen page, and gives it the keyboard: the person has opened it. Who walks through the list keeps it in the list.
  func openPage() {
    show(.secondary)
    updatePropertiesIfNeeded()
    givePageKeyboard()
  }

  /// Begins a search in the page that is shown if it has one, the second time, and on other pages, for a page.
  func find() {
    guard shownPage?.presentedViewController == nil else { return }
    if !isCollapsed || topColumn == .secondary, let page = shownPage as? any SearchablePage, page.beginSearch() {
      return
    }
    if isCollapsed { show(.primary) }
    (primary as? PageListController)?.beginSearch()
  }

  private func givePageKeyboard() {
    secondary.updatePropertiesIfNeeded()
    if let page = shownPage, page.canBecomeFirstResponder { page.becomeFirstResponder() }
  }

  /// The page in sight.
  var shownPage: ViewController? { (secondary as? PageContentController)?.shownPage }

  override func updateProperties() {
    super.updateProperties()
    view.window?.traitOverrides.locale = settings.language.locale
    view.window?.title =
      isCollapsed && topColumn == .primary ? primary.title ?? "" : String(localized: .init(selection.page.title))
  }
}

/// A page that can be searched in.
protocol SearchablePage: ViewController {
  /// Gives the page's search field the keyboard.
  ///
  /// - Returns: false if it has it already.
  func beginSearch() -> Bool
}

/// The chosen page, messages on top of it, and what ran last at its foot.
final class PageContentController: ViewController {
  private let selection: PageSelection
  private let model: AppModel
  private let pages = TabBarController()
  private let toast: ToastView
  private let strip: CounterStrip

  var shownPage: ViewController? { pages.selectedViewController }

  init(_ selection: PageSelection, _ model: AppModel) {
    self.selection = selection
    self.model = model
    toast = ToastView(model.notices)
    strip = CounterStrip(model.settings, model.runs)
    super.init()
    pages.isTabBarHidden = true
    pages.viewControllers = DemoPage.allCases.map { $0.makeController(model) }
    pages.selectedIndex = DemoPage.allCases.firstIndex(of: selection.page)!
    addChild(pages)
  }

  override func loadView() {
    let overlay = Overlay()
    overlay.child = pages.view
    overlay.addOverlay(RunOutlines(model.settings, model.runs))
    overlay.addOverlay(toast)
    overlay.vexpand = true
    let column = Box(.vertical)
    column.append(overlay)
    column.append(strip)
    view = View(column)
  }

  override func updateProperties() {
    super.updateProperties()
    pages.selectedIndex = DemoPage.allCases.firstIndex(of: selection.page)!
    strip.watch(pages.selectedViewController)
  }
}
