import Foundation
import TrackedUI

struct Expense: Identifiable, Hashable, Codable {
  var id = UUID()
  var name: String
  var amount: Decimal
  var category: Category
  var date: Date

  enum Category: String, Codable, CaseIterable, Identifiable {
    case food, rent, fun
    var id: String { rawValue }
    var color: Color {
      switch self {
      case .food: .orange;
      case .rent: .indigo;
      case .fun: .mint
      }
    }
    @MainActor var label: some View { Label(rawValue.capitalized, systemImage: "circle.fill").foregroundStyle(color) }
  }
}

struct PieSlice: Shape {
  var start: Angle
  var end: Angle
  var animatableData: AnimatablePair<Double, Double> {
    get { .init(start.radians, end.radians) }
    set { start = .radians(newValue.first); end = .radians(newValue.second) }
  }
  func path(in rect: CGRect) -> Path {
    Path { path in
      let center = CGPoint(x: rect.midX, y: rect.midY)
      path.move(to: center)
      path.addArc(
        center: center, radius: min(rect.width, rect.height) / 2, startAngle: start, endAngle: end, clockwise: false)
      path.closeSubpath()
    }
  }
}

@Observable final class Budget {
  var expenses: [Expense] = []
  var limit: Decimal = 500
  var total: Decimal { expenses.reduce(0) { $0 + $1.amount } }
  var remaining: Decimal { max(limit - total, 0) }
  func total(of category: Expense.Category) -> Decimal {
    expenses.lazy.filter { $0.category == category }.map(\.amount).reduce(0, +)
  }

  func slices() -> [(category: Expense.Category, start: Angle, end: Angle)] {
    var angle = Angle.degrees(-90)
    return Expense.Category.allCases.compactMap { category in
      guard total > 0 else { return nil }
      let share = NSDecimalNumber(decimal: total(of: category) / total).doubleValue
      let end = angle + .degrees(share * 360)
      defer { angle = end }
      return share > 0 ? (category, angle, end) : nil
    }
  }
}

struct B17BudgetView: View {
  @State private var budget = Budget()
  @State private var draft = Expense(name: "", amount: 0, category: .food, date: .now)
  @State private var showsEditor = false
  @State private var filter: Expense.Category?

  private var visible: [Expense] { budget.expenses.filter { filter == nil || $0.category == filter } }

  var body: some View {
    NavigationStack {
      List {
        Section {
          ZStack {
            ForEach(budget.slices(), id: \.category) { slice in
              PieSlice(start: slice.start, end: slice.end).fill(slice.category.color)
                .onTapGesture { filter = filter == slice.category ? nil : slice.category }
            }
            Circle().fill(.background).padding(30)
            Text(budget.total, format: .currency(code: "EUR")).font(.title3.monospacedDigit())
          }
          .frame(height: 160)
          .animation(.spring(duration: 0.5), value: budget.expenses)
          Text(
            "\(budget.remaining.formatted(.currency(code: "EUR"))) of \(budget.limit, format: .currency(code: "EUR")) left"
          )
        }
        Section("Expenses") {
          ForEach(visible) { expense in
            LabeledContent {
              Text(expense.amount, format: .currency(code: "EUR"))
            } label: {
              Text(expense.name)
              expense.category.label.font(.caption)
              Text(expense.date, format: .dateTime.day().month())
            }
          }
          .onDelete { offsets in
            let ids = offsets.map { visible[$0].id }
            budget.expenses.removeAll { ids.contains($0.id) }
          }
        }
      }
      .navigationTitle("Budget")
      .toolbar {
        Menu("Filter", systemImage: "line.3.horizontal.decrease") {
          Picker("Category", selection: $filter) {
            Text("All").tag(Expense.Category?.none)
            ForEach(Expense.Category.allCases) { $0.label.tag(Optional($0)) }
          }
        }
        Button("Add", systemImage: "plus") { showsEditor = true }
      }
      .sheet(
        isPresented: $showsEditor, onDismiss: { draft = Expense(name: "", amount: 0, category: .food, date: .now) }
      ) {
        editor.presentationDetents([.height(300), .fraction(0.6)]).presentationBackground(.thinMaterial)
          .presentationCornerRadius(20)
      }
    }
  }

  private var editor: some View {
    Form {
      TextField("Name", text: $draft.name)
      TextField("Amount", value: $draft.amount, format: .number.precision(.fractionLength(2)), prompt: Text("0.00"))
        .keyboardType(.decimalPad)
      Picker("Category", selection: $draft.category) { ForEach(Expense.Category.allCases) { $0.label.tag($0) } }
        .pickerStyle(.inline)
      DatePicker("Date", selection: $draft.date, in: ...Date.now, displayedComponents: .date)
      Button("Save") {
        budget.expenses.append(draft); showsEditor = false
      }
      .disabled(draft.name.isEmpty || draft.amount <= 0)
    }
  }
}
