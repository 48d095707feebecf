import Gtk

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
    let runner = AppRunner { Self() }
    let application = Gtk.Application(id: applicationID)
    application.onActivate { runner.openWindow(of: application) }
    application.run()
  }
}

/// A kind of window of a program.
@MainActor @preconcurrency public protocol Scene {
  /// The windows' descriptions.
  var _windows: [_WindowDescription] { get }
}

/// A window that can be opened.
@MainActor public struct _WindowDescription {
  let id: String?
  let title: String
  let size: Size?
  let make: () -> ViewController
}

/// Makes one scene of the statements of a closure.
@MainActor @resultBuilder public enum SceneBuilder {
  /// One scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  /// Some scenes; the first one's window opens at the start.
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
    var windows: [_WindowDescription] = []
    repeat windows.append(contentsOf: (each content)._windows)
    return SceneList(_windows: windows)
  }
}

private struct SceneList: Scene {
  let _windows: [_WindowDescription]
}

/// Windows that show a view.
public struct WindowGroup<Content: View>: Scene {
  private let id: String?
  private let title: String
  private let content: () -> Content
  private var size: Size?

  /// Windows with a title.
  public init(_ title: String = "", id: String? = nil, @ViewBuilder content: @escaping () -> Content) {
    self.id = id
    self.title = title
    self.content = content
  }

  /// The size of a new window, in logical pixels.
  public func defaultSize(width: Double, height: Double) -> WindowGroup {
    var copy = self
    copy.size = Size(width: width, height: height)
    return copy
  }

  /// The window's description.
  public var _windows: [_WindowDescription] {
    [
      _WindowDescription(id: id, title: title, size: size) {
        HostingController(rootView: ClosureView(content: content))
      }
    ]
  }
}

/// Opens a window of the program by its identifier: `@Environment(\.openWindow)`.
@MainActor public struct OpenWindowAction {
  /// Opens the window.
  public func callAsFunction(id: String) { AppRunner.shared?.openWindow(id: id) }
}

extension EnvironmentValues {
  /// Opens a window of the program by its identifier.
  public var openWindow: OpenWindowAction { OpenWindowAction() }
}

/// Opens the windows of a program.
final class AppRunner {
  private(set) static var shared: AppRunner?
  private let describe: () -> [_WindowDescription]
  private weak var application: Gtk.Application?

  init<Program: App>(_ make: @escaping () -> Program) {
    var program: Program?
    describe = {
      let made = program ?? make()
      program = made
      return made.body._windows
    }
    Self.shared = self
  }

  /// Opens the first window.
  @discardableResult
  func openWindow(of application: Gtk.Application?) -> Window? {
    self.application = application
    return describe().first.map(open)
  }

  /// Opens a window by its identifier.
  func openWindow(id: String) {
    guard let description = describe().first(where: { $0.id == id }) else {
      return UpdateInspector.warn("openWindow(id:) names no window of the program: '\(id)'")
    }
    open(description)
  }

  @discardableResult
  private func open(_ description: _WindowDescription) -> Window {
    let window = Window(application: application, title: description.title)
    let size = description.size ?? Size(width: 640, height: 480)
    window.setDefaultSize(width: Int(size.width), height: Int(size.height))
    window.rootViewController = description.make()
    window.present()
    return window
  }
}
