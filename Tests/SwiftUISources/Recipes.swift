import Foundation
import TrackedUI

enum Route: Hashable, Codable {
  case category(String)
  case recipe(id: Int)
  case settings
}

struct Recipe: Identifiable, Hashable, Codable {
  let id: Int
  var name: String
  var category: String
  var related: [Int]
}

@Observable final class Router {
  var path = NavigationPath()
  var modal: Modal?

  enum Modal: Identifiable {
    case newRecipe
    case share(Recipe)
    var id: String {
      switch self {
      case .newRecipe: "new"
      case .share(let recipe): "share-\(recipe.id)"
      }
    }
  }

  func push(_ route: Route) { path.append(route) }
  func pop() { if !path.isEmpty { path.removeLast() } }
  func popToRoot() { path.removeLast(path.count) }
  var encoded: Data? {
    get { path.codable.flatMap { try? JSONEncoder().encode($0) } }
    set {
      guard let newValue,
        let representation = try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: newValue)
      else { return }
      path = NavigationPath(representation)
    }
  }
}

extension EnvironmentValues {
  @Entry var recipes: [Recipe] = []
}

struct A12RecipesView: View {
  @State private var router = Router()
  @SceneStorage("navigation") private var stored: Data?
  @State private var recipes = [
    Recipe(id: 1, name: "Bread", category: "Baking", related: [2]),
    Recipe(id: 2, name: "Butter", category: "Basics", related: [1, 3]),
    Recipe(id: 3, name: "Soup", category: "Dinner", related: []),
  ]

  var body: some View {
    NavigationStack(path: $router.path) {
      List {
        ForEach(Set(recipes.map(\.category)).sorted(), id: \.self) { category in
          NavigationLink(category, value: Route.category(category))
        }
        NavigationLink("Settings", value: Route.settings)
      }
      .navigationTitle("Recipes")
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .category(let name): CategoryView(name: name)
        case .recipe(let id):
          if let index = recipes.firstIndex(where: { $0.id == id }) {
            RecipeView(recipe: $recipes[index])
          } else {
            Text("Missing")
          }
        case .settings:
          Button("Home") { router.popToRoot() }.navigationTitle("Settings")
        }
      }
      .toolbar { Button("Add", systemImage: "plus") { router.modal = .newRecipe } }
    }
    .environment(router)
    .environment(\.recipes, recipes)
    .sheet(item: $router.modal, onDismiss: { print("closed") }) { modal in
      switch modal {
      case .newRecipe: NewRecipeView { recipes.append($0) }
      case .share(let recipe):
        ShareLink(item: recipe.name) { Label("Share \(recipe.name)", systemImage: "square.and.arrow.up") }
      }
    }
    .onChange(of: router.path) { stored = router.encoded }
    .task { router.encoded = stored }
  }
}

private struct CategoryView: View {
  @Environment(\.recipes) private var recipes
  let name: String
  var body: some View {
    List(recipes.filter { $0.category == name }) { recipe in
      NavigationLink(value: Route.recipe(id: recipe.id)) { Text(recipe.name) }
    }
    .navigationTitle(name)
  }
}

private struct RecipeView: View {
  @Binding var recipe: Recipe
  @Environment(Router.self) private var router
  @Environment(\.recipes) private var recipes
  @Environment(\.isPresented) private var isPresented

  var body: some View {
    Form {
      TextField("Name", text: $recipe.name)
      ForEach(recipe.related, id: \.self) { id in
        if let other = recipes.first(where: { $0.id == id }) {
          Button(other.name) { router.push(.recipe(id: id)) }
        }
      }
      Button("Share") { router.modal = .share(recipe) }
    }
    .navigationTitle($recipe.name)
    .navigationBarBackButtonHidden()
    .toolbar {
      ToolbarItem(placement: .topBarLeading) {
        Button {
          router.pop()
        } label: {
          Label("Back", systemImage: "chevron.backward")
        }
      }
      ToolbarItem(placement: .principal) {
        VStack {
          Text(recipe.name).font(.headline)
          Text(recipe.category).font(.caption)
        }
      }
    }
    .toolbarTitleMenu {
      Button("Rename…") { recipe.name += " (renamed)" }
    }
  }
}

private struct NewRecipeView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var draft = Recipe(id: .random(in: 100...999), name: "", category: "Basics", related: [])
  @State private var confirmsDiscard = false
  var onSave: (Recipe) -> Void

  var body: some View {
    NavigationStack {
      Form { TextField("Name", text: $draft.name) }
        .navigationTitle("New Recipe")
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel", role: .cancel) { confirmsDiscard = true } }
          ToolbarItem(placement: .confirmationAction) {
            Button("Save") {
              onSave(draft); dismiss()
            }.disabled(draft.name.isEmpty)
          }
        }
        .alert("Discard?", isPresented: $confirmsDiscard, presenting: draft) { draft in
          Button("Discard \(draft.name)", role: .destructive) { dismiss() }
        } message: { draft in
          Text("“\(draft.name)” will be lost.")
        }
    }
    .interactiveDismissDisabled(!draft.name.isEmpty)
  }
}
