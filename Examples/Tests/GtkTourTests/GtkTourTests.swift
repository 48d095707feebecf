import GtkComplete
import GtkTesting
import Testing

@testable import GtkTour

/// Each page, opened in a window and left, under fatal criticals.
@MainActor @Suite(.serialized) struct GtkTourTests {
  private func open(_ page: String) async throws -> TourWindow {
    try TestDisplay.prepare()
    let window = TourWindow(application: nil)
    window.show(try #require(pages.first { $0.title == page }))
    window.present()
    try await settle()
    return window
  }

  @Test("every page shows something, twice")
  func everyPage() async throws {
    let window = try await open(pages[0].title)
    defer { window.destroyWindow() }
    for page in pages + pages {
      window.show(page)
      try await settle()
      let shown = try #require(window.renderTexture(), "\(page.title)").premultipliedBGRA()
      window.show(Page(title: "Nothing") { Label() })
      try await settle()
      let empty = try #require(window.renderTexture()).premultipliedBGRA()
      #expect(shown != empty, "\(page.title)")
    }
  }
}
