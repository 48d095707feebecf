import GtkTesting
import Testing
import TrackedUI

// Sources as they are written for SwiftUI, unchanged but for the import.

// MARK: 1. A counter

private struct CounterView: View {
  @State private var count = 0

  var body: some View {
    VStack(spacing: 20) {
      Text("Count: \(count)")
        .font(.largeTitle)
        .bold()
      HStack {
        Button("Decrement") { count -= 1 }
          .disabled(count == 0)
        Button("Increment") { count += 1 }
          .buttonStyle(.borderedProminent)
      }
    }
    .padding()
  }
}

// MARK: 2. A model in the environment

@Observable private final class UserSettings {
  var name = "Ada"
  var notifications = true
  var volume = 0.5
}

private struct SettingsView: View {
  @Environment(UserSettings.self) private var settings

  var body: some View {
    @Bindable var settings = settings
    Form {
      Section("Profile") {
        TextField("Name", text: $settings.name)
      }
      Section {
        Toggle("Notifications", isOn: $settings.notifications)
        Slider(value: $settings.volume, in: 0...1) { Text("Volume") }
        Text("Volume: \(Int(settings.volume * 100))%")
          .foregroundStyle(.secondary)
      } header: {
        Text("Sound")
      }
    }
  }
}

// MARK: 3. A list with deletion

private struct TodoItem: Identifiable, Equatable {
  let id: Int
  var title: String
  var isDone = false
}

@Observable private final class TodoStore {
  var items = [TodoItem(id: 1, title: "Milk"), TodoItem(id: 2, title: "Bread", isDone: true)]
  var remaining: Int { items.filter { !$0.isDone }.count }
  func add(_ title: String) { items.append(TodoItem(id: (items.map(\.id).max() ?? 0) + 1, title: title)) }
}

private struct TodoRow: View {
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

private struct TodoListView: View {
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

// MARK: 4. A modifier and a style of one's own

private struct Card: ViewModifier {
  var isHighlighted: Bool

  func body(content: Content) -> some View {
    content
      .padding(12)
      .background(isHighlighted ? Color.accentColor : Color.gray.opacity(0.2))
      .cornerRadius(8)
  }
}

extension View {
  fileprivate func card(isHighlighted: Bool = false) -> some View { modifier(Card(isHighlighted: isHighlighted)) }
}

private struct CardsView: View {
  let titles: [String]
  @State private var selected: String?

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(titles, id: \.self) { title in
        Text(title)
          .card(isHighlighted: title == selected)
          .onTapGesture { selected = title }
      }
      if let selected {
        Text("Selected: \(selected)")
      } else {
        Text("Nothing selected").italic()
      }
    }
  }
}

// MARK: 5. Loading

private struct LoadingView: View {
  enum Phase: Equatable { case idle, loading, loaded([String]), failed }

  let load: () async throws -> [String]
  @State private var phase = Phase.idle

  var body: some View {
    Group {
      switch phase {
      case .idle, .loading:
        ProgressView("Loading…")
      case .loaded(let names):
        VStack { ForEach(names, id: \.self) { Text($0) } }
      case .failed:
        Text("Something went wrong").foregroundColor(.red)
      }
    }
    .task {
      phase = .loading
      do { phase = .loaded(try await load()) } catch { phase = .failed }
    }
  }
}

// MARK: 6. Navigation

private struct Fruit: Identifiable, Hashable {
  let id: Int
  let name: String
}

private struct FruitsView: View {
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

private struct FruitDetail: View {
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

// MARK: 7. A key of the environment

private struct AccentNameKey: EnvironmentKey {
  static let defaultValue = "plain"
}

extension EnvironmentValues {
  fileprivate var accentName: String {
    get { self[AccentNameKey.self] }
    set { self[AccentNameKey.self] = newValue }
  }
}

private struct AccentLabel: View {
  @Environment(\.accentName) private var accentName
  var body: some View { Text("Accent: \(accentName)") }
}

private struct AccentView: View {
  @State private var isFancy = false
  var body: some View {
    VStack {
      AccentLabel()
      AccentLabel().environment(\.accentName, isFancy ? "fancy" : "simple")
      Toggle("Fancy", isOn: $isFancy)
    }
  }
}

// MARK: 8. Shapes and drawing

private struct Badge: View {
  let count: Int

  var body: some View {
    ZStack(alignment: .topTrailing) {
      RoundedRectangle(cornerRadius: 12)
        .fill(Color.blue.opacity(0.3))
        .frame(width: 80, height: 60)
      Circle()
        .fill(.red)
        .frame(width: 24, height: 24)
        .overlay { Text("\(count)").foregroundStyle(.white) }
        .offset(x: 8, y: -8)
    }
  }
}

private struct Triangle: Shape {
  func path(in rect: Rect) -> Path {
    Path { path in
      path.move(to: Point(x: rect.midX, y: rect.minY))
      path.addLine(to: Point(x: rect.maxX, y: rect.maxY))
      path.addLine(to: Point(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

// MARK: 9. Forms

private struct OrderForm: View {
  enum Size: String, CaseIterable, Identifiable {
    case small, medium, large
    var id: Self { self }
  }

  @State private var quantity = 1
  @State private var size = Size.medium
  @State private var isGift = false
  @State private var note = ""
  @State private var showsConfirmation = false

  var body: some View {
    Form {
      Stepper("Quantity: \(quantity)", value: $quantity, in: 1...10)
      Picker("Size", selection: $size) {
        ForEach(Size.allCases) { size in
          Text(size.rawValue.uppercased()).tag(size)
        }
      }
      .pickerStyle(.segmented)
      Toggle("It is a gift", isOn: $isGift)
      if isGift {
        TextField("Note", text: $note)
      }
      Button("Order") { showsConfirmation = true }
    }
    .alert("Order \(quantity) \(size.rawValue)?", isPresented: $showsConfirmation) {
      Button("Yes") { quantity = 1 }
      Button("No", role: .cancel) {}
    }
  }
}

// MARK: 10. Animation

private struct ExpandingView: View {
  @State private var isExpanded = false

  var body: some View {
    VStack {
      Text("Title")
        .frame(width: isExpanded ? 300 : 100)
      if isExpanded {
        Text("Details")
      }
      Button("Toggle") {
        withAnimation(.easeInOut(duration: 0.2)) { isExpanded.toggle() }
      }
    }
    .animation(.default, value: isExpanded)
  }
}

// MARK: 11. Preferences and geometry

private struct WidthKey: PreferenceKey {
  static let defaultValue: Double = 0
  static func reduce(value: inout Double, nextValue: () -> Double) { value = max(value, nextValue()) }
}

private struct MeasuredView: View {
  @State private var width = 0.0

  var body: some View {
    VStack {
      Text("Width \(Int(width))")
      Text("measured")
        .frame(width: 120)
        .background(GeometryReader { proxy in Color.clear.preference(key: WidthKey.self, value: proxy.size.width) })
    }
    .onPreferenceChange(WidthKey.self) { width = $0 }
  }
}

// MARK: 12. Generic containers

private struct TitledBox<Content: View>: View {
  let title: String
  @ViewBuilder let content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(title).font(.headline)
      Divider()
      content
    }
  }
}

/// What the sources above do in windows.
@MainActor @Suite(.serialized) struct PortingTests {
  @Test func counter() async throws {
    let (window, _) = try await show(CounterView())
    #expect(!(try window.require(Gtk.Button.self, .text("Decrement")).isSensitive))
    try await click(window.require(Gtk.Button.self, .text("Increment")))
    #expect(window.texts.contains("Count: 1"))
    #expect(try window.require(Gtk.Button.self, .text("Decrement")).isSensitive)
    window.close()
  }

  @Test func settings() async throws {
    let settings = UserSettings()
    let (window, _) = try await show(SettingsView().environment(settings))
    #expect(try window.require(Entry.self, .any).text == "Ada" && window.texts.contains("Volume: 50%"))
    settings.volume = 0.8
    try await settle()
    #expect(window.texts.contains("Volume: 80%"))
    try await click(window.require(Gtk.Switch.self, .any))
    #expect(!settings.notifications)
    window.close()
  }

  @Test func todoList() async throws {
    let store = TodoStore()
    let (window, _) = try await show(TodoListView(store: store))
    #expect(window.texts.contains("1 remaining"))
    try await type("Eggs", into: window.require(Entry.self, .any))
    try await click(window.require(Gtk.Button.self, .text("Add")))
    #expect(store.items.count == 3 && window.texts.contains("Eggs") && window.texts.contains("2 remaining"))
    #expect(try window.require(Entry.self, .any).text.isEmpty)
    try await click(window.findAll(Gtk.Button.self, .text("○"))[0])
    #expect(store.items[0].isDone && window.texts.contains("1 remaining"))
    window.close()
  }

  @Test func cards() async throws {
    let (window, _) = try await show(CardsView(titles: ["a", "b"]))
    #expect(window.texts == ["a", "b", "Nothing selected"])
    try await click(window.require(Gtk.Label.self, .text("b")))
    #expect(window.texts == ["a", "b", "Selected: b"])
    window.close()
  }

  @Test func loading() async throws {
    struct Failure: Error {}
    let (window, _) = try await show(LoadingView { ["one", "two"] })
    try await wait(for: "the names") { window.texts == ["one", "two"] }
    window.close()
    let (failing, _) = try await show(LoadingView { throw Failure() })
    try await wait(for: "the failure") { failing.texts == ["Something went wrong"] }
    failing.close()
  }

  @Test func navigation() async throws {
    let (window, _) = try await show(FruitsView(fruits: [Fruit(id: 1, name: "Apple"), Fruit(id: 2, name: "Pear")]))
    try await click(window.require(Gtk.Label.self, .text("Pear")))
    try await settle()
    #expect(window.texts.contains("All about Pear"))
    try await click(window.require(Gtk.Button.self, .text("Back")))
    try await settle()
    #expect(window.texts.contains("Apple") && !window.texts.contains("All about Pear"))
    window.close()
  }

  @Test func environmentKeys() async throws {
    let (window, _) = try await show(AccentView())
    #expect(window.texts.prefix(2) == ["Accent: plain", "Accent: simple"])
    try await click(window.require(Gtk.Switch.self, .any))
    #expect(window.texts.prefix(2) == ["Accent: plain", "Accent: fancy"])
    window.close()
  }

  @Test func shapes() async throws {
    let (window, controller) = try await show(
      VStack {
        Badge(count: 3)
        Triangle().stroke(.red, lineWidth: 2).frame(width: 40, height: 40)
        Canvas { context, size in
          context.fill(Path(ellipseIn: Rect(origin: .zero, size: size)), with: .color(.green))
        }
        .frame(width: 50, height: 20)
      })
    #expect(window.texts == ["3"])
    #expect(controller.sizeThatFits(in: Size(width: 400, height: 300)).width == 80)
    window.close()
  }

  @Test func forms() async throws {
    let (window, _) = try await show(OrderForm(), height: 500)
    try await click(window.require(Gtk.Button.self, .text("+")))
    #expect(window.texts.contains("Quantity: 2"))
    #expect(window.find(Entry.self, .any) == nil)
    try await click(window.require(Gtk.Switch.self, .any))
    #expect(window.find(Entry.self, .any) != nil)
    try await click(window.require(ToggleButton.self, .text("LARGE")))
    try await click(window.require(Gtk.Button.self, .text("Order")))
    #expect(window.texts.contains("Order 2 large?"))
    try await click(window.require(TrackedKit.Button.self, .text("Yes")))
    try await settle()
    #expect(window.texts.contains("Quantity: 1"))
    window.close()
  }

  @Test func animation() async throws {
    TestDisplay.animations = .on
    defer { TestDisplay.animations = .off }
    let (window, _) = try await show(ExpandingView())
    let title = try window.require(Gtk.Label.self, .text("Title"))
    let before = title.frame(in: window.window)!
    try await click(window.require(Gtk.Button.self, .text("Toggle")))
    try await wait(for: "the details") {
      window.texts.contains("Details") && window.find(Gtk.Label.self, .text("Details"))?.opacity == 1
    }
    #expect(title.frame(in: window.window)!.y < before.y)
    try await click(window.require(Gtk.Button.self, .text("Toggle")))
    try await wait(for: "the details to go") { !window.texts.contains("Details") }
    window.close()
  }

  @Test func geometry() async throws {
    let (window, _) = try await show(MeasuredView())
    try await wait(for: "the width") { window.texts.contains("Width 120") }
    window.close()
  }

  @Test func genericContainers() async throws {
    let (window, _) = try await show(
      TitledBox(title: "Box") {
        Text("one")
        Text("two")
      })
    #expect(window.texts == ["Box", "one", "two"])
    window.close()
  }
}
