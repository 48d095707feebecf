nonisolated extension DemoPage {
  static let gallery = DemoPage("gallery", "Gallery", in: .basics) {
    GalleryViewController($0.gallery, notices: $0.notices)
  }
}
