import GtkTesting
import Testing
import TrackedUI

/// Menus, context menus and dialogs that ask what to do, in real windows.
@MainActor
@Suite(
  .serialized,
  .enabled("a popover takes the pointer, which a headless compositor has not") { await Delivery.method == .events })
struct MenuTests {
  typealias Menu = TrackedUI.Menu

  @Observable final class Document {
    var name = "draft"
    var isHidden = false
    var size = 1
    var canDelete = true
    var chosen: [String] = []
  }

  let document = Document()

  private func entry(_ title: String, in window: TestWindow) throws -> Gtk.Button {
    try window.window.require(Gtk.Button.self, .accessibleLabel(title))
  }

  struct Everything: View {
    @Bindable var document: Document

    var body: some View {
      Menu("Edit") {
        Button("Rename \(document.name)") { document.chosen.append("rename") }
        Toggle("Hidden", isOn: $document.isHidden)
        Divider()
        Section("Danger") {
          Button("Delete", role: .destructive) { document.chosen.append("delete") }.disabled(!document.canDelete)
        }
        Menu("More") {
          ForEach(0..<document.size, id: \.self) { number in
            Button("Item \(number)") { document.chosen.append("\(number)") }
          }
        }
        Picker("Size", selection: $document.size) {
          Text("Small").tag(1)
          Text("Large").tag(2)
        }
        .pickerStyle(.inline)
      }
    }
  }

  @Test func aMenuShowsWhatItHoldsAndFollowsTheModel() async throws {
    let (window, _) = try await show(Everything(document: document))
    defer { window.close() }
    let button = try window.require(Gtk.Button.self, .accessibleLabel("Edit"))
    try await click(button)
    let rename = try entry("Rename draft", in: window)
    #expect(try entry("Delete", in: window).isSensitive)
    #expect(try entry("Delete", in: window).hasCSSClass("menu-destructive"))
    #expect(window.window.find(.text("Danger")) != nil)
    document.name = "final"
    document.canDelete = false
    try await settle()
    #expect(try entry("Rename final", in: window) === rename, "the entry stays, and shows another text")
    #expect(try !entry("Delete", in: window).isSensitive)
    try await click(rename)
    #expect(document.chosen == ["rename"])
    #expect(window.window.find(Gtk.Button.self, .accessibleLabel("Delete")) == nil, "the menu is closed, and gone")
  }

  @Test func togglesAndPickersHaveTicks() async throws {
    let (window, _) = try await show(Everything(document: document))
    defer { window.close() }
    let button = try window.require(Gtk.Button.self, .accessibleLabel("Edit"))
    func isTicked(_ title: String) throws -> Bool {
      try entry(title, in: window).find(
        Gtk.Image.self, .matching("a tick") { ($0 as? Gtk.Image)?.iconName == "object-select-symbolic" }) != nil
    }
    try await click(button)
    #expect(try !isTicked("Hidden") && isTicked("Small") && !isTicked("Large"))
    try await click(entry("Hidden", in: window))
    #expect(document.isHidden)
    try await click(button)
    #expect(try isTicked("Hidden"))
    try await click(entry("Large", in: window))
    #expect(document.size == 2)
    try await click(button)
    #expect(try !isTicked("Small") && isTicked("Large"))
    try await click(entry("More", in: window))
    try await click(entry("Item 1", in: window))
    #expect(document.chosen == ["1"])
  }

  @Test func aPrimaryActionStandsBesideTheMenu() async throws {
    struct Root: View {
      let document: Document
      var body: some View {
        Menu("Add") {
          Button("Folder", systemImage: "folder") { document.chosen.append("folder") }
        } primaryAction: {
          document.chosen.append("file")
        }
      }
    }
    let (window, _) = try await show(Root(document: document))
    defer { window.close() }
    let buttons = window.findAll(Gtk.Button.self, .accessibleLabel("Add"))
    #expect(buttons.count == 2)
    try await click(buttons[0])
    #expect(document.chosen == ["file"])
    try await click(buttons[1])
    try await click(entry("Folder", in: window))
    #expect(document.chosen == ["file", "folder"])
  }

  @Test func aContextMenuOpensByKeyAndIsMadeThen() async throws {
    let tally = Tally()
    struct Root: View {
      let document: Document
      let tally: Tally
      var body: some View {
        Button("File") {}
          .contextMenu {
            Counted(tally) {
              Button("Copy") { document.chosen.append("copy") }
              if document.isHidden { Button("Show") { document.isHidden = false } }
            }
          }
      }
    }
    document.isHidden = true
    let (window, _) = try await show(Root(document: document, tally: tally))
    defer { window.close() }
    #expect(tally["body"] == 0)
    let button = try window.require(Gtk.Button.self, .any)
    button.grabFocus()
    try await press("F10", .shift, in: button)
    #expect(tally["body"] == 1)
    try await click(entry("Show", in: window))
    #expect(!document.isHidden)
    try await press("F10", .shift, in: button)
    #expect(window.window.find(Gtk.Button.self, .accessibleLabel("Show")) == nil)
    try await click(entry("Copy", in: window))
    #expect(document.chosen == ["copy"])
  }

  @Test func aDialogAsksWhatToDo() async throws {
    struct Root: View {
      let document: Document
      @State private var isAsking = false
      var body: some View {
        Button("Ask") { isAsking = true }
          .confirmationDialog("Really?", isPresented: $isAsking, presenting: document.name) { name in
            Button("Delete \(name)", role: .destructive) { document.chosen.append(name) }
          } message: { name in
            Text("\(name) would be gone.")
          }
        Text(isAsking ? "asking" : "quiet")
      }
    }
    let (window, _) = try await show(Root(document: document))
    defer { window.close() }
    let button = try window.require(Gtk.Button.self, .accessibleLabel("Ask"))
    try await click(button)
    try await settle()
    #expect(window.window.find(.text("draft would be gone.")) != nil && window.texts.contains("asking"))
    try await click(window.window.require(.text("Cancel")))
    try await settle()
    #expect(document.chosen.isEmpty && window.texts.contains("quiet"))
    try await click(button)
    try await settle()
    try await click(window.window.require(.text("Delete draft")))
    try await settle()
    #expect(document.chosen == ["draft"] && window.texts.contains("quiet"))
  }

  @Test(
    "the menu of a list's or a table's rows opens where there is none, too",
    .enabled("needs an X server's events") { await Delivery.method == .events })
  func menuBelowRows() async throws {
    struct Row: Identifiable { let id: Int }
    struct Root: View {
      let rows: [Row]
      let tally: Tally
      let model: Model
      var body: some View {
        // The views are made again while a menu is open.
        let _ = model.a
        HStack {
          List(rows, selection: .constant(Set<Int>())) { Text("row \($0.id)") }
            .contextMenu(forSelectionType: Int.self) { ids in
              Button("list \(ids.count)") { tally.note("list \(ids.count)") }
            }
          Table(rows, selection: .constant(Set<Int>())) { TableColumn("Name") { Text("cell \($0.id)") } }
            .contextMenu(forSelectionType: Int.self) { ids in
              Button("table \(ids.count)") { tally.note("table \(ids.count)") }
            }
        }
      }
    }
    let (tally, model) = (Tally(), Model())
    for rows in [[Row(id: 1)], []] {
      let (window, _) = try await show(Root(rows: rows, tally: tally, model: model), width: 600)
      defer { window.close() }
      for turn in 1...2 {
        tally.clear()
        for (name, widget) in [
          ("list", try window.require(Gtk.ListView.self, .any) as Gtk.Widget),
          ("table", try window.require(ColumnView.self, .any)),
        ] {
          try await click(widget, at: .init(x: 40, y: Double(widget.height) - 20), button: .secondary)
          model.a += 1
          try await settle()
          try await click(entry("\(name) 0", in: window))
          try await wait { tally["\(name) 0"] == 1 }
          guard let row = rows.first else { continue }
          let text = (name == "list" ? "row " : "cell ") + "\(row.id)"
          try await click(window.require(Gtk.Label.self, .text(text)), button: .secondary)
          model.a += 1
          try await settle()
          try await click(entry("\(name) 1", in: window))
          try await wait { tally["\(name) 1"] == 1 }
          #expect(tally["\(name) 0"] == 1, "turn \(turn): one menu at a time")
        }
      }
    }
  }

  @Test(
    "the menu of a view in a list opens anywhere in its row",
    .enabled("needs an X server's events") { await Delivery.method == .events })
  func menuOfWholeRow() async throws {
    let tally = Tally()
    let (window, _) = try await show(
      List(1..<3, id: \.self) { row in
        Text("row \(row)").contextMenu { Button("Copy \(row)") { tally.note("copy \(row)") } }
      })
    defer { window.close() }
    let list = try window.require(Gtk.ListView.self, .any)
    for turn in 1...2 {
      for row in 1...2 {
        let label = try window.require(Gtk.Label.self, .text("row \(row)"))
        let frame = try #require(label.frame(in: list))
        for x in [frame.x + 4, Double(list.width) - 30] {
          try await click(list, at: .init(x: x, y: frame.y + frame.height / 2), button: .secondary)
          try await click(entry("Copy \(row)", in: window))
        }
        try await wait { tally["copy \(row)"] == 2 * turn }
      }
    }
  }

  @Test(
    "what a swipe does is in the menu of its row, once, wherever in the row that opens",
    .enabled("needs an X server's events") { await Delivery.method == .events }, arguments: [false, true])
  func menuWithSwipeActions(menuIsOutside: Bool) async throws {
    let tally = Tally()
    struct Row: View {
      let row: Int
      let menuIsOutside: Bool
      let tally: Tally
      var body: some View {
        if menuIsOutside {
          Text("row \(row)").swipeActions { delete }.contextMenu { copy }
        } else {
          Text("row \(row)").contextMenu { copy }.swipeActions { delete }
        }
      }
      @ViewBuilder private var delete: some View { Button("Delete \(row)") { tally.note("delete \(row)") } }
      @ViewBuilder private var copy: some View { Button("Copy \(row)") { tally.note("copy \(row)") } }
    }
    let (window, _) = try await show(
      List(1..<3, id: \.self) { Row(row: $0, menuIsOutside: menuIsOutside, tally: tally) })
    defer { window.close() }
    let list = try window.require(Gtk.ListView.self, .any)
    for turn in 1...2 {
      for row in 1...2 {
        let frame = try #require(window.require(Gtk.Label.self, .text("row \(row)")).frame(in: list))
        for x in [frame.x + 4, frame.maxX + 40] {
          for name in ["Copy", "Delete"] {
            try await click(list, at: .init(x: x, y: frame.y + frame.height / 2), button: .secondary)
            let popovers = window.window.findAll(PopoverMenu.self, .any).filter(\.isMapped)
            try #require(popovers.count == 1)
            for other in ["Copy", "Delete"] {
              #expect(popovers[0].findAll(Gtk.Button.self, .accessibleLabel("\(other) \(row)")).count == 1)
            }
            try await click(popovers[0].require(Gtk.Button.self, .accessibleLabel("\(name) \(row)")))
            try await wait { window.window.findAll(PopoverMenu.self, .any).allSatisfy { !$0.isMapped } }
          }
        }
        try await wait { tally["copy \(row)"] == 2 * turn && tally["delete \(row)"] == 2 * turn }
      }
    }
  }
}
