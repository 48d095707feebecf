import GtkTesting
import Testing

@testable import TrackedUI

/// The bars of pages.
@MainActor @Suite(.serialized) struct ToolbarTests {
  let model = Model()

  private struct Tools: ToolbarContent {
    let model: Model
    var body: some ToolbarContent {
      ToolbarItem(placement: .topBarTrailing) { Button("Add \(model.a)") { model.a += 1 } }
      ToolbarItem(placement: .bottomBar) { Text("\(model.a) items") }
    }
  }

  private struct Form: View {
    let model: Model
    var body: some View {
      VStack {
        TextField("Name", text: Bindable(model).text)
        if model.isOn { Text("extra").toolbar { Button("Deep") { model.b += 1 } } }
      }
      .toolbar { ToolbarItem(placement: .topBarLeading) { Limit() } }
      .lineSpacing(3)
    }
  }

  private struct Limit: View {
    @Environment(\.lineSpacing) private var spacing
    @State private var presses = 0
    var body: some View { Button("Limit \(Int(spacing)) \(presses)") { presses += 1 } }
  }

  private struct Page: View {
    let model: Model
    var body: some View {
      VStack { Form(model: model) }
        .toolbar { Tools(model: model) }
        .toolbar { Button("Share") {} }
    }
  }

  private func place(_ title: String, _ window: TestWindow) throws -> Rect {
    let button = try window.require(Gtk.Button.self, .text(title))
    return try #require(button.frame(in: window.window))
  }

  @Test(arguments: [true, false]) func toolbarsOfOnePageAreOne(isInStack: Bool) async throws {
    struct Root: View {
      let model: Model
      let isInStack: Bool
      var body: some View {
        if isInStack {
          NavigationStack { Page(model: model).navigationTitle("Notes") }
        } else {
          Page(model: model)
        }
      }
    }
    let (window, _) = try await show(Root(model: model, isInStack: isInStack))
    defer { window.close() }
    func tops(_ titles: [String]) throws -> Set<Double> { Set(try titles.map { try place($0, window).y }) }
    #expect(try tops(["Limit 3 0", "Add 0", "Share"]).count == 1, "all stand in one bar")
    #expect(try place("Limit 3 0", window).x < place("Add 0", window).x)
    #expect(try place("Add 0", window).x < place("Share", window).x, "what is inside comes first")
    #expect(window.texts.contains("0 items"))

    try await click(window.require(Gtk.Button.self, .text("Limit 3 0")))
    model.isOn = true
    try await settle()
    #expect(try tops(["Limit 3 1", "Add 0", "Share", "Deep"]).count == 1)
    let field = try window.require(Gtk.Entry.self)
    try await click(window.require(Gtk.Button.self, .text("Add 0")))
    try await settle()
    #expect(window.texts.contains("1 items") && window.find(Gtk.Button.self, .text("Add 1")) != nil)
    model.isOn = false
    try await settle()
    #expect(window.find(Gtk.Button.self, .text("Deep")) == nil, "what goes takes its items along")
    #expect(window.find(Gtk.Button.self, .text("Limit 3 1")) != nil, "the others keep their state")
    #expect(try window.require(Gtk.Entry.self) === field)
  }

  @Test func barsGoWithTheirPage() async throws {
    final class Token {}
    struct Root: View {
      let token: Token
      var body: some View {
        Text("page").toolbar { Button("Use") { _ = token } }
      }
    }
    func showAndClose() async throws -> FinalizationWatch {
      let token = Token()
      let (window, _) = try await show(Root(token: token))
      #expect(window.find(Gtk.Button.self, .text("Use")) != nil)
      window.close()
      return FinalizationWatch(token)
    }
    try await showAndClose().expectFinalized()
  }

  @Test func aNarrowBarShortensItsTexts() async throws {
    struct Root: View {
      var body: some View {
        Text("Page").frame(width: 300, height: 200)
          .toolbar {
            Button("Everything that was ever written") {}
            Button("Short") {}
            Button("Something else of some length") {}
          }
      }
    }
    let (window, _) = try await show(Root())
    defer { window.close() }
    let titles = ["Everything that was ever written", "Short", "Something else of some length"]
    let frames = try titles.map { try place($0, window) }
    #expect(
      Set(frames.map(\.height)).count == 1 && Set(frames.map(\.y)).count == 1, "no text has a second line: \(frames)")
  }

  @Test(arguments: [0, 1]) func equalIdentifiersInAPickerSettle(isSegmented: Int) async throws {
    struct Root: View {
      let isSegmented: Bool
      let tally: Tally
      @State private var choice = 9
      private var picker: some View {
        Picker("Size", selection: $choice) {
          ForEach([1, 1, 2, 2], id: \.self) { Text("size \($0)").tag($0) }
        }
      }
      var body: some View {
        let _ = tally.note("body")
        VStack {
          Text("chosen \(choice)")
          if isSegmented { picker.pickerStyle(.segmented) } else { picker }
          Button("two") { choice = 2 }
        }
      }
    }
    Advice.forgetAll()
    var told: [String] = []
    let observation = UpdateRecorder.observeMessages { told.append($0) }
    defer { observation.end() }
    let tally = Tally()
    let (window, _) = try await show(Root(isSegmented: isSegmented == 1, tally: tally))
    defer { window.close() }
    try await click(window.require(Gtk.Button.self, .text("two")))
    try await settle()
    #expect(window.texts.contains("chosen 2") && tally["body"] == 2)
    #expect(told.count { $0.contains("identifier 1") } == 1 && told.count { $0.contains("identifier 2") } == 1)
    // A slow machine is told of slow hooks besides.
    #expect(told.count { $0.contains("identifier") } == 2, "\(told)")
  }
}
