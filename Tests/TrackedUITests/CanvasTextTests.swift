import GtkTesting
import Testing
import TrackedUI

/// Texts drawn in a canvas, and what they leave behind.
@MainActor @Suite(.serialized) struct CanvasTextTests {
  private struct Faint: View {
    var body: some View {
      Canvas { context, _ in
        context.draw(Text("faint").foregroundStyle(.secondary), in: CGRect(x: 10, y: 10, width: 100, height: 20))
      }
    }
  }

  private func pixels() async throws -> [String] {
    let window = try await TestWindow(HostingController(rootView: Text("as dark as before")), width: 200, height: 60)
    defer { window.close() }
    let picture = try picture(of: window.window.require(Gtk.Label.self, .text("as dark as before")))
    return (0..<picture.height).map { y in (0..<picture.width).map { "\(picture.pixel(x: $0, y: y))" }.joined() }
  }

  @Test("a faint text in a canvas leaves the texts of other windows as dark as they were, twice")
  func faintText() async throws {
    let before = try await pixels()
    #expect(Set(before).count > 1, "something is drawn")
    for _ in 1...2 {
      let window = try await TestWindow(HostingController(rootView: Faint()), width: 200, height: 60)
      _ = try picture(of: window.window)
      window.close()
      #expect(try await pixels() == before)
    }
  }
}
