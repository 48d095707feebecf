import GtkComplete
import GtkTesting
import Testing

@testable import GtkTour

/// Each page, opened in a window and left, under fatal criticals.
@MainActor @Suite(.serialized) struct GtkTourTests {
  @Test("every page shows something, twice")
  func everyPage() async throws {
    try TestDisplay.prepare()
    let window = TourWindow(application: nil)
    defer { window.destroyWindow() }
    window.present()
    let nothing = Page(title: "Nothing") { Label() }
    window.show(nothing)
    try await settle()
    let empty = try #require(window.renderTexture()).premultipliedBGRA()
    for page in pages + pages {
      window.show(page)
      // One of them never settles, as it moves.
      try await wait(for: "\(page.title)") { window.renderTexture()?.premultipliedBGRA() != empty }
      window.show(nothing)
      try await wait(for: "the end of \(page.title)") { window.renderTexture()?.premultipliedBGRA() == empty }
    }
  }
}
