nonisolated extension DemoPage {
  static let gallery = DemoPage(
    "gallery", "Gallery", in: .basics, about: "grid pictures sheet constraints placeholder",
    scenes: [DemoScene("chooser", presenting: { (page: GalleryViewController) in page.presentChooser() })]
  ) { GalleryViewController($0.gallery, notices: $0.notices) }
}
