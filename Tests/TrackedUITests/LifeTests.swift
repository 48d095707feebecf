import GtkTesting
import Testing
import TrackedUI

/// Group P: how declarative views live.
@MainActor @Suite(.serialized) struct LifeTests {
  let model = Model()
  let tally = Tally()

  @Test("C-167 a view that is never hosted has no life") func unhosted() async throws {
    struct Plain: View {
      let tally: Tally
      var body: some View {
        let _ = tally.note("body")
        Text("x").onAppear { tally.note("appear") }
      }
    }
    let views = (0..<1000).map { _ in Plain(tally: tally) }
    try await settle()
    #expect(views.count == 1000 && tally["body"] == 0 && tally["appear"] == 0)
  }

  @Test("C-168 a body is evaluated for what it reads, and for nothing else") func reads() async throws {
    struct Reader: View {
      let model: Model
      let tally: Tally
      var body: some View {
        let _ = tally.note("body")
        Text(verbatim: "\(model.a)")
      }
    }
    let (window, _) = try await show(Reader(model: model, tally: tally))
    #expect(tally["body"] == 1 && window.texts == ["0"])
    model.a = 1
    try await settle()
    #expect(tally["body"] == 2 && window.texts == ["1"])
    model.b = 1
    try await settle()
    #expect(tally["body"] == 2)
    window.close()
  }

  struct Child: View {
    let number: Int
    let tally: Tally
    @State private var own = 7
    var body: some View {
      let _ = tally.note("child")
      VStack {
        Text(verbatim: "\(number) \(own)")
        Button("own") { own += 1 }
      }
    }
  }

  struct Parent: View {
    let model: Model
    let tally: Tally
    var body: some View {
      let _ = tally.note("parent")
      VStack {
        Text(verbatim: "\(model.a)")
        Child(number: model.b, tally: tally)
      }
    }
  }

  @Test("C-169 a child with equal inputs is not evaluated because its parent is") func equalInputs() async throws {
    let (window, _) = try await show(Parent(model: model, tally: tally))
    let label = try window.require(Gtk.Label.self, .text("0 7"))
    model.a = 1
    try await settle()
    #expect(tally["parent"] == 2 && tally["child"] == 1)
    #expect(try window.require(Gtk.Label.self, .text("0 7")) === label)
    model.b = 1
    try await settle()
    #expect(tally["parent"] == 3 && tally["child"] == 2 && window.texts.contains("1 7"))
    window.close()
  }

  @Test("C-178 state survives that the parent makes the child's value anew") func stateSurvives() async throws {
    let (window, _) = try await show(Parent(model: model, tally: tally))
    try await click(window.require(Gtk.Button.self, .text("own")))
    #expect(window.texts.contains("0 8"))
    model.b = 5
    try await settle()
    #expect(window.texts.contains("5 8"))
    window.close()
  }

  @Test("C-170 a body that writes what it reads is warned of once, and comes to an end") func writeInBody() async throws
  {
    struct Writer: View {
      let model: Model
      let tally: Tally
      var body: some View {
        let _ = tally.note("body")
        let _ = model.a += 1
        Text(verbatim: "\(model.a)")
      }
    }
    var warnings: [String] = []
    let observation = UpdateRecorder.observeMessages { warnings.append($0) }
    defer { observation.end() }
    let (window, _) = try await show(Writer(model: model, tally: tally))
    model.a += 1
    try await settle()
    #expect(tally["body"] <= 2 * UpdatePass.repeatLimit)
    #expect(warnings.count { $0.contains("Writer.body") && $0.contains("a") } == 1, "\(warnings)")
    window.close()
  }

  @Test("C-171 onAppear is for appearances, not for evaluations, and before the first frame") func appearances()
    async throws
  {
    struct Root: View {
      let model: Model
      let tally: Tally
      var body: some View {
        Text(verbatim: "\(model.a)").onAppear { tally.note("appear") }.onDisappear { tally.note("disappear") }
      }
    }
    let window = try TestWindow()
    window.window.rootViewController = HostingController(rootView: Root(model: model, tally: tally))
    var appearedBeforePaint: Bool?
    window.window.onRealize {
      [tally] in
      window.window.frameClock?.onPaint { appearedBeforePaint = appearedBeforePaint ?? (tally["appear"] == 1) }
    }
    try await window.show()
    #expect(appearedBeforePaint == true)
    for _ in 0..<5 {
      model.a += 1
      try await settle()
    }
    #expect(tally["appear"] == 1)
    window.window.isVisible = false
    try await settle()
    #expect(tally["disappear"] == 1)
    try await window.show()
    #expect(tally["appear"] == 2)
    window.close()
  }

  @Test("C-172 of eagerly made destinations only the shown one subscribes; C-173 and nobody after it is gone")
  func subscriptions() async throws {
    final class Source { var continuations: [Int: AsyncStream<Int>.Continuation] = [:] }
    let source = Source()
    var made = 0
    struct Destination: View {
      let number: Int
      let stream: AsyncStream<Int>
      let tally: Tally
      var body: some View { Text(verbatim: "\(number)").onReceive(stream) { _ in tally.note("received") } }
    }
    let destinations = (0..<100).map { number in
      made += 1
      return Destination(number: number, stream: AsyncStream { source.continuations[number] = $0 }, tally: tally)
    }
    let choice = Choice()
    struct Root: View {
      let choice: Choice
      let destinations: [Destination]
      var body: some View { if let shown = choice.shown { destinations[shown].id(shown) } }
    }
    let (window, _) = try await show(Root(choice: choice, destinations: destinations))
    for continuation in source.continuations.values { continuation.yield(1) }
    try await wait(for: "the shown one to receive") { tally["received"] == 1 }
    try await settle()
    #expect(made == 100 && tally["received"] == 1)
    choice.shown = nil
    try await settle()
    for continuation in source.continuations.values { continuation.yield(2) }
    try await settle()
    #expect(tally["received"] == 1)
    window.close()
  }

  @Test("C-172 C-173 a signal is heard while the view is seen") func signals() async throws {
    let source = Gtk.Switch()
    struct Root: View {
      let model: Model
      let source: Gtk.Switch
      let tally: Tally
      var body: some View {
        if !model.isOn {
          Text("shown").onReceive(source.onNotifyActive.includingProgrammatic) { tally.note("toggled") }
        }
      }
    }
    let (window, _) = try await show(Root(model: model, source: source, tally: tally))
    source.isOn = true
    #expect(tally["toggled"] == 1)
    model.isOn = true
    try await settle()
    source.isOn = false
    #expect(tally["toggled"] == 1)
    window.close()
  }

  @Test func whatIsReceivedIsForTheViewAsItIs() async throws {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    struct Receiver: View {
      let name: String
      let stream: AsyncStream<Int>
      let tally: Tally
      var body: some View { Text(name).onReceive(stream) { tally.note("\(name) \($0)") } }
    }
    struct Root: View {
      let model: Model
      let stream: AsyncStream<Int>
      let tally: Tally
      var body: some View { Receiver(name: model.text, stream: stream, tally: tally) }
    }
    let (window, _) = try await show(Root(model: model, stream: stream, tally: tally))
    defer { window.close() }
    continuation.yield(1)
    try await wait { tally["old 1"] == 1 }
    model.text = "new"
    try await settle()
    continuation.yield(2)
    try await wait { tally["new 2"] == 1 }
  }

  @Test("C-174 another root view is taken in in place") func rootView() async throws {
    struct Root: View {
      let text: String
      @State private var kept = 3
      var body: some View { Text(verbatim: "\(text) \(kept)") }
    }
    let (window, controller) = try await show(Root(text: "one"))
    let label = try window.require(Gtk.Label.self, .text("one 3"))
    controller.rootView = Root(text: "two")
    try await settle()
    #expect(label.text == "two 3" && window.texts == ["two 3"])
    window.close()
  }

  @Test("C-179 the environment is the traits, and follows them") func bridge() async throws {
    struct Level: TraitDefinition { static let defaultValue = 1 }
    struct LevelKey: TraitBridgedEnvironmentKey {
      static let defaultValue = 1
      static func read(from traitCollection: TraitCollection) -> Int { traitCollection[Level.self] }
      static func write(to mutableTraits: inout any MutableTraits, value: Int) { mutableTraits[Level.self] = value }
    }
    struct Root: View {
      let tally: Tally
      @LevelOf(LevelKey.self) var level
      var body: some View {
        let _ = tally.note("body")
        Text(verbatim: "\(level)")
      }
    }
    let (window, controller) = try await show(Root(tally: tally))
    #expect(window.texts == ["1"])
    controller.traitOverrides[Level.self] = 2
    try await settle()
    #expect(window.texts == ["2"] && tally["body"] == 2)
    window.window.traitOverrides[Level.self] = 9
    try await settle()
    #expect(window.texts == ["2"] && tally["body"] == 2)
    window.close()
  }

  @Test func stateIsMadeOncePerNode() async throws {
    struct Root: View {
      let model: Model
      let tally: Tally
      @State private var object: Model
      init(_ model: Model, _ tally: Tally) {
        self.model = model
        self.tally = tally
        _object = State(
          wrappedValue: {
            tally.note("made")
            return Model()
          }())
      }
      var body: some View { Text(verbatim: "\(model.a) \(object.text)") }
    }
    struct Outer: View {
      let model: Model
      let tally: Tally
      var body: some View {
        let _ = model.b
        Root(model, tally)
      }
    }
    let (window, _) = try await show(Outer(model: model, tally: tally))
    model.b = 1
    model.a = 1
    try await settle()
    #expect(tally["made"] == 1 && window.texts == ["1 old"])
    window.close()
  }

  @Test func onChangeGetsOldAndNew() async throws {
    var changes: [String] = []
    struct Root: View {
      let model: Model
      let note: (String) -> Void
      var body: some View { Text("x").onChange(of: model.a) { note("\($0)-\($1)") } }
    }
    let (window, _) = try await show(Root(model: model) { changes.append($0) })
    model.a = 3
    model.a = 5
    try await settle()
    #expect(changes == ["0-5"])
    window.close()
  }

  @Test func taskEndsWithTheView() async throws {
    struct Root: View {
      let model: Model
      let tally: Tally
      var body: some View {
        if !model.isOn {
          Text("x").task(id: model.a) {
            tally.note("begin")
            await withTaskCancellationHandler {
              while !Task.isCancelled { try? await Task.sleep(nanoseconds: 1_000_000_000) }
            } onCancel: {
            }
            tally.note("end")
          }
        }
      }
    }
    let (window, _) = try await show(Root(model: model, tally: tally))
    try await wait(for: "the task") { tally["begin"] == 1 }
    model.a = 1
    try await wait(for: "the second task") { tally["begin"] == 2 && tally["end"] == 1 }
    model.isOn = true
    try await wait(for: "the end") { tally["end"] == 2 }
    window.close()
  }

  @Test func whatMovesKeepsStateAndWidgets() async throws {
    struct Row: View {
      let name: String
      @State private var count = 0
      var body: some View {
        HStack {
          Text(verbatim: "\(name)\(count)")
          Button("+\(name)") { count += 1 }
        }
      }
    }
    let names = Names()
    struct Root: View {
      let names: Names
      var body: some View { VStack { ForEach(names.names, id: \.self) { Row(name: $0) } } }
    }
    let (window, _) = try await show(Root(names: names))
    try await click(window.require(Gtk.Button.self, .text("+b")))
    let label = try window.require(Gtk.Label.self, .text("b1"))
    names.names = ["c", "b", "d", "a"]
    try await settle()
    let rows = window.texts.filter { !$0.hasPrefix("+") }
    #expect(rows == ["c0", "b1", "d0", "a0"])
    #expect(try window.require(Gtk.Label.self, .text("b1")) === label)
    window.close()
  }
}

@Observable final class Choice { var shown: Int? = 3 }

@Observable final class Names { var names = ["a", "b", "c"] }

/// Reads a bridged key that has no name.
@propertyWrapper struct LevelOf<Key: EnvironmentKey>: DynamicProperty where Key.Value == Int {
  @Environment(\.self) private var values
  init(_ key: Key.Type) {}
  var wrappedValue: Int { values[Key.self] }
}
