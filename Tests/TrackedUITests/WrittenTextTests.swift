import GtkTesting
import Testing

@testable import TrackedUI

/// How the letters and symbols in fields and on buttons look.
@MainActor @Suite(.serialized) struct WrittenTextTests {
  let model = Model()

  /// How many points of a widget have a colour that a condition takes.
  private func points(
    of widget: Widget, _ window: TestWindow, _ isTaken: (_ red: Int, _ green: Int, _ blue: Int) -> Bool
  ) throws -> Int {
    let bounds = try #require(widget.frame(in: window.window))
    let shot = try picture(of: window.window)
    var found = 0
    for y in Int(bounds.y)..<Int(bounds.y + bounds.height) {
      for x in Int(bounds.x)..<Int(bounds.x + bounds.width) {
        let pixel = shot.pixel(x: x, y: y)
        if isTaken(Int(pixel.red), Int(pixel.green), Int(pixel.blue)) { found += 1 }
      }
    }
    return found
  }

  private func reds(_ widget: Widget, _ window: TestWindow) throws -> Int {
    try points(of: widget, window) { $0 > 200 && $1 < 60 && $2 < 60 }
  }

  @Test func aFieldHasTheFontAndTheColorAround() async throws {
    struct Root: View {
      @Bindable var model: Model
      var body: some View {
        VStack {
          TextField("Name", text: $model.text)
          TextField("Large", text: $model.text)
            .font(model.isOn ? .system(size: 40) : .body)
            .foregroundStyle(model.isOn ? Color(red: 1, green: 0, blue: 0) : .primary)
        }
      }
    }
    let (window, _) = try await show(Root(model: model))
    defer { window.close() }
    let usual = try window.require(Entry.self, .accessibleLabel("Name"))
    let field = try window.require(Entry.self, .accessibleLabel("Large"))
    #expect(field.height == usual.height)
    #expect(try reds(field, window) == 0)
    model.isOn = true
    try await settle()
    #expect(field.height > usual.height + 10)
    #expect(try reds(field, window) > 50 && reds(usual, window) == 0)
    model.isOn = false
    try await settle()
    #expect(field.height == usual.height)
    #expect(try reds(field, window) == 0)
  }

  @Test(arguments: [true, false]) func anEditorHasTheLookAround(isTall: Bool) async throws {
    struct Root: View {
      @Bindable var model: Model
      let isTall: Bool
      var body: some View {
        Group {
          if isTall {
            TextField("Text", text: $model.text, axis: .vertical).lineLimit(3)
          } else {
            TextEditor(text: $model.text)
          }
        }
        .foregroundStyle(model.isOn ? Color(red: 1, green: 0, blue: 0) : .primary)
        .lineSpacing(model.isOn ? 12 : 0)
        .multilineTextAlignment(model.isOn ? .trailing : .leading)
      }
    }
    let (window, _) = try await show(Root(model: model, isTall: isTall))
    defer { window.close() }
    let editor = try window.require(Gtk.TextView.self)
    #expect(try reds(editor, window) == 0)
    model.isOn = true
    try await settle()
    let few = try reds(editor, window)
    #expect(few > 5)
    #expect(editor.pixelsInsideWrap == 12 && editor.justification == .right)
    model.text = "much more that is written by the program"
    try await settle()
    #expect(try reds(editor, window) > few + 20, "what comes later looks alike")
    try await type(" and by a person", into: editor)
    try await settle()
    #expect(model.text.hasSuffix("person"))
    let written = try reds(editor, window)
    model.text = "much more that is written by the program"
    try await settle()
    #expect(try reds(editor, window) < written)
    model.isOn = false
    try await settle()
    #expect(try reds(editor, window) == 0)
    #expect(editor.pixelsInsideWrap == 0 && editor.justification == .left)
  }

  @Test func aSymbolOnAButtonHasTheColorOfItsWords() async throws {
    struct Root: View {
      let model: Model
      var body: some View {
        VStack {
          Button("Delete", systemImage: "trash", role: .destructive) {}
          Button("Delete all", systemImage: "trash", role: .destructive) {}.buttonStyle(.borderedProminent)
          Button("Share", systemImage: "trash") {}.tint(Color(red: 1, green: 0, blue: 0)).disabled(model.isOn)
          Button("Usual", systemImage: "trash") {}
        }
        .labelStyle(.iconOnly)
      }
    }
    let (window, _) = try await show(Root(model: model))
    defer { window.close() }
    func button(_ name: String) throws -> Gtk.Button { try window.require(Gtk.Button.self, .accessibleLabel(name)) }
    func symbol(_ name: String) throws -> Widget { try button(name).require(PictureWidget.self) }
    #expect(try points(of: symbol("Delete"), window) { $0 > 180 && $1 < 90 && $2 < 90 } > 10)
    #expect(try points(of: symbol("Delete all"), window) { $0 > 240 && $1 > 240 && $2 > 240 } > 10)
    #expect(try reds(symbol("Share"), window) > 10 && reds(symbol("Usual"), window) == 0)
    #expect(
      try !button("Delete").hasCSSClass("destructive-action") && button("Delete all").hasCSSClass("destructive-action"))
    model.isOn = true
    try await settle()
    #expect(try reds(symbol("Share"), window) == 0, "it fades")
  }

  @Test func aToggleInABarIsAButton() async throws {
    struct Root: View {
      @Bindable var model: Model
      var body: some View {
        NavigationStack {
          Toggle("Inside", isOn: $model.isOn).toolbar { Toggle("Pin", systemImage: "pin", isOn: $model.isOn) }
        }
      }
    }
    let (window, _) = try await show(Root(model: model))
    defer { window.close() }
    let pin = try window.require(ToggleButton.self, .accessibleLabel("Pin"))
    #expect(window.findAll(Gtk.Switch.self, .any).count == 1 && pin.tooltip == "Pin")
    try await click(pin)
    try await settle()
    #expect(model.isOn && pin.isActive)
  }

  @Test("a field follows the axis that it grows along") func axisChanges() async throws {
    struct Root: View {
      @Bindable var model: Model
      var body: some View {
        VStack {
          TextField("Note", text: $model.text, axis: model.isOn ? .vertical : .horizontal).lineLimit(1...5)
          Text("below")
        }
      }
    }
    let model = Model()
    model.text = "one"
    let (window, _) = try await show(Root(model: model))
    defer { window.close() }
    for turn in 1...2 {
      try await type("\(turn)", into: window.require(Entry.self, .any))
      #expect(model.text.contains("\(turn)"))
      model.isOn = true
      try await settle()
      #expect(window.find(Entry.self, .any) == nil)
      let editor = try window.require(Gtk.TextView.self, .any)
      #expect(editor.text == model.text)
      try await type("!", into: editor)
      #expect(model.text.contains("!"))
      model.isOn = false
      try await settle()
      #expect(window.find(Gtk.TextView.self, .any) == nil)
      #expect(try window.require(Entry.self, .any).text == model.text)
    }
  }

  @Test("what stands around a moment in a text is shown, in every language") func aroundMoments() async throws {
    let date = Date(timeIntervalSince1970: 0)
    for language in ["en", "de"] {
      let (window, _) = try await show(
        VStack {
          Text("first \(date, style: .date) then")
          Text("\(date, style: .date), \(date, style: .time)!")
          Text("\(Text(3, format: .number)) items")
        }.environment(\.locale, Locale(identifier: language)))
      let texts = window.texts
      #expect(texts[0].hasPrefix("first ") && texts[0].contains("1970") && texts[0].hasSuffix(" then"), "\(texts)")
      #expect(texts[1].contains("1970, ") && texts[1].hasSuffix("!") && texts[2] == "3 items", "\(texts)")
      window.close()
    }
  }

  @Test("a backslash before a marker shows the marker") func protectedMarkers() async throws {
    let (window, _) = try await show(
      VStack {
        Text("a \\*b\\* *c*")
        Text("\\[d](e) \\\\ \\f")
      })
    defer { window.close() }
    #expect(window.texts == ["a *b* c", "[d](e) \\ \\f"])
  }
}
