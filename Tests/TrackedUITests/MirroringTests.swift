import GtkTesting
import Testing
import TrackedUI

/// `environment(\.layoutDirection)`: what a person sees is the mirror image of it.
@MainActor @Suite(.serialized) struct MirroringTests {
  private struct Root: View {
    let model: Model
    var body: some View {
      VStack(alignment: .leading) {
        HStack {
          Text("first")
          Spacer()
          Toggle("switch", isOn: .constant(true))
          Slider(value: .constant(0.25)).frame(width: 80)
        }
        TextField("Name", text: .constant(""))
        List { Text("row") }.frame(height: 60)
        if model.a > 0 {
          HStack {
            Text("late"); Spacer()
          }
        }
        HStack {
          Text("inner"); Spacer()
        }.environment(\.layoutDirection, .leftToRight)
      }
      .environment(\.layoutDirection, model.isOn ? .rightToLeft : .leftToRight)
    }
  }

  /// The distances from the leading edge, for a direction.
  private func places(_ window: TestWindow, _ texts: [String], mirrored: Bool) throws -> [Double] {
    try texts.map { text in
      let frame = try #require(window.require(Gtk.Label.self, .text(text)).frame(in: window.window))
      return mirrored ? Double(window.window.width) - frame.maxX : frame.x
    }
  }

  @Test("all that is inside is mirrored, at once and later; what has a direction of its own keeps it") func mirrored()
    async throws
  {
    let model = Model()
    let (window, _) = try await show(Root(model: model), width: 400, height: 260)
    defer { window.close() }
    let texts = ["first", "switch", "row"]
    let plain = try places(window, texts, mirrored: false)
    let inner = try places(window, ["inner"], mirrored: false)
    let slider = try window.require(Gtk.Scale.self, .any)
    /// The columns that are blue: what is before the handle.
    func filled() throws -> [Int] {
      let picture = try picture(of: slider)
      return (0..<picture.width).filter { x in
        let pixel = picture.pixel(x: x, y: picture.height / 2)
        return pixel.blue > 150 && pixel.red < 100
      }
    }
    #expect(try filled().allSatisfy { $0 < 40 } && !filled().isEmpty)
    for _ in 1...2 {
      model.isOn = true
      try await settle()
      #expect(try zip(places(window, texts, mirrored: true), plain).allSatisfy { abs($0 - $1) <= 1 })
      #expect(try places(window, ["inner"], mirrored: false) == inner)
      #expect(try filled().allSatisfy { $0 > 40 } && !filled().isEmpty)
      model.a = 1
      try await settle()
      #expect(try places(window, ["late"], mirrored: true)[0] <= plain[0] + 1, "what comes later, too")
      model.isOn = false
      model.a = 0
      try await settle()
      #expect(try places(window, texts, mirrored: false) == plain)
    }
  }

  @Test("a window that opens mirrored") func mirroredFromTheBeginning() async throws {
    let model = Model()
    let (window, _) = try await show(Root(model: model), width: 400, height: 260)
    defer { window.close() }
    let plain = try places(window, ["first", "switch", "row"], mirrored: false)
    model.isOn = true
    let (other, _) = try await show(Root(model: model), width: 400, height: 260)
    defer { other.close() }
    #expect(try zip(places(other, ["first", "switch", "row"], mirrored: true), plain).allSatisfy { abs($0 - $1) <= 1 })
  }

  @Test("the space around what has a direction of its own is on the side of that one") func mirroredSpace() async throws
  {
    struct Root: View {
      let model: Model
      var body: some View {
        HStack(spacing: 0) {
          Text("inside").padding(.leading, 40).padding(.trailing, 10).frame(width: 200, alignment: .leading)
            .environment(\.layoutDirection, model.isOn ? .rightToLeft : .leftToRight)
          Spacer()
        }
      }
    }
    let model = Model()
    let (window, _) = try await show(Root(model: model))
    defer { window.close() }
    let label = try window.require(Gtk.Label.self, .text("inside"))
    for _ in 1...2 {
      #expect(label.frame(in: window.window)?.x == 40)
      model.isOn = true
      try await settle()
      #expect(label.frame(in: window.window)?.maxX == 160)
      model.isOn = false
      try await settle()
    }
  }

  @Test("a symbol that is named for a side points there in any direction") func sidedSymbols() async throws {
    struct Root: View {
      let model: Model
      var body: some View {
        VStack {
          Image(systemName: "arrow.right")
          Image(systemName: "arrow.forward")
        }
        .environment(\.layoutDirection, model.isOn ? .rightToLeft : .leftToRight)
      }
    }
    let model = Model()
    let (window, _) = try await show(Root(model: model))
    defer { window.close() }
    func pictures() throws -> [[Int]] {
      try window.findAll(ImageView.self, .any).map { widget in
        let picture = try picture(of: widget)
        return (0..<picture.height).flatMap { y in (0..<picture.width).map { Int(picture.pixel(x: $0, y: y).red) } }
      }
    }
    let plain = try pictures()
    try #require(plain.count == 2 && plain[0] == plain[1])
    for _ in 1...2 {
      model.isOn = true
      try await settle()
      let mirrored = try pictures()
      #expect(mirrored[0] == plain[0] && mirrored[1] != plain[1])
      model.isOn = false
      try await settle()
    }
  }
}
