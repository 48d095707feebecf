import TrackedKit

/// A table with columns: each cell follows its own value, and rows are in the order of a column.
final class LibraryViewController: ViewController, SearchablePage {
  private let library: MusicLibrary
  private let search = SearchEntry()
  private let playButton = Button(word: "Play")
  private let summary = Label()
  // essential:begin
  private lazy var table = ColumnTableView<Int>(columns: [
    TableColumn(String(localized: "Title"), expands: true, sortedBy: { [library] in library.track($0)?.title ?? "" }) {
      [library] in
      library.track($0)?.title ?? ""
    },
    TableColumn(String(localized: "Composer"), sortedBy: { [library] in library.track($0)?.composer ?? "" }) {
      [library] in
      library.track($0)?.composer ?? ""
    },
    TableColumn(String(localized: "Year"), sortedBy: { [library] in library.track($0)?.year ?? 0 }) { [library] in
      "\(library.track($0)?.year ?? 0)"
    },
    TableColumn(String(localized: "Plays"), sortedBy: { [library] in library.track($0)?.plays ?? 0 }) { [library] in
      "\(library.track($0)?.plays ?? 0)"
    },
  ])

  override func updateProperties() {
    super.updateProperties()
    table.items = library.found.map(\.id)
    table.hiddenColumns = traitCollection.horizontalSizeClass == .compact ? ["Composer", "Year"] : []
    summary.text = "\(table.items.count) of \(library.tracks.count) tracks"
  }
  // essential:end

  init(_ library: MusicLibrary) {
    self.library = library
    super.init()
    title = String(localized: "Library")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    search.placeholder = "Search titles and composers"
    search.setAccessibleLabel(String(localized: "Search"))
    search.onChanged(self) { me in me.library.query = me.search.text }
    playButton.tooltip = "Count a play of the chosen tracks"
    playButton.onClicked(self) { me in me.table.selectedItems.forEach { me.library.track($0)?.play() } }
    table.allowsMultipleSelection = true
    table.onActivate = { [library] in library.track($0)?.play() }
    view.addSubview(makeLayout())
  }

  func beginSearch() -> Bool {
    let isSearching = view.window?.focus?.isDescendant(of: search) == true
    if !isSearching { search.grabFocus() }
    return !isSearching
  }

  private func makeLayout() -> Widget {
    summary.xalign = 0
    summary.hexpand = true
    summary.addCSSClass("dim-label")
    let bar = Box(.horizontal, spacing: 12)
    [search, playButton].forEach(bar.append)
    search.hexpand = true
    table.vexpand = true
    table.addCSSClass("card")
    let page = Box(.vertical, spacing: 15)
    page.margins = PageLayout.pageMargins
    page.append(
      PageLayout.makeHeading(
        title: "Library", summary: "Click a title to sort. A play runs one cell; sorted by plays, its row moves.",
        trailing: makeSourceButton("LibraryViewController.swift")))
    [bar, table, summary].forEach(page.append)
    return page
  }
}
