import Gtk
import Synchronization

/// A program that is declarative throughout.
///
/// ```swift
/// @main struct Counter: App {
///   var body: some Scene { WindowGroup("Counter") { CounterView(counter: HitCounter()) } }
/// }
/// ```
@MainActor @preconcurrency public protocol App {
  /// What `body` gives.
  associatedtype Body: Scene
  /// The program's windows.
  @SceneBuilder var body: Body { get }
  /// Makes the program, once GTK has started and before there is a window: in the handler of `onStartup`. Here a program calls
  /// `Translations.use(domain:folder:)`.
  init()
  /// The application's identifier, in reverse-DNS form; by default one made of the type's name. The desktop entry and the icon have the same
  /// name, so that the desktop finds them.
  static var applicationID: String { get }
}

extension App {
  /// One made of the type's name.
  public static var applicationID: String { "org.example.\(String(describing: Self.self))" }

  /// Runs the program until its last window is closed.
  public static func main() {
    let application = TrackedKit.Application(id: applicationID)
    let runner = AppRunner(of: application) { Self() }
    // The program names the application's delegate, which is told about the launch.
    application.onStartup { runner.makeProgram() }
    application.onActivate { runner.activate() }
    application.passesFilesOn()
    application.onOpen { OpenedAddresses.shared.come($0) }
    application.run()
  }
}

/// Opens the windows of a program.
final class AppRunner {
  private(set) static weak var shared: AppRunner?
  private let makeScenes: () -> any Scene
  private lazy var program = ProgramScenes(makeScenes)
  private var scenes: _SceneParts { program.current }
  private weak var application: Gtk.Application?
  private weak var settings: TrackedKit.Window?

  /// The program's identifier.
  let identifier: String
  /// The same, for other threads; nil before the program runs.
  nonisolated static var programIdentifier: String? { named.withLock { $0 } }
  private nonisolated static let named = Mutex<String?>(nil)

  init<Program: App>(
    of application: Gtk.Application?, _ identifier: String = Program.applicationID, _ make: @escaping () -> Program
  ) {
    self.application = application
    self.identifier = identifier
    Self.named.withLock { $0 = identifier }
    var state: (program: Program, properties: WindowlessProperties)?
    makeScenes = {
      // GTK runs by now, which what the program keeps may need.
      if let state { return state.program.body }
      var program = make()
      let properties = WindowlessProperties(of: Program.self)
      properties.install(in: &program)
      state = (program, properties)
      return program.body
    }
    Self.shared = self
  }

  /// Makes the program, unless it is made.
  func makeProgram() { _ = scenes }

  private var windows: [_WindowDescription] { scenes.windows }
  private let sceneNames = SceneNames()

  /// The program was started, or once more: opens the first window, or brings the one forward that is there.
  func activate() {
    if let window = application?.activeWindow { window.present() } else { openFirstWindow() }
  }

  /// Opens the first window.
  @discardableResult
  func openFirstWindow() -> TrackedKit.Window? {
    windows.firstIndex { $0.role == .main && ($0.valueType == nil || $0.hasUsualValue) }.map { open($0) }
  }

  /// Opens a window by its identifier.
  @discardableResult
  func openWindow(id: String) -> TrackedKit.Window? {
    guard let place = windows.firstIndex(where: { $0.role == .main && $0.id == id }) else {
      UpdateRecorder.warn("openWindow(id:) names no window of the program: '\(id)'")
      return nil
    }
    return open(place)
  }

  /// Opens a window for a value, or brings the one forward that shows it.
  @discardableResult
  func openWindow<Value: Hashable>(id: String? = nil, value: Value) -> TrackedKit.Window? {
    let place = windows.firstIndex { $0.valueType == ObjectIdentifier(Value.self) && (id == nil || $0.id == id) }
    guard let place else {
      UpdateRecorder.warn("openWindow(value:) has a \(Value.self), for which the program has no WindowGroup(for:)")
      return nil
    }
    let isShown = { (open: OpenWindow) in open.value == AnyHashable(value) && (id == nil || open.id == id) }
    if let window = openWindows.first(where: isShown)?.window, window.isVisible {
      window.present()
      return window
    }
    return open(place, AnyHashable(value))
  }

  /// Closes the windows of which a closure says so.
  func closeWindows(where isMeant: (OpenWindow) -> Bool) {
    for open in openWindows.filter(isMeant) { open.window?.close() }
    openWindows.removeAll { $0.window?.isVisible != true }
  }

  /// A window that was opened.
  struct OpenWindow {
    let id: String?
    let value: AnyHashable?
    weak var window: TrackedKit.Window?
  }

  private var openWindows: [OpenWindow] = []

  /// Whether the program has settings.
  var hasSettings: Bool { windows.contains { $0.role == .settings } }

  /// The program's single windows.
  var singleWindows: [(id: String, title: String)] {
    windows.compactMap { window in
      window.isSingle ? window.id.map { (id: $0, title: Self.shown(window.title)) } : nil
    }
  }

  /// A title in the user's language.
  private static func shown(_ title: String) -> String { String(localized: String.LocalizationValue(title)) }

  /// Opens the settings, or brings them forward.
  @discardableResult
  func openSettings() -> TrackedKit.Window? {
    if let settings, settings.isVisible {
      settings.present()
      return settings
    }
    guard let place = windows.firstIndex(where: { $0.role == .settings }) else {
      UpdateRecorder.warn("openSettings() is called in a program without a Settings scene")
      return nil
    }
    let window = open(place)
    settings = window
    return window
  }

  /// Closes all windows, which ends the program unless one of them stays: what their views save as they go is not lost.
  func quit() {
    guard let application else { return }
    let windows = application.windows
    windows.forEach { $0.close() }
    if windows.isEmpty { application.quit() }
  }

  private func addMenuKey(to window: TrackedKit.Window) {
    let keys = ShortcutController()
    keys.add("F10") { [weak window] in
      window?.openMenuBar()
      return .stop
    }
    window.add(keys)
  }

  /// What menus have where there are some.
  private func addUsualKeys(to window: TrackedKit.Window) {
    let keys = ShortcutController()
    keys.add("<Control>q") { [weak self] in
      self?.quit()
      return .stop
    }
    keys.add("<Control>w") { [weak window] in
      window?.close()
      return .stop
    }
    window.add(keys)
  }

  @discardableResult
  private func open(_ place: Int, _ value: AnyHashable? = nil) -> TrackedKit.Window {
    let description = windows[place]
    if description.isSingle, let window = openWindows.first(where: { $0.id == description.id })?.window,
      window.isVisible
    {
      window.present()
      return window
    }
    let title = description.title.isEmpty ? ProcessInfo.processInfo.processName : Self.shown(description.title)
    let window = TrackedKit.Window(application: application, title: title)
    if let size = description.size {
      window.setDefaultSize(width: Int(pixels: size.width), height: Int(pixels: size.height))
    } else if description.role == .main {
      window.setDefaultSize(width: 640, height: 480)
    }
    let name = sceneNames.take(in: description.id ?? (description.title.isEmpty ? "main" : description.title))
    window.onUnrealize { [weak self] in self?.sceneNames.giveUp(name) }
    ProgramPhase.shared.watch(window)
    window.rootViewController = description.make(
      value,
      WindowSetting(name: name, environments: program.environments, place: place))
    if description.isFixed { window.isResizable = false }
    let hasMenus = WindowRoot<EmptyView>.hasMenus(scenes.commands) && description.role != .settings
    if hasMenus { addMenuKey(to: window) } else { addUsualKeys(to: window) }
    openWindows.removeAll { $0.window == nil }
    openWindows.append(OpenWindow(id: description.id, value: value, window: window))
    window.present()
    window.leaveMenuBar()
    return window
  }
}
