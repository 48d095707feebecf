import GtkTesting
import Testing

@testable import TrackedUI

extension EnvironmentValues {
  /// How wide cards are. // not = the end
  // swift-format-ignore
  @Entry /* in points, = 8 */ var cardWidth: Double /* not Int = 3 */ = 120  // = 4 at first
  @Entry var cardAddress = "https://cards.example/*=*/"  // as it is written
  // swift-format-ignore
  @Entry var /* nested /* = */ */ cardMark: String = #"""
    a // "b"
    """#
  // var other = 1
  @Entry var cardNote: String?  // none
}

extension FocusedValues {
  @Entry var chosenCard: Int?  // the one with the keyboard
}

/// What the compiler finds quickly because there is one declaration for it, does what several did.
@MainActor @Suite(.serialized) struct WrittenFastTests {
  let model = Model()

  private struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  private struct Bars: View {
    let model: Model
    var body: some View {
      Text("page").toolbar {
        if model.isOn { Button("Extra") {} }
        if model.a > 0 {
          ToolbarItem(placement: .principal) { Counter(name: "more") }
        } else {
          Counter(name: "less")
        }
        ToolbarItem(placement: .topBarLeading) { Counter(name: "start") }
        Counter(name: "plain")
      }
    }
  }

  @Test("views and items stand in one toolbar, and keep their state when others come and go") func toolbar()
    async throws
  {
    let (window, _) = try await show(NavigationStack { Bars(model: model).navigationTitle("Cards") })
    defer { window.close() }
    for name in ["start", "plain", "less"] { try await click(window.require(Gtk.Button.self, .text("\(name) 0"))) }
    for isOn in [true, false, true] {
      model.isOn = isOn
      try await settle()
      #expect((window.find(Gtk.Button.self, .text("Extra")) != nil) == isOn)
      for name in ["start", "plain", "less"] { #expect(window.find(Gtk.Button.self, .text("\(name) 1")) != nil) }
    }
    model.a = 1
    try await settle()
    #expect(window.find(Gtk.Button.self, .text("less 1")) == nil)
    _ = try window.require(Gtk.Button.self, .text("more 0"))
    let start = try #require(window.require(Gtk.Button.self, .text("start 1")).frame(in: window.window))
    let plain = try #require(window.require(Gtk.Button.self, .text("plain 1")).frame(in: window.window))
    #expect(start.maxX < plain.minX)
  }

  final class Store: ObservableObject {
    @Published var name: String
    init(_ name: String) { self.name = name }
  }

  private struct Named: View {
    @ObservedObject var store: Store
    let title: String
    init(store: Store, title: String) {
      self.store = store
      self.title = title
    }
    var body: some View {
      Text("\(title) \(store.name)")
      TextField("name", text: $store.name)
    }
  }

  @Test("an @ObservedObject is assigned in an initialiser, and another one takes its place") func observedObject()
    async throws
  {
    let stores = [Store("first"), Store("second")]
    let (window, _) = try await show(Counted(Tally()) { Named(store: stores[model.a], title: "it is") })
    defer { window.close() }
    for turn in 0...1 {
      model.a = 0
      try await settle()
      #expect(window.texts.contains("it is \(stores[0].name)"))
      stores[0].name += "!"
      try await settle()
      #expect(window.texts.contains("it is first" + String(repeating: "!", count: turn + 1)))
      model.a = 1
      try await settle()
      #expect(window.texts.contains("it is second"))
    }
  }

  @Test("onReceive gets what an object says of itself as a whole") func objectWillChange() async throws {
    let (store, tally) = (Store("a"), Tally())
    let (window, _) = try await show(
      Counted(Tally()) {
        if model.isOn { Text("on").onReceive(store.objectWillChange) { tally.note("said") } }
      })
    defer { window.close() }
    store.objectWillChange.send()
    for turn in 1...2 {
      model.isOn = true
      try await settle()
      #expect(tally["said"] == turn - 1)
      store.objectWillChange.send()
      try await GtkTesting.wait(for: "what was said") { tally["said"] == turn }
      model.isOn = false
      try await settle()
      store.objectWillChange.send()
      try await settle()
      #expect(tally["said"] == turn)
    }
  }

  private struct Card: View {
    @Environment(\.cardWidth) private var width
    @Environment(\.cardAddress) private var address
    @Environment(\.cardMark) private var mark
    @Environment(\.cardNote) private var note
    @FocusedValue(\.chosenCard) private var chosen
    var body: some View { Text(verbatim: "\(Int(width)) \(address) \(mark) \(note ?? "none") \(chosen ?? 0)") }
  }

  @Test("@Entry reads a declaration with comments") func entries() async throws {
    let (window, _) = try await show(
      VStack {
        Card()
        Card().environment(\.cardWidth, 10).environment(\.cardNote, "b")
      })
    defer { window.close() }
    let rest = "https://cards.example/*=*/ a // \"b\""
    #expect(window.texts == ["120 \(rest) none 0", "10 \(rest) b 0"])
  }

  private struct Shadowed: View {
    let model: Model
    var body: some View {
      HStack {
        Text("\u{2588}\u{2588}").font(.system(size: 40))
      }
      .foregroundStyle(.red.shadow(.drop(color: model.isOn ? .blue : .green, radius: 0, x: 20, y: 20)))
      .padding(30)
      .background(.white)
    }
  }

  @Test("a style with a shadow gives texts one, also when it is another colour") func shadows() async throws {
    let (window, _) = try await show(Shadowed(model: model))
    defer { window.close() }
    func count(_ matches: (Int, Int, Int) -> Bool) throws -> Int {
      let shown = try picture(of: window.window)
      var found = 0
      for y in 0..<shown.height {
        for x in 0..<shown.width {
          let pixel = shown.pixel(x: x, y: y)
          if matches(Int(pixel.red), Int(pixel.green), Int(pixel.blue)) { found += 1 }
        }
      }
      return found
    }
    for isOn in [false, true, false] {
      model.isOn = isOn
      try await settle()
      #expect(try count { $0 > 150 && $1 < 80 && $2 < 100 } > 100, "the text")
      #expect(try count { isOn ? $2 > $0 + 40 && $2 > $1 + 40 : $1 > $0 + 40 && $1 > $2 + 40 } > 100, "its shadow")
    }
  }

  @Test("colours are those of the desktop by either way of writing them") func colours() {
    let pairs: [(Color, Color)] = [
      (.red, .systemRed), (.green, .systemGreen), (.blue, .systemBlue), (.gray, .systemGray), (.primary, .label),
      (.clear, Color(white: 0, alpha: 0)),
    ]
    for (name, system) in pairs { #expect(name == system) }
    #expect(
      Color.red == Color.systemRed && Color.orange == Color.systemOrange && Color.secondary == Color.secondaryLabel)
    let style: some ShapeStyle = .pink
    #expect(style as? Color == Color.systemPink)
  }

  @Test("a range of lines is any range of numbers") func lineLimits() async throws {
    struct Limit: View {
      @Environment(\.lineLimit) private var limit
      var body: some View { Text("\(limit ?? 0)") }
    }
    let (window, _) = try await show(
      VStack {
        Limit().lineLimit(2)
        Limit().lineLimit(...3)
        Limit().lineLimit(1...4)
        Limit().lineLimit(1..<6)
        Limit().lineLimit(2...)
        Limit().lineLimit(nil)
      })
    defer { window.close() }
    #expect(window.texts == ["2", "3", "4", "5", "0", "0"])
  }
}
