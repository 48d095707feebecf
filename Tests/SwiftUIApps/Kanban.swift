import TrackedUI

extension UTType { static let task = UTType(exportedAs: "com.example.kanban.task") }

struct KanbanTask: Identifiable, Codable, Hashable, Transferable {
  var id = UUID()
  var title: String
  var estimate = 1

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .task)
    ProxyRepresentation(exporting: \.title)
  }
}

@Observable
final class KanbanBoard {
  enum Stage: String, CaseIterable, Identifiable {
    case backlog = "Backlog"
    case doing = "Doing"
    case done = "Done"
    var id: Self { self }
    var tint: Color {
      switch self {
      case .backlog: .gray
      case .doing: .orange
      case .done: .green
      }
    }
  }

  var tasks: [Stage: [KanbanTask]] = [
    .backlog: [KanbanTask(title: "Design", estimate: 3), KanbanTask(title: "Build", estimate: 5)],
    .done: [KanbanTask(title: "Plan")],
  ]

  func tasks(in stage: Stage) -> [KanbanTask] { tasks[stage] ?? [] }

  func move(_ task: KanbanTask, to stage: Stage) {
    for other in Stage.allCases { tasks[other]?.removeAll { $0.id == task.id } }
    tasks[stage, default: []].append(task)
  }

  var total: Int { tasks.values.joined().reduce(0) { $0 + $1.estimate } }
}

/// A container of the program's own: its content in columns of equal width with lines between.
struct BoardColumns<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    Group(subviews: content) { columns in
      HStack(alignment: .top, spacing: 0) {
        ForEach(columns) { column in
          column.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
          if column.id != columns.last?.id { Divider() }
        }
      }
    }
  }
}

struct KanbanView: View {
  @State private var board = KanbanBoard()
  @State private var selected: KanbanTask?
  @Environment(\.locale) private var locale

  var body: some View {
    VStack(spacing: 0) {
      ZStack {
        MeshGradient(
          width: 3, height: 2,
          points: [[0, 0], [0.5, 0], [1, 0], [0, 1], [0.5, 1], [1, 1]],
          colors: [.indigo, .blue, .cyan, .purple, .pink, .orange])
        Text("\(board.total, format: .number) points").font(.title2.smallCaps()).foregroundStyle(.white)
          .padding(.horizontal, 16).padding(.vertical, 6).glassEffect()
      }
      .frame(height: 80)
      BoardColumns {
        ForEach(KanbanBoard.Stage.allCases) { stage in
          StageColumn(stage: stage, board: board) { selected = $0 }
        }
      }
    }
    .toolbar {
      ShareLink(item: board.tasks(in: .done).map(\.title).joined(separator: "\n"), subject: Text("Done"))
    }
    .popover(item: $selected, attachmentAnchor: .point(.top)) { task in
      Text("\(task.title): \(task.estimate) points").padding()
    }
  }
}

struct StageColumn: View {
  let stage: KanbanBoard.Stage
  let board: KanbanBoard
  let open: (KanbanTask) -> Void
  @State private var isTargeted = false

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Label("\(stage.rawValue) \(board.tasks(in: stage).count)", systemImage: "circle.fill")
        .font(.headline)
        .foregroundStyle(stage.tint)
      ForEach(board.tasks(in: stage)) { task in
        HStack {
          Text(task.title)
          Spacer()
          Text("\(task.estimate)").monospacedDigit().foregroundStyle(.secondary)
        }
        .padding(10)
        .background(.background, in: .rect(cornerRadius: 8))
        .shadow(color: .black.opacity(0.15), radius: 2, y: 1)
        .draggable(task)
        .onTapGesture { open(task) }
        .contextMenu {
          ForEach(KanbanBoard.Stage.allCases.filter { $0 != stage }) { other in
            Button("Move to \(other.rawValue)") { withAnimation { board.move(task, to: other) } }
          }
        }
        .transition(.scale.combined(with: .opacity))
      }
    }
    .padding(10)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(stage.tint.opacity(isTargeted ? 0.3 : 0.08))
    .dropDestination(for: KanbanTask.self) { tasks, _ in
      withAnimation(.snappy) { for task in tasks { board.move(task, to: stage) } }
      return !tasks.isEmpty
    } isTargeted: {
      isTargeted = $0
    }
  }
}
