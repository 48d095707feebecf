import TrackedUI

@Observable
final class Card: Identifiable {
  let id = UUID()
  var title: String
  var notes: String
  var checks: [Check]

  struct Check: Identifiable, Hashable {
    let id = UUID()
    var text: String
    var isDone = false
  }

  init(_ title: String, notes: String = "", checks: [Check] = []) {
    self.title = title
    self.notes = notes
    self.checks = checks
  }

  var progress: Double { checks.isEmpty ? 0 : Double(checks.count(where: \.isDone)) / Double(checks.count) }
}

@Observable
final class Column: Identifiable {
  let id = UUID()
  let name: String
  var cards: [Card]

  init(_ name: String, _ cards: [Card]) {
    self.name = name
    self.cards = cards
  }
}

@Observable
final class Board {
  var columns = [
    Column("To do", [Card("Write", checks: [.init(text: "draft"), .init(text: "final")]), Card("Read")]),
    Column("Done", [Card("Plan")]),
  ]

  func move(_ card: Card, to target: Column) {
    for column in columns { column.cards.removeAll { $0 === card } }
    target.cards.append(card)
  }
}

struct BoardView: View {
  @State private var board = Board()
  @State private var opened: Card?
  @Namespace private var cards

  var body: some View {
    ScrollView(.horizontal) {
      HStack(alignment: .top, spacing: 12) {
        ForEach(board.columns) { column in
          ColumnView(column: column, board: board, namespace: cards) { opened = $0 }
        }
      }
      .padding()
    }
    .sheet(item: $opened) { card in
      CardEditor(card: card)
        .presentationDetents([.fraction(0.6), .large])
    }
    .environment(board)
  }
}

private struct ColumnView: View {
  @Bindable var column: Column
  let board: Board
  let namespace: Namespace.ID
  let open: (Card) -> Void

  var body: some View {
    VStack(alignment: .leading) {
      Text(column.name).font(.headline) + Text(" \(column.cards.count)").foregroundStyle(.secondary)
      ForEach(column.cards) { card in
        CardRow(card: card, column: column, open: open)
          .matchedGeometryEffect(id: card.id, in: namespace)
      }
    }
    .frame(width: 180)
  }
}

private struct CardRow: View {
  let card: Card
  let column: Column
  let open: (Card) -> Void
  @Environment(Board.self) private var board

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(card.title)
      if !card.checks.isEmpty {
        Gauge(value: card.progress) { Text("Progress") }
          .gaugeStyle(.accessoryLinearCapacity)
      }
      HStack {
        Button("Open") { open(card) }
        Menu("Move") {
          ForEach(board.columns) { target in
            Button(target.name) {
              withAnimation { board.move(card, to: target) }
            }
            .disabled(target === column)
          }
        }
      }
      .controlSize(.small)
    }
    .padding(8)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(.thinMaterial, in: .rect(cornerRadius: 8))
  }
}

private struct CardEditor: View {
  @Bindable var card: Card
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        TextField("Title", text: $card.title)
        TextField("Notes", text: $card.notes, axis: .vertical)
          .lineLimit(2...6)
        Section("Steps") {
          List {
            ForEach($card.checks) { $check in
              Toggle(isOn: $check.isDone) {
                TextField("Step", text: $check.text)
              }
            }
            .onDelete { card.checks.remove(atOffsets: $0) }
            .onMove { card.checks.move(fromOffsets: $0, toOffset: $1) }
          }
          .frame(minHeight: 120)
          Button("Add step", systemImage: "plus") { card.checks.append(.init(text: "")) }
        }
      }
      .toolbar {
        ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } }
      }
    }
  }
}
