nonisolated extension DemoPage {
  static let library = DemoPage(
    "library", "Library", in: .basics, about: "table columns sort cells search selection music",
    scenes: [
      DemoScene(
        "code", presenting: { (page: LibraryViewController) in page.presentSource("LibraryViewController.swift") })
    ]
  ) { LibraryViewController($0.music) }
}
