import TrackedUI

struct Fruit: Identifiable, Hashable {
  let id: Int
  let name: String
}

struct FruitsView: View {
  let fruits: [Fruit]

  var body: some View {
    NavigationStack {
      List(fruits) { fruit in
        NavigationLink(fruit.name, value: fruit)
      }
      .navigationTitle("Fruits")
      .navigationDestination(for: Fruit.self) { fruit in
        FruitDetail(fruit: fruit)
      }
    }
  }
}

struct FruitDetail: View {
  let fruit: Fruit
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text("All about \(fruit.name)")
      Button("Back") { dismiss() }
    }
    .navigationTitle(fruit.name)
  }
}

enum Route: Hashable {
  case profile(String)
  case settings
}

struct RouterView: View {
  @State private var path: [Route] = []

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Button("Profile") { path.append(.profile("Ada")) }
        NavigationLink("Settings", value: Route.settings)
      }
      .navigationTitle("Home")
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .profile(let name):
          VStack {
            Text("Profile of \(name)")
            Button("Home") { path.removeAll() }
          }
        case .settings:
          Text("All settings")
        }
      }
    }
  }
}

struct MixedPathView: View {
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      Button("Go") {
        path.append(7)
        path.append("seven")
      }
      .navigationDestination(for: Int.self) { Text("Number \($0)") }
      .navigationDestination(for: String.self) { Text("Word \($0)") }
    }
  }
}

struct DetailToggle: View {
  @State private var showsDetail = false

  var body: some View {
    NavigationStack {
      Button("Show detail") { showsDetail = true }
        .navigationDestination(isPresented: $showsDetail) { Text("The detail") }
    }
  }
}

struct SheetView: View {
  @State private var isPresented = false
  @State private var result = "nothing"

  var body: some View {
    VStack {
      Text("Chose \(result)")
      Button("Choose") { isPresented = true }
    }
    .sheet(isPresented: $isPresented) {
      ChoiceSheet { result = $0 }
        .presentationDetents([.medium, .large])
    }
  }
}

struct ChoiceSheet: View {
  @Environment(\.dismiss) private var dismiss
  let onChoose: (String) -> Void

  var body: some View {
    VStack {
      Button("Tea") {
        onChoose("tea")
        dismiss()
      }
      Button("Close", role: .cancel) { dismiss() }
    }
    .padding()
  }
}

struct ItemSheet: View {
  struct Person: Identifiable {
    let id: Int
    let name: String
  }

  @State private var selected: Person?

  var body: some View {
    Button("Open") { selected = Person(id: 1, name: "Grace") }
      .sheet(item: $selected) { person in
        Text("About \(person.name)")
      }
  }
}

struct DeleteQuestion: View {
  @State private var asks = false
  @State private var isDeleted = false

  var body: some View {
    VStack {
      Text(isDeleted ? "Gone" : "There")
      Button("Delete…") { asks = true }
    }
    .confirmationDialog("Delete it?", isPresented: $asks, titleVisibility: .visible) {
      Button("Delete", role: .destructive) { isDeleted = true }
    }
  }
}

struct RenameAlert: View {
  @State private var asks = false
  @State private var name = "Untitled"

  var body: some View {
    Button(name) { asks = true }
      .alert("Rename", isPresented: $asks) {
        TextField("Name", text: $name)
        Button("OK") {}
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("Choose another name.")
      }
  }
}

struct TabsView: View {
  enum Tab { case home, search }
  @State private var tab = Tab.home

  var body: some View {
    TabView(selection: $tab) {
      Text("Home page")
        .tabItem { Label("Home", systemImage: "house") }
        .tag(Tab.home)
      Button("Back home") { tab = .home }
        .tabItem { Label("Search", systemImage: "magnifyingglass") }
        .tag(Tab.search)
    }
  }
}

struct SortMenu: View {
  enum Order: String, CaseIterable { case name, date }
  @State private var order = Order.name
  @State private var isReversed = false

  var body: some View {
    VStack {
      Menu("Sort") {
        Picker("Order", selection: $order) {
          ForEach(Order.allCases, id: \.self) { Text($0.rawValue.capitalized) }
        }
        .pickerStyle(.inline)
        Divider()
        Toggle("Reversed", isOn: $isReversed)
        Button("Reset", role: .destructive) {
          order = .name
          isReversed = false
        }
      }
      Text("\(order.rawValue)\(isReversed ? ", reversed" : "")")
    }
  }
}

struct EagerLinks: View {
  static var made = 0

  struct Destination: View {
    let number: Int
    init(number: Int) {
      self.number = number
      EagerLinks.made += 1
    }
    var body: some View { Text("Destination \(number)") }
  }

  var body: some View {
    NavigationStack {
      VStack {
        ForEach(0..<3) { number in
          NavigationLink("Link \(number)") { Destination(number: number) }
        }
      }
    }
  }
}

struct NotesScreen: View {
  @State private var notes = ["Milk", "Mail"]
  @State private var query = ""
  @State private var showsInfo = false

  private var shown: [String] { query.isEmpty ? notes : notes.filter { $0.contains(query) } }

  var body: some View {
    List(shown, id: \.self) { note in
      Text(note)
        .contextMenu {
          Button("Delete", role: .destructive) { notes.removeAll { $0 == note } }
        }
    }
    .searchable(text: $query, prompt: "Find a note")
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button("Add") { notes.append("Note \(notes.count + 1)") }
      }
      ToolbarItem(placement: .cancellationAction) {
        Button("Info") { showsInfo.toggle() }
      }
    }
    .inspector(isPresented: $showsInfo) {
      Text("\(notes.count) notes")
    }
  }
}
