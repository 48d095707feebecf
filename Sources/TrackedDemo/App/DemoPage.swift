import TrackedKit

/// A page of the app: what the sidebar shows of it, and how its controller is made. Each is in its page's folder.
///
/// A new page is a folder with its descriptor, a line in `allCases`, and an icon `page-NAME-symbolic.svg` in the resources.
nonisolated struct DemoPage: Hashable, CaseIterable, Sendable {
  /// A group of pages in the sidebar.
  // Words for translators: begin
  enum Section: String {
    case start = "Start"
    case basics = "Basics"
    case models = "Models"
    case hooks = "Framework"
    case rules = "Rules"
    case windows = "Windows"
    case declarative = "Declarative"
    // Words for translators: end
  }

  /// The pages in the order of the sidebar; those of a section are together.
  static let allCases: [DemoPage] = [
    why, cost,
    counter, settings, gallery, todo, library,
    profile, messages, player, articles,
    hooks, order, traits, drawing, animation, presentation,
    compatibility, pitfalls,
    split, sharing,
    mixed, comparison, catalog,
  ]

  /// What `--page`, the settings, the icon and the page's picture call it.
  let name: String
  let title: String
  let section: Section
  /// What the page is about, besides its title: a search for it finds the page.
  let topics: String
  /// Makes the page's controller, once a window.
  let makeController: @MainActor (AppModel) -> ViewController
  /// The number beside the title; 0 shows none. Read in a tracked hook.
  let badgeCount: @MainActor (AppModel) -> Int
  /// What the page opens.
  let scenes: [DemoScene]

  init(
    _ name: String, _ title: String, in section: Section, about topics: String,
    badge: @escaping @MainActor (AppModel) -> Int = { _ in 0 },
    scenes: [DemoScene] = [], controller: @escaping @MainActor (AppModel) -> ViewController
  ) {
    self.name = name
    self.title = title
    self.section = section
    self.topics = topics
    badgeCount = badge
    self.scenes = scenes
    makeController = controller
  }

  /// The page of that name; nil if there is none.
  init?(named name: String) {
    guard let page = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = page
  }

  var iconName: String { "page-\(name)-symbolic" }

  /// Whether the page is about each of the words.
  func isFound(by query: String) -> Bool {
    let shown = "\(String(localized: .init(title))) \(String(localized: .init(section.rawValue)))"
    return query.split(separator: " ").allSatisfy {
      "\(shown) \(title) \(section.rawValue) \(topics)".localizedStandardContains($0)
    }
  }

  static func == (first: DemoPage, second: DemoPage) -> Bool { first.name == second.name }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
