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

  @Test("a hosted view that comes to another place is evaluated once for all that has changed until the frame")
  func movedHosts() async throws {
    let (model, tally) = (Model(), Tally())
    let host = HostingController(rootView: Counted(tally) { Text(verbatim: "\(model.a)") })
    let (first, second) = (ViewController(), ViewController())
    let windows = [try await TestWindow(first), try await TestWindow(second)]
    first.addChild(host)
    first.view.addSubview(host.view)
    try await settle()
    for (index, controller) in [second, first, second].enumerated() {
      tally.clear()
      // Due before it comes, and again after it has come.
      model.a = index * 10 + 1
      host.removeFromParent()
      host.view.removeFromSuperview()
      controller.addChild(host)
      controller.view.addSubview(host.view)
      host.didMove(toParent: controller)
      model.a += 1
      try await settle()
      #expect(tally["body"] == 1 && windows[1 - index % 2].texts == ["\(model.a)"])
    }
    windows.forEach { $0.close() }
  }

  @Test("rows that come into sight evaluate their content once, with the traits of their place")
  func hostedRows() async throws {
    final class Rows: ViewController, TableViewDataSource {
      let (table, tally) = (TableView(), Tally())
      override func viewDidLoad() {
        super.viewDidLoad()
        table.register(TableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = self
        view.addSubview(table)
      }
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.contentConfiguration = HostingConfiguration { Row(number: indexPath.row, tally: tally) }
        tally.note("row \(indexPath.row)")
        return cell
      }
    }
    struct Row: View {
      let number: Int
      let tally: Tally
      @Environment(\.colorScheme) private var scheme
      var body: some View {
        let _ = tally.note("body \(number)")
        Text(verbatim: "\(number) \(scheme == .dark)")
      }
    }
    let rows = Rows()
    rows.overrideUserInterfaceStyle = .dark
    let window = try await TestWindow(rows)
    for number in 0..<3 { #expect(rows.tally["row \(number)"] == 1 && rows.tally["body \(number)"] == 1) }
    #expect(window.texts == ["0 true", "1 true", "2 true"])
    rows.table.reloadData()
    try await settle()
    for number in 0..<3 { #expect(rows.tally["row \(number)"] == 2) }
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
