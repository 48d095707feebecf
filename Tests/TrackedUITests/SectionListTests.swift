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
}
