import TrackedKit

/// Everything the windows share. A window holds no state of its own beyond which page it shows.
final class AppModel {
  let why = WhyModel()
  let counter = CounterModel()
  let settings: SettingsModel
  let theme: AppTheme
  let gallery = GalleryModel()
  let todo: TodoList
  let music = MusicLibrary()
  let session = SessionModel()
  let messages = MessageModel()
  let player = Player()
  let library = ArticleLibrary()
  let hooks = HookModel()
  let order = OrderModel()
  let traits = TraitsModel()
  let drawing = DrawingModel()
  let validation = ValidationModel()
  let presentation = PresentationModel()
  let compatibility = CompatibilityModel()
  let pitfalls = PitfallModel()
  let split = SplitPageModel()
  let sharing = SharingModel()
  let notices = Notices()
  let runs = RunFeed()
  private(set) lazy var look = ProcessLook(theme) { [split] in split.preferences }

  init() {
    var problems: [String] = []
    let store: SettingsStore?
    do { store = try SettingsStore() } catch {
      problems.append("\(error) Changes are kept until the app ends.")
      store = nil
    }
    settings = SettingsModel(store)
    theme = AppTheme(settings)
    todo = TodoList()
    todo.setFilter(settings.todoFilter)
    todo.onFilterChange = { [settings] in settings.todoFilter = $0 }
    do { try DemoResources.register() } catch { problems.append("\(error)") }
    for problem in problems { notices.show(problem) }
  }
}
