import GtkTesting
import Testing
import TrackedUI

/// What stands on a stack: values, links and destinations beside each other.
@MainActor @Suite(.serialized) struct NavigationLawTests {
  @Observable final class Way {
    var path: [Int] = []
    var mixed = NavigationPath()
    var isShown = false
    var item: Int?
    var tick = 0
    var name = "one"
    @ObservationIgnored var writes = 0
  }

  struct Stack: View {
    @Bindable var way: Way

    var body: some View {
      let _ = way.tick
      NavigationStack(path: path) {
        VStack {
          Text(verbatim: "root \(way.tick)")
          NavigationLink("link") { Text(verbatim: "linked \(way.name) \(way.tick)") }
          NavigationLink("value", value: 1)
        }
        .navigationDestination(for: Int.self) { value in
          VStack {
            Text(verbatim: "page \(value) \(way.name)")
            NavigationLink("deeper") { Text(verbatim: "deepest \(way.name)") }
          }
        }
        .navigationDestination(isPresented: $way.isShown) { Text(verbatim: "destination \(way.name)") }
        .navigationDestination(item: $way.item) { Text(verbatim: "item \($0) \(way.name)") }
      }
    }

    private var path: Binding<[Int]> {
      Binding {
        way.path
      } set: {
        way.writes += 1
        way.path = $0
      }
    }
  }

  private func press(_ text: String, _ window: TestWindow) async throws {
    try window.require(Gtk.Button.self, .text(text)).pressAtOnce()
    try await settle()
  }

  private func goBack(_ window: TestWindow) async throws {
    try await GtkTesting.press("Left", .alt, in: window.window)
  }

  @Test("C-257 pages of links live beside those of values, and an evaluation pops nothing")
  func linksAndValues() async throws {
    let way = Way()
    let (window, _) = try await show(Stack(way: way))
    defer { window.close() }
    for _ in 1...2 {
      try await press("link", window)
      #expect(window.texts.contains { $0.hasPrefix("linked") } && way.path == [])
      way.tick += 1
      try await settle()
      #expect(window.texts.contains("linked one \(way.tick)"))
      way.path.append(5)
      try await settle()
      #expect(window.texts.contains("page 5 one"))
      try await press("deeper", window)
      way.tick += 1
      try await settle()
      #expect(window.texts.contains("deepest one") && way.path == [5])
      try await goBack(window)
      #expect(window.texts.contains("page 5 one") && way.path == [5])
      try await goBack(window)
      #expect(window.texts.contains("linked one \(way.tick)") && way.path == [])
      try await goBack(window)
      #expect(window.texts.contains("root \(way.tick)"))
    }
    // The value goes, and what stands on it.
    way.path = [1]
    try await settle()
    try await press("deeper", window)
    way.path = []
    try await settle()
    #expect(window.texts.contains("root \(way.tick)"))
  }

  @Test("C-257 destinations show beside a path, and going back tells their bindings once")
  func destinations() async throws {
    let way = Way()
    let (window, _) = try await show(Stack(way: way))
    defer { window.close() }
    for _ in 1...2 {
      way.isShown = true
      try await settle()
      #expect(window.texts.contains("destination one") && way.path == [])
      way.tick += 1
      try await settle()
      #expect(window.texts.contains("destination one") && way.isShown)
      way.name = "two"
      try await settle()
      #expect(window.texts.contains("destination two"))
      try await goBack(window)
      #expect(!way.isShown && window.texts.contains("root \(way.tick)"))
      way.path = [3]
      try await settle()
      way.item = 9
      try await settle()
      #expect(window.texts.contains("item 9 two") && way.path == [3])
      way.item = 10
      try await settle()
      #expect(window.texts.contains("item 10 two") && way.path == [3])
      // What stands on a value goes with it, and its binding hears of it.
      way.path = []
      try await settle()
      #expect(window.texts.contains("root \(way.tick)") && way.item == nil)
      way.name = "one"
      try await settle()
    }
    #expect(way.writes == 0)
  }

  struct Items: View {
    @Bindable var way: Way
    let seen: Tally
    var body: some View {
      NavigationStack {
        Text(verbatim: "root").onAppear { seen.note("root") }
          .navigationDestination(item: $way.item) { item in
            Text(verbatim: "item \(item)").onAppear { seen.note("item") }.onDisappear { seen.note("gone") }
          }
      }
    }
  }

  @Test("C-257 another item is shown in place of the one before, and the page below is not seen meanwhile, twice")
  func otherItem() async throws {
    let (way, seen) = (Way(), Tally())
    let (window, _) = try await show(Items(way: way, seen: seen))
    defer { window.close() }
    for turn in 1...2 {
      way.item = 1
      try await wait(for: "an item") { window.texts.contains("item 1") }
      for item in 2...3 {
        way.item = item
        try await wait(for: "the next") {
          window.texts.contains("item \(item)") && !window.texts.contains("item \(item - 1)")
        }
      }
      #expect(seen["root"] == turn && seen["item"] == 3 * turn && way.item == 3)
      try await goBack(window)
      try await wait(for: "the root") { seen["root"] == turn + 1 }
      #expect(seen["gone"] == 3 * turn && way.item == nil)
    }
  }

  struct Deep: View {
    @Bindable var way: Way
    struct Second: Hashable { let number: Int }
    struct Third: Hashable { let number: Int }
    struct Nowhere: Hashable {}

    var body: some View {
      NavigationStack(path: $way.mixed) {
        Text(verbatim: "root")
          .navigationDestination(for: Int.self) { value in
            Text(verbatim: "first \(value)")
              .navigationDestination(for: Second.self) { second in
                Text(verbatim: "second \(second.number)")
                  .navigationDestination(for: Third.self) { Text(verbatim: "third \($0.number)") }
              }
          }
      }
    }
  }

  @Test("C-257 a deep link into destinations that pages declare shows all of its pages")
  func deepLinks() async throws {
    var told: [String] = []
    let observation = UpdateRecorder.observeMessages { told.append($0) }
    defer { observation.end() }
    let way = Way()
    way.mixed = NavigationPath([1])
    way.mixed.append(Deep.Second(number: 2))
    way.mixed.append(Deep.Third(number: 3))
    let (window, _) = try await show(Deep(way: way))
    defer { window.close() }
    #expect(window.texts.contains("third 3"))
    for text in ["second 2", "first 1", "root"] {
      try await goBack(window)
      #expect(window.texts.contains(text))
    }
    #expect(way.mixed.isEmpty)
    way.mixed = NavigationPath([4])
    way.mixed.append(Deep.Second(number: 5))
    try await settle()
    #expect(window.texts.contains("second 5"))
    #expect(!told.contains { $0.contains("navigationDestination") })
  }

  private struct Twice: View {
    @Bindable var way: Way
    var body: some View {
      NavigationStack(path: $way.mixed) {
        Text(verbatim: "root")
          .navigationDestination(for: Int.self) { number in
            Text(verbatim: "number \(number)")
              .navigationDestination(for: String.self) { Text(verbatim: "of \(number): \($0)") }
              .navigationDestination(for: Bool.self) { Text(verbatim: "of \(number): \($0)") }
          }
          .navigationDestination(for: String.self) { Text(verbatim: "of root: \($0)") }
      }
    }
  }

  @Test("C-257 of two destinations for one type the one nearer to the root holds, and one that is gone says nothing")
  func twoDestinations() async throws {
    var told: [String] = []
    let observation = UpdateRecorder.observeMessages { told.append($0) }
    defer { observation.end() }
    let way = Way()
    let (window, _) = try await show(Twice(way: way))
    defer { window.close() }
    for number in 1...2 {
      way.mixed = NavigationPath([number])
      way.mixed.append("a")
      try await settle()
      #expect(window.texts.contains("of root: a"))
      way.mixed.removeLast()
      way.mixed.append(true)
      try await settle()
      #expect(window.texts.contains("of \(number): true"))
      way.mixed.removeLast(2)
      try await settle()
    }
    way.mixed.append("b")
    try await settle()
    #expect(window.texts.contains("of root: b") && told.isEmpty)
    way.mixed = NavigationPath([true])
    try await settle()
    #expect(!window.texts.contains("of 2: true") && told.contains { $0.contains("type Bool") })
  }

  @Test("C-257 a value without a destination is reported, and keeps its place in the path")
  func withoutDestination() async throws {
    var told: [String] = []
    let observation = UpdateRecorder.observeMessages { told.append($0) }
    defer { observation.end() }
    let way = Way()
    let (window, _) = try await show(Deep(way: way))
    defer { window.close() }
    way.mixed.append(1)
    way.mixed.append(Deep.Nowhere())
    try await settle()
    #expect(window.texts.contains("first 1") && way.mixed.count == 2)
    #expect(told.contains { $0.contains("Nowhere") })
    way.mixed.removeLast()
    try await settle()
    #expect(window.texts.contains("first 1") && way.mixed.count == 1)
    try await goBack(window)
    #expect(window.texts.contains("root") && way.mixed.isEmpty)
  }

  @Test(
    "C-257 a double click on a link goes on once",
    .enabled("needs an X server's events") { await Delivery.method == .events })
  func doubleClickOnALink() async throws {
    struct Linked: View {
      @State private var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) {
          NavigationLink("go on", value: 1)
            .navigationDestination(for: Int.self) { _ in Text(verbatim: "on \(path)") }
        }
      }
    }
    let (window, _) = try await show(Linked())
    defer { window.close() }
    for _ in 1...2 {
      try await click(window.require(Gtk.Button.self, .text("go on")), count: 2)
      try await settle()
      #expect(window.texts.contains("on [1]"), "\(window.texts)")
      try await goBack(window)
    }
  }
}
