import TrackedKit

/// The list of pages.
final class PageListController: ViewController {
  /// Called when the person chooses a page, also the one that is chosen already.
  var onChoose: () -> Void = {}
  private let selection: PageSelection
  private let list = ListBox()
  private let scroller = ScrolledWindow()
  /// The page whose row was scrolled to; from there on the person scrolls.
  private var revealedPage: DemoPage?

  init(_ selection: PageSelection) {
    self.selection = selection
    super.init()
    title = "Pages"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let pages = DemoPage.allCases
    view.addCSSClass("sidebar")
    list.addCSSClass("navigation-sidebar")
    list.selectionMode = .browse
    for page in pages { list.append(Self.makeRow(page), accessibleLabel: page.title) }
    list.setHeaders { index in
      let section = pages[index].section
      guard index == 0 || pages[index - 1].section != section else { return nil }
      let header = Label(section.rawValue)
      header.addCSSClass("sidebar-header")
      return header
    }
    list.onRowSelected(self) { me, _ in
      if let index = me.list.selectedIndex { me.selection.page = pages[index] }
    }
    list.onRowActivated(self) { me, _ in me.onChoose() }
    addTabKeys()
    scroller.setPolicy(horizontal: .never, vertical: .automatic)
    scroller.child = list
    view.addSubview(scroller)
  }

  override func updateProperties() {
    super.updateProperties()
    list.selectedIndex = DemoPage.allCases.firstIndex(of: selection.page)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard selection.page != revealedPage else { return }
    revealedPage = selection.page
    // Scrolling asks for layout, which GTK does not hear of during one.
    MainLoop.whenIdle { [weak self] in self?.revealSelection() }
  }

  /// Lets Tab leave the list: GTK goes through all of its rows.
  private func addTabKeys() {
    let keys = EventControllerKey()
    keys.propagationPhase = .capture
    keys.onKeyPressed { [list] key, modifiers in
      let isBackwards = modifiers.contains(.shift)
      guard key == Key(name: "Tab") || key == Key(name: "ISO_Left_Tab") else { return .proceed }
      list.row(at: isBackwards ? 0 : DemoPage.allCases.count - 1)?.grabFocus()
      return .proceed
    }
    list.add(keys)
  }

  private func revealSelection() {
    if let row = list.selectedIndex.flatMap({ list.row(at: $0) }) { scroller.scrollTo(row) }
  }

  private static func makeRow(_ page: DemoPage) -> Widget {
    let row = Box(.horizontal, spacing: 12)
    row.margins = .symmetric(horizontal: 6, vertical: 5)
    row.append(Gtk.Image(iconName: page.iconName))
    let title = Label(page.title)
    title.hexpand = true
    row.append(title)
    let badge = Label()
    badge.addCSSClass("badge")
    badge.valign = .center
    row.append(badge)
    badge.updateProperties { badge in
      let count = badge.traitCollection.appModel.map { page.badgeCount($0) } ?? 0
      badge.isVisible = count > 0
      badge.text = "\(count)"
    }
    return row
  }
}
