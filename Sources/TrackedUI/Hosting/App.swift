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
  /// Makes the program, before GTK runs.
  init()
  /// The application's identifier, in reverse-DNS form; by default one made of the type's name.
  static var applicationID: String { get }
}

extension App {
  /// One made of the type's name.
  public static var applicationID: String { "org.example.\(String(describing: Self.self))" }

  /// Runs the program until its last window is closed.
  public static func main() {
    let application = TrackedKit.Application(id: applicationID)
    let runner = AppRunner(of: application) { Self() }
    // The program names the application's delegate, which hears of the launch.
    application.onStartup { runner.makeProgram() }
    application.onActivate { runner.openFirstWindow() }
    application.run()
  }
}

/// Opens the windows of a program.
final class AppRunner {
  private(set) static weak var shared: AppRunner?
  private let makeScenes: () -> any Scene
  private lazy var program = ProgramScenes(makeScenes)
  private var scenes: any Scene { program.current }
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
    var program: ProgramState<Program>?
    makeScenes = {
      // GTK runs by now, which what the program keeps may need.
      let made = program ?? ProgramState(make())
      program = made
      return made.program.body
    }
    Self.shared = self
  }

  /// Makes the program, unless it is made.
  func makeProgram() { _ = scenes }

  private var windows: [_WindowDescription] { scenes._windows }
  private let sceneNames = SceneNames()

  /// Opens the first window.
  @discardableResult
  func openFirstWindow() -> TrackedKit.Window? {
    windows.first { $0.role == .main && $0.valueType == nil }.map { open($0) }
  }

  /// Opens a window by its identifier.
  @discardableResult
  func openWindow(id: String) -> TrackedKit.Window? {
    guard let description = windows.first(where: { $0.role == .main && $0.id == id }) else {
      UpdateInspector.warn("openWindow(id:) names no window of the program: '\(id)'")
      return nil
    }
    return open(description)
  }

  /// Opens a window for a value, or brings the one forward that shows it.
  @discardableResult
  func openWindow<Value: Hashable>(id: String? = nil, value: Value) -> TrackedKit.Window? {
    let description = windows.first { $0.valueType == ObjectIdentifier(Value.self) && (id == nil || $0.id == id) }
    guard let description else {
      UpdateInspector.warn("openWindow(value:) has a \(Value.self), for which the program has no WindowGroup(for:)")
      return nil
    }
    let isShown = { (open: OpenWindow) in open.value == AnyHashable(value) && (id == nil || open.id == id) }
    if let window = openWindows.first(where: isShown)?.window, window.isVisible {
      window.present()
      return window
    }
    return open(description, AnyHashable(value))
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

  /// Opens the settings, or brings them forward.
  @discardableResult
  func openSettings() -> TrackedKit.Window? {
    if let settings, settings.isVisible {
      settings.present()
      return settings
    }
    guard let description = windows.first(where: { $0.role == .settings }) else {
      UpdateInspector.warn("openSettings() is called in a program without a Settings scene")
      return nil
    }
    let window = open(description)
    settings = window
    return window
  }

  /// Ends the program.
  func quit() { application?.quit() }

  @discardableResult
  private func open(_ description: _WindowDescription, _ value: AnyHashable? = nil) -> TrackedKit.Window {
    let window = TrackedKit.Window(application: application, title: description.title)
    if let size = description.size {
      window.setDefaultSize(width: Int(size.width), height: Int(size.height))
    } else if description.role == .main {
      window.setDefaultSize(width: 640, height: 480)
    }
    let name = sceneNames.take(in: description.id ?? (description.title.isEmpty ? "main" : description.title))
    window.onUnrealize { [weak self] in self?.sceneNames.giveUp(name) }
    ProgramPhase.shared.watch(window)
    window.rootViewController = description.make(value, scenes._commands, name)
    if description.isFixed { window.isResizable = false }
    openWindows.removeAll { $0.window == nil }
    openWindows.append(OpenWindow(id: description.id, value: value, window: window))
    window.present()
    return window
  }
}

/// A program with the values that its `@State` properties keep.
private final class ProgramState<Program: App> {
  private(set) var program: Program
  private let holder = LayoutWidget(LayoutEngineOf(HostLayout()))
  private let island: Island
  private var fields = DynamicFields(of: Program.self)

  init(_ program: Program) {
    self.program = program
    var made: _Node?
    island = Island(holder) { island in
      let node = _Node(_NodeInputs(island: island, parent: nil, environment: EnvironmentScope()))
      made = node
      return node
    }
    island.isProgram = true
    island.makeIfNeeded()
    if let made { fields.install(in: &self.program, of: made) }
  }
}
