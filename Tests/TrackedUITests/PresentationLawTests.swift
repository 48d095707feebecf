import GtkTesting
import Testing
import TrackedUI

/// What bindings say is what is on the screen, one presentation after the other.
@MainActor @Suite(.serialized) struct PresentationLawTests {
  @Observable final class Screen {
    var item: Pick?
    var cover: Pick?
    var a = false
    var b = false
    var inner = false
    var asks = false
    var hasPresenter = true
    var number = 0
    var name = "one"
    @ObservationIgnored var log: [String] = []
    /// What the bindings were given by the framework.
    @ObservationIgnored var written: [String] = []
  }

  /// What a page says that other pages cover.
  @Observable final class CoveredPage {
    var path = [7]
    var hasSheet = false
    var asks = false
    var leads = false
    var isOn = true
  }

  struct Pick: Identifiable, Equatable { let id: Int }

  struct Root: View {
    @Bindable var screen: Screen

    var body: some View {
      VStack {
        Text(verbatim: "root")
        if screen.hasPresenter {
          Text(verbatim: "presenter")
            .sheet(item: noted($screen.item, "item")) {
              screen.log.append("item gone")
            } content: { item in
              Inside(screen: screen, name: "item \(item.id)")
            }
        }
        Text(verbatim: "first")
          .sheet(isPresented: noted($screen.a, "a")) {
            screen.log.append("a gone")
          } content: {
            Inside(screen: screen, name: "sheet a")
          }
        Text(verbatim: "second")
          .sheet(isPresented: noted($screen.b, "b")) {
            screen.log.append("b gone")
          } content: {
            Inside(screen: screen, name: "sheet b")
          }
          .fullScreenCover(item: noted($screen.cover, "cover")) { item in
            Inside(screen: screen, name: "cover \(item.id)")
          }
          .alert("question", isPresented: noted($screen.asks, "asks")) { Button("fine") {} }
      }
    }

    private func noted<Value>(_ binding: Binding<Value>, _ name: String) -> Binding<Value> {
      Binding {
        binding.wrappedValue
      } set: {
        screen.written.append(name)
        binding.wrappedValue = $0
      }
    }
  }

  struct Inside: View {
    @Environment(\.dismiss) private var dismiss
    @Bindable var screen: Screen
    let name: String
    var isInner = false

    var body: some View {
      VStack {
        Text(verbatim: name)
        Button("close") { dismiss() }
        Button("close twice") {
          dismiss()
          dismiss()
        }
      }
      .sheet(isPresented: isInner ? .constant(false) : $screen.inner) {
        screen.log.append("inner gone")
      } content: {
        Inside(screen: screen, name: "inner", isInner: true)
      }
    }
  }

  /// A window that only GTK holds.
  private func open(_ screen: Screen) async throws -> TestWindow { try await show(Root(screen: screen)).window }

  private func with(_ animations: TestDisplay.Animations, _ body: (Screen, TestWindow) async throws -> Void)
    async throws
  {
    try TestDisplay.prepare()
    TestDisplay.animations = animations
    defer { TestDisplay.animations = .off }
    let screen = Screen()
    let window = try await open(screen)
    defer { window.close() }
    try await body(screen, window)
  }

  private func presented(_ window: TestWindow) -> [String] {
    window.texts.filter { text in
      ["item", "sheet", "cover", "inner", "question"].contains { text.hasPrefix($0) }
    }
  }

  @Test(
    "C-253 an item with another identity: the first ends, told once, then the second is shown; nil ends it",
    arguments: [false, true])
  func items(_ isAnimated: Bool) async throws {
    try await with(isAnimated ? .on : .off) { screen, window in
      for round in 1...2 {
        screen.item = Pick(id: 1)
        try await settle()
        #expect(presented(window) == ["item 1"])
        screen.item = Pick(id: 2)
        try await settle()
        #expect(presented(window) == ["item 2"] && screen.log == ["item gone"])
        screen.item = nil
        try await settle()
        #expect(presented(window) == [] && screen.log == ["item gone", "item gone"])
        screen.cover = Pick(id: round)
        try await settle()
        screen.cover = Pick(id: round + 7)
        try await settle()
        #expect(presented(window) == ["cover \(round + 7)"])
        screen.cover = nil
        try await settle()
        #expect(presented(window) == [] && screen.written == [] && window.window.isMapped)
        screen.log = []
      }
    }
  }

  @Test("C-253 an item changes and goes before the first has come or gone", arguments: [false, true])
  func hastyItems(_ isAnimated: Bool) async throws {
    try await with(isAnimated ? .on : .off) { screen, window in
      screen.item = Pick(id: 1)
      try await settle()
      screen.item = Pick(id: 2)
      goOn()
      screen.item = Pick(id: 3)
      goOn()
      screen.item = nil
      goOn()
      screen.item = Pick(id: 4)
      try await settle()
      #expect(presented(window) == ["item 4"] && screen.item == Pick(id: 4) && screen.written == [])
      screen.item = nil
      try await settle()
      #expect(presented(window) == [] && screen.item == nil)
    }
  }

  /// Lets the main loop go on for a moment, whatever is still to come.
  private func goOn() { for _ in 0..<6 { MainLoop.iterate(.never) } }

  @Test("C-254 two presentations change in one turn: what is true at the end is shown", arguments: [false, true])
  func twoInOneTurn(_ isAnimated: Bool) async throws {
    try await with(isAnimated ? .on : .off) { screen, window in
      screen.a = true
      try await settle()
      screen.a = false
      screen.b = true
      try await settle()
      #expect(presented(window) == ["sheet b"] && screen.b && screen.written == [] && screen.log == ["a gone"])
      // The other way round: the one that comes is evaluated first.
      screen.a = true
      screen.b = false
      try await settle()
      #expect(presented(window) == ["sheet a"] && screen.a && screen.written == [])
      screen.a = false
      try await settle()
      #expect(presented(window) == [])
      // Both at once: one after the other.
      screen.a = true
      screen.asks = true
      screen.b = true
      try await settle()
      #expect(presented(window) == ["sheet a"] && screen.b && screen.asks)
      try await press("Escape", in: window.window)
      // Of two on one view the outer one is asked first.
      #expect(presented(window) == ["question"] && !screen.a && screen.written == ["a"])
      screen.asks = false
      try await settle()
      #expect(presented(window) == ["sheet b"] && screen.b)
      screen.b = false
      try await settle()
      #expect(presented(window) == [] && screen.written == ["a"] && window.window.isMapped)
    }
  }

  @Test("C-254 what waits and is no longer wanted does not come")
  func waitingInVain() async throws {
    try await with(.off) { screen, window in
      screen.a = true
      screen.b = true
      try await settle()
      screen.b = false
      try await settle()
      screen.a = false
      try await settle()
      #expect(presented(window) == [] && screen.log == ["a gone"])
      // Who waits may go.
      screen.a = true
      try await settle()
      screen.item = Pick(id: 1)
      screen.asks = true
      try await settle()
      screen.hasPresenter = false
      screen.a = false
      try await settle()
      #expect(presented(window) == ["question"])
      screen.asks = false
      screen.hasPresenter = true
      try await settle()
      #expect(presented(window) == ["item 1"])
    }
  }

  @Test("C-254 what presents something and comes just now has its turn in the order of the graph")
  func presenterThatComes() async throws {
    try await with(.off) { screen, window in
      for _ in 1...2 {
        screen.hasPresenter = false
        screen.item = Pick(id: 1)
        try await settle()
        screen.asks = true
        screen.hasPresenter = true
        try await settle()
        #expect(presented(window) == ["item 1"])
        screen.item = nil
        try await settle()
        #expect(presented(window) == ["question"])
        screen.asks = false
        try await settle()
        #expect(presented(window) == [])
      }
    }
  }

  @Test("C-256 ending a sheet ends what is on top of it, from the top, each told once", arguments: [false, true])
  func fromTheTop(_ isAnimated: Bool) async throws {
    try await with(isAnimated ? .on : .off) { screen, window in
      for _ in 1...2 {
        screen.log = []
        screen.a = true
        try await settle()
        screen.inner = true
        try await settle()
        #expect(presented(window) == ["sheet a", "inner"])
        screen.a = false
        try await settle()
        #expect(presented(window) == [] && screen.log == ["inner gone", "a gone"] && !screen.inner)
      }
    }
  }

  @Test("C-256 dismiss() in something presented never closes the window", arguments: [false, true])
  func dismissing(_ isAnimated: Bool) async throws {
    try await with(isAnimated ? .on : .off) { screen, window in
      screen.a = true
      try await settle()
      screen.inner = true
      try await settle()
      // The lower one's, which the upper one covers.
      let twice = window.findAll(Gtk.Button.self, .text("close twice"))
      #expect(twice.count == 2)
      twice.last?.pressAtOnce()
      try await settle()
      #expect(presented(window) == ["sheet a"] && !screen.inner && screen.a)
      window.find(Gtk.Button.self, .text("close twice"))?.pressAtOnce()
      try await settle()
      #expect(presented(window) == [] && !screen.a && window.window.isMapped)
      // Two presses while it goes.
      screen.a = true
      try await settle()
      let close = try window.require(Gtk.Button.self, .text("close"))
      close.pressAtOnce()
      close.pressAtOnce()
      try await settle()
      #expect(presented(window) == [] && window.window.isMapped)
    }
  }

  @Test("C-256 a page that was left twice closes neither the window nor the page below")
  func leavingTwice() async throws {
    struct Page: View {
      @Environment(\.dismiss) private var dismiss
      let name: String
      var body: some View {
        VStack {
          Text(verbatim: name)
          Button("back") {
            dismiss()
            dismiss()
          }
        }
      }
    }
    try TestDisplay.prepare()
    TestDisplay.animations = .on
    defer { TestDisplay.animations = .off }
    let (window, _) = try await show(
      NavigationStack(path: .constant([Int]())) {
        NavigationLink("go") { Page(name: "pushed") }
      })
    defer { window.close() }
    window.findAll(Gtk.Button.self, .any).first?.pressAtOnce()
    try await settle()
    #expect(window.texts.contains("pushed"))
    window.find(Gtk.Button.self, .text("back"))?.pressAtOnce()
    try await settle()
    #expect(!window.texts.contains("pushed") && window.window.isMapped)
  }

  @Test("C-254 a sheet follows its binding while a page covers the one that presents it")
  func coveredPresenter() async throws {
    struct Stack: View {
      @Bindable var screen: Screen
      @State private var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) {
          Text(verbatim: "root page")
            .sheet(isPresented: $screen.a) {
              VStack {
                Text(verbatim: "sheet \(screen.number)")
                Button("on") {
                  path.append(7)
                  screen.a = false
                }
              }
            }
            .navigationDestination(for: Int.self) { Text(verbatim: "page \($0)") }
        }
      }
    }
    for animations in [TestDisplay.Animations.off, .on] {
      try TestDisplay.prepare()
      TestDisplay.animations = animations
      defer { TestDisplay.animations = .off }
      let screen = Screen()
      let (window, _) = try await show(Stack(screen: screen))
      defer { window.close() }
      screen.a = true
      try await settle()
      window.find(Gtk.Button.self, .text("on"))?.pressAtOnce()
      try await settle()
      #expect(window.texts.contains("page 7") && !window.texts.contains("sheet 0") && !screen.a)
      // Presented from below the page that is seen.
      screen.a = true
      try await settle()
      #expect(window.texts.contains("sheet 0"))
      screen.number = 3
      try await settle()
      #expect(window.texts.contains("sheet 3"))
      screen.a = false
      try await settle()
      #expect(!window.texts.contains("sheet 3") && window.texts.contains("page 7"))
    }
  }

  @Test(
    "C-254, C-257 what comes into a page while that is covered is shown: a sheet, an alert, a destination",
    arguments: [false, true])
  func presenterThatComesIntoACoveredPage(_ isAnimated: Bool) async throws {
    struct Stack: View {
      @Bindable var way: CoveredPage
      var body: some View {
        NavigationStack(path: $way.path) {
          VStack {
            Text(verbatim: "root page")
            if way.hasSheet {
              Text(verbatim: "-").sheet(isPresented: $way.isOn) { Text(verbatim: "sheet") }
            }
            if way.asks { Text(verbatim: "-").alert("question", isPresented: $way.isOn) { Button("fine") {} } }
            if way.leads {
              Text(verbatim: "-").navigationDestination(isPresented: $way.isOn) { Text(verbatim: "destination") }
            }
          }
          .navigationDestination(for: Int.self) { Text(verbatim: "page \($0)") }
        }
      }
    }
    try await with(isAnimated ? .on : .off) { _, _ in
      let way = CoveredPage()
      let (window, _) = try await show(Stack(way: way))
      defer { window.close() }
      for (presenter, text) in [(\CoveredPage.hasSheet, "sheet"), (\.asks, "question"), (\.leads, "destination")] {
        for _ in 1...2 {
          way.path = [7]
          way.isOn = true
          try await settle()
          #expect(window.texts.contains("page 7") && !window.texts.contains(text))
          way[keyPath: presenter] = true
          try await settle()
          #expect(window.texts.contains(text))
          way.isOn = false
          try await settle()
          #expect(!window.texts.contains(text) && window.texts.contains("page 7"))
          // It is beneath another page now, and goes on following.
          way.isOn = true
          try await settle()
          #expect(window.texts.contains(text))
          way[keyPath: presenter] = false
          try await settle()
          #expect(!window.texts.contains(text) && window.texts.contains("page 7") && way.isOn)
        }
      }
    }
  }

  @Test("C-254, C-257 pages beneath a deep link present what they say", arguments: [false, true])
  func presentersOfADeepLink(_ isRoot: Bool) async throws {
    struct Stack: View {
      @Bindable var way: CoveredPage
      let isRoot: Bool
      var body: some View {
        NavigationStack(path: $way.path) {
          Text(verbatim: "root page")
            .navigationDestination(for: Int.self) { value in
              Text(verbatim: "page \(value)").sheet(isPresented: isRoot || value != 1 ? .constant(false) : $way.isOn) {
                Text(verbatim: "sheet")
              }
            }
            .sheet(isPresented: isRoot ? $way.isOn : .constant(false)) { Text(verbatim: "sheet") }
        }
      }
    }
    try TestDisplay.prepare()
    let way = CoveredPage()
    way.path = [1, 2]
    let (window, _) = try await show(Stack(way: way, isRoot: isRoot))
    defer { window.close() }
    for _ in 1...2 {
      try await settle()
      #expect(window.texts.contains("sheet") && window.texts.contains("page 2"))
      way.isOn = false
      way.path = []
      try await settle()
      #expect(!window.texts.contains("sheet") && window.texts.contains("root page"))
      way.isOn = true
      way.path = [1, 2]
    }
  }

  @Test("a sheet that closes itself as what presents it goes is closed for good") func presenterGoes() async throws {
    struct Closing: View {
      let close: () -> Void
      @Environment(\.dismiss) private var dismiss
      var body: some View {
        Button("Close the document") {
          close()
          dismiss()
        }
      }
    }
    struct Root: View {
      @Bindable var model: Model
      let tally: Tally
      @State private var showsInfo = false
      var body: some View {
        VStack {
          if model.isOn {
            Button("Info") { showsInfo = true }
              .sheet(isPresented: $showsInfo) {
                tally.note("dismissed")
              } content: {
                Closing { model.isOn = false }
              }
          } else {
            Button("Open") { model.isOn = true }
          }
          Text(showsInfo ? "wanted" : "not wanted")
        }
      }
    }
    let (model, tally) = (Model(), Tally())
    model.isOn = true
    let (window, _) = try await show(Root(model: model, tally: tally))
    defer { window.close() }
    for turn in 1...2 {
      try await click(window.require(Gtk.Button.self, .text("Info")))
      try await settle()
      #expect(window.texts.contains("wanted"))
      try await click(window.require(Gtk.Button.self, .text("Close the document")))
      try await wait { tally["dismissed"] == turn }
      #expect(window.texts.contains("not wanted") && !window.texts.contains("Close the document"))
      try await click(window.require(Gtk.Button.self, .text("Open")))
      try await settle()
      #expect(!window.texts.contains("Close the document"), "it does not come back by itself")
    }
  }

  private struct Questions: View {
    @Bindable var model: Model
    let tally: Tally
    let kind: Int
    var body: some View {
      Text(verbatim: "root").alert("Question", isPresented: $model.isOn) {
        switch kind {
        case 0:
          Button("One") { tally.note("One") }
          Button("Two") { tally.note("Two") }
        case 1:
          Button("Delete", role: .destructive) { tally.note("Delete") }
          Button("Keep", role: .cancel) { tally.note("Keep") }
        case 2:
          Button("One") { tally.note("One") }
          Button("Two") { tally.note("Two") }.keyboardShortcut(.defaultAction)
          Button("Keep", role: .cancel) { tally.note("Keep") }
        default:
          TextField("Name", text: $model.text)
          Button("Keep", role: .cancel) { tally.note("Keep") }
          Button("One") { tally.note("One") }
          Button("Two") { tally.note("Two") }
        }
      }
    }
  }

  @Test(
    "Enter in an alert chooses the default action, else the first ordinary one, else what leaves everything, twice",
    .enabled("needs an X server's events") { await Delivery.method == .events },
    arguments: [(0, "One"), (1, "Keep"), (2, "Two"), (3, "One")])
  func enterInAlert(kind: Int, expected: String) async throws {
    let (model, tally) = (Model(), Tally())
    let (window, _) = try await show(Questions(model: model, tally: tally, kind: kind))
    defer { window.close() }
    for turn in 1...2 {
      model.isOn = true
      try await wait(for: "the question") { window.texts.contains("Question") }
      try await settle()
      try await press("Return", in: window.window)
      try await wait(for: "its end") { !window.texts.contains("Question") }
      #expect(["One", "Two", "Delete", "Keep"].filter { tally[$0] > 0 } == [expected] && tally[expected] == turn)
    }
  }

  private struct Asking: View {
    @Bindable var model: Model
    var body: some View {
      Text(verbatim: "root").sheet(isPresented: $model.isOn) {
        NavigationStack {
          Form {
            Toggle("Switch", isOn: .constant(true))
            TextField("Name", text: $model.text)
          }
          .toolbar { ToolbarItem(placement: .cancellationAction) { Button("Cancel") { model.isOn = false } } }
        }
      }
    }
  }

  @Test(
    "what is typed when a sheet opens goes into its first field, and not to the button that closes it, twice",
    .enabled("needs an X server's events") { await Delivery.method == .events })
  func firstFieldOfSheet() async throws {
    let model = Model()
    let (window, _) = try await show(Asking(model: model), width: 500, height: 400)
    defer { window.close() }
    for _ in 1...2 {
      model.text = ""
      model.isOn = true
      try await wait(for: "the sheet") { window.texts.contains("Switch") }
      try await settle()
      for key in ["a", "space", "b"] { try await press(key, in: window.window) }
      try await wait(for: "the text") { model.text == "a b" }
      model.isOn = false
      try await wait(for: "its end") { !window.texts.contains("Switch") }
      try await settle()
    }
  }

  private struct Sheets: View {
    let model: Model
    @Bindable var screen: Screen
    var body: some View {
      VStack {
        Button("Open") { screen.a = true }
        List(0..<4) { row in Button("row \(row)") {} }
      }
      .sheet(isPresented: $screen.a) {
        VStack(spacing: 0) {
          TextField("Name", text: $screen.name)
          Text(verbatim: model.text)
          if model.isOn { Spacer() }
          Text("last")
        }
        .presentationDragIndicator(model.b == 1 ? .visible : .hidden)
      }
    }
  }

  @Test("a sheet is as high as its content, which may change, and has all there is where that takes any height")
  func heightOfSheets() async throws {
    let (model, screen) = (Model(), Screen())
    let (window, _) = try await show(Sheets(model: model, screen: screen), width: 300, height: 400)
    defer { window.close() }
    func frame(_ text: String) throws -> Rect {
      try #require(window.require(Gtk.Label.self, .text(text)).frame(in: window.window))
    }
    func top() throws -> Double { try #require(window.require(Entry.self, .any).frame(in: window.window)).y }
    for round in 0...1 {
      model.b = round
      model.text = "few"
      model.isOn = false
      screen.a = true
      try await wait { window.texts.contains("last") }
      try await settle()
      #expect(try abs(frame("last").maxY - 400) <= 1 && top() > 300)
      model.text = Array(repeating: "words", count: 40).joined(separator: " ")
      try await settle()
      #expect(try abs(frame("last").maxY - 400) <= 1 && frame(model.text).height > 60 && top() < 300)
      model.text = "few"
      try await settle()
      #expect(try abs(frame("last").maxY - 400) <= 1 && top() > 300)
      model.isOn = true
      try await settle()
      #expect(try abs(frame("last").maxY - 400) <= 1 && top() < 60)
      screen.a = false
      try await wait { !window.texts.contains("last") }
    }
  }

  @Test(
    "the keyboard is nowhere after a sheet that came when it was nowhere, and no row has it",
    .enabled("needs an X server's events") { await Delivery.method == .events })
  func keyboardAfterSheets() async throws {
    let screen = Screen()
    let (window, _) = try await show(Sheets(model: Model(), screen: screen), width: 300, height: 400)
    defer { window.close() }
    for _ in 1...2 {
      window.window.focus = nil
      try await click(window.require(Gtk.Button.self, .text("Open")))
      try await wait { window.texts.contains("last") }
      #expect(window.window.focus != nil)
      try await press("Escape", in: window.window)
      try await wait { !window.texts.contains("last") }
      #expect(window.window.focus == nil)
    }
  }
}
