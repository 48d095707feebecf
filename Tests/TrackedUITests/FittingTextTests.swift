import GtkTesting
import Testing
import TrackedUI

/// Texts that have less room than they need, in pictures beside texts that are written as they should look.
@MainActor @Suite(.serialized) struct FittingTextTests {
  private static let long = "A text that is rather long for its room, and goes on and on"

  /// A text in a height beside one of some lines.
  private struct Cut: View {
    var text = Text(FittingTextTests.long)
    var height: Double
    var lines: Int?
    var body: some View {
      HStack(alignment: .top) {
        text.frame(width: 90, height: height, alignment: .leading)
        text.lineLimit(lines).frame(width: 90, alignment: .leading)
      }
    }
  }

  /// Waits until both texts look the same.
  private func expectSamePictures(_ window: TestWindow) async throws {
    try await settle()
    var difference = ""
    try await wait(findings: { [difference] }) {
      let labels = window.findAll(Gtk.Label.self, .any)
      let pictures = labels.compactMap { try? picture(of: $0) }
      difference = "heights \(labels.map(\.height)) of \(labels.map(\.text))"
      guard pictures.count == 2, labels[0].height == labels[1].height else { return false }
      // One that shows less of a text may be narrower.
      let width = min(pictures[0].width, pictures[1].width)
      let rows = pictures.map { picture in
        (0..<picture.height).map { y in (0..<width).map { picture.pixel(x: $0, y: y) } }
      }
      let other = rows[0].indices.filter { !rows[1].indices.contains($0) || rows[0][$0] != rows[1][$0] }
      difference += ", rows of pixels that differ: \(other)"
      return rows[0] == rows[1]
    }
  }

  @Test("a text in less height than its lines need shows those that fit, the last one cut") func cutToHeight()
    async throws
  {
    let (window, controller) = try await show(Cut(height: 400))
    defer { window.close() }
    let label = try window.require(Gtk.Label.self, .any)
    let whole = label.height
    controller.rootView = Cut(height: 400, lines: 1)
    try await settle()
    let line = Double(window.findAll(Gtk.Label.self, .any)[1].height)
    #expect(Double(whole) > 3.5 * line)
    let texts = [
      Text(Self.long), Text("First\nSecond\nThird\nFourth\nFifth is wide"),
      Text("**bold** and *italic* words on lines that break"),
    ]
    for _ in 1...2 {
      for text in texts {
        for (height, lines) in [(1, 1), (2 * line, 2), (2.6 * line, 2), (3 * line, 3), (400, nil)] as [(Double, Int?)] {
          controller.rootView = Cut(text: text, height: height, lines: lines)
          try await expectSamePictures(window)
        }
      }
    }
  }

  @Test("a text that is cut follows its model, and shows all of itself where there is room again") func cutTextChanges()
    async throws
  {
    struct Root: View {
      let model: Model
      var seen: some View { Text(model.text).foregroundStyle(model.isOn ? .blue : .primary).frame(width: 90) }
      var body: some View {
        HStack(alignment: .top) {
          Text(model.text).foregroundStyle(model.isOn ? .blue : .primary).frame(
            width: 90, height: model.a == 0 ? 38 : 400)
          if model.a == 0 { seen.lineLimit(2) } else { seen }
        }
      }
    }
    let model = Model()
    model.text = Self.long
    let (window, _) = try await show(Root(model: model))
    defer { window.close() }
    for _ in 1...2 {
      for change in [
        { model.isOn.toggle() }, { model.text = "short" }, { model.a = 1 }, { model.text = Self.long }, { model.a = 0 },
      ] {
        change()
        try await expectSamePictures(window)
      }
    }
  }

  @Test(
    "in a column that is too low for all, long texts show fewer lines, and short ones theirs; a window is never too low for its texts"
  )
  func lowColumn() async throws {
    struct Root: View {
      let height: CGFloat?
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Text("Title")
          Text(FittingTextTests.long)
          Text("end")
        }
        .frame(width: 90, height: height)
      }
    }
    let (window, controller) = try await show(Root(height: nil), width: 100, height: 20)
    defer { window.close() }
    let labels = window.findAll(Gtk.Label.self, .any)
    let line = labels[0].height
    let whole = labels[1].height
    #expect(whole >= 4 * line && window.window.height >= whole + 2 * line)
    for _ in 1...2 {
      for (lines, room) in [(4, CGFloat(4 * line)), (3, CGFloat(3 * line)), (nil, nil)] as [(Int?, CGFloat?)] {
        controller.rootView = Root(height: room)
        try await settle()
        let heights = labels.map(\.height)
        // Two lines are not quite twice as high as one.
        #expect(
          heights[0] == line && heights[2] == line && abs(heights[1] - (lines.map { ($0 - 2) * line } ?? whole)) <= 1)
        let frames = labels.map { $0.frame(in: window.window)! }
        #expect(frames[1].y == frames[0].maxY && frames[2].y == frames[1].maxY, "nothing overlaps")
      }
    }
  }

  @Test("how much smaller a text may be shown can change, and one that does not fit even so is cut") func scaleFactor()
    async throws
  {
    struct Root: View {
      let model: Model
      var body: some View {
        VStack {
          Text(FittingTextTests.long).lineLimit(1).minimumScaleFactor(model.x).frame(width: 160)
          Text("below")
        }
      }
    }
    let model = Model()
    model.x = 1
    let (window, _) = try await show(Root(model: model))
    defer { window.close() }
    let label = try window.require(Gtk.Label.self, .any)
    let frame = { try #require(label.frame(in: window.window)) }
    let line = try frame().height
    for _ in 1...2 {
      for (factor, share) in [(1, 1), (0.7, 0.7), (0.2, nil)] as [(Double, Double?)] {
        model.x = factor
        try await settle()
        #expect(try frame().width < 161)
        if let share {
          #expect(try abs(frame().height - line * share) < 1.5)
        } else {
          #expect(try frame().height < line * 0.6 && frame().height > line * 0.3, "as large as it fits")
        }
      }
    }
  }

  @Test("a text with a limit of lines is as large as all of it fits into them, and into the height") func scaleOfLines()
    async throws
  {
    struct Root: View {
      let text: String
      let model: Model
      let factor: Double
      var body: some View {
        VStack(alignment: .leading) {
          Text(text).lineLimit(2).minimumScaleFactor(factor).frame(width: 140, height: model.isOn ? 24 : nil)
          Text(text).frame(width: 10_000)
        }
        .frame(width: 200, alignment: .leading)
      }
    }
    let model = Model()
    for (text, scales) in [
      (Self.long, 0.5...0.8), ("A text that is rather long", 0.99...1.01),
      ("Internationalisation of Internationalisation", 0.5...0.99),
    ] {
      let (window, _) = try await show(Root(text: text, model: model, factor: 0.3), width: 200)
      defer { window.close() }
      let labels = window.findAll(Gtk.Label.self, .any)
      let line = Double(labels[1].height)
      for isOn in [false, true, false, true] {
        model.isOn = isOn
        try await settle()
        let frame = try #require(labels[0].frame(in: window.window))
        let scale = frame.height / Double(labels[0].height)
        #expect(!labels[0].isCut(atWidth: labels[0].width), "\(text): all of it is seen")
        #expect(frame.width < 141)
        if isOn {
          #expect(frame.height < 25.5 && frame.height > 12)
        } else {
          #expect(scales.contains(scale), "\(text) at \(scale), in lines of \(line)")
        }
      }
    }
  }
}
