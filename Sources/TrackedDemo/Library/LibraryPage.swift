nonisolated extension DemoPage {
  static let library = DemoPage("library", "Library", in: .basics) { LibraryViewController($0.music) }
}
