import TrackedKit

import class TrackedUI.HostingController

/// A declarative split with a table, in one of the kit's pages.
final class CatalogViewController: ViewController {
  private let hosted: HostingController<CatalogView>

  init(_ library: MusicLibrary) {
    hosted = HostingController(rootView: CatalogView(library: library))
    super.init()
    title = String(localized: "Split and Table")
    addChild(hosted)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    hosted.view.setSizeRequest(height: 420)
    view.addSubview(
      PageLayout.makePage(
        title: "Split and Table",
        summary:
          "Columns side by side, or one at a time in a narrow window; a sortable table of the Library's tracks.",
        maximumWidth: 900,
        [
          PageLayout.makeSection(nil, [hosted.view]),
          EssentialSource.makeSection("CatalogView.swift", title: "The view"),
        ]))
  }
}
