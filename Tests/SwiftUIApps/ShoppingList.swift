import TrackedUI

struct ShoppingItem: Identifiable, Hashable {
  enum Category: String, CaseIterable, Identifiable {
    case fruit = "Fruit"
    case dairy = "Dairy"
    case household = "Household"

    var id: Self { self }

    var symbol: String {
      switch self {
      case .fruit: "leaf"
      case .dairy: "drop"
      case .household: "house"
      }
    }
  }

  let id = UUID()
  var name: String
  var quantity = 1
  var category: Category
  var isInCart = false
}

@Observable
final class ShoppingStore {
  var items: [ShoppingItem] = [
    ShoppingItem(name: "Apples", quantity: 6, category: .fruit),
    ShoppingItem(name: "Milk", category: .dairy),
    ShoppingItem(name: "Soap", quantity: 2, category: .household),
    ShoppingItem(name: "Pears", quantity: 4, category: .fruit),
  ]

  func items(in category: ShoppingItem.Category) -> [ShoppingItem] {
    items.filter { $0.category == category }
  }

  func remove(at offsets: IndexSet, in category: ShoppingItem.Category) {
    let doomed = Set(offsets.map { items(in: category)[$0].id })
    items.removeAll { doomed.contains($0.id) }
  }
}

struct ShoppingListApp: View {
  @State private var store = ShoppingStore()
  @State private var isAdding = false
  @State private var search = ""

  var body: some View {
    NavigationStack {
      List {
        ForEach(ShoppingItem.Category.allCases) { category in
          let rows = store.items(in: category).filter { search.isEmpty || $0.name.localizedStandardContains(search) }
          if !rows.isEmpty {
            Section {
              ForEach(rows) { item in
                ShoppingRow(item: item, store: store)
              }
              .onDelete { store.remove(at: $0, in: category) }
            } header: {
              Label(category.rawValue, systemImage: category.symbol)
            } footer: {
              Text("\(rows.count) item(s)")
            }
          }
        }
      }
      .listStyle(.insetGrouped)
      .searchable(text: $search, prompt: "Find an item")
      .navigationTitle("Shopping")
      .toolbar {
        ToolbarItem(placement: .navigationBarLeading) { EditButton() }
        ToolbarItem(placement: .primaryAction) {
          Button {
            isAdding = true
          } label: {
            Image(systemName: "plus")
          }
          .accessibilityLabel("Add item")
        }
        ToolbarItem(placement: .bottomBar) {
          Text("\(store.items.filter(\.isInCart).count) of \(store.items.count) in cart")
            .font(.footnote)
            .foregroundStyle(.secondary)
        }
      }
      .sheet(isPresented: $isAdding) {
        AddItemSheet { store.items.append($0) }
          .presentationDetents([.medium])
      }
    }
  }
}

private struct ShoppingRow: View {
  let item: ShoppingItem
  @Bindable var store: ShoppingStore

  private var index: Int? { store.items.firstIndex { $0.id == item.id } }

  var body: some View {
    HStack {
      Button {
        withAnimation(.snappy) {
          if let index { store.items[index].isInCart.toggle() }
        }
      } label: {
        Image(systemName: item.isInCart ? "checkmark.circle.fill" : "circle")
      }
      .buttonStyle(.plain)
      .accessibilityLabel(item.isInCart ? "Take out \(item.name)" : "Put in \(item.name)")
      VStack(alignment: .leading, spacing: 2) {
        Text(item.name)
          .strikethrough(item.isInCart)
        if item.quantity > 1 {
          Text("×\(item.quantity)")
            .font(.caption)
            .monospacedDigit()
        }
      }
      Spacer()
      if let index {
        Stepper("Quantity of \(item.name)", value: $store.items[index].quantity, in: 1...20)
          .labelsHidden()
      }
    }
    .opacity(item.isInCart ? 0.5 : 1)
  }
}

private struct AddItemSheet: View {
  @Environment(\.dismiss) private var dismiss
  @State private var name = ""
  @State private var category = ShoppingItem.Category.fruit
  @State private var quantity = 1
  @FocusState private var isNameFocused: Bool
  let add: (ShoppingItem) -> Void

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $name)
          .focused($isNameFocused)
          .onSubmit(save)
        Picker("Category", selection: $category) {
          ForEach(ShoppingItem.Category.allCases) { Text($0.rawValue).tag($0) }
        }
        .pickerStyle(.segmented)
        Stepper("Quantity: \(quantity)", value: $quantity, in: 1...20)
      }
      .navigationTitle("New item")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", role: .cancel) { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Add", action: save)
            .disabled(name.trimmingCharacters(in: .whitespaces).isEmpty)
        }
      }
      .onAppear { isNameFocused = true }
    }
  }

  private func save() {
    guard !name.isEmpty else { return }
    add(ShoppingItem(name: name, quantity: quantity, category: category))
    dismiss()
  }
}

#Preview {
  ShoppingListApp()
}
