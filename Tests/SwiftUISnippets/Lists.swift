import TrackedUI

struct TodoItem: Identifiable, Equatable {
  let id: Int
  var title: String
  var isDone = false
}

@Observable final class TodoStore {
  var items = [TodoItem(id: 1, title: "Milk"), TodoItem(id: 2, title: "Bread", isDone: true)]
  var remaining: Int { items.filter { !$0.isDone }.count }
  func add(_ title: String) { items.append(TodoItem(id: (items.map(\.id).max() ?? 0) + 1, title: title)) }
}

struct TodoRow: View {
  @Binding var item: TodoItem

  var body: some View {
    HStack {
      Button {
        item.isDone.toggle()
      } label: {
        Text(item.isDone ? "✓" : "○")
      }
      .buttonStyle(.plain)
      Text(item.title)
        .strikethrough(item.isDone)
        .foregroundStyle(item.isDone ? .secondary : .primary)
      Spacer()
    }
  }
}

struct TodoListView: View {
  @Bindable var store: TodoStore
  @State private var newTitle = ""

  var body: some View {
    VStack {
      List {
        ForEach($store.items) { $item in
          TodoRow(item: $item)
        }
        .onDelete { store.items.remove(atOffsets: $0) }
      }
      HStack {
        TextField("New item", text: $newTitle)
          .onSubmit(add)
        Button("Add", action: add)
          .disabled(newTitle.isEmpty)
      }
      Text("\(store.remaining) remaining")
    }
  }

  private func add() {
    guard !newTitle.isEmpty else { return }
    store.add(newTitle)
    newTitle = ""
  }
}

struct Contact: Identifiable, Hashable {
  let id: Int
  var name: String
  var isFavorite = false
}

struct SectionedContacts: View {
  @State private var contacts = [
    Contact(id: 1, name: "Ann", isFavorite: true), Contact(id: 2, name: "Bob"), Contact(id: 3, name: "Cid"),
  ]

  var body: some View {
    List {
      Section("Favorites") {
        ForEach(contacts.filter(\.isFavorite)) { ContactRow(contact: $0) }
      }
      Section {
        ForEach($contacts) { $contact in
          Toggle(contact.name, isOn: $contact.isFavorite)
        }
      } header: {
        Text("All")
      } footer: {
        Text("\(contacts.count) contacts")
      }
    }
    .listStyle(.plain)
  }
}

struct ContactRow: View {
  let contact: Contact
  var body: some View { Label(contact.name, systemImage: "star.fill") }
}

struct SelectableList: View {
  let contacts = (1...5).map { Contact(id: $0, name: "Person \($0)") }
  @State private var selection: Contact.ID?

  var body: some View {
    VStack {
      List(contacts, selection: $selection) { contact in
        Text(contact.name)
      }
      Text(selection.map { "Selected \($0)" } ?? "None selected")
    }
  }
}

struct SearchableNames: View {
  let names = ["Holly", "Josh", "Rhonda", "Ted"]
  @State private var searchText = ""

  private var results: [String] {
    searchText.isEmpty ? names : names.filter { $0.lowercased().contains(searchText.lowercased()) }
  }

  var body: some View {
    VStack {
      TextField("Search", text: $searchText)
      List(results, id: \.self) { Text($0) }
    }
  }
}

struct ReorderableList: View {
  @State private var items = ["One", "Two", "Three"]

  var body: some View {
    VStack {
      List {
        ForEach(items, id: \.self) { Text($0) }
          .onMove { items.move(fromOffsets: $0, toOffset: $1) }
          .onDelete { items.remove(atOffsets: $0) }
      }
      Text(items.joined(separator: ","))
      Button("Reverse") { withAnimation { items.reverse() } }
    }
  }
}

struct LazyFeed: View {
  let count: Int

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 10) {
        ForEach(0..<count, id: \.self) { index in
          Text("Entry \(index)")
            .frame(height: 30)
        }
      }
      .padding()
    }
  }
}

struct PhotoGrid: View {
  private let columns = [GridItem(.adaptive(minimum: 80), spacing: 10)]
  @State private var selected: Int?

  var body: some View {
    ScrollView {
      LazyVGrid(columns: columns, spacing: 10) {
        ForEach(1..<13) { number in
          RoundedRectangle(cornerRadius: 8)
            .fill(number == selected ? .blue : .gray)
            .frame(height: 60)
            .overlay(Text("\(number)"))
            .onTapGesture { selected = number }
        }
      }
    }
  }
}

struct ChatView: View {
  @State private var messages = (1...40).map { "Message \($0)" }

  var body: some View {
    ScrollViewReader { proxy in
      VStack {
        ScrollView {
          VStack(alignment: .leading) {
            ForEach(messages, id: \.self) { Text($0).id($0) }
          }
        }
        HStack {
          Button("Send") { messages.append("Message \(messages.count + 1)") }
          Button("Bottom") { proxy.scrollTo(messages.last!, anchor: .bottom) }
        }
      }
    }
  }
}

struct OutlineView: View {
  @State private var isExpanded = false

  var body: some View {
    VStack(alignment: .leading) {
      DisclosureGroup("Details", isExpanded: $isExpanded) {
        LabeledContent("Size", value: "12 kB")
        LabeledContent("Kind", value: "Text")
      }
      GroupBox("Summary") { Text("Everything at a glance") }
    }
  }
}
