import GtkTesting
import Testing

@testable import TrackedUI

private struct BoundsKey: PreferenceKey {
  static let defaultValue: [Anchor<CGRect>] = []
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

/// Where views are: spaces, anchors, fields that grow, and what scrolls.
@MainActor @Suite(.serialized) struct PlaceTests {
  private struct Scrolled: View {
    let tally: Tally
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          GeometryReader { proxy in
            let y = proxy.frame(in: .named("scroll")).minY
            Text(
              verbatim: "at \(Int(y)), \(proxy.frame(in: .local).minY == 0), \(proxy.frame(in: .scrollView).minY == y)")
          }
          .frame(height: 40)
          ForEach(0..<50) { Text("row \($0)") }
        }
      }
      .coordinateSpace(name: "scroll")
    }
  }

  @Test func aFrameInASpaceFollowsScrolling() async throws {
    let (window, _) = try await show(Scrolled(tally: Tally()))
    defer { window.close() }
    #expect(window.texts.contains("at 0, true, true"))
    let scroller = try window.require(ScrolledWindow.self, .any)
    scroller.verticalAdjustment.value = 20
    try await wait { window.texts.contains("at -20, true, true") }
    #expect(await comesToRest())
  }

  private struct Marked: View {
    @State private var isWide = false
    var body: some View {
      HStack {
        Text("target").frame(width: isWide ? 200 : 80)
          .anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
        Button("Widen") { isWide = true }
      }
      .padding(20)
      .overlayPreferenceValue(BoundsKey.self) { anchors in
        GeometryReader { proxy in
          ForEach(anchors.indices, id: \.self) { index in
            let rect = proxy[anchors[index]]
            Text(verbatim: "\(Int(rect.minY) >= 20) \(Int(rect.width))")
          }
        }
      }
    }
  }

  @Test func anAnchorIsFoundInAnotherView() async throws {
    let (window, _) = try await show(Marked(), width: 500)
    defer { window.close() }
    try await wait { window.texts.contains { $0.hasPrefix("true ") } }
    let before = window.texts.first { $0.hasPrefix("true ") }
    try window.require(Gtk.Button.self, .text("Widen")).activate()
    try await wait { window.texts.contains { $0.hasPrefix("true ") } }
    #expect(before != nil)
  }

  private struct Writing: View {
    @State private var text = ""
    @FocusState private var isFocused: Bool
    let tally: Tally
    var body: some View {
      VStack {
        TextField("Message", text: $text, axis: .vertical)
          .lineLimit(1...3)
          .focused($isFocused)
          .onSubmit { tally.note("submit") }
        Text(verbatim: "\(text.count) \(isFocused)")
        Button("Focus") { isFocused = true }
      }
    }
  }

  @Test func aFieldGrowsWithItsLines() async throws {
    let tally = Tally()
    let (window, _) = try await show(Writing(tally: tally))
    defer { window.close() }
    let editor = try window.require(Gtk.TextView.self, .any)
    let scroller = try #require(editor.parent as? ScrolledWindow)
    let low = scroller.height
    #expect(window.texts.contains("Message"), "the title stands in it while it is empty")
    try window.require(Gtk.Button.self, .text("Focus")).activate()
    try await wait { window.texts.contains("0 true") }
    #expect(editor.hasFocus, "what is written goes there, and not to what scrolls it")
    try await type("one\ntwo", into: editor)
    let line = scroller.height - low
    #expect(line > 8 && line < low && !window.texts.contains("Message"))
    try await type("\n", into: editor)
    #expect(scroller.height == low + 2 * line, "with the line that was begun")
    try await type("3\n4\n5\n6", into: editor)
    #expect(scroller.height == low + 2 * line, "three lines are the limit")
    try await press("Return", in: editor)
    #expect(tally["submit"] == 1)
  }

  @Test func aFieldIsAsHighAsWhatIsWrittenFromTheBeginning() async throws {
    struct Root: View {
      var body: some View {
        VStack {
          TextField("One", text: .constant("one"), axis: .vertical)
          TextField("Three", text: .constant("one\ntwo\nthree"), axis: .vertical)
          TextField(
            "Long", text: .constant(Array(repeating: "word", count: 60).joined(separator: " ")), axis: .vertical)
          TextField("Room", text: .constant(""), axis: .vertical).lineLimit(3, reservesSpace: true)
        }
      }
    }
    let (window, _) = try await show(Root(), width: 300, height: 500)
    defer { window.close() }
    let heights = window.findAll(ScrolledWindow.self).map(\.height)
    #expect(heights.count == 4 && heights[1] > heights[0] + 16 && heights[2] > heights[1])
    #expect(heights[3] == heights[1])
  }

  private struct Log: View {
    @State private var count = 40
    var body: some View {
      VStack {
        ScrollView { ForEach(0..<count, id: \.self) { Text("line \($0)") } }
          .defaultScrollAnchor(.bottom)
        Button("More") { count += 10 }
      }
    }
  }

  @Test func aScrollViewStandsAtTheEndWhileItsContentGrows() async throws {
    let (window, _) = try await show(Log())
    defer { window.close() }
    let adjustment = try window.require(ScrolledWindow.self, .any).verticalAdjustment
    func isAtEnd() -> Bool {
      abs(adjustment.upper - adjustment.pageSize - adjustment.value) < 1 && adjustment.value > 0
    }
    try await wait { isAtEnd() }
    let before = adjustment.upper
    try window.require(Gtk.Button.self, .text("More")).activate()
    try await wait { adjustment.upper > before && isAtEnd() }
  }

  @Test func momentsAreWritten() {
    let date = Date(LocalTime(year: 2024, month: 3, day: 5, hour: 14, minute: 7, second: 9))
    #expect(date.formatted(date: .omitted, time: .shortened).contains("07"))
    #expect(date.formatted(date: .long, time: .omitted).contains("2024"))
    #expect(date.formatted(.dateTime.day(.twoDigits).month(.twoDigits)).contains("05"))
    let timer = Text.Moment(date: date, style: .timer)
    #expect(timer.text(at: date.addingTimeInterval(-61)) == "1:01")
    #expect(timer.text(at: date.addingTimeInterval(3723)) == "1:02:03")
    #expect(Text.Moment(date: date, style: .relative).text(at: date.addingTimeInterval(3720)) == "1 hr, 2 min")
  }

  private struct Running: View {
    let date: Date
    var body: some View { Text(date, style: .timer) }
  }

  @Test func aTimerFollowsTheClock() async throws {
    let (window, _) = try await show(Running(date: .now.addingTimeInterval(-100)))
    defer { window.close() }
    let first = window.texts[0]
    #expect(first.hasPrefix("1:4"))
    try await wait { window.texts[0] != first }
  }
}
