nonisolated extension DemoPage {
  static let gallery = DemoPage(
    "gallery", "Gallery", in: .basics,
    scenes: [DemoScene("chooser", presenting: { (page: GalleryViewController) in page.presentChooser() })]
  ) { GalleryViewController($0.gallery, notices: $0.notices) }
}
