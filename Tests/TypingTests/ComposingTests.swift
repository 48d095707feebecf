import CGtk
import GtkTesting
import Testing
import TrackedUI

@testable import TypingPrograms

/// What an input method composes is the person's as well: group W of docs/CONFORMANCE.md.
@MainActor @Suite(.serialized) struct ComposingTests {
  @Test(
    "C-250 what is composed stays while other writers and answers change the text", arguments: EditableKind.allCases)
  func otherWriters(_ kind: EditableKind) throws {
    try TestDisplay.prepare()
    let composing: [Act] = [
      .compose("k"), .rest, .write(.prepend("大")), .compose("か"), .write(.append("小")), .rest,
      .write(.insertInMiddle("中")), .commit("か"), .rest,
    ]
    for answer in [Answer.same, .upper, .grouped, .prefixed] {
      for delivery in kind.answersItself ? [.atOnce] : Delivery.allCases {
        // Twice, behind what is typed and among it.
        let acts =
          [.type("a"), .type("b"), .rest] + composing + [.move(-1, selecting: false), .move(-1, selecting: false)]
          + composing
        let session = Session(editable: kind, answer: answer, delivery: delivery, start: "", acts: acts)
        #expect(Runner.run(session) == nil, "\(session.source)")
      }
    }
  }

  @Test("C-250 what is composed in a row stays while other rows come, go and move", arguments: RowsKind.allCases)
  func rows(_ kind: RowsKind) async throws {
    let names = Names()
    let hosting = HostingController(rootView: NameRows(names: names, kind: kind))
    let window = try await TestWindow(hosting, width: 300, height: 500)
    defer { window.close() }
    let outer = try window.require(
      Gtk.Entry.self, .matching("with the name 3") { ($0 as? Gtk.Entry)?.text == "name 3" })
    let hand = try #require(Hand(in: outer))
    hand.focus()
    for round in 1...2 {
      hand.select(caret: 4, bound: 4)
      InputMethod.compose("か", in: hand.text)
      let changes: [(Names) -> Void] = [
        { $0.ids.insert(10, at: 0) }, { $0.ids.remove(at: 1) }, { $0.ids.append(11) }, { $0.ids.swapAt(0, 1) },
        { $0.ids = $0.ids.filter { $0 == 3 } }, { $0.ids = [0, 1, 2, 3, 4, 5] },
      ]
      for (index, change) in changes.enumerated() {
        change(names)
        try await settle()
        #expect(InputMethod.composed == "か", "after change \(index)")
        #expect(hand.text.hasFocus && hand.text.isMapped, "after change \(index)")
        #expect(hand.shown.caret == 4, "after change \(index)")
      }
      InputMethod.commit("日", in: hand.text)
      try await settle()
      #expect(hand.shown.text == "name" + String(repeating: "日", count: round) + " 3")
      #expect(names.names[3] == hand.shown.text)
    }
  }

  enum RowsKind: CaseIterable { case list, table, lazy, stack }
}

@Observable private final class Names {
  var ids = Array(0..<6)
  var names: [Int: String] = [:]
}

private struct Name: Identifiable { let id: Int }

private struct NameRows: TrackedUI.View {
  let names: Names
  let kind: ComposingTests.RowsKind

  var body: some TrackedUI.View {
    switch kind {
    case .list: List(names.ids, id: \.self) { field($0) }
    case .table: Table(names.ids.map { Name(id: $0) }) { TableColumn("Name") { field($0.id) } }
    case .lazy: TrackedUI.ScrollView { LazyVStack { ForEach(names.ids, id: \.self) { field($0) } } }
    case .stack: VStack { ForEach(names.ids, id: \.self) { field($0) } }
    }
  }

  private func field(_ id: Int) -> some TrackedUI.View {
    TrackedUI.TextField(
      "Name",
      text: TrackedKit.Binding {
        names.names[id] ?? "name \(id)"
      } set: {
        names.names[id] = $0
      })
  }
}
