import Gtk

/// A kind of window of a program.
@MainActor @preconcurrency public protocol Scene {
  /// The windows' descriptions.
  var _windows: [_WindowDescription] { get }
  /// What the windows' menus have.
  var _commands: [_CommandEntry] { get }
  /// The values whose changes do something.
  var _changes: [_SceneChange] { get }
}

extension Scene {
  /// Nothing.
  public var _commands: [_CommandEntry] { [] }
  /// Nothing.
  public var _changes: [_SceneChange] { [] }
}

/// A window that can be opened.
@MainActor public struct _WindowDescription {
  enum Role { case main, settings }

  let role: Role
  let id: String?
  let title: String
  var size: Size?
  /// Whether the window is as large as its content, and stays so.
  var isFixed = false
  /// The type of the values that it is opened for; nil for none.
  let valueType: ObjectIdentifier?
  let make: (AnyHashable?, [_CommandEntry], _ sceneName: String) -> ViewController
}

/// Makes one scene of the statements of a closure.
@MainActor @resultBuilder public enum SceneBuilder {
  /// One scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  /// Some scenes; the first one's window opens at the start.
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
    var windows: [_WindowDescription] = []
    var commands: [_CommandEntry] = []
    var changes: [_SceneChange] = []
    repeat windows.append(contentsOf: (each content)._windows)
    repeat commands.append(contentsOf: (each content)._commands)
    repeat changes.append(contentsOf: (each content)._changes)
    return ChangedScene(_windows: windows, _commands: commands, _changes: changes)
  }
}

/// Windows that show a view.
public struct WindowGroup<Content: View>: Scene {
  /// The windows' descriptions.
  public let _windows: [_WindowDescription]

  /// Windows with a title.
  public init(_ title: String = "", id: String? = nil, @ViewBuilder content: @escaping () -> Content) {
    _windows = [
      _WindowDescription(role: .main, id: id, title: title, valueType: nil) { _, commands, name in
        HostingController(
          rootView: WindowRoot(content: ClosureView(content: content), commands: commands)
            .environment(\.sceneName, name))
      }
    ]
  }

  /// Windows with a title that each show a value: `openWindow(value:)` opens them. A window keeps what is written to its binding.
  public init<Value: Hashable>(
    _ title: String = "", id: String? = nil, for type: Value.Type,
    @ViewBuilder content: @escaping (Binding<Value?>) -> Content
  ) {
    _windows = [
      _WindowDescription(role: .main, id: id, title: title, valueType: ObjectIdentifier(type)) {
        value, commands, name in
        let view = ValueView(value: value?.base as? Value, content: content)
        return HostingController(
          rootView: WindowRoot(content: view, commands: commands).environment(\.sceneName, name))
      }
    ]
  }
}

/// What a window shows for the value that it was opened for.
private struct ValueView<Value, Content: View>: View {
  @State private var value: Value?
  let content: (Binding<Value?>) -> Content

  init(value: Value?, content: @escaping (Binding<Value?>) -> Content) {
    _value = State(initialValue: value)
    self.content = content
  }

  var body: some View { content($value) }
}

/// The program's settings, in a window of their own: Control with a comma opens it, or the entry in the first menu, or
/// `SettingsLink`.
public struct Settings<Content: View>: Scene {
  private let content: () -> Content

  /// Settings.
  public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }

  /// The window's description.
  public var _windows: [_WindowDescription] {
    [
      _WindowDescription(role: .settings, id: nil, title: "Settings", valueType: nil) { _, _, name in
        HostingController(rootView: ClosureView(content: content).environment(\.sceneName, name))
      }
    ]
  }
}

/// Scenes as a modifier or a list has them.
struct ChangedScene: Scene {
  let _windows: [_WindowDescription]
  let _commands: [_CommandEntry]
  let _changes: [_SceneChange]
}

extension Scene {
  /// The size of a new window, in logical pixels.
  public func defaultSize(width: Double, height: Double) -> some Scene {
    let windows = _windows.map { window in
      var window = window
      window.size = Size(width: width, height: height)
      return window
    }
    return ChangedScene(_windows: windows, _commands: _commands, _changes: _changes)
  }

  /// The size of a new window, in logical pixels.
  public func defaultSize(_ size: Size) -> some Scene { defaultSize(width: size.width, height: size.height) }

  /// Puts entries into the menus above the windows, or menus beside them.
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    ChangedScene(_windows: _windows, _commands: _commands + content()._entries, _changes: _changes)
  }
}

/// How large the person can make a window.
public nonisolated enum WindowResizability: Sendable {
  /// As large as is liked, and no smaller than its content allows.
  case automatic, contentMinSize
  /// As large as its content, and no larger: GTK's windows have no largest size but the one they have.
  case contentSize
}

extension Scene {
  /// How large the person can make the windows.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    let windows = _windows.map { window in
      var window = window
      window.isFixed = resizability == .contentSize
      return window
    }
    return ChangedScene(_windows: windows, _commands: _commands, _changes: _changes)
  }
}

/// Closes windows of the program: `@Environment(\.dismissWindow)`.
@MainActor public struct DismissWindowAction {
  let closeOwn: () -> Void

  /// Closes the window that the view is in.
  public func callAsFunction() { closeOwn() }
  /// Closes the windows with an identifier.
  public func callAsFunction(id: String) { AppRunner.shared?.closeWindows { $0.id == id } }
  /// Closes the windows that show a value.
  public func callAsFunction<Value: Hashable>(value: Value) {
    AppRunner.shared?.closeWindows { $0.value == AnyHashable(value) }
  }
  /// Closes the windows with an identifier that show a value.
  public func callAsFunction<Value: Hashable>(id: String, value: Value) {
    AppRunner.shared?.closeWindows { $0.id == id && $0.value == AnyHashable(value) }
  }
}

/// Opens a window of the program: `@Environment(\.openWindow)`.
@MainActor public struct OpenWindowAction {
  /// Opens a window by its identifier.
  public func callAsFunction(id: String) { AppRunner.shared?.openWindow(id: id) }
  /// Opens a window for a value, or brings the one forward that shows it.
  public func callAsFunction<Value: Hashable>(value: Value) { AppRunner.shared?.openWindow(value: value) }
  /// Opens a window for a value, or brings the one forward that shows it.
  public func callAsFunction<Value: Hashable>(id: String, value: Value) {
    AppRunner.shared?.openWindow(id: id, value: value)
  }
}

/// Opens the program's settings: `@Environment(\.openSettings)`.
@MainActor public struct OpenSettingsAction {
  /// Opens the settings, or brings them forward.
  public func callAsFunction() { AppRunner.shared?.openSettings() }
}

extension EnvironmentValues {
  /// Opens a window of the program.
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  /// Closes windows of the program.
  public var dismissWindow: DismissWindowAction {
    let island = node.island
    return DismissWindowAction { [weak island] in island?.widget?.window?.close() }
  }
  /// Opens the program's settings.
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }
}

/// A button that opens the program's settings.
public struct SettingsLink<Label: View>: View {
  private let label: Label

  /// A button with any view as its label.
  public init(@ViewBuilder label: () -> Label) { self.label = label() }

  /// The button.
  public var body: some View {
    Button {
      AppRunner.shared?.openSettings()
    } label: {
      label
    }
  }
}

extension SettingsLink where Label == Text {
  /// A button with the usual text.
  public init() { self.init { Text("Settings…") } }
}
