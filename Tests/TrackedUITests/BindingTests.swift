import GtkTesting
import Testing
import TrackedUI

/// Controls that follow a model and are followed by it.
@MainActor @Suite(.serialized) struct BindingTests {
  let model = Model()
  let tally = Tally()

  struct Bound: View {
    @Bindable var model: Model
    let tally: Tally
    var body: some View {
      let _ = tally.note("body")
      VStack {
        Slider(value: $model.x)
        Toggle("On", isOn: $model.isOn)
        TextField("Text", text: $model.text)
      }
    }
  }

  @Test("C-175 slider and model follow each other, without an echo") func slider() async throws {
    let (window, _) = try await show(Bound(model: model, tally: tally))
    let scale = try window.require(Scale.self, .any)
    #expect(scale.value == 0.25)
    model.x = 0.75
    try await settle()
    #expect(scale.value == 0.75 && model.x == 0.75)
    try await press(.right, in: scale)
    #expect(model.x > 0.75 && abs(model.x - scale.value) < 0.0001)
    window.close()
  }

  @Test("C-176 a control follows what its binding reads, and no body is evaluated for it") func unread() async throws {
    let (window, _) = try await show(Bound(model: model, tally: tally))
    model.x = 0.5
    model.isOn = true
    model.text = "new"
    try await settle()
    #expect(tally["body"] == 1)
    #expect(try window.require(Scale.self, .any).value == 0.5)
    #expect(try window.require(Gtk.Switch.self, .any).isOn)
    #expect(try window.require(Entry.self, .any).text == "new")
    window.close()
  }

  @Test func theUserWritesTheModelOnce() async throws {
    let (window, _) = try await show(Bound(model: model, tally: tally))
    try await click(window.require(Gtk.Switch.self, .any))
    #expect(model.isOn)
    let entry = try window.require(Entry.self, .any)
    entry.selection = 0..<3
    try await type("typed", into: entry)
    #expect(model.text == "typed" && tally["body"] == 1)
    window.close()
  }

  @Test func aModelThatRefusesIsShown() async throws {
    struct Root: View {
      let model: Model
      var body: some View {
        Toggle("On", isOn: Binding(get: { model.isOn }, set: { _ in }))
      }
    }
    let (window, _) = try await show(Root(model: model))
    let control = try window.require(Gtk.Switch.self, .any)
    try await click(control)
    #expect(!control.isOn && !model.isOn)
    window.close()
  }

  @Test func statesAndTheirPartsAreBound() async throws {
    struct Person { var name = "Ada" }
    struct Field: View {
      @Binding var name: String
      var body: some View { TextField("Name", text: $name) }
    }
    struct Root: View {
      @State private var person = Person()
      var body: some View {
        VStack {
          Text(verbatim: person.name)
          Field(name: $person.name)
        }
      }
    }
    let (window, _) = try await show(Root())
    let entry = try window.require(Entry.self, .any)
    #expect(entry.text == "Ada")
    entry.selection = 0..<3
    try await type("Grace", into: entry)
    #expect(window.texts.contains("Grace"))
    window.close()
  }

  enum Flavour: String, CaseIterable { case sweet, sour, salty }

  @Test func pickers() async throws {
    struct Root<Style: PickerStyle>: View {
      @State private var flavour = Flavour.sour
      let style: Style
      var body: some View {
        VStack {
          Text(verbatim: "chosen \(flavour.rawValue)")
          Picker("Flavour", selection: $flavour) {
            ForEach(Flavour.allCases, id: \.self) { Text(verbatim: $0.rawValue).tag($0) }
          }
          .pickerStyle(style)
        }
      }
    }
    let (menu, _) = try await show(Root(style: .menu))
    let list = try menu.require(DropDown.self, .any)
    #expect(list.strings == ["sweet", "sour", "salty"] && list.selected == 1)
    menu.close()
    let (segments, _) = try await show(Root(style: .segmented))
    try await click(segments.require(ToggleButton.self, .text("salty")))
    #expect(segments.texts.contains("chosen salty"))
    #expect(try segments.require(ToggleButton.self, .text("salty")).isActive)
    segments.close()
  }

  private struct Choices<Style: PickerStyle>: View {
    let style: Style
    var body: some View {
      Picker("Layout", selection: .constant(3)) {
        Image(systemName: "list.bullet").tag(0)
        Label("Grid", systemImage: "square.grid.2x2").tag(1)
        Text("Small").tag(2)
        Text("Large").font(.largeTitle).tag(3)
      }
      .pickerStyle(style)
    }
  }

  @Test("choices are shown as they are, with their pictures and in their font") func choicesAreViews() async throws {
    func check<Style: PickerStyle, Choice: Widget>(_ style: Style, _ type: Choice.Type) async throws {
      let (window, _) = try await show(Choices(style: style), width: 600)
      defer { window.close() }
      let image = try picture(of: window.require(type, .accessibleLabel("List bullet")))
      let middle = (image.width / 4..<image.width * 3 / 4).flatMap { x in
        (image.height / 4..<image.height * 3 / 4).map { image.pixel(x: x, y: $0) }
      }
      #expect(middle.contains { $0.red < 100 }, "the picture is seen")
      let (small, large) = try (window.require(.text("Small")), window.require(.text("Large"))) as (Widget, Widget)
      #expect(large.height > small.height + 5)
    }
    try await check(.segmented, ToggleButton.self)
    try await check(.inline, CheckButton.self)
    let (menu, _) = try await show(Choices(style: .menu))
    defer { menu.close() }
    #expect(try menu.require(DropDown.self, .any).strings == ["List bullet", "Grid", "Small", "Large"])
  }

  private struct Stops: View {
    @State private var flavour = Flavour.sour
    @State private var text = ""
    var body: some View {
      VStack {
        Text(verbatim: "chosen \(flavour.rawValue)")
        TextField("before", text: $text)
        Picker("Flavour", selection: $flavour) {
          ForEach(Flavour.allCases, id: \.self) { Text(verbatim: $0.rawValue).tag($0) }
        }
        .pickerStyle(.segmented)
        TextField("after", text: $text)
      }
    }
  }

  @Test(
    "segments are one stop for Tab, at the one that is chosen, and the arrows choose",
    .enabled("needs an X server's events") { await Delivery.method == .events })
  func segmentStops() async throws {
    let (window, _) = try await show(Stops())
    defer { window.close() }
    let fields = window.findAll(Entry.self, .any)
    func segment(_ text: String) throws -> ToggleButton { try window.require(ToggleButton.self, .text(text)) }
    try await click(segment("sour"))
    fields[0].grabFocus()
    for (key, next) in [("Right", "salty"), ("Right", "salty"), ("Left", "sour"), ("Left", "sweet"), ("Right", "sour")]
    {
      let before = try #require(window.findAll(ToggleButton.self, .any).first { $0.isActive })
      try await press("Tab", in: fields[0])
      #expect(before.hasFocus)
      try await press(key, in: window.window)
      #expect(try segment(next).hasFocus && segment(next).isActive && window.texts.contains("chosen \(next)"))
      try await press("Tab", in: window.window)
      #expect(fields[1].hasFocus)
      try await press("Tab", .shift, in: window.window)
      #expect(try segment(next).hasFocus)
    }
  }

  @Test func environmentObjectsAndDisabled() async throws {
    struct Root: View {
      @Environment(Model.self) private var model
      @Environment(\.isEnabled) private var isEnabled
      var body: some View { Button("\(model.a) \(isEnabled)") { model.a += 1 } }
    }
    struct Outer: View {
      let model: Model
      var body: some View { Root().environment(model).disabled(model.isOn) }
    }
    let (window, _) = try await show(Outer(model: model))
    let button = try window.require(Gtk.Button.self, .text("0 true"))
    try await click(button)
    #expect(window.texts == ["1 true"])
    model.isOn = true
    try await settle()
    #expect(window.texts == ["1 false"] && !button.isSensitive)
    window.close()
  }

  @Test func focusFollowsTheState() async throws {
    struct Root: View {
      let model: Model
      @FocusState private var isFocused: Bool
      @State private var text = ""
      var body: some View {
        VStack {
          TextField("A", text: $text)
          TextField("B", text: $text).focused($isFocused)
          Text(verbatim: "\(isFocused)")
          Button("go") { isFocused = true }
        }
      }
    }
    let (window, _) = try await show(Root(model: model))
    try await click(window.require(Gtk.Button.self, .text("go")))
    #expect(window.findAll(Entry.self, .any)[1].hasFocus && window.texts.contains("true"))
    window.findAll(Entry.self, .any)[0].grabFocus()
    try await settle()
    #expect(window.texts.contains("false"))
    window.close()
  }

  @Test func preferencesGoUp() async throws {
    struct Total: PreferenceKey {
      static let defaultValue = 0
      static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }
    struct Root: View {
      let model: Model
      @State private var total = 0
      var body: some View {
        VStack {
          Text(verbatim: "total \(total)")
          ForEach(0..<model.a, id: \.self) { Text(verbatim: "x").preference(key: Total.self, value: $0 + 1) }
        }
        .onPreferenceChange(Total.self) { total = $0 }
      }
    }
    model.a = 2
    let (window, _) = try await show(Root(model: model))
    #expect(window.texts.first == "total 3")
    model.a = 3
    try await settle()
    #expect(window.texts.first == "total 6")
    window.close()
  }

  @Test(
    "what the keyboard comes to shows a frame, unless the program says that it shows none",
    .enabled("needs an X server's events") { await Delivery.method == .events })
  func framesOfFocus() async throws {
    let (window, _) = try await show(
      VStack(spacing: 20) {
        Text("framed").padding(10).focusable().accessibilityIdentifier("framed")
        Color.red.frame(width: 60, height: 30).focusable().accessibilityIdentifier("color")
        Text("plain").padding(10).focusable().focusEffectDisabled()
      })
    defer { window.close() }
    func look(_ area: Rect) throws -> [UInt8] {
      let picture = try picture(of: window.window)
      return (Int(area.x) - 4..<Int(area.maxX) + 4).flatMap { x in
        [Int(area.y) - 1, Int(area.y), Int(area.y) + 1].map { picture.pixel(x: x, y: $0).green }
      }
    }
    for _ in 1...2 {
      for (name, isFramed) in [("framed", true), ("color", true), ("plain", false)] {
        let widget: Widget =
          try name == "plain"
          ? #require(window.require(Gtk.Label.self, .text("plain")).parent) : window.require(.name(name))
        let area = try #require(widget.frame(in: window.window))
        window.window.focus = nil
        try await settle()
        let before = try look(area)
        for _ in 0..<4 where !widget.hasFocus { try await press("Tab", in: window.window) }
        #expect(widget.hasFocus)
        #expect(try (look(area) != before) == isFramed, "\(name)")
      }
    }
  }
}
