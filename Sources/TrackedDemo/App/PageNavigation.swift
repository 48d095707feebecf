import TrackedKit

/// What the person looks for in the list of pages.
@Observable private final class PageSearch {
  var query = ""
  /// Whether each page is found, in the order of the list.
  var found: [Bool] { DemoPage.allCases.map { $0.isFound(by: query) } }
}

/// The list of pages, with a field to find one.
final class PageListController: ViewController {
  /// Called when the person chooses a page, also the one that is chosen already.
  var onChoose: () -> Void = {}
  private let selection: PageSelection
  private let search = PageSearch()
  private let field = SearchEntry()
  private let list = ListBox()
  private let scroller = ScrolledWindow()
  private let nothingFound = Label()
  /// The names of the sections above their first pages.
  private var headers: [Int: Label] = [:]
  /// The page whose row was scrolled to; from there on the person scrolls.
  private var revealedPage: DemoPage?

  init(_ selection: PageSelection) {
    self.selection = selection
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addCSSClass("sidebar")
    makeField()
    makeList()
    nothingFound.numberOfLines = 0
    nothingFound.textAlignment = .center
    nothingFound.wrapMode = .wordOrCharacter
    nothingFound.addCSSClass("dim-label")
    nothingFound.margins = .symmetric(horizontal: 12, vertical: 24)
    nothingFound.accessibilityTraits = .updatesFrequently
    scroller.setPolicy(horizontal: .never, vertical: .automatic)
    scroller.child = list
    scroller.vexpand = true
    let column = Box(.vertical)
    [field, nothingFound, scroller].forEach(column.append)
    view.addSubview(column)
  }

  private func makeField() {
    // As narrow as the list.
    field.widthChars = 6
    field.margins = Insets(top: 9, leading: 9, bottom: 3, trailing: 9)
    field.onChanged(self) { me in me.search.query = me.field.text }
    field.onActivate(self) { me in
      // A key that is held comes again when the field is empty already.
      guard !me.search.query.isEmpty, let first = me.search.found.firstIndex(of: true) else { return }
      me.selection.page = DemoPage.allCases[first]
      me.endSearch()
      me.focusSelection()
      me.onChoose()
    }
    field.onStopSearch(self) { me in
      me.endSearch()
      me.focusSelection()
    }
    let keys = EventControllerKey()
    keys.propagationPhase = .capture
    keys.onKeyPressed { [weak self] key, _ in
      guard let self, key == Key(name: "Down"), let first = search.found.firstIndex(of: true) else { return .proceed }
      list.row(at: first)?.grabFocus()
      return .stop
    }
    field.add(keys)
  }

  private func makeList() {
    let pages = DemoPage.allCases
    list.addCSSClass("navigation-sidebar")
    list.selectionMode = .browse
    for page in pages { list.append(Self.makeRow(page)) }
    list.setHeaders { [weak self] index in
      let section = pages[index].section
      guard let self, index == 0 || pages[index - 1].section != section else { return nil }
      let header = Label(word: section.rawValue)
      header.addCSSClass("sidebar-header")
      header.isVisible = search.query.isEmpty
      headers[index] = header
      return header
    }
    list.onRowSelected(self) { me, _ in
      if let index = me.list.selectedIndex { me.selection.page = pages[index] }
    }
    list.onRowActivated(self) { me, _ in
      me.endSearch()
      me.onChoose()
    }
    addTabKeys()
  }

  override func updateProperties() {
    super.updateProperties()
    let found = search.found
    for (index, isFound) in found.enumerated() {
      guard let row = list.row(at: index) else { continue }
      row.isVisible = isFound
      row.setAccessibleLabel(String(localized: .init(DemoPage.allCases[index].title)))
    }
    field.placeholder = String(localized: "Find a page")
    title = String(localized: "Pages")
    // What is found is under no headings: they would belong to rows that are not there.
    for header in headers.values { header.isVisible = search.query.isEmpty }
    nothingFound.isVisible = !found.contains(true)
    nothingFound.text = String(localized: "No page is about “\(search.query)”.")
    scroller.isVisible = found.contains(true)
    list.selectedIndex = DemoPage.allCases.firstIndex(of: selection.page)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard selection.page != revealedPage else { return }
    revealedPage = selection.page
    // Scrolling asks for layout, which GTK ignores during one.
    MainLoop.whenIdle { [weak self] in self?.revealSelection() }
  }

  /// Gives the field the keyboard.
  func beginSearch() { field.grabFocus() }

  private func endSearch() {
    field.text = ""
    search.query = ""
    revealedPage = nil
  }

  private func focusSelection() {
    updatePropertiesIfNeeded()
    if let row = list.selectedIndex.flatMap({ list.row(at: $0) }) { row.grabFocus() }
  }

  /// Lets Tab leave the list: GTK goes through all of its rows.
  private func addTabKeys() {
    let keys = EventControllerKey()
    keys.propagationPhase = .capture
    keys.onKeyPressed { [weak self] key, modifiers in
      let isBackwards = modifiers.contains(.shift)
      guard let self, key == Key(name: "Tab") || key == Key(name: "ISO_Left_Tab") else { return .proceed }
      let found = search.found
      if let end = isBackwards ? found.firstIndex(of: true) : found.lastIndex(of: true) {
        list.row(at: end)?.grabFocus()
      }
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
    let title = Label(word: page.title)
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
