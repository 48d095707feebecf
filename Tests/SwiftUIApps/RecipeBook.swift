import TrackedUI

struct Ingredient: Identifiable, Hashable, Codable {
  var id = UUID()
  var name: String
  var amount: Amount
  var isOptional = false
}
struct Amount: Hashable, Codable { var value: Double; var unit: String }

enum Course: String, CaseIterable, Identifiable, Codable {
  case starter, main, dessert
  var id: Self { self }
  var title: LocalizedStringKey {
    switch self {
    case .starter: "Starter"
    case .main: "Main course"
    case .dessert: "Dessert"
    }
  }
  var symbol: String {
    switch self {
    case .starter: "leaf"
    case .main: "fork.knife"
    case .dessert: "birthday.cake"
    }
  }
}

struct Recipe: Identifiable, Hashable {
  let id = UUID()
  var title: String
  var course: Course
  var minutes: Int
  var ingredients: [Ingredient] = []
  var isFavorite = false
  var created = Date.now
}

@Observable
@MainActor
final class RecipeStore {
  var recipes: [Recipe] = []
  var query = ""
  var sort: Sort = .title
  enum Sort: String, CaseIterable { case title = "Title", time = "Time" }

  var visible: [Recipe] {
    let filtered = query.isEmpty ? recipes : recipes.filter { $0.title.localizedCaseInsensitiveContains(query) }
    return switch sort {
    case .title: filtered.sorted { $0.title < $1.title }
    case .time: filtered.sorted(using: KeyPathComparator(\.minutes))
    }
  }
  func recipes(in course: Course) -> [Recipe] { visible.filter { $0.course == course } }
  subscript(id: Recipe.ID) -> Recipe? {
    get { recipes.first { $0.id == id } }
    set {
      guard let index = recipes.firstIndex(where: { $0.id == id }) else { return }
      if let newValue { recipes[index] = newValue } else { recipes.remove(at: index) }
    }
  }
  func delete(_ recipe: Recipe) { recipes.removeAll { $0.id == recipe.id } }
}

extension EnvironmentValues {
  @Entry var accentStrength: Double = 0.8
}

struct FavoriteButton: View {
  @Binding var isSet: Bool
  var body: some View {
    Button {
      isSet.toggle()
    } label: {
      Label("Toggle Favorite", systemImage: isSet ? "star.fill" : "star")
        .labelStyle(.iconOnly)
        .foregroundStyle(isSet ? .yellow : .gray)
    }
    .buttonStyle(.borderless)
  }
}

struct RecipeRow: View {
  @Binding var recipe: Recipe
  @Environment(\.accentStrength) private var strength
  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 12) {
      Image(systemName: recipe.course.symbol)
        .imageScale(.large)
        .foregroundStyle(.tint.opacity(strength))
        .frame(width: 28)
      VStack(alignment: .leading, spacing: 2) {
        Text(recipe.title).font(.headline)
        Text("\(recipe.minutes) min · \(recipe.ingredients.count) ingredients")
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      Spacer(minLength: 8)
      FavoriteButton(isSet: $recipe.isFavorite)
    }
    .padding(.vertical, 4)
    .contentShape(.rect)
  }
}

struct RecipeEditor: View {
  @Environment(\.dismiss) private var dismiss
  @State private var draft: Recipe
  let onSave: (Recipe) -> Void
  @FocusState private var focus: Field?
  enum Field: Hashable { case title, ingredient(UUID) }
  init(recipe: Recipe, onSave: @escaping (Recipe) -> Void) {
    _draft = State(initialValue: recipe)
    self.onSave = onSave
  }
  var body: some View {
    NavigationStack {
      Form {
        Section("General") {
          TextField("Title", text: $draft.title)
            .focused($focus, equals: .title)
            .submitLabel(.next)
          Picker("Course", selection: $draft.course) {
            ForEach(Course.allCases) { course in
              Label(course.title, systemImage: course.symbol).tag(course)
            }
          }
          Stepper("Minutes: \(draft.minutes)", value: $draft.minutes, in: 5...240, step: 5)
        }
        Section {
          ForEach($draft.ingredients) { $ingredient in
            HStack {
              TextField("Name", text: $ingredient.name)
                .focused($focus, equals: .ingredient(ingredient.id))
              TextField("Amount", value: $ingredient.amount.value, format: .number)
                .frame(width: 60)
                .multilineTextAlignment(.trailing)
              Text(ingredient.amount.unit)
            }
          }
          .onDelete { draft.ingredients.remove(atOffsets: $0) }
          .onMove { draft.ingredients.move(fromOffsets: $0, toOffset: $1) }
          Button("Add Ingredient", systemImage: "plus") {
            let new = Ingredient(name: "", amount: .init(value: 1, unit: "g"))
            draft.ingredients.append(new)
            focus = .ingredient(new.id)
          }
        } header: {
          Text("Ingredients")
        } footer: {
          Text("Swipe to delete.")
        }
      }
      .navigationTitle(draft.title.isEmpty ? "New Recipe" : draft.title)
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel", role: .cancel) { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            onSave(draft); dismiss()
          }
          .disabled(draft.title.trimmingCharacters(in: .whitespaces).isEmpty)
        }
      }
      .onAppear { focus = .title }
      .interactiveDismissDisabled()
    }
  }
}

struct RecipesView: View {
  @State private var store = RecipeStore()
  @State private var editing: Recipe?
  @State private var deleting: Recipe?
  @State private var path = NavigationPath()
  var body: some View {
    @Bindable var store = store
    NavigationStack(path: $path) {
      List {
        ForEach(Course.allCases) { course in
          let recipes = store.recipes(in: course)
          if !recipes.isEmpty {
            Section(course.title) {
              ForEach(recipes) { recipe in
                NavigationLink(value: recipe.id) {
                  RecipeRow(recipe: Binding(get: { recipe }, set: { store[recipe.id] = $0 }))
                }
                .swipeActions(edge: .trailing, allowsFullSwipe: false) {
                  Button("Delete", systemImage: "trash", role: .destructive) { deleting = recipe }
                  Button("Edit", systemImage: "pencil") { editing = recipe }.tint(.indigo)
                }
                .contextMenu {
                  Button("Edit") { editing = recipe }
                  Divider()
                  Button("Delete", role: .destructive) { deleting = recipe }
                }
              }
            }
          }
        }
      }
      .listStyle(.insetGrouped)
      .overlay {
        if store.recipes.isEmpty {
          ContentUnavailableView("No Recipes", systemImage: "book.closed", description: Text("Add your first recipe."))
        } else if store.visible.isEmpty {
          ContentUnavailableView.search(text: store.query)
        }
      }
      .searchable(text: $store.query, prompt: "Search recipes")
      .navigationDestination(for: Recipe.ID.self) { id in
        if let recipe = store[id] { Text(recipe.title).navigationTitle(recipe.title) }
      }
      .navigationTitle("Recipes")
      .toolbar {
        ToolbarItemGroup(placement: .primaryAction) {
          Menu {
            Picker("Sort by", selection: $store.sort) {
              ForEach(RecipeStore.Sort.allCases, id: \.self) { Text($0.rawValue) }
            }
          } label: {
            Label("Sort", systemImage: "arrow.up.arrow.down")
          }
          Button {
            editing = Recipe(title: "", course: .main, minutes: 30)
          } label: {
            Image(systemName: "plus")
          }
        }
      }
      .sheet(item: $editing) { recipe in
        RecipeEditor(recipe: recipe) { saved in
          if store[saved.id] != nil { store[saved.id] = saved } else { store.recipes.append(saved) }
        }
        .presentationDetents([.medium, .large])
        .presentationDragIndicator(.visible)
      }
      .confirmationDialog(
        "Delete recipe?", isPresented: .init(get: { deleting != nil }, set: { if !$0 { deleting = nil } }),
        titleVisibility: .visible, presenting: deleting
      ) { recipe in
        Button("Delete “\(recipe.title)”", role: .destructive) { withAnimation { store.delete(recipe) } }
      } message: { _ in
        Text("This cannot be undone.")
      }
      .animation(.default, value: store.visible)
    }
    .environment(\.accentStrength, 0.9)
  }
}

#Preview { RecipesView() }
#Preview("Row") {
  @Previewable @State var recipe = Recipe(title: "Soup", course: .starter, minutes: 20)
  RecipeRow(recipe: $recipe)
}
