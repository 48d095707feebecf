import GtkTesting
import Testing
import TrackedUI

/// Lists, stacks and what is presented.
@MainActor @Suite(.serialized) struct NavigationTests {
  let model = Model()
  let tally = Tally()

  @Test func listsAreVirtual() async throws {
    struct Row: View {
      let number: Int
      let tally: Tally
      var body: some View {
        let _ = tally.note("row")
        Text(verbatim: "row \(number)")
      }
    }
    struct Root: View {
      let tally: Tally
      var body: some View { List(0..<100_000, id: \.self) { Row(number: $0, tally: tally) } }
    }
    let (window, _) = try await show(Root(tally: tally))
    #expect(window.texts.first == "row 0" && tally["row"] > 3 && tally["row"] < 400)
    window.close()
  }

  @Test func listsFollowTheirData() async throws {
    let names = Names()
    struct Row: View {
      let name: String
      @State private var count = 0
      var body: some View { Button("\(name)\(count)") { count += 1 } }
    }
    struct Root: View {
      let names: Names
      var body: some View {
        List {
          Section("Names") { ForEach(names.names, id: \.self) { Row(name: $0) } }
          Text("end")
        }
      }
    }
    let (window, _) = try await show(Root(names: names))
    #expect(window.texts == ["Names", "a0", "b0", "c0", "end"])
    try await click(window.require(Gtk.Button.self, .text("b0")))
    names.names = ["d", "b", "a"]
    try await settle()
    #expect(window.texts == ["Names", "d0", "b1", "a0", "end"])
    window.close()
  }

  @Test(.enabled("needs an X server's events") { await Delivery.method == .events }) func selectionIsBound()
    async throws
  {
    struct Root: View {
      @State private var selected: Int? = 1
      var body: some View {
        VStack {
          Text(verbatim: "selected \(selected ?? -1)")
          List(0..<3, id: \.self, selection: $selected) { Text(verbatim: "row \($0)") }
          Button("last") { selected = 2 }
        }
      }
    }
    let (window, _) = try await show(Root())
    #expect(window.texts.first == "selected 1")
    try await click(window.require(Gtk.Label.self, .text("row 0")))
    #expect(window.texts.first == "selected 0")
    try await click(window.require(Gtk.Button.self, .text("last")))
    #expect(window.texts.first == "selected 2")
    window.close()
  }

  struct Stack: View {
    let tally: Tally
    @State private var path: [Int] = []
    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          NavigationLink("to five", value: 5)
          Button("deep") { path = [1, 2] }
          Text(verbatim: "depth \(path.count)")
        }
        .navigationTitle("Root")
        .navigationDestination(for: Int.self) { number in
          VStack {
            Text(verbatim: "page \(number)").onAppear { tally.note("page \(number)") }
            Button("home") { path = [] }
          }
          .navigationTitle("Page \(number)")
        }
      }
    }
  }

  struct Presented: View {
    @Bindable var model: Model
    @State private var item: Int?
    let choose: (Binding<Int?>) -> Void
    var body: some View {
      NavigationStack {
        Text(verbatim: "root")
          .onAppear { choose($item) }
          .navigationDestination(isPresented: $model.isOn) { NavigationLink("deeper") { Text("deepest") } }
          .navigationDestination(item: $item) { Text(verbatim: "item \($0)") }
      }
    }
  }

  @Test("a destination goes when the program says so, also from below other pages")
  func presentedDestinationsFollowTheProgram() async throws {
    let model = Model()
    var choice: Binding<Int?>?
    let (window, _) = try await show(Presented(model: model) { choice = $0 })
    model.isOn = true
    try await wait(for: "the destination") { window.texts.contains { $0.hasPrefix("deeper") } }
    try await settle()
    try await click(window.require(Gtk.Button.self, .text("deeper")))
    try await wait(for: "the page on it") { window.texts.contains("deepest") }
    model.isOn = false
    try await wait(for: "the root") { window.texts.contains("root") && !window.texts.contains("deepest") }
    choice?.wrappedValue = 1
    try await wait(for: "an item") { window.texts.contains("item 1") }
    choice?.wrappedValue = 2
    try await wait(for: "another item") { window.texts.contains("item 2") && !window.texts.contains("item 1") }
    choice?.wrappedValue = nil
    try await wait(for: "the root again") { window.texts.contains("root") && !window.texts.contains("item 2") }
    model.isOn = true
    try await wait(for: "the destination again") { window.texts.contains { $0.hasPrefix("deeper") } }
    window.close()
  }

  @Test func stacksFollowTheirPath() async throws {
    let (window, _) = try await show(Stack(tally: tally))
    #expect(tally["page 5"] == 0)
    try await click(window.require(Gtk.Button.self, .text("to five")))
    try await settle()
    #expect(window.texts.contains("page 5") && window.texts.contains("Page 5") && tally["page 5"] == 1)
    try await click(window.require(Gtk.Button.self, .text("home")))
    try await settle()
    #expect(window.texts.contains("depth 0"))
    try await click(window.require(Gtk.Button.self, .text("deep")))
    try await settle()
    #expect(window.texts.contains("page 2") && tally["page 1"] == 0)
    window.close()
  }

  @Test func sheetsFollowTheirBinding() async throws {
    struct Inside: View {
      @Environment(\.dismiss) private var dismiss
      @Environment(Model.self) private var model
      var body: some View {
        VStack {
          Text(verbatim: "inside \(model.a)")
          Button("more") { model.a += 1 }
          Button("close") { dismiss() }
        }
      }
    }
    struct Root: View {
      let model: Model
      let tally: Tally
      @State private var isShown = false
      var body: some View {
        VStack {
          Button("open") { isShown = true }
          Text(verbatim: "shown \(isShown)")
        }
        .sheet(isPresented: $isShown) {
          tally.note("dismissed")
        } content: {
          Inside()
        }
        .environment(model)
      }
    }
    let (window, _) = try await show(Root(model: model, tally: tally))
    try await click(window.require(Gtk.Button.self, .text("open")))
    #expect(window.texts.contains("inside 0"))
    try await click(window.require(Gtk.Button.self, .text("more")))
    #expect(window.texts.contains("inside 1"))
    try await click(window.require(Gtk.Button.self, .text("close")))
    try await settle()
    #expect(!window.texts.contains("inside 1") && window.texts.contains("shown false") && tally["dismissed"] == 1)
    window.close()
  }

  @Test func alertsDoWhatTheirButtonsSay() async throws {
    struct Root: View {
      @State private var asks = false
      @State private var answer = "none"
      var body: some View {
        VStack {
          Button("ask") { asks = true }
          Text(verbatim: "answer \(answer) \(asks)")
        }
        .alert("Delete?", isPresented: $asks) {
          Button("Delete", role: .destructive) { answer = "deleted" }
          Button("Keep", role: .cancel) {}
        }
      }
    }
    let (window, _) = try await show(Root())
    try await click(window.require(Gtk.Button.self, .text("ask")))
    try await click(window.require(TrackedKit.Button.self, .text("Delete")))
    try await settle()
    #expect(window.texts.contains("answer deleted false"))
    window.close()
  }

  @Test func cellsShowDeclarativeViews() async throws {
    struct Row: View {
      let model: Model
      var body: some View { Text(verbatim: "cell \(model.a)") }
    }
    let cell = CollectionViewCell()
    cell.contentConfiguration = HostingConfiguration { Row(model: model) }
    let window = try await TestWindow(cell)
    #expect(window.texts == ["cell 0"])
    model.a = 2
    try await settle()
    #expect(window.texts == ["cell 2"])
    let label = try window.require(Gtk.Label.self, .text("cell 2"))
    let other = Model()
    other.a = 9
    cell.contentConfiguration = HostingConfiguration { Row(model: other) }
    try await settle()
    #expect(label.text == "cell 9")
    window.close()
  }

  @Test func hostedContentStandsInACellAsItSays() async throws {
    func configuration(_ length: Double?, isTinted: Bool) -> HostingConfiguration<Text> {
      var made = HostingConfiguration { Text("cell") }.minSize(height: 40)
      if let length { made = made.margins(.leading, length).margins(.vertical, 0) }
      return isTinted ? made.background(Color.red) : made
    }
    let cell = CollectionViewCell()
    cell.contentConfiguration = configuration(nil, isTinted: false)
    let window = try await TestWindow(cell, width: 200, height: 100)
    let label = try window.require(Gtk.Label.self, .text("cell"))
    func content() throws -> Rect { try #require(cell.subviews.last?.frame(in: cell)) }
    #expect(try content() == Rect(x: 12, y: 9, width: 176, height: 82) && cell.backgroundView == nil)
    cell.contentConfiguration = configuration(30, isTinted: true)
    try await settle()
    #expect(try content() == Rect(x: 30, y: 0, width: 158, height: 100))
    #expect(cell.backgroundView?.frame(in: cell) == Rect(x: 0, y: 0, width: 200, height: 100))
    #expect(try window.require(Gtk.Label.self, .text("cell")) === label)
    let behind = cell.backgroundView
    cell.contentConfiguration = configuration(30, isTinted: true)
    #expect(cell.backgroundView === behind)
    cell.contentConfiguration = ListContentConfiguration.cell()
    try await settle()
    #expect(cell.backgroundView == nil)
    window.close()
  }
}
