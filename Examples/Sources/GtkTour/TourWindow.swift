import Foundation
import GtkComplete

/// The pages at the left, and the one that is chosen.
final class TourWindow: Window {
  private let list = ListBox()
  private let content = ScrolledWindow()

  init(application: Application?) {
    super.init(application: application, title: "GTK tour")
    setDefaultSize(width: 820, height: 560)
    let search = SearchEntry()
    search.placeholder = "Search"
    for page in pages {
      let label = Label(page.title)
      label.xalign = 0
      label.margins = Insets(top: 6, leading: 12, bottom: 6, trailing: 12)
      list.append(label)
    }
    list.addCSSClass("navigation-sidebar")
    list.selectionMode = .browse
    list.onRowSelected { [weak self] _ in self?.showChosen() }
    search.onSearchChanged { [weak self] in self?.filter(by: search.text) }
    let scrolled = ScrolledWindow()
    scrolled.child = list
    scrolled.vexpand = true
    scrolled.setSizeRequest(width: 210)
    scrolled.setPolicy(horizontal: .never, vertical: .automatic)
    search.margins = Insets(top: 6, leading: 6, bottom: 6, trailing: 6)
    let panes = Paned(.horizontal)
    panes.startChild = column(spacing: 0, search, scrolled)
    panes.endChild = content
    panes.shrinksStartChild = false
    panes.shrinksEndChild = false
    panes.resizesStartChild = false
    child = panes
    list.selectedIndex = 0
    showChosen()
  }

  /// Opens a page; the one before ends.
  func show(_ page: Page) {
    title = page.title
    let widget = page.make()
    widget.halign = .center
    widget.valign = .center
    widget.margins = Insets(top: 24, leading: 24, bottom: 24, trailing: 24)
    content.child = widget
  }

  private func showChosen() { if let index = list.selectedIndex { show(pages[index]) } }

  private func filter(by text: String) {
    for (index, page) in pages.enumerated() {
      list.row(at: index)?.isVisible = text.isEmpty || page.title.localizedCaseInsensitiveContains(text)
    }
  }
}
