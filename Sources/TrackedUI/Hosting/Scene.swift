public import Foundation

/// A kind of window of a program, or several.
///
/// A program puts its scenes together of such, which have states and values of the environment as views do:
/// ```swift
/// struct NotesScene: Scene {
///   let library: Library
///   var body: some Scene {
///     WindowGroup("Notes") { NotesView() }.environment(library)
///     Window("Statistics", id: "stats") { StatisticsView(library) }
///   }
/// }
/// ```
@MainActor @preconcurrency public protocol Scene {
  /// What `body` gives.
  associatedtype Body: Scene
  /// What the scene consists of.
  @SceneBuilder var body: Body { get }
  /// The windows, commands and changes, one by one.
  var _parts: _SceneParts { get }
}

extension Scene {
  /// Those of `body`.
  public var _parts: _SceneParts { SceneProperties.installed(self).body._parts }
}

extension Never: Scene {
  /// There are none.
  public var _parts: _SceneParts { _SceneParts() }
}

/// A scene that the layer shows itself, without a body.
protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
  /// There is none.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// What scenes consist of.
@MainActor public struct _SceneParts {
  var windows: [_WindowDescription] = []
  /// What the windows' menus have.
  var commands: [_CommandEntry] = []
  /// The values whose changes do something.
  var changes: [_SceneChange] = []

  /// Nothing.
  package init() {}

  init(windows: [_WindowDescription]) { self.windows = windows }
}

/// A window that can be opened.
@MainActor public struct _WindowDescription {
  enum Role { case main, settings }

  let role: Role
  let id: String?
  let title: String
  var size: CGSize?
  /// Whether the window is as large as its content, and stays so.
  var isFixed = false
  /// Whether there is no more than one of it.
  var isSingle = false
  /// The type of the values that it is opened for; nil for none.
  let valueType: ObjectIdentifier?
  /// Whether a window is opened for one of the program's values where none is given.
  var hasUsualValue = false
  /// What is set for all of the window's views, the outermost first.
  var environment: [(inout EnvironmentValues) -> Void] = []
  let make: (AnyHashable?, WindowSetting) -> ViewController
}

/// Makes one scene of the statements of a closure.
@MainActor @resultBuilder public enum SceneBuilder {
  /// One scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  /// Some scenes; the first one's window opens at the start.
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
    var all = _SceneParts()
    func add(_ parts: _SceneParts) {
      all.windows += parts.windows
      all.commands += parts.commands
      all.changes += parts.changes
    }
    repeat add((each content)._parts)
    return ChangedScene(_parts: all)
  }
  /// What is there if the system has it.
  public static func buildOptional<Content: Scene>(_ content: Content?) -> some Scene {
    ChangedScene(_parts: content?._parts ?? _SceneParts())
  }
  /// What is there if the system has it.
  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> some Scene { content }
}

/// Windows that show a view.
public struct WindowGroup<Content: View>: PrimitiveScene {
  /// The windows' descriptions.
  public let _parts: _SceneParts

  /// Windows with a title.
  public init(_ title: String = "", id: String? = nil, @ViewBuilder content: @escaping () -> Content) {
    let window = _WindowDescription(role: .main, id: id, title: title, valueType: nil) { _, setting in
      setting.controller(WindowRoot(content: ClosureView(content: content), setting: setting))
    }
    _parts = _SceneParts(windows: [window])
  }

  /// Windows with a title that each show a value: `openWindow(value:)` opens them. A window keeps what is written to its binding.
  public init<Value: Hashable>(
    _ title: String = "", id: String? = nil, for type: Value.Type,
    @ViewBuilder content: @escaping (Binding<Value?>) -> Content
  ) {
    let window = _WindowDescription(role: .main, id: id, title: title, valueType: ObjectIdentifier(type)) {
      value, setting in
      let view = ValueView(value: value?.base as? Value, content: content)
      return setting.controller(WindowRoot(content: view, setting: setting))
    }
    _parts = _SceneParts(windows: [window])
  }

  /// Windows with a title that each show a value: `openWindow(value:)` opens them. A window that is opened otherwise shows one that a
  /// closure makes.
  public init<Value: Hashable>(
    _ title: String = "", id: String? = nil, for type: Value.Type = Value.self,
    @ViewBuilder content: @escaping (Binding<Value>) -> Content, defaultValue: @escaping () -> Value
  ) {
    var window = _WindowDescription(role: .main, id: id, title: title, valueType: ObjectIdentifier(type)) {
      value, setting in
      let first = value?.base as? Value ?? defaultValue()
      let view = ValueView(value: first) { binding in
        content(
          Binding {
            binding.wrappedValue ?? first
          } set: {
            binding.wrappedValue = $0
          })
      }
      return setting.controller(WindowRoot(content: view, setting: setting))
    }
    window.hasUsualValue = true
    _parts = _SceneParts(windows: [window])
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
public struct Settings<Content: View>: PrimitiveScene {
  private let content: () -> Content

  /// Settings.
  public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }

  /// The window's description.
  public var _parts: _SceneParts {
    let content = content
    let window = _WindowDescription(role: .settings, id: nil, title: String(kit: "Settings"), valueType: nil) {
      _, setting in
      setting.controller(ClosureView(content: content))
    }
    return _SceneParts(windows: [window])
  }
}

/// Scenes as a modifier or a list has them.
struct ChangedScene: PrimitiveScene {
  let _parts: _SceneParts
}

extension Scene {
  /// The scene with other parts.
  func changed(_ change: (inout _SceneParts) -> Void) -> some Scene {
    var parts = _parts
    change(&parts)
    return ChangedScene(_parts: parts)
  }

  /// The scene with other windows.
  func changingWindows(_ change: (inout _WindowDescription) -> Void) -> some Scene {
    changed { parts in for place in parts.windows.indices { change(&parts.windows[place]) } }
  }

  /// The size of a new window, in logical pixels.
  public func defaultSize(width: Double, height: Double) -> some Scene {
    changingWindows { $0.size = CGSize(width: width, height: height) }
  }

  /// The size of a new window, in logical pixels.
  public func defaultSize(_ size: CGSize) -> some Scene { defaultSize(width: size.width, height: size.height) }

  /// Puts entries into the menus above the windows, or menus beside them.
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    changed { $0.commands += content()._entries }
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
    changingWindows { $0.isFixed = resizability == .contentSize }
  }
}
