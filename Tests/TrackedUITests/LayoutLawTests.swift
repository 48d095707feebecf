import GtkTesting
import Testing
import TrackedUI

/// What SwiftUI says of sizes and places, one rule each; `LayoutProgramTests` tries them all together.
@MainActor @Suite(.serialized) struct LayoutLawTests {
  /// Shows a view with its middle in that of a window of 300 by 240, and says where the colours are that have a tip, by their tips.
  private func places(_ view: some View) async throws -> [String: Rect] {
    let (window, _) = try await show(
      view.frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity), width: 300, height: 240)
    defer { window.close() }
    var places: [String: Rect] = [:]
    func look(_ widget: Widget) {
      if let tip = widget.tooltip { places[tip] = widget.frame(in: window.window) }
      for child in widget.children { look(child) }
    }
    look(window.window)
    return places
  }

  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    Rect(x: x, y: y, width: width, height: height)
  }

  @Test func whatTakesAnyLengthLeavesRoomForWhatNeedsIt() async throws {
    let row = try await places(
      HStack(spacing: 0) {
        Color.red.help("a")
        HStack(spacing: 0) {
          Color.blue.frame(width: 180).help("b")
          Spacer(minLength: 20)
        }
      })
    #expect(row["a"] == rect(0, 0, 100, 240) && row["b"] == rect(100, 0, 180, 240))
    let column = try await places(
      VStack(spacing: 0) {
        Color.red.help("a")
        Color.blue.frame(minHeight: 160).help("b")
      })
    #expect(column["a"] == rect(0, 0, 300, 80) && column["b"] == rect(0, 80, 300, 160))
  }

  @Test func onlyTextsAreCutWhereAColumnIsTooLow() async throws {
    let low = try await places(
      VStack(spacing: 0) {
        Color.red.frame(maxHeight: 100).help("a")
        Color.blue.frame(minHeight: 100).help("b")
      }
      .frame(height: 150))
    #expect(low["a"]?.height == 75 && low["b"]?.height == 100)
  }

  private enum Mark: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height } }

  @Test func aGuideOfAProgramReachesThroughStacks() async throws {
    let mark = VerticalAlignment(Mark.self)
    let found = try await places(
      HStack(alignment: mark, spacing: 0) {
        VStack(spacing: 0) {
          Color.red.frame(width: 20, height: 30)
          ZStack {
            Color.green.frame(width: 20, height: 10).alignmentGuide(mark) { $0.height / 2 }.help("a")
          }
          Color.red.frame(width: 20, height: 50)
        }
        Color.blue.frame(width: 20, height: 20).alignmentGuide(mark) { $0.height / 2 }.help("b")
      })
    let (a, b) = (try #require(found["a"]), try #require(found["b"]))
    #expect(a.y + a.height / 2 == b.y + b.height / 2)
    // A stack's own edges and middle stay, whatever a view inside says of its own.
    let edges = try await places(
      VStack(alignment: .leading, spacing: 0) {
        HStack { Color.red.frame(width: 40, height: 10).alignmentGuide(.leading) { _ in 30 }.help("a") }
        Color.blue.frame(width: 20, height: 10).help("b")
      })
    #expect(edges["a"]?.x == edges["b"]?.x)
  }

  @Test func theHighestPrioritySaysHowLargeAPileIs() async throws {
    let found = try await places(
      ZStack(alignment: .bottomTrailing) {
        Color.red.frame(width: 200, height: 100).help("a")
        Color.blue.frame(width: 60, height: 40).layoutPriority(1).help("b")
      }
      .background { Color.green.help("all") })
    #expect(found["all"] == rect(120, 100, 60, 40) && found["b"] == found["all"])
    #expect(found["a"] == rect(-20, 40, 200, 100))
  }

  @Test func whatIsTooLargeMakesNothingBesideItLarger() async throws {
    let column = try await places(
      VStack(spacing: 0) {
        Color.red.frame(width: 400, height: 40).help("a")
        Color.blue.help("b")
      })
    #expect(column["a"] == rect(-50, 0, 400, 40) && column["b"] == rect(0, 40, 300, 200))
    let overlay = try await places(
      Color.red.frame(width: 20, height: 20).overlay {
        Color.blue.help("a")
        Color.green.frame(width: 80, height: 10).help("b")
      })
    #expect(overlay["a"] == rect(140, 110, 20, 20) && overlay["b"] == rect(110, 115, 80, 10))
  }

  @Test func anIdealSizeStaysWhatItIsInside() async throws {
    let row = try await places(
      HStack(spacing: 0) {
        Color.red.frame(idealWidth: 100, maxHeight: 20).help("a")
        Color.blue.frame(idealWidth: 20, maxHeight: 20).help("b")
      }
      .fixedSize(horizontal: true, vertical: false))
    #expect(row["a"] == rect(90, 110, 100, 20) && row["b"] == rect(190, 110, 20, 20))
    let ratio = try await places(Color.red.aspectRatio(2, contentMode: .fit).help("a").fixedSize())
    #expect(ratio["a"] == rect(145, 115, 10, 10))
  }

  @Test func viewsBesideEachOtherInAScrollViewAreAColumn() async throws {
    let found = try await places(
      ScrollView(.horizontal) {
        Color.red.frame(width: 100).help("a")
        Color.blue.frame(width: 60).help("b")
      })
    #expect(found["a"] == rect(0, 0, 100, 120) && found["b"] == rect(20, 120, 60, 120))
  }
}
