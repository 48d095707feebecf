import TrackedUI

struct Habit: Identifiable, Codable, Hashable {
  var id = UUID()
  var name: String
  var emoji: String
  var colorName: String
  var completedDays: Set<Int> = []

  var color: Color {
    switch colorName {
    case "red": return .red
    case "green": return .green
    case "blue": return .blue
    default: return .accentColor
    }
  }

  var streak: Int {
    var day = 6
    var count = 0
    while day >= 0, completedDays.contains(day) {
      count += 1
      day -= 1
    }
    return count
  }
}

@MainActor
final class HabitStore: ObservableObject {
  @Published var habits: [Habit] = [
    Habit(name: "Read", emoji: "📚", colorName: "blue", completedDays: [4, 5, 6]),
    Habit(name: "Run", emoji: "🏃", colorName: "green"),
  ]
  @AppStorage("habit.showsCompleted") var showsCompleted = true

  func toggle(_ habit: Habit, day: Int) {
    guard let index = habits.firstIndex(where: { $0.id == habit.id }) else { return }
    if habits[index].completedDays.contains(day) {
      habits[index].completedDays.remove(day)
    } else {
      habits[index].completedDays.insert(day)
    }
  }

  func add(name: String, emoji: String, color: String) {
    withAnimation(.snappy) { habits.append(Habit(name: name, emoji: emoji, colorName: color)) }
  }

  func delete(at offsets: IndexSet) { habits.remove(atOffsets: offsets) }
  func move(from source: IndexSet, to destination: Int) { habits.move(fromOffsets: source, toOffset: destination) }
}

struct C01HabitView: View {
  @StateObject private var store = HabitStore()
  @State private var isAdding = false
  @State private var selected: Habit?

  var body: some View {
    NavigationStack {
      List {
        Section {
          ForEach(store.habits) { habit in
            HabitRow(habit: habit) { day in store.toggle(habit, day: day) }
              .contentShape(.rect)
              .onTapGesture { selected = habit }
              .swipeActions(edge: .leading) {
                Button("Done", systemImage: "checkmark") { store.toggle(habit, day: 6) }
                  .tint(.green)
              }
          }
          .onDelete(perform: store.delete)
          .onMove(perform: store.move)
        } header: {
          Text("This week")
        } footer: {
          Text("\(store.habits.reduce(0) { $0 + $1.completedDays.count }) check-ins")
        }
        .headerProminence(.increased)
      }
      .navigationTitle("Habits")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button {
            isAdding.toggle()
          } label: {
            Label("Add habit", systemImage: "plus")
          }
        }
        ToolbarItem(placement: .topBarLeading) { EditButton() }
      }
      .sheet(isPresented: $isAdding) {
        AddHabitView()
          .environmentObject(store)
          .presentationDetents([.medium])
      }
      .navigationDestination(item: $selected) { habit in
        VStack(spacing: 12) {
          Text(habit.emoji).font(.system(size: 64))
          Text("Streak: ^[\(habit.streak) day](inflect: true)")
        }
        .navigationTitle(habit.name)
      }
    }
  }
}

struct HabitRow: View {
  let habit: Habit
  var onToggle: (Int) -> Void

  private static let days = ["M", "T", "W", "T", "F", "S", "S"]

  var body: some View {
    VStack(alignment: .leading) {
      Label {
        Text(habit.name).font(.headline)
      } icon: {
        Text(habit.emoji)
      }
      HStack(spacing: 6) {
        ForEach(0..<7, id: \.self) { day in
          let isDone = habit.completedDays.contains(day)
          Circle()
            .fill(isDone ? AnyShapeStyle(habit.color.gradient) : AnyShapeStyle(.quaternary))
            .frame(width: 26, height: 26)
            .overlay {
              Text(Self.days[day]).font(.caption2.weight(.semibold)).foregroundStyle(isDone ? .white : .secondary)
            }
            .onTapGesture { onToggle(day) }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("\(habit.name) day \(day + 1)")
            .accessibilityAddTraits(isDone ? [.isButton, .isSelected] : .isButton)
        }
      }
      .sensoryFeedback(.success, trigger: habit.completedDays)
    }
    .padding(.vertical, 4)
  }
}

struct AddHabitView: View {
  @EnvironmentObject private var store: HabitStore
  @Environment(\.dismiss) private var dismiss
  @State private var name = ""
  @State private var emoji = "⭐️"
  @State private var color = "red"
  @FocusState private var isNameFocused: Bool

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $name, prompt: Text("Drink water"))
          .focused($isNameFocused)
          .submitLabel(.done)
        Picker("Emoji", selection: $emoji) {
          ForEach(["⭐️", "💧", "🧘"], id: \.self, content: Text.init)
        }
        .pickerStyle(.segmented)
        Picker("Color", selection: $color) {
          ForEach(["red", "green", "blue"], id: \.self) { Text($0.capitalized).tag($0) }
        }
      }
      .onAppear { isNameFocused = true }
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel", role: .cancel) { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            store.add(name: name, emoji: emoji, color: color)
            dismiss()
          }
          .disabled(name.trimmingCharacters(in: .whitespaces).isEmpty)
        }
      }
    }
  }
}

#Preview { C01HabitView() }
