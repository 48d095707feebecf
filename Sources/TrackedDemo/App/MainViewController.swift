import Gtk
import Observation
import TrackedKit

/// Which page a window shows.
@Observable final class PageSelection {
  var page: DemoPage

  init(_ page: DemoPage) { self.page = page }
}

/// The frame around the pages: sidebar or, in a narrow window, a bar below; messages; the counter strip.
final class MainViewController: ViewController {
  let selection: PageSelection
  private let model: AppModel
  private let pages = TabBarController()
  private let sidebar: PageSidebar
  private let bottomBar: PageBar
  private let toast: ToastView
  private let strip: CounterStrip

  init(_ model: AppModel, page: DemoPage) {
    self.model = model
    selection = PageSelection(page)
    sidebar = PageSidebar(selection, model)
    bottomBar = PageBar(selection)
    toast = ToastView(model.notices)
    strip = CounterStrip()
    super.init()
    pages.viewControllers = DemoPage.allCases.map { $0.makeController(model) }
    pages.selectedIndex = DemoPage.allCases.firstIndex(of: page)!
  }

  override func loadView() {
    let overlay = Overlay()
    overlay.child = pages.view
    overlay.addOverlay(toast)
    let content = Box(.vertical)
    content.append(overlay)
    overlay.vexpand = true
    content.append(strip)
    view = AdaptiveSplitView(sidebar: sidebar, content: content, bottomBar: bottomBar)
    addChild(pages)
  }

  override func updateProperties() {
    super.updateProperties()
    let page = selection.page
    pages.selectedIndex = DemoPage.allCases.firstIndex(of: page)!
    model.settings.lastPage = page
    view.window?.title = page.title
    strip.isVisible = model.settings.showsCounterStrip
    strip.watch(pages.selectedViewController)
    traitCollection.appTheme?.apply()
  }
}
