import GtkTesting
import Testing

@testable import TrackedUI

/// What everyday programs for SwiftUI do, as their users see it.
@MainActor @Suite(.serialized) struct EverydayProgramTests {
  // MARK: Keys

  private struct Adding: View {
    let tally: Tally
    @State private var text = ""
    var body: some View {
      TextField("Text", text: $text)
      Button("Add") { tally.note("add \(text)") }.keyboardShortcut("n")
    }
  }

  @Test(
    "a shortcut does what its button does at once, each time",
    .enabled("needs an X server's events") { await Delivery.method == .events })
  func shortcut() async throws {
    let tally = Tally()
    let (window, _) = try await show(VStack { Adding(tally: tally) })
    defer { window.close() }
    let field = try window.require(Gtk.Entry.self)
    try await type("a", into: field)
    for _ in 1...5 { try await press("n", .control, in: field) }
    try await type("b", into: field)
    #expect(tally["add a"] == 5 && tally["add ab"] == 0)
  }

  private struct Fields: View {
    let model: Model
    @State private var texts = ["", ""]
    @FocusState private var field: Int?
    var body: some View {
      VStack {
        TextField("First", text: $texts[0]).focused($field, equals: 1)
        TextField("Second", text: $texts[1]).focused($field, equals: 2)
        Button("To the first") { field = 1 }
        Text("field \(field ?? 0)")
      }
      .onAppear { field = 2 }
    }
  }

  @Test("the field that a program names when a window opens has the keyboard, and not the first one") func firstFocus()
    async throws
  {
    for _ in 1...2 {
      let (window, _) = try await show(Fields(model: Model()))
      defer { window.close() }
      try await settle()
      let fields = window.findAll(Gtk.Entry.self, .any)
      #expect(window.window.focus?.isDescendant(of: fields[1]) == true && window.texts.contains("field 2"))
      try await click(window.require(Gtk.Button.self, .text("To the first")))
      try await settle()
      #expect(window.window.focus?.isDescendant(of: fields[0]) == true && window.texts.contains("field 1"))
    }
  }

  private struct Vanishing: View {
    let model: Model
    @State private var text = ""
    var body: some View {
      VStack {
        TextField("Search", text: $text)
        Button("Before") {}
        if !model.isOn { Button("Goes") { model.isOn = true } }
        Button("After") {}
      }
    }
  }

  @Test(
    "C-278 what a pass removes gives the keyboard to its neighbour, also where a field is the window's first control")
  func removedByPass() async throws {
    let model = Model()
    let (window, _) = try await show(Vanishing(model: model))
    defer { window.close() }
    for _ in 1...2 {
      model.isOn = false
      try await settle()
      let button = try window.require(Gtk.Button.self, .text("Goes"))
      button.grabFocus()
      try await settle()
      try await press("space", in: button)
      try await wait(for: "the button to go") { window.find(Gtk.Button.self, .text("Goes")) == nil }
      try await settle()
      #expect(window.window.focus === window.find(Gtk.Button.self, .text("After")))
    }
  }

  private struct LeavingFields: View {
    let model: Model
    @State private var texts = ["a", "b"]
    @FocusState private var field: Int?
    var body: some View {
      VStack {
        Text(verbatim: "field \(field ?? 0)")
        List {
          Section("Part", isExpanded: Bindable(model).isOn) {
            TextField("Row", text: $texts[0]).focused($field, equals: 1)
          }
          TextField("Next row", text: $texts[1]).focused($field, equals: 2)
        }
        if model.isOn { TextField("Beside", text: $texts[0]).focused($field, equals: 3) }
        TextField("Below", text: $texts[1]).focused($field, equals: 4)
        Button("Delete") { model.a += 1 }
      }
      .onChange(of: model.b) { field = model.b }
    }
  }

  @Test(
    "C-278 a field that goes gives the keyboard to no other field and to no button, twice",
    .enabled("needs an X server's events") { await Delivery.method == .events })
  func removedField() async throws {
    let model = Model()
    let (window, _) = try await show(LeavingFields(model: model), width: 300, height: 400)
    defer { window.close() }
    for field in [1, 3, 1, 3] {
      model.isOn = true
      model.b = 0
      try await settle()
      model.b = field
      try await wait(for: "field \(field)") { window.texts.contains("field \(field)") }
      model.isOn = false
      try await wait(for: "no field") { window.texts.contains("field 0") }
      try await settle()
      try await press("space", in: window.window)
      try await settle()
      #expect(window.texts.contains("field 0") && model.a == 0)
    }
  }

  private struct WithMenus: App {
    static let tally = Tally()
    @State private var text = ""
    var body: some Scene {
      WindowGroup("Menus") { TextField("Text", text: $text) }
        .commands { CommandMenu("Docs") { Button("Up") { Self.tally.note("up") } } }
    }
  }

  @Test(
    "a menu bar leaves the keyboard to the window's content, also while a menu is used",
    .enabled("needs an X server's events") { await Delivery.method == .events })
  func menuBar() async throws {
    let runner = AppRunner(of: nil) { WithMenus() }
    let window = try #require(runner.openFirstWindow())
    defer { window.destroyWindow() }
    try await wait(for: "the window") { window.isMapped }
    try await settle()
    let field = try window.require(Gtk.Entry.self)
    #expect(window.focus?.isDescendant(of: field) == true)
    for count in 1...2 {
      try await click(window.require(Gtk.Button.self, .text("Docs")))
      try await wait(for: "the menu") { window.find(.text("Up")) != nil }
      try await click(window.require(.text("Up")))
      try await wait(for: "the command") { WithMenus.tally["up"] == count }
      try await settle()
      #expect(window.focus?.isDescendant(of: field) == true)
    }
  }

  // MARK: Rows

  @Test("a long list that begins with a header shows its first rows") func longListWithHeader() async throws {
    for _ in 1...2 {
      let (window, _) = try await show(
        List { Section("Head") { ForEach(0..<300, id: \.self) { Text("Row \($0)") } } }.listStyle(.plain))
      defer { window.close() }
      try await settle()
      #expect(window.texts.contains("Row 0") && window.texts.contains("Row 3"))
    }
  }

  private struct Line: Identifiable {
    let id: Int
    var text: String
  }

  private struct LineView: View {
    @Binding var line: Line
    let tally: Tally
    var body: some View {
      let _ = tally.note("line \(line.id)")
      TextField("Line", text: $line.text)
    }
  }

  private struct Lines: View {
    let model: Model
    let tally: Tally
    @State private var lines = (0..<3).map { Line(id: $0, text: "line \($0)") }
    var body: some View {
      VStack {
        Text("other \(model.a)")
        ForEach($lines) { $line in LineView(line: $line, tally: tally) }
        Button("Reverse") { lines.reverse() }
      }
    }
  }

  @Test("a row with a binding to its element is evaluated for its element, and not for what else its parent reads")
  func boundRows() async throws {
    let (model, tally) = (Model(), Tally())
    let (window, _) = try await show(Lines(model: model, tally: tally))
    defer { window.close() }
    for _ in 1...2 {
      tally.clear()
      model.a += 1
      try await settle()
      #expect(window.texts.contains("other \(model.a)") && (0..<3).allSatisfy { tally["line \($0)"] == 0 })
      try await click(window.require(Gtk.Button.self, .text("Reverse")))
      try await settle()
    }
    let field = try window.require(Gtk.Entry.self, .text("line 2"))
    try await type("!", into: field)
    try await click(window.require(Gtk.Button.self, .text("Reverse")))
    try await settle()
    #expect(window.findAll(Gtk.Entry.self, .any).map(\.text) == ["!line 2", "line 1", "line 0"])
  }

  // MARK: Texts

  private struct Words: View {
    let count: Int
    var body: some View {
      VStack {
        Text(String(localized: "All of it"))
        Text(String(localized: "\(count) rows"))
        Text(LocalizedStringResource("Page \(count)"))
      }
    }
  }

  @Test("a text that is looked up by String(localized:) is translated") func localized() async throws {
    Translations.use(domain: "everyday", folder: "/nowhere")
    let (window, _) = try await show(Words(count: 3))
    defer { window.close() }
    #expect(["All of it", "3 rows", "Page 3"].allSatisfy(window.texts.contains))
    for _ in 1...2 {
      window.window.traitOverrides.locale = Locale(identifier: "en_XA")
      try await settle()
      #expect(["⟦Áll óf ít⟧", "⟦3 róws⟧", "⟦Págé 3⟧"].allSatisfy(window.texts.contains), "\(window.texts)")
      window.window.traitOverrides.locale = nil
      try await settle()
      #expect(window.texts.contains("3 rows"))
    }
    #expect(LocalizedStringResource("\(5) rows").key == "%lld rows")
    #expect(String(localized: LocalizedStringResource("key", defaultValue: "Default")) == "Default")
  }

  private struct Limited: View {
    var text = Text("one\ntwo\nthree")
    var limit: Int?
    var mode = Text.TruncationMode.tail
    var width: CGFloat?
    let seen: Text
    var body: some View {
      VStack(alignment: .leading) {
        text.lineLimit(limit).truncationMode(mode).frame(width: width, alignment: .leading)
        seen.frame(width: width, alignment: .leading)
      }
    }
  }

  @Test("a limit of lines counts those that the text begins itself, in every mode, and what is left out has a sign")
  func limitedLines() async throws {
    let long = "A first paragraph that takes some lines of its own in a narrow place"
    let colored = Text("Title\n").font(.largeTitle) + Text("body\nand").foregroundStyle(.blue) + Text(" more\nlines")
    let cases = [
      Limited(limit: 2, seen: Text("one\ntwo…")), Limited(limit: 1, seen: Text("one…")),
      Limited(limit: 3, seen: Text("one\ntwo\nthree")), Limited(limit: nil, seen: Text("one\ntwo\nthree")),
      Limited(limit: 2, mode: .middle, seen: Text("one\ntwo…three")),
      Limited(limit: 1, mode: .middle, seen: Text("one…three")), Limited(limit: 1, mode: .head, seen: Text("…three")),
      Limited(limit: 2, mode: .head, seen: Text("one\n…three")),
      Limited(text: Text("one\n \n"), limit: 1, seen: Text("one")),
      Limited(text: Text("one\r\ntwo\r\nthree"), limit: 2, seen: Text("one\ntwo…")),
      Limited(text: Text(long + "\nsecond\nthird"), limit: 20, width: 160, seen: Text(long + "\nsecond\nthird")),
      Limited(text: Text("x\n" + long + "\ny\nz"), limit: 2, width: 700, seen: Text("x\n" + long + "…")),
      Limited(
        text: colored, limit: 3,
        seen: Text("Title\n").font(.largeTitle) + Text("body\nand").foregroundStyle(.blue) + Text(" more…")),
      Limited(text: colored, limit: 2, seen: Text("Title\n").font(.largeTitle) + Text("body…").foregroundStyle(.blue)),
    ]
    let (window, controller) = try await show(cases[0], width: 760)
    defer { window.close() }
    for (index, view) in (cases + cases).enumerated() {
      controller.rootView = view
      try await settle()
      let labels = window.findAll(Gtk.Label.self, .any)
      #expect(labels[0].text == view.text.plain, "the whole text is read aloud")
      let pictures = try labels.map { try picture(of: $0) }
      #expect(
        pictures[0].width == pictures[1].width && pictures[0].height == pictures[1].height
          && pictures[0].pixels() == pictures[1].pixels(), "case \(index)")
    }
  }

  @Test("lines that break for want of room count towards a limit as those that the text begins do")
  func limitedBrokenLines() async throws {
    let long = "A first paragraph that takes some lines of its own in a narrow place"
    let (window, controller) = try await show(Limited(text: Text(long), width: 160, seen: Text("line")))
    defer { window.close() }
    let (first, line) = (window.findAll(Gtk.Label.self, .any)[0], window.findAll(Gtk.Label.self, .any)[1].height)
    let lines = (first.height + line / 2) / line
    #expect(lines >= 3)
    // The last line that is shown belongs to a paragraph of less lines than the one before it.
    let text = long + "\nsecond\nthird"
    for _ in 1...2 {
      for limit in [lines + 1, 1, lines + 2, lines, 2] {
        let seen = limit == lines + 1 ? Text(long + "\nsecond…") : limit == lines + 2 ? Text(text) : Text("line")
        controller.rootView = Limited(text: Text(text), limit: limit, width: 160, seen: seen)
        try await settle()
        let labels = window.findAll(Gtk.Label.self, .any)
        #expect((labels[0].height + line / 2) / line == limit)
        if limit > lines {
          #expect(try picture(of: labels[0]).pixels() == picture(of: labels[1]).pixels(), "\(limit) lines")
        }
      }
    }
  }

  private struct Cards: View {
    let lines: Int?
    var body: some View {
      HStack(alignment: .top) {
        if let lines { Text("short").lineLimit(lines, reservesSpace: true) } else { Text("short") }
        Text("short").lineLimit(lines ?? 1, reservesSpace: lines != nil)
        Text("line")
      }
    }
  }

  @Test("a text is at the top of the lines that it reserves") func reservedLines() async throws {
    let (window, controller) = try await show(Cards(lines: 3))
    defer { window.close() }
    for lines in [3, nil, 2, 3] {
      controller.rootView = Cards(lines: lines)
      try await settle()
      let labels = window.findAll(Gtk.Label.self, .any)
      let line = labels[2].height
      for label in labels[..<2] {
        #expect(label.height >= line * (lines ?? 1) - 3)
        #expect(try #require(label.place(ofByte: 0)).y < 2)
      }
    }
  }

  private struct Spaced: View {
    let text: String
    let tracking: Double
    var body: some View {
      VStack(alignment: .leading) {
        Text(text).tracking(tracking)
        Text(text).kerning(tracking).textCase(.uppercase).lineLimit(1)
        Text("line")
      }
    }
  }

  @Test("a text whose letters are spaced stays whole on its line") func spacedLetters() async throws {
    let (window, controller) = try await show(Spaced(text: "tracking", tracking: 4))
    defer { window.close() }
    for (text, tracking) in [("tracking", 4.0), ("Some words spaced", 2.5), ("tracking", 0), ("tracking", 6)] {
      controller.rootView = Spaced(text: text, tracking: tracking)
      try await settle()
      let labels = window.findAll(Gtk.Label.self, .any)
      for label in labels[..<2] {
        #expect(label.height == labels[2].height)
        let last = try #require(label.place(ofByte: text.utf8.count - 1))
        #expect(last.y < 2 && last.x + last.width > Double(label.width) - tracking - 3)
      }
    }
  }

  // MARK: Pages

  private struct Named: View {
    let model: Model
    var body: some View {
      if model.isOn { Image(systemName: "star").navigationTitle("Part") } else { Text("Rest") }
    }
  }

  @Test("a title goes with its view") func title() async throws {
    let model = Model()
    let (window, _) = try await show(NavigationStack { Named(model: model) })
    defer { window.close() }
    for _ in 1...2 {
      #expect(!window.texts.contains("Part"))
      model.isOn = true
      try await settle()
      #expect(window.texts.contains("Part"))
      model.isOn = false
      try await settle()
    }
    #expect(!window.texts.contains("Part"))
  }

  // MARK: Animations

  private struct Lengthening: View {
    let model: Model
    var body: some View {
      VStack {
        HStack {
          Image(systemName: "star")
          Text(model.isOn ? "A favourite item" : "Item")
          Button(model.isOn ? "Remove it" : "Add") {}
        }
      }
      .frame(width: 300, alignment: .leading)
    }
  }

  @Test("a text that becomes longer in an animation stays in its line") func textOnItsWay() async throws {
    TestDisplay.animations = .on
    defer { TestDisplay.animations = .off }
    let model = Model()
    let (window, _) = try await show(Lengthening(model: model))
    defer { window.close() }
    let label = try window.require(Gtk.Label.self, .text("Item"))
    let height = label.height
    for isOn in [true, false] {
      var heights: Set<Int> = []
      var frames = 0
      let connection = window.window.frameClock?.onAfterPaint {
        frames += 1
        heights.formUnion(window.findAll(Gtk.Label.self, .any).map(\.height))
      }
      withAnimation(.linear(duration: 0.3)) { model.isOn = isOn }
      try await settle()
      connection?.disconnect()
      #expect(frames > 3 && heights == [height], "\(heights)")
    }
  }

  private struct Picking: View {
    let tally: Tally
    @State private var choice = 1
    @FocusState private var isPicking: Bool
    var body: some View {
      VStack {
        Text(verbatim: "choice \(choice) \(isPicking)")
        Picker("Choice", selection: $choice) { ForEach(1..<5) { Text(verbatim: "\($0)").tag($0) } }
          .pickerStyle(.menu).focused($isPicking)
      }
      .onChange(of: choice) { tally.note("\(choice)") }
    }
  }

  @Test(
    "what is chosen by keys in a picker's menu is chosen, also where the view follows the keyboard",
    .enabled("needs an X server's events") { await Delivery.method == .events })
  func choiceByKeys() async throws {
    let tally = Tally()
    let (window, _) = try await show(Picking(tally: tally))
    defer { window.close() }
    let list = try window.require(Gtk.DropDown.self, .any)
    for choice in 2...3 {
      list.grabFocus()
      try await wait(for: "the keyboard") { window.texts.contains("choice \(choice - 1) true") }
      // Newer lists do not begin at the chosen row.
      for key in ["space", "Home"] + Array(repeating: "Down", count: choice - 1) + ["Return"] {
        try await press(key, in: window.window)
        try await settle()
      }
      try await wait(for: "the choice") { tally["\(choice)"] == 1 }
      try await settle()
      #expect(list.selected == choice - 1 && window.texts.contains("choice \(choice) true"))
    }
  }

  // MARK: Keys without others

  private struct Board: View {
    let tally: Tally
    let takesKeys: Bool
    @FocusState private var isPlaying: Bool
    var body: some View {
      VStack {
        Button("First") { tally.note("first") }
        Text("Board").focusable(takesKeys).focused($isPlaying)
        Button("Go") { tally.note("go") }.keyboardShortcut(.return, modifiers: [])
        Button("Jump") { tally.note("jump") }.keyboardShortcut(.space, modifiers: [])
        Button("Back") { tally.note("left") }.keyboardShortcut(.leftArrow, modifiers: [])
        Button("Digit") { tally.note("digit") }.keyboardShortcut("7", modifiers: [])
      }
      .onAppear { isPlaying = takesKeys }
    }
  }

  @Test(
    "Return, Space and arrows are those of their buttons where the board has the keyboard, and where the person went nowhere yet, twice",
    .enabled("needs an X server's events") { await Delivery.method == .events }, arguments: [true, false])
  func plainKeys(takesKeys: Bool) async throws {
    let tally = Tally()
    let (window, _) = try await show(Board(tally: tally, takesKeys: takesKeys))
    defer { window.close() }
    for turn in 1...2 {
      // What is typed before makes GTK show what has the keyboard.
      for (key, name) in [("7", "digit"), ("Return", "go"), ("space", "jump"), ("Left", "left")] {
        try await press(key, in: window.window)
        try await wait(for: "\(name)") { tally[name] == turn }
      }
    }
    #expect(tally["first"] == 0)
  }

  // MARK: Default and cancel actions

  private struct Login: View {
    let tally: Tally
    @State private var name = ""
    @State private var secret = ""
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      VStack {
        TextField("Name", text: $name)
        SecureField("Secret", text: $secret)
        Button("Cancel") {
          tally.note("cancel")
          dismiss()
        }
        .keyboardShortcut(.cancelAction)
        Button("Log in") { tally.note("login") }.keyboardShortcut(.defaultAction)
      }
      .interactiveDismissDisabled()
    }
  }

  private struct WithSheet: View {
    let model: Model
    let tally: Tally
    var body: some View {
      @Bindable var model = model
      Text("page").sheet(isPresented: $model.isOn) { Login(tally: tally) }
    }
  }

  @Test(
    "Return presses the default button of a form, also in its fields, and Escape the one that cancels",
    .enabled("needs an X server's events") { await Delivery.method == .events })
  func defaultAndCancel() async throws {
    let (model, tally) = (Model(), Tally())
    let (window, _) = try await show(WithSheet(model: model, tally: tally), width: 500, height: 500)
    defer { window.close() }
    for count in 1...2 {
      model.isOn = true
      try await settle()
      let fields = window.findAll(Gtk.Entry.self, .any)
      for (index, field) in fields.enumerated() {
        field.grabFocus()
        try await press("Return", in: field)
        try await settle()
        #expect(tally["login"] == (count - 1) * fields.count + index + 1)
      }
      try await press("Escape", in: fields[0])
      try await wait(for: "the end") { !model.isOn }
      try await settle()
      #expect(tally["cancel"] == count)
    }
  }

  // MARK: Keys of texts

  private struct Chat: View {
    let tally: Tally
    @State private var text = ""
    @State private var line = ""
    var body: some View {
      TextEditor(text: $text).onKeyPress(.return) {
        tally.note("send \(text)")
        text = ""
        return .handled
      }
      TextField("Line", text: $line).onKeyPress { press in
        tally.note("key \(press.characters)")
        return .ignored
      }
    }
  }

  @Test(
    "onKeyPress on a text gets its keys before it",
    .enabled("needs an X server's events") { await Delivery.method == .events })
  func keysOfTexts() async throws {
    let tally = Tally()
    let (window, _) = try await show(VStack { Chat(tally: tally) })
    defer { window.close() }
    let editor = try window.require(Gtk.TextView.self)
    for count in 1...2 {
      try await type("hi", into: editor)
      try await press("Return", in: editor)
      try await settle()
      #expect(tally["send hi"] == count && editor.text == "")
    }
    let field = try window.require(Gtk.Entry.self)
    for key in ["a", "b"] { try await press(key, in: field) }
    #expect(tally["key a"] == 1 && tally["key b"] == 1 && field.text == "ab")
  }

  private struct RowsToType: View {
    @State private var texts = (0..<60).map { "row \($0)" }
    @FocusState private var focus: Int?
    let model: Model
    var body: some View {
      ScrollViewReader { reader in
        VStack {
          Text("focus \(focus ?? -1)")
          List(0..<60, id: \.self) { index in
            TextField("Row", text: $texts[index]).focused($focus, equals: index).id(index)
          }
        }
        .onChange(of: model.a) { reader.scrollTo(model.a) }
      }
    }
  }

  @Test(
    "C-250 a field in a row that is scrolled away keeps the keyboard, and typing brings the row back",
    .enabled("needs an X server's events") { await Delivery.method == .events })
  func scrolledAway() async throws {
    let model = Model()
    let (window, _) = try await show(RowsToType(model: model), width: 400, height: 300)
    defer { window.close() }
    let field = try window.require(Gtk.Entry.self, .text("row 2"))
    field.grabFocus()
    try await settle()
    #expect(window.texts.contains("focus 2"))
    for end in [50, 55] {
      model.a = end
      try await settle()
      #expect(window.texts.contains("focus 2") && window.find(Gtk.Entry.self, .text("row \(end)")) != nil)
      try await press("x", in: window.window)
      try await settle()
      #expect(field.isMapped && field.text.contains("x"))
      let place = try #require(field.frame(in: window.window))
      #expect(place.y > 0 && place.y + place.height < 300)
    }
  }

  private struct Growing: View {
    @State private var count = 30
    @FocusState private var focus: Int?
    var body: some View {
      VStack {
        Button("Add") {
          count += 1
          focus = count - 1
        }
        ScrollView { VStack { ForEach(0..<count, id: \.self) { GrowingLine(index: $0).focused($focus, equals: $0) } } }
      }
    }
  }

  private struct GrowingLine: View {
    let index: Int
    @State private var text = ""
    var body: some View { TextField("Line \(index)", text: $text) }
  }

  @Test("a field that comes with the keyboard is scrolled into sight") func newField() async throws {
    let (window, _) = try await show(Growing(), width: 400, height: 300)
    defer { window.close() }
    for _ in 1...2 {
      try await click(window.require(Gtk.Button.self, .text("Add")))
      try await settle()
      let focus = try #require(window.window.focus?.parent as? Gtk.Entry ?? window.window.focus as? Gtk.Entry)
      let place = try #require(focus.frame(in: window.window))
      #expect(place.y > 0 && place.y + place.height <= 300, "\(place)")
    }
  }

  @Test("the minutes of a time have two digits") func minutes() async throws {
    let time = Calendar.current.date(from: DateComponents(year: 2026, month: 3, day: 4, hour: 7, minute: 6))!
    let (window, _) = try await show(DatePicker("At", selection: .constant(time), displayedComponents: .hourAndMinute))
    defer { window.close() }
    #expect(window.findAll(SpinButton.self, .any).map(\.text) == ["07", "06"])
  }

  private struct Pressed: View {
    let tally: Tally
    @GestureState private var isPressing = false
    var body: some View {
      VStack {
        Color.red.frame(width: 80, height: 80).accessibilityLabel("target")
          .gesture(
            LongPressGesture().updating($isPressing) { value, state, _ in
              tally.note("pressing \(value)")
              state = value
            })
        Text(isPressing ? "pressed" : "free")
      }
    }
  }

  @Test(
    "a long press says that it is pressing, and that it is no longer",
    .enabled("needs an X server's events") { await Delivery.method == .events })
  func longPress() async throws {
    let tally = Tally()
    let (window, _) = try await show(Pressed(tally: tally))
    defer { window.close() }
    let target = try window.require(.accessibleLabel("target"))
    for count in 1...2 {
      try await drag(target, to: window.require(Gtk.Label.self, .any))
      try await settle()
      #expect(tally["pressing true"] == count && tally["pressing false"] == count && window.texts == ["free"])
    }
  }

  private struct Going: View {
    let model: Shown
    var body: some View {
      VStack {
        Text("free")
        if model.isShown {
          Text("pressed").padding(20).accessibilityLabel("target")
            .gesture(LongPressGesture().onChanged { if $0 { model.isShown = false } })
        }
      }
    }
  }
  @Observable final class Shown { var isShown = true }

  @Test(
    "a press takes away what it is on",
    .enabled("needs an X server's events") { await Delivery.method == .events })
  func pressTakesAway() async throws {
    let model = Shown()
    let (window, _) = try await show(Going(model: model))
    defer { window.close() }
    for _ in 1...2 {
      let target = try window.require(.accessibleLabel("target"))
      try await drag(target, to: window.require(Gtk.Label.self, .text("free")))
      try await settle()
      #expect(window.texts == ["free"])
      model.isShown = true
      try await settle()
    }
  }

  private struct Loading: View {
    let model: Model
    let tally: Tally
    var body: some View {
      VStack {
        Button("next") { model.a += 1 }
        if model.a % 2 == 0 {
          Button("key") { tally.note("key") }.keyboardShortcut("k")
        } else {
          Text(verbatim: "loading")
        }
      }
    }
  }

  @Test(
    "a shortcut that was used goes with its view",
    .enabled("needs an X server's events") { await Delivery.method == .events })
  func shortcutGoes() async throws {
    let (model, tally) = (Model(), Tally())
    let (window, _) = try await show(Loading(model: model, tally: tally))
    defer { window.close() }
    for count in 1...2 {
      try await press("k", .control, in: window.window)
      try await wait(for: "the shortcut") { tally["key"] == count }
      try await click(window.require(Gtk.Button.self, .text("next")))
      try await wait(for: "the other view") { window.texts.contains("loading") }
      try await press("k", .control, in: window.window)
      try await settle()
      #expect(tally["key"] == count)
      try await click(window.require(Gtk.Button.self, .text("next")))
      try await wait(for: "the view") { !window.texts.contains("loading") }
    }
  }

  private struct Pad: View {
    let model: Model
    @State private var dots: [Double] = []
    var body: some View {
      VStack(spacing: 0) {
        Button("dot") { dots.append(Double(dots.count) * 40) }
        Canvas { context, _ in
          for x in dots { context.fill(Path(CGRect(x: x, y: 0, width: 20, height: 20)), with: .color(.black)) }
          if model.isOn { context.fill(Path(CGRect(x: 300, y: 0, width: 20, height: 20)), with: .color(.black)) }
        }
        .frame(width: 400, height: 100)
        .accessibilityIdentifier("pad")
      }
    }
  }

  @Test("a canvas draws again when something has changed that only its drawing reads") func canvasFollows() async throws
  {
    let model = Model()
    let (window, _) = try await show(Pad(model: model))
    defer { window.close() }
    func isBlack(_ x: Int) async throws -> Bool {
      try await settle()
      let pad = try window.require(DrawingWidget.self, .any)
      return try picture(of: pad).pixel(x: x, y: 10).alpha > 200
    }
    for count in 1...2 {
      try await click(window.require(Gtk.Button.self, .text("dot")))
      #expect(try await isBlack((count - 1) * 40 + 10))
      #expect(try await !isBlack(count * 40 + 10))
      model.isOn.toggle()
      #expect(try await isBlack(310) == model.isOn)
    }
  }

  private struct KeyedRows: View {
    @State private var chosen: Int?
    let tally: Tally
    let isSelectable: Bool

    private var rows: some View {
      ForEach(1...3, id: \.self) { number in
        Text(verbatim: "Row \(number)")
      }
    }

    var body: some View {
      Group { if isSelectable { List(selection: $chosen) { rows } } else { List { rows } } }
        .onKeyPress(.space) {
          tally.note("space")
          return .handled
        }
        .onKeyPress(.return) {
          tally.note("return")
          return .ignored
        }
    }
  }

  @Test(
    "keys that a list uses come to onKeyPress first",
    .enabled("needs an X server's events") { await Delivery.method == .events }, arguments: [true, false])
  func rowKeys(_ isSelectable: Bool) async throws {
    let tally = Tally()
    let (window, _) = try await show(KeyedRows(tally: tally, isSelectable: isSelectable))
    defer { window.close() }
    for count in 1...2 {
      try await click(window.require(Gtk.Label.self, .text("Row 2")))
      try await press("space", in: window.window)
      try await press("Return", in: window.window)
      try await wait(for: "the keys") { tally["space"] == count && tally["return"] == count }
    }
  }

  // MARK: Widths

  @Test("what is inset makes a view no wider") func narrowInset() async throws {
    let (window, _) = try await show(
      Text("Main").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        .safeAreaInset(edge: .bottom) {
          HStack {
            ProgressView(value: 0.5)
            Text("Refreshing").fixedSize()
          }
        }
        .frame(width: 120), width: 400, height: 200)
    defer { window.close() }
    let main = try #require(try window.require(Gtk.Label.self, .text("Main")).frame(in: window.window))
    #expect(abs(main.x - 140) < 2, "\(main)")
  }

  private struct NextField: View {
    @State private var texts = ["", "", ""]
    @FocusState private var field: Int?
    var body: some View {
      VStack {
        ForEach(0..<3) { TextField("Field \($0)", text: $texts[$0]).focused($field, equals: $0) }
        Button("Next") { field = field.map { ($0 + 1) % 3 } ?? 0 }
        Text(texts.joined(separator: "|"))
      }
      .onAppear { field = 0 }
    }
  }

  @Test(
    "a button's action finds the field that is being edited in focus, also where it is clicked",
    .enabled("needs an X server's events") { await Delivery.method == .events })
  func buttonLeavesFocus() async throws {
    let (window, _) = try await show(NextField())
    defer { window.close() }
    let fields = window.findAll(Gtk.Entry.self, .any)
    for (letter, texts) in zip("abcdef", ["a||", "a|b|", "a|b|c", "ad|b|c", "ad|be|c", "ad|be|cf"]) {
      let index = Int(letter.asciiValue! - 97) % 3
      #expect(window.window.focus?.isDescendant(of: fields[index]) == true)
      try await press("End", in: fields[index])
      try await press(String(letter), in: fields[index])
      try await wait { window.texts.contains(texts) }
      try await click(window.require(Gtk.Button.self, .text("Next")))
    }
  }

  private static let signs: [(Character, key: String)] = [
    ("[", "bracketleft"), ("]", "bracketright"), (";", "semicolon"), ("'", "apostrophe"), ("\\", "backslash"),
    ("`", "grave"), ("1", "1"), (" ", "space"), ("\r", "Return"), ("K", "k"), ("é", "eacute"),
  ]

  private struct SignKeys: View {
    let tally: Tally
    var body: some View {
      ForEach(signs, id: \.0) { sign, _ in
        Button("key") { tally.note(String(sign)) }.keyboardShortcut(KeyEquivalent(sign))
      }
    }
  }

  @Test(
    "any character is the key of a shortcut",
    .enabled("needs an X server's events") { await Delivery.method == .events })
  func signsAsKeys() async throws {
    let tally = Tally()
    let (window, _) = try await show(SignKeys(tally: tally))
    defer { window.close() }
    for count in 1...2 {
      for (sign, key) in Self.signs {
        #expect(KeyEquivalent(sign).character == sign.lowercased().first)
        // Which letters a keyboard has depends on its layout.
        if sign == "é" { continue }
        try await press(key, .control, in: window.window)
        try await wait(for: key) { tally[String(sign)] == count }
      }
    }
  }

  private struct Player: View {
    let tally: Tally
    @State private var text = ""
    var body: some View {
      VStack {
        Button("Back") { tally.note("back") }.keyboardShortcut(.leftArrow, modifiers: [])
        Button("Play") { tally.note("play") }.keyboardShortcut(.space, modifiers: [])
        TextField("Text", text: $text)
      }
    }
  }

  @Test(
    "Space and arrows are shortcuts where no text has the keyboard",
    .enabled("needs an X server's events") { await Delivery.method == .events })
  func keysOfButtons() async throws {
    let tally = Tally()
    let (window, _) = try await show(Player(tally: tally))
    defer { window.close() }
    let back = try window.require(Gtk.Button.self, .text("Back"))
    for turn in 1...2 {
      back.grabFocus()
      window.window.showsFocus = false
      try await press("space", in: back)
      try await press("Left", in: back)
      try await wait { tally["play"] == turn && tally["back"] == turn }
      let field = try window.require(Gtk.Entry.self, .any)
      field.grabFocus()
      try await press("space", in: field)
      try await press("Left", in: field)
      try await settle()
      #expect(tally["play"] == turn && tally["back"] == turn && field.text == " ")
    }
  }

  // MARK: Lists

  private struct Swatches: View {
    @State private var numbers = Array(0..<40)
    @State private var columns = 2
    var body: some View {
      VStack(spacing: 0) {
        HStack {
          Button("insert") { withAnimation { numbers.insert(numbers.count, at: 0) } }
          Button("remove") { withAnimation { _ = numbers.removeFirst() } }
          Button("zoom") { withAnimation { columns = columns == 2 ? 6 : 2 } }
        }
        ScrollView {
          LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 0), count: columns), spacing: 0) {
            ForEach(numbers, id: \.self) { _ in Color.red.frame(height: columns == 2 ? 50 : 20) }
          }
        }
      }
    }
  }

  @Test("what an animation has moved out of sight is seen again when it comes back") func lazyAnimations() async throws
  {
    let (window, _) = try await show(Swatches(), width: 240, height: 300)
    TestDisplay.animations = .on
    defer {
      TestDisplay.animations = .off
      window.close()
    }
    for title in ["insert", "insert", "insert", "remove", "remove", "remove", "zoom", "zoom", "zoom", "zoom"] {
      try await click(window.require(Gtk.Button.self, .text(title)))
      try await settle()
    }
    let scroller = try window.require(ScrolledWindow.self, .any)
    for _ in 1...2 {
      for value in [0.0, 400, 200, 0] {
        scroller.verticalAdjustment.value = value
        try await settle()
        let (shown, place) = (try picture(of: window.window), try #require(scroller.frame(in: window.window)))
        for y in stride(from: place.minY + 5, to: place.maxY - 5, by: 9) {
          for x in [20.0, 220] {
            #expect(shown.pixel(x: Int(x), y: Int(y)) == shown.pixel(x: 20, y: Int(place.minY) + 5))
          }
        }
        let first = shown.pixel(x: 20, y: Int(place.minY) + 5)
        #expect(first.red > 150 && first.green < 100)
      }
    }
  }

  private struct Entry: Identifiable { let id: Int }

  private struct Sorted: View {
    @State private var order = [KeyPathComparator(\Entry.id)]
    let entries = (0..<80).map(Entry.init)
    var body: some View {
      VStack {
        Button("turn") {
          order = [KeyPathComparator(\Entry.id, order: order[0].order == .forward ? .reverse : .forward)]
        }
        Table(entries.sorted(using: order), sortOrder: $order) {
          TableColumn("Number", value: \.id) { Text("number \($0.id)") }
        }
      }
    }
  }

  @Test("a table that is at its top stays there when it is sorted") func sortedAtTop() async throws {
    let (window, _) = try await show(Sorted(), width: 300, height: 300)
    defer { window.close() }
    let scroller = try window.require(ScrolledWindow.self, .any)
    for first in ["number 79", "number 0", "number 79"] {
      try await click(window.require(Gtk.Button.self, .text("turn")))
      try await settle()
      #expect(scroller.verticalAdjustment.value == 0)
      let label = try window.require(Gtk.Label.self, .text(first))
      #expect(try #require(label.frame(in: scroller)).minY < 60)
    }
  }

  // MARK: Keyboard

  private struct Labelled: View {
    @Binding var text: String
    var body: some View {
      VStack {
        Text("Name")
        TextField("name", text: $text).overlay(alignment: .trailing) { if !text.isEmpty { Text("ok") } }
      }
    }
  }

  private struct Focused: View {
    let tally: Tally
    @State private var texts = ["", "", ""]
    @FocusState private var focus: Int?
    var body: some View {
      VStack {
        TextField("first", text: $texts[0]).focused($focus, equals: 0)
        Labelled(text: $texts[1]).focused($focus, equals: 1)
        TextField("grows", text: $texts[2], axis: .vertical).focused($focus, equals: 2)
          .onKeyPress(.return) {
            tally.note("return")
            return .handled
          }
        ForEach(0..<3) { place in Button("to \(place)") { focus = place } }
        Text(verbatim: texts.joined(separator: "|"))
      }
    }
  }

  @Test(
    "the keyboard goes to the field inside what is focused, and a field that grows hears keys",
    .enabled("needs an X server's events") { await Delivery.method == .events })
  func focusedParts() async throws {
    let tally = Tally()
    let (window, _) = try await show(Focused(tally: tally))
    defer { window.close() }
    // As in GTK, the keyboard selects what is in a field of one line.
    for (turn, letter, texts) in [(1, "x", "x|x|x"), (2, "y", "y|y|xy")] {
      for place in [1, 0, 2] {
        try await click(window.require(Gtk.Button.self, .text("to \(place)")))
        try await press(letter, in: #require(window.window.focus))
      }
      try await press("Return", in: #require(window.window.focus))
      try await wait(for: "the texts") { window.texts.contains(texts) }
      #expect(tally["return"] == turn)
    }
  }

  // MARK: Long presses

  private struct Presses: View {
    let tally: Tally
    var body: some View {
      VStack(spacing: 0) {
        Text("tap and long").frame(width: 200, height: 40)
          .onTapGesture { tally.note("tap") }.onLongPressGesture { tally.note("long") }
        Text("inside").frame(width: 200, height: 40).onTapGesture { tally.note("tap") }
          .padding(4).onLongPressGesture { tally.note("long") }
        Text("one of both").frame(width: 200, height: 40)
          .gesture(
            LongPressGesture().onEnded { _ in tally.note("long") }
              .exclusively(before: TapGesture().onEnded { tally.note("tap") }))
        Text("beside").frame(width: 200, height: 40)
          .onTapGesture { tally.note("tap") }
          .simultaneousGesture(LongPressGesture().onEnded { _ in tally.note("long") })
      }
    }
  }

  @Test(
    "a long press is no tap when it is let go, but beside one",
    .enabled("needs an X server's events") { await Delivery.method == .events })
  func longPresses() async throws {
    let tally = Tally()
    let (window, _) = try await show(Presses(tally: tally), width: 240, height: 240)
    let time = DisplaySettings.shared.longPressTime
    defer {
      DisplaySettings.shared.longPressTime = time
      window.close()
    }
    for (text, taps) in [("tap and long", 0), ("inside", 0), ("one of both", 0), ("beside", 1)] {
      let label = try window.require(Gtk.Label.self, .text(text))
      for _ in 1...2 {
        tally.clear()
        DisplaySettings.shared.longPressTime = 1
        try await drag(label, from: Place(x: 10, y: 10), at: Place(x: 11, y: 10))
        #expect(tally["long"] == 1 && tally["tap"] == taps, "\(text)")
        tally.clear()
        DisplaySettings.shared.longPressTime = 5000
        try await click(label)
        #expect(tally["long"] == 0 && tally["tap"] == 1, "\(text)")
      }
    }
  }

  // MARK: Pages

  private struct Detail: View {
    @Environment(\.isPresented) private var isPresented
    let tally: Tally
    var body: some View {
      Text(verbatim: "detail \(isPresented)").onChange(of: isPresented) { if !$1 { tally.note("back") } }
    }
  }

  @Test("a page that was pushed is presented until one goes back") func pushedPage() async throws {
    let tally = Tally()
    let (window, _) = try await show(NavigationStack { NavigationLink("open") { Detail(tally: tally) } })
    defer { window.close() }
    for turn in 1...2 {
      try await click(window.require(Gtk.Button.self, .text("open")))
      try await wait(for: "the page") { window.texts.contains("detail true") }
      try await press("Left", .alt, in: window.window)
      try await wait(for: "the way back") { tally["back"] == turn && window.texts.contains("open") }
    }
  }
}
