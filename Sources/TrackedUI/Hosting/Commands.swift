/// Entries of the menus above a program's windows.
///
/// ```swift
/// WindowGroup { ContentView() }
///   .commands {
///     CommandGroup(after: .newItem) { Button("Import…") { … }.keyboardShortcut("i") }
///     CommandMenu("Format") { Toggle("Bold", isOn: $isBold).keyboardShortcut("b") }
///   }
/// ```
/// Their `keyboardShortcut`s work whether or not a menu is open. A type of the program's own can have states and values of the environment, as a
/// scene can.
@MainActor @preconcurrency public protocol Commands {
  /// What `body` gives.
  associatedtype Body: Commands
  /// The commands.
  @CommandsBuilder var body: Body { get }
  /// The entries, one by one.
  var _entries: [_CommandEntry] { get }
}

extension Commands {
  /// Those of `body`.
  public var _entries: [_CommandEntry] { SceneProperties.installed(self).body._entries }
}

extension Never: Commands {
  /// There are none.
  public var _entries: [_CommandEntry] { [] }
}

/// A menu, or entries of one.
@MainActor public struct _CommandEntry {
  enum Place {
    case menu(String)
    case before(CommandGroupPlacement)
    case after(CommandGroupPlacement)
    case instead(CommandGroupPlacement)
  }

  let place: Place
  let content: AnyView
}

/// Commands that the layer knows itself.
protocol PrimitiveCommands: Commands where Body == Never {}

extension PrimitiveCommands {
  /// There is none.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// A menu beside the usual ones.
public struct CommandMenu<Content: View>: PrimitiveCommands {
  private let name: String
  private let content: () -> Content

  /// A menu with a name.
  public init(_ name: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.name = name.plain
    self.content = content
  }

  /// A menu with a name.
  @_disfavoredOverload
  public init<Name: StringProtocol>(_ name: Name, @ViewBuilder content: @escaping () -> Content) {
    self.name = String(name)
    self.content = content
  }

  /// The menu.
  public var _entries: [_CommandEntry] {
    [_CommandEntry(place: .menu(name), content: AnyView(ClosureView(content: content)))]
  }
}

/// Entries of a menu that is there already.
public struct CommandGroup<Content: View>: PrimitiveCommands {
  private let place: _CommandEntry.Place
  private let content: () -> Content

  /// Entries in front of others.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: @escaping () -> Content) {
    place = .before(group)
    content = addition
  }

  /// Entries behind others.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: @escaping () -> Content) {
    place = .after(group)
    content = addition
  }

  /// Entries in place of others.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: @escaping () -> Content) {
    place = .instead(group)
    content = addition
  }

  /// The entries.
  public var _entries: [_CommandEntry] {
    [_CommandEntry(place: place, content: AnyView(ClosureView(content: content)))]
  }
}

/// No commands.
public struct EmptyCommands: PrimitiveCommands {
  /// None.
  public init() {}
  /// There are none.
  public var _entries: [_CommandEntry] { [] }
}

/// Some commands.
public struct _CommandList: PrimitiveCommands {
  /// The entries.
  public let _entries: [_CommandEntry]
}

/// Makes one of the statements of a closure.
@MainActor @resultBuilder public enum CommandsBuilder {
  /// Some commands.
  public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> _CommandList {
    var entries: [_CommandEntry] = []
    repeat entries.append(contentsOf: (each content)._entries)
    return _CommandList(_entries: entries)
  }

  /// An `if` without an `else`.
  public static func buildOptional(_ content: _CommandList?) -> _CommandList { content ?? _CommandList(_entries: []) }
  /// A branch.
  public static func buildEither(first: _CommandList) -> _CommandList { first }
  /// The other branch.
  public static func buildEither(second: _CommandList) -> _CommandList { second }
}

/// Where entries are in the usual menus.
public nonisolated struct CommandGroupPlacement: Hashable, Sendable {
  private let name: String

  /// Of the program itself, in the last menu, Help.
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  /// The settings, in the first menu, File.
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  /// What ends the program, in the first menu.
  public static let appTermination = CommandGroupPlacement(name: "appTermination")
  /// New things, in the first menu.
  public static let newItem = CommandGroupPlacement(name: "newItem")
  /// What keeps things, in the first menu.
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  /// What brings things in and out, in the first menu.
  public static let importExport = CommandGroupPlacement(name: "importExport")
  /// Printing, in the first menu.
  public static let printItem = CommandGroupPlacement(name: "printItem")
  /// Undoing, in Edit.
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  /// Cutting, copying and pasting, in Edit.
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  /// Of texts, in Edit.
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  /// The look of texts, in Format.
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
  /// Toolbars, in View.
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  /// Sidebars, in View.
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  /// The window's size, in Window.
  public static let windowSize = CommandGroupPlacement(name: "windowSize")
  /// The order of windows, in Window.
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
  /// The single windows, in Window.
  public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
  /// Help, in Help.
  public static let help = CommandGroupPlacement(name: "help")
}
