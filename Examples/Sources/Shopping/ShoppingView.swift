import TrackedUI

/// The list, with a field for what else is needed.
struct ShoppingView: View {
  @Bindable var list: ShoppingList
  @State private var name = ""
  @AppStorage("hidesBought") private var hidesBought = false

  var body: some View {
    VStack {
      HStack {
        TextField("What is needed?", text: $name).onSubmit(add)
        Button("Add", action: add).disabled(name.isEmpty)
      }
      .padding()
      List {
        ForEach($list.items) { $item in
          if !hidesBought || !item.isBought { Toggle(item.name, isOn: $item.isBought) }
        }
      }
    }
    .onDisappear(perform: save)
  }

  private func add() {
    guard !name.isEmpty else { return }
    list.add(name)
    name = ""
  }

  private func save() {
    do { try list.save() } catch { print("The list was not saved: \(error)") }
  }
}

/// What the person prefers.
struct SettingsView: View {
  @AppStorage("hidesBought") private var hidesBought = false

  var body: some View {
    Form { Toggle("Hide what is bought", isOn: $hidesBought) }
      .padding()
  }
}
