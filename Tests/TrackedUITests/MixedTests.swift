import GtkTesting
import Testing
import TrackedUI

/// Controllers and declarative views on one model.
@MainActor @Suite(.serialized) struct MixedTests {
  @Observable final class ImageSelection {
    var selectedImage = "forest"
    var filterIntensity = 0.5
  }

  final class GalleryController: ViewController {
    let selection: ImageSelection
    let label = Gtk.Label("")
    var runs = 0

    init(_ selection: ImageSelection) {
      self.selection = selection
      super.init()
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(label)
    }

    override func updateProperties() {
      super.updateProperties()
      runs += 1
      label.text = selection.selectedImage.prefix(1).uppercased() + selection.selectedImage.dropFirst()
    }
  }

  struct SettingsSheet: View {
    @Bindable var selection: ImageSelection
    var body: some View {
      VStack {
        List(["forest", "ocean"], id: \.self) { name in
          HStack {
            Button(name) { selection.selectedImage = name }
            Spacer()
            if name == selection.selectedImage { Text("✓ \(name)") }
          }
        }
        Slider(value: $selection.filterIntensity)
      }
    }
  }

  @Test("C-177 a declarative sheet drives the controller below it") func gallery() async throws {
    let selection = ImageSelection()
    let gallery = GalleryController(selection)
    let window = try await TestWindow(gallery, height: 500)
    gallery.present(HostingController(rootView: SettingsSheet(selection: selection)), animated: false)
    try await settle()
    #expect(gallery.runs == 1 && gallery.label.text == "Forest" && window.texts.contains("✓ forest"))
    try await click(window.require(Gtk.Button.self, .text("ocean")))
    #expect(selection.selectedImage == "ocean" && gallery.runs == 2 && gallery.label.text == "Ocean")
    #expect(window.texts.contains("✓ ocean") && !window.texts.contains("✓ forest"))
    window.close()
  }

  @Test func tabsMakeTheirPagesWhenTheyAreShown() async throws {
    let tally = Tally()
    struct Page: View {
      let name: String
      let tally: Tally
      var body: some View { Text(verbatim: "page \(name)").onAppear { tally.note(name) } }
    }
    struct Root: View {
      let tally: Tally
      @State private var page = "b"
      var body: some View {
        VStack {
          Button("to a") { page = "a" }
          TabView(selection: $page) {
            Page(name: "a", tally: tally).tabItem { Text("A") }.tag("a")
            Page(name: "b", tally: tally).tabItem { Text("B") }.tag("b")
          }
        }
      }
    }
    let (window, _) = try await show(Root(tally: tally))
    #expect(window.texts.contains("page b") && tally["a"] == 0 && tally["b"] == 1)
    try await click(window.require(Gtk.Button.self, .text("to a")))
    try await settle()
    #expect(window.texts.contains("page a") && tally["a"] == 1)
    window.close()
  }

  @Test func aStyleOfOnesOwnMakesTheButton() async throws {
    struct Loud: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          Text("!")
          configuration.label
        }
      }
    }
    struct Root: View {
      @State private var count = 0
      var body: some View { Button("press \(count)") { count += 1 }.buttonStyle(Loud()) }
    }
    let (window, _) = try await show(Root())
    #expect(window.texts == ["!", "press 0"])
    try await click(window.require(Gtk.Button.self, .any))
    #expect(window.texts == ["!", "press 1"])
    window.close()
  }

  @Test func gridsAlignTheirColumns() async throws {
    let (window, _) = try await show(
      Grid(alignment: .leading) {
        GridRow {
          Text("a")
          Text("b")
        }
        GridRow {
          Text("a longer one")
          Text("c")
        }
      })
    func frame(_ text: String) throws -> Rect {
      try window.require(Gtk.Label.self, .text(text)).frame(in: window.window)!
    }
    #expect(try frame("b").x == frame("c").x && frame("a").x == frame("a longer one").x)
    window.close()
  }

  @Test func listsKeepRowsOfManyElementsApart() async throws {
    final class Evaluations { var rows: [Int: Int] = [:] }
    let evaluations = Evaluations()
    let store = Numbers()
    struct Row: View {
      let number: Int
      let isOn: Bool
      let evaluations: Evaluations
      var body: some View {
        let _ = evaluations.rows[number, default: 0] += 1
        Text(verbatim: "\(number) \(isOn)")
      }
    }
    struct Root: View {
      let store: Numbers
      let evaluations: Evaluations
      var body: some View {
        List(store.items) { Row(number: $0.id, isOn: $0.isOn, evaluations: evaluations) }
      }
    }
    let (window, _) = try await show(Root(store: store, evaluations: evaluations))
    let before = evaluations.rows
    store.items[1].isOn = true
    try await settle()
    #expect(window.texts[1] == "1 true")
    #expect(evaluations.rows.filter { $0.value != before[$0.key] }.keys.sorted() == [1])
    store.items.removeFirst()
    try await settle()
    #expect(window.texts.first == "1 true")
    window.close()
  }
}

@Observable final class Numbers {
  struct Item: Identifiable {
    let id: Int
    var isOn = false
  }
  var items = (0..<5000).map { Item(id: $0) }
}
