import TrackedKit

/// The pages of the app, in the order of the sidebar.
enum DemoPage: String, CaseIterable {
  case counter, settings, gallery, todo, library
  case profile, messages, player, articles
  case hooks, order, traits, drawing, animation, presentation
  case compatibility, pitfalls
  case split, windows

  /// A group of pages in the sidebar.
  enum Section: String {
    case basics = "Basics"
    case models = "Models"
    case hooks = "Framework"
    case rules = "Rules"
    case windows = "Windows"
  }

  var section: Section {
    switch self {
    case .counter, .settings, .gallery, .todo, .library: .basics
    case .profile, .messages, .player, .articles: .models
    case .hooks, .order, .traits, .drawing, .animation, .presentation: .hooks
    case .compatibility, .pitfalls: .rules
    case .split, .windows: .windows
    }
  }

  var title: String {
    switch self {
    case .counter: "Counter"
    case .settings: "Settings"
    case .gallery: "Gallery"
    case .todo: "To-do List"
    case .library: "Library"
    case .profile: "Profile"
    case .messages: "Messages"
    case .player: "Player"
    case .articles: "Articles"
    case .hooks: "Hooks"
    case .order: "Pass Order"
    case .traits: "Traits"
    case .drawing: "Drawing"
    case .animation: "Animation"
    case .presentation: "Presentation"
    case .compatibility: "Compatibility"
    case .pitfalls: "Pitfalls"
    case .split: "Adaptive Split"
    case .windows: "Two Windows"
    }
  }

  var iconName: String { "page-\(rawValue)-symbolic" }

  func makeController(_ model: AppModel) -> ViewController {
    switch self {
    case .counter: CounterViewController(model.counter)
    case .settings: SettingsViewController(model.settings)
    case .gallery: GalleryViewController(model.gallery, notices: model.notices)
    case .todo: TodoListViewController(model.todo, notices: model.notices)
    case .library: LibraryViewController(model.music)
    case .profile: ProfileViewController(model.session)
    case .messages: MessagesViewController(model.messages)
    case .player: PlayerViewController(model.player)
    case .articles: ArticlesViewController(model.library)
    case .hooks: HooksViewController(model.hooks)
    case .order: OrderViewController(model.order)
    case .traits: TraitsViewController(model.traits)
    case .drawing: DrawingViewController(model.drawing)
    case .animation: AnimationViewController(model.validation)
    case .presentation: PresentationViewController(model.presentation)
    case .compatibility: CompatibilityViewController(model.compatibility)
    case .pitfalls: PitfallsViewController(model.pitfalls)
    case .split: SplitPageViewController(model.split)
    case .windows: TwinViewController(model.twin)
    }
  }
}
