import GtkTesting
import Testing

@testable import TrackedUI

/// The lines and the spaces of lists, and what is painted with grids and mixed colours.
@MainActor @Suite(.serialized) struct RowLineTests {
  private func rows(_ window: TestWindow) -> [Rect] {
    window.findAll(Gtk.Label.self, .any).compactMap { label in
      label.frame(in: window.window)
    }
  }

  @Test func aLineHasItsColourAndASectionItsSpace() async throws {
    struct Root: View {
      @Bindable var model: Model
      var body: some View {
        List {
          Section("one") { Text("first").listRowSeparatorTint(Color.red) }
          Section("two") {
            ForEach(0..<2) { Text("row \($0)") }
          }
        }
        .listStyle(.plain)
        .listSectionSpacing(model.isOn ? 60 : 14)
        .listRowSpacing(model.isOn ? 20 : 0)
      }
    }
    let model = Model()
    let (window, _) = try await show(Root(model: model), width: 300, height: 400)
    defer { window.close() }
    let first = try window.require(Gtk.Label.self, .text("first"))
    let frame = try #require(first.frame(in: window.window))
    let shot = try picture(of: window.window)
    let reds = (0..<30).filter {
      shot.pixel(x: 150, y: Int(frame.maxY) + $0).red > 180 && shot.pixel(x: 150, y: Int(frame.maxY) + $0).green < 120
    }
    #expect(reds.count == 1, "one line below the row")
    let before = rows(window)
    model.isOn = true
    try await settle()
    let after = rows(window)
    #expect(after[2].y - after[1].y - (before[2].y - before[1].y) == 46 + 20, "the header of the second section")
    #expect(after[4].y - after[3].y - (before[4].y - before[3].y) == 20, "rows of the same section")
  }

  @Test func aGridOfColoursIsPaintedFromCornerToCorner() async throws {
    struct Root: View {
      var body: some View {
        MeshGradient(
          width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
          colors: [
            Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0),
            Color(hue: 2 / 3, saturation: 1, brightness: 1), .white,
          ]
        )
        .frame(width: 100, height: 100)
      }
    }
    let (window, _) = try await show(Root(), width: 100, height: 100)
    defer { window.close() }
    let shot = try picture(of: window.window)
    let corners = [shot.pixel(x: 2, y: 2), shot.pixel(x: 97, y: 2), shot.pixel(x: 2, y: 97), shot.pixel(x: 97, y: 97)]
    #expect(corners[0].red > 200 && corners[0].blue < 100)
    #expect(corners[1].green > 150 && corners[1].red < 120)
    #expect(corners[2].blue > 200 && corners[2].red < 80)
    #expect(corners[3].red > 220 && corners[3].green > 220)
  }

  @Test func anEllipseOfColoursIsAsWideAsItsRoom() async throws {
    struct Root: View {
      var body: some View {
        EllipticalGradient(colors: [.white, .black]).frame(width: 200, height: 50)
      }
    }
    let (window, _) = try await show(Root(), width: 200, height: 50)
    defer { window.close() }
    let shot = try picture(of: window.window)
    #expect(
      shot.pixel(x: 100, y: 25).red > 240 && shot.pixel(x: 2, y: 25).red < 20 && shot.pixel(x: 100, y: 1).red < 30)
    #expect(abs(Int(shot.pixel(x: 150, y: 25).red) - 128) < 12)
  }

  @Test func coloursAreMixedInACanvas() async throws {
    struct Root: View {
      var body: some View {
        Canvas { context, size in
          let all = Path(CGRect(x: 0, y: 0, width: size.width, height: size.height))
          context.fill(all, with: .color(red: 1, green: 0, blue: 0))
          context.blendMode = .plusLighter
          context.fill(all, with: .color(red: 0, green: 1, blue: 0))
        }
      }
    }
    let (window, _) = try await show(Root(), width: 50, height: 50)
    defer { window.close() }
    let pixel = try picture(of: window.window).pixel(x: 25, y: 25)
    #expect(pixel.red > 250 && pixel.green > 250 && pixel.blue < 5)
  }
}
