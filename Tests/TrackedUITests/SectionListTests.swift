import GtkTesting
import Testing

@testable import TrackedUI

/// Lists with a section for each element.
@MainActor @Suite(.serialized) struct SectionListTests {
  private struct Kind: Identifiable {
    let id: String
    var names: [String]
  }

  private struct KindSection: View {
    @Binding var kind: Kind
    var body: some View {
      Section {
        ForEach(kind.names, id: \.self) { Text($0) }
          .onDelete { kind.names.remove(atOffsets: $0) }
      } header: {
        Text(kind.id)
      }
    }
  }

  private struct Kinds: View {
    @State private var kinds = [Kind(id: "fruit", names: ["apple", "pear"]), Kind(id: "tools", names: ["saw"])]
    var body: some View {
      VStack {
        List {
          ForEach($kinds) { $kind in
            if !kind.names.isEmpty { KindSection(kind: $kind) }
          }
        }
        Button("Add") { kinds.append(Kind(id: "games", names: (0..<300).map { "game \($0)" })) }
      }
    }
  }

  @Test func eachElementOfASectionIsARow() async throws {
    let (window, _) = try await show(Kinds(), height: 400)
    defer { window.close() }
    #expect(window.texts.prefix(5) == ["fruit", "apple", "pear", "tools", "saw"])
    let tops = try ["fruit", "apple", "pear", "tools", "saw"].map { name in
      try #require(window.require(Gtk.Label.self, .text(name)).frame(in: window.window)).y
    }
    #expect(tops == tops.sorted() && Set(tops).count == 5, "one below the other")
    var row: Widget = try window.require(Gtk.Label.self, .text("apple"))
    while let parent = row.parent, !(parent is ListView) { row = parent }
    row.grabFocus()
    try await press(.delete, in: row)
    try await settle()
    #expect(!window.texts.contains("apple") && window.texts.contains("pear"))
    try await click(window.require(Gtk.Button.self, .text("Add")))
    try await settle()
    #expect(window.texts.contains("games") && window.texts.contains("game 0"))
    #expect(window.texts.count < 200, "rows out of sight are not made")
  }

  private struct Numbers: View {
    let title: NavigationBarItem.TitleDisplayMode
    @State private var choice: Int?
    @State private var choices: Set<Int> = [1]
    var body: some View {
      VStack {
        List(0..<3) { Text(verbatim: "plain \($0)") }
        List(0..<3, selection: $choice) { Text(verbatim: "one \($0)") }
        List(0..<3, selection: $choices) { Text(verbatim: "any \($0)") }
        Text(verbatim: "chosen \(choice.map(String.init) ?? "none"), \(choices.sorted())")
      }
      .navigationBarTitleDisplayMode(title)
    }
  }

  @Test(.enabled("needs an X server's events") { await Delivery.method == .events })
  func aListOfNumbersHasARowForEach() async throws {
    let (window, _) = try await show(Numbers(title: .inline), height: 600)
    defer { window.close() }
    for kind in ["plain", "one", "any"] {
      #expect(window.texts.filter { $0.hasPrefix(kind) } == (0..<3).map { "\(kind) \($0)" })
    }
    #expect(window.texts.contains("chosen none, [1]"))
    try await click(window.require(Gtk.Label.self, .text("one 2")))
    try await settle()
    #expect(window.texts.contains("chosen 2, [1]"))
  }
}
