import GtkTesting
import Testing
import TrackedUI

/// Columns beside each other, and one at a time.
@MainActor @Suite(.serialized) struct SplitTests {
  struct Mail: Identifiable, Hashable {
    let id: Int
    var name: String { "mail \(id)" }
  }

  struct Mails: View {
    let tally: Tally
    @State var visibility = NavigationSplitViewVisibility.all
    @State private var selected: Mail.ID?
    let mails = (0..<4).map { Mail(id: $0) }

    var body: some View {
      NavigationSplitView(columnVisibility: $visibility) {
        List(mails, selection: $selected) { mail in
          NavigationLink(mail.name, value: mail.id)
        }
        .navigationTitle("Mails")
      } detail: {
        VStack {
          if let selected {
            Text("shown \(selected)")
              .onAppear { tally.note("appear") }
              .onDisappear { tally.note("disappear") }
          } else {
            Text("Choose a mail")
          }
          Button("only") { visibility = .detailOnly }
        }
        .navigationTitle("Detail")
      }
    }
  }

  let tally = Tally()

  @Test(.enabled("needs an X server's events") { await Delivery.method == .events })
  func aSelectionIsShownBesideTheList() async throws {
    let (window, _) = try await show(Mails(tally: tally), width: 900)
    #expect(window.texts.contains("mail 0") && window.texts.contains("Choose a mail"))
    try await click(window.require(Gtk.Label.self, .text("mail 2")))
    try await settle()
    #expect(window.texts.contains("shown 2") && window.texts.contains("mail 0") && tally["appear"] == 1)
    let list = try window.require(ListView.self, .any)
    #expect(list.width > 180 && list.width < 300)
    window.close()
  }

  @Test func columnsAreHiddenAndShown() async throws {
    let (window, _) = try await show(Mails(tally: tally), width: 900)
    try await click(window.require(Gtk.Button.self, .text("only")))
    try await settle()
    #expect(!window.texts.contains("mail 0") && window.texts.contains("Choose a mail"))
    try await click(window.require(Gtk.Button.self, .accessibleLabel("Toggle Sidebar")))
    try await settle()
    #expect(window.texts.contains("mail 0"))
    try await click(window.require(Gtk.Button.self, .accessibleLabel("Toggle Sidebar")))
    try await settle()
    #expect(!window.texts.contains("mail 0"))
    window.close()
  }

  @Test(.enabled("needs an X server's events") { await Delivery.method == .events })
  func aNarrowWindowShowsOneColumnWithAWayBack() async throws {
    let (window, _) = try await show(Mails(tally: tally), width: 400)
    #expect(window.texts.contains("mail 0") && !window.texts.contains("Choose a mail"))
    try await click(window.require(Gtk.Label.self, .text("mail 1")))
    try await settle()
    #expect(window.texts.contains("shown 1") && !window.texts.contains("mail 0"))
    try await click(window.require(Gtk.Button.self, .accessibleLabel("Back to Mails")))
    try await settle()
    #expect(window.texts.contains("mail 0") && tally["disappear"] == 1, "going back selects nothing")
    try await click(window.require(Gtk.Label.self, .text("mail 1")))
    try await settle()
    #expect(window.texts.contains("shown 1"))
    window.close()
  }

  @Test func edgesAreDragged() async throws {
    let (window, _) = try await show(Mails(tally: tally), width: 900)
    let list = try window.require(ListView.self, .any)
    let before = list.width
    let grip = try window.require(Box.self, .matching("the edge") { $0.width == 9 })
    let split = try #require(grip.parent)
    try await drag(grip, from: Place(x: 4, y: 100), to: split, at: Place(x: Double(before) + 60, y: 100))
    try await settle()
    #expect(abs(list.width - before - 60) < 4)
    window.close()
  }

  struct Three: View {
    @State private var column = NavigationSplitViewColumn.content
    @State private var folder: String?
    @State private var item: Int?

    var body: some View {
      NavigationSplitView(preferredCompactColumn: $column) {
        List(["Inbox", "Sent"], id: \.self, selection: $folder) { Text($0) }
          .navigationSplitViewColumnWidth(150)
      } content: {
        List(0..<3, id: \.self, selection: $item) { Text("\(folder ?? "none") \($0)") }
          .navigationSplitViewColumnWidth(min: 100, ideal: 200, max: 300)
      } detail: {
        VStack {
          Text("item \(item ?? -1)")
          Text(column == .detail ? "in detail" : "elsewhere")
        }
      }
    }
  }

  @Test(.enabled("needs an X server's events") { await Delivery.method == .events }) func threeColumns() async throws {
    let (window, _) = try await show(Three(), width: 1000)
    #expect(["Inbox", "none 1", "item -1"].allSatisfy(window.texts.contains))
    let lists = window.findAll(ListView.self, .any)
    #expect(lists.map(\.width).first == 150)
    try await click(window.require(Gtk.Label.self, .text("Sent")))
    try await click(window.require(Gtk.Label.self, .text("Sent 1")))
    try await settle()
    #expect(window.texts.contains("item 1"))
    window.close()
  }

  @Test(.enabled("needs an X server's events") { await Delivery.method == .events })
  func theProgramChoosesTheColumnOnTop() async throws {
    let (window, _) = try await show(Three(), width: 500)
    #expect(window.texts.contains("none 1") && !window.texts.contains("Inbox"))
    try await click(window.require(Gtk.Label.self, .text("none 2")))
    try await settle()
    #expect(window.texts.contains("item 2") && window.texts.contains("in detail"))
    window.close()
  }

  struct Linked: View {
    var body: some View {
      NavigationSplitView {
        List {
          NavigationLink("one", value: 1)
          NavigationLink("two") { Text("page two") }
        }
        .navigationDestination(for: Int.self) { Text("page of \($0)") }
      } detail: {
        Text("nothing yet")
      }
    }
  }

  @Test func linksLeadToTheNextColumn() async throws {
    let (window, _) = try await show(Linked(), width: 900)
    #expect(window.texts.contains("nothing yet"))
    try await click(window.require(Gtk.Label.self, .text("one")))
    try await settle()
    #expect(window.texts.contains("page of 1") && !window.texts.contains("nothing yet"))
    try await click(window.require(Gtk.Label.self, .text("two")))
    try await settle()
    #expect(window.texts.contains("page two") && window.texts.contains("one"))
    window.close()
  }
}
