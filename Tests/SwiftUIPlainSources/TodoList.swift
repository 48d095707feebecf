import Foundation
import TrackedUI

import struct TrackedUI.KeyPathComparator
import enum TrackedUI.SortOrder

struct Todo: Identifiable, Codable, Equatable {
  var id = UUID()
  var title: String
  var isDone = false
  var due: Date?
  var priority = Priority.normal

  enum Priority: Int, Codable, CaseIterable, Comparable, CustomStringConvertible {
    case low, normal, high
    static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
    var description: String { ["Low", "Normal", "High"][rawValue] }
  }
}

extension [Todo]: @retroactive RawRepresentable {
  /// What was kept as JSON.
  public init?(rawValue: String) {
    guard let data = rawValue.data(using: .utf8), let value = try? JSONDecoder().decode([Todo].self, from: data) else {
      return nil
    }
    self = value
  }
  /// What is kept: JSON.
  public var rawValue: String {
    guard let data = try? JSONEncoder().encode(self) else { return "[]" }
    return String(data: data, encoding: .utf8) ?? "[]"
  }
}

struct B06TodoList: View {
  @State private var todos = [
    Todo(title: "Milk"), Todo(title: "Bread", priority: .high), Todo(title: "Eggs", isDone: true),
  ]
  @State private var selection = Set<Todo.ID>()
  @State private var editMode = EditMode.inactive
  @State private var newTitle = ""
  @State private var sort: SortOrder = .forward
  @Environment(\.undoManager) private var undoManager

  private var open: [Todo] { todos.filter { !$0.isDone } }

  var body: some View {
    NavigationView {
      List(selection: $selection) {
        Section {
          ForEach($todos, editActions: [.delete, .move]) { $todo in
            TodoRow(todo: $todo)
              .deleteDisabled(todo.isDone)
              .moveDisabled(todo.priority == .high)
              .listRowInsets(EdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 16))
              .listRowSeparatorTint(.blue)
          }
        } header: {
          HStack {
            Text("Tasks")
            Spacer()
            Text(open.count, format: .number)
          }
        } footer: {
          if open.isEmpty { Text("All done!") }
        }
        Section {
          HStack {
            TextField("New", text: $newTitle).onSubmit(add)
            Button(action: add) { Image(systemName: "plus.circle.fill") }.disabled(newTitle.isEmpty)
          }
        }
        .listSectionSeparator(.hidden, edges: .bottom)
      }
      .environment(\.defaultMinListRowHeight, 20)
      .environment(\.defaultMinListHeaderHeight, 10)
      .listRowSpacing(2)
      .listSectionSpacing(.compact)
      .navigationBarTitle("Todo", displayMode: .inline)
      .navigationBarItems(leading: EditButton(), trailing: Button("Sort") { sortAll() })
      .onDeleteCommand { deleteSelection() }
      .toolbar {
        ToolbarItem(placement: .bottomBar) {
          if editMode.isEditing {
            Button("Delete \(selection.count)", role: .destructive) { deleteSelection() }
          }
        }
        ToolbarItem(placement: .status) { Text("\(open.count) open").font(.footnote) }
      }
      .environment(\.editMode, $editMode)
    }
    .navigationViewStyle(.stack)
  }

  private func add() {
    withAnimation { todos.insert(Todo(title: newTitle), at: 0) }
    newTitle.removeAll()
  }

  private func deleteSelection() {
    let removed = todos
    undoManager?.registerUndo(withTarget: UndoTarget.shared) { _ in print(removed.count) }
    todos.removeAll { selection.contains($0.id) }
    selection.removeAll()
  }

  private func sortAll() {
    todos.sort(using: [
      KeyPathComparator(\.priority, order: sort), KeyPathComparator(\.title, comparator: .localizedStandard),
    ])
    sort = sort == .forward ? .reverse : .forward
  }
}

final class UndoTarget { @MainActor static let shared = UndoTarget() }

struct TodoRow: View {
  @Binding var todo: Todo
  @State private var isPickingDate = false

  var body: some View {
    HStack {
      Toggle(isOn: $todo.isDone.animation()) { EmptyView() }.labelsHidden()
      TextField("Title", text: $todo.title)
        .strikethrough(todo.isDone)
        .foregroundStyle(todo.isDone ? .secondary : .primary)
      Spacer()
      Picker(selection: $todo.priority) {
        ForEach(Todo.Priority.allCases, id: \.self) { Text(String(describing: $0)) }
      } label: {
        Text("Priority")
      }
      .labelsHidden()
      .fixedSize()
      Button {
        isPickingDate = true
      } label: {
        Image(systemName: "calendar")
      }
      .buttonStyle(.borderless)
      .popover(isPresented: $isPickingDate, attachmentAnchor: .rect(.bounds), arrowEdge: .trailing) {
        DatePicker("Due", selection: Binding($todo.due, replacingNilWith: .now), displayedComponents: .date)
          .datePickerStyle(.graphical)
          .padding()
          .presentationCompactAdaptation(.popover)
      }
    }
    .swipeActions {
      Button("Done") { todo.isDone = true }.tint(.green)
    }
  }
}

extension Binding {
  init(_ source: Binding<Value?>, replacingNilWith value: Value) where Value: Sendable {
    self.init(get: { source.wrappedValue ?? value }, set: { source.wrappedValue = $0 })
  }
}
