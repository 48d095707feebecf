import TrackedUI

enum ExpenseCategory: String, Codable, CaseIterable, Identifiable, Comparable {
  case food, travel, home, fun
  var id: String { rawValue }
  var icon: String {
    ["food": "fork.knife", "travel": "airplane", "home": "house", "fun": "gamecontroller"][rawValue]!
  }
  static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

struct Expense: Identifiable, Codable, Equatable {
  var id = UUID()
  var title = ""
  var amount: Decimal = 0
  var category = ExpenseCategory.food
  var date = Date.now
}

@Observable
class ExpenseBook {
  var expenses: [Expense] {
    didSet { save() }
  }
  private let key = "expenses.v1"

  init() {
    if let data = UserDefaults.standard.data(forKey: key),
      let kept = try? JSONDecoder().decode([Expense].self, from: data)
    {
      expenses = kept
    } else {
      expenses = []
    }
  }

  private func save() {
    if let data = try? JSONEncoder().encode(expenses) { UserDefaults.standard.set(data, forKey: key) }
  }

  var grouped: [(category: ExpenseCategory, items: [Expense])] {
    Dictionary(grouping: expenses, by: \.category).sorted { $0.key < $1.key }.map {
      (category: $0.key, items: $0.value)
    }
  }

  var total: Decimal { expenses.map(\.amount).reduce(0, +) }
}

struct C09ExpensesView: View {
  @Bindable var book: ExpenseBook
  @State private var editing: Expense?
  @State private var toDelete: Expense?
  @State private var query = ""
  @State private var sort = SortOrder.forward

  var body: some View {
    NavigationStack {
      List {
        ForEach(book.grouped, id: \.category) { group in
          Section {
            ForEach(filtered(group.items)) { expense in
              LabeledContent {
                Text(expense.amount, format: .currency(code: "EUR"))
                  .foregroundStyle(expense.amount > 100 ? .red : .primary)
              } label: {
                Text(expense.title)
                Text(expense.date, style: .date)
              }
              .swipeActions(edge: .trailing, allowsFullSwipe: false) {
                Button(role: .destructive) {
                  toDelete = expense
                } label: {
                  Label("Delete", systemImage: "trash")
                }
                Button("Edit", systemImage: "pencil") { editing = expense }.tint(.orange)
              }
            }
          } header: {
            Label(group.category.rawValue.capitalized, systemImage: group.category.icon)
          }
        }
        if !book.expenses.isEmpty {
          LabeledContent("Total", value: book.total, format: .currency(code: "EUR"))
            .bold()
            .listRowBackground(Color.accentColor.opacity(0.15))
            .listRowSeparator(.hidden)
        }
      }
      .listStyle(.insetGrouped)
      .overlay {
        if book.expenses.isEmpty {
          ContentUnavailableView("No expenses", systemImage: "tray", description: Text("Add the first one."))
        } else if !query.isEmpty && book.expenses.allSatisfy({ !matches($0) }) {
          ContentUnavailableView.search(text: query)
        }
      }
      .searchable(text: $query, prompt: "Title")
      .navigationTitle("Expenses")
      .toolbar {
        ToolbarItemGroup(placement: .primaryAction) {
          Menu {
            Picker("Sort", selection: $sort) {
              Text("Oldest first").tag(SortOrder.forward)
              Text("Newest first").tag(SortOrder.reverse)
            }
          } label: {
            Image(systemName: "arrow.up.arrow.down")
          }
          Button("Add", systemImage: "plus") { editing = Expense() }
        }
      }
      .sheet(item: $editing) { expense in ExpenseEditor(expense: expense) { save($0) } }
      .confirmationDialog(
        "Delete?", isPresented: .init(get: { toDelete != nil }, set: { if !$0 { toDelete = nil } }),
        titleVisibility: .visible,
        presenting: toDelete
      ) { expense in
        Button("Delete \(expense.title)", role: .destructive) { book.expenses.removeAll { $0.id == expense.id } }
      } message: { _ in
        Text("This cannot be undone.")
      }
    }
  }

  private func matches(_ expense: Expense) -> Bool {
    query.isEmpty || expense.title.localizedCaseInsensitiveContains(query)
  }

  private func filtered(_ items: [Expense]) -> [Expense] {
    items.filter(matches).sorted(using: KeyPathComparator(\.date, order: sort))
  }

  private func save(_ expense: Expense) {
    if let index = book.expenses.firstIndex(where: { $0.id == expense.id }) {
      book.expenses[index] = expense
    } else {
      book.expenses.append(expense)
    }
  }
}

private struct ExpenseEditor: View {
  @State var expense: Expense
  let onSave: (Expense) -> Void
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        TextField("Title", text: $expense.title)
        TextField("Amount", value: $expense.amount, format: .number)
          .keyboardType(.decimalPad)
          .multilineTextAlignment(.trailing)
        Picker("Category", selection: $expense.category) {
          ForEach(ExpenseCategory.allCases) { Label($0.rawValue.capitalized, systemImage: $0.icon).tag($0) }
        }
        .pickerStyle(.navigationLink)
        DatePicker("Date", selection: $expense.date, in: ...Date.now, displayedComponents: .date)
      }
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            onSave(expense)
            dismiss()
          }
        }
        ToolbarItem(placement: .cancellationAction) { Button("Cancel", action: dismiss.callAsFunction) }
      }
    }
    .interactiveDismissDisabled(!expense.title.isEmpty)
  }
}
