import TrackedKit

/// The pages of the app, in the order of the sidebar.
enum DemoPage: String, CaseIterable {
  case counter, settings, gallery, todo

  var title: String {
    switch self {
    case .counter: "Counter"
    case .settings: "Settings"
    case .gallery: "Gallery"
    case .todo: "To-do List"
    }
  }

  var iconName: String { "page-\(rawValue)-symbolic" }

  func makeController(_ model: AppModel) -> ViewController {
    switch self {
    case .counter: CounterViewController(model.counter)
    case .settings: SettingsViewController(model.settings)
    case .gallery: GalleryViewController(model.gallery)
    case .todo: TodoListViewController(model.todo, notices: model.notices)
    }
  }
}
