import Foundation
import Gtk

/// A view below the menus of its window.
struct WindowRoot<Content: View>: View {
  let content: Content
  let setting: WindowSetting
  /// As it was when the window opened: the content would begin again below other menus.
  private let hasMenus: Bool

  init(content: Content, setting: WindowSetting) {
    self.content = content
    self.setting = setting
    hasMenus = Self.hasMenus(setting.environments.commands)
  }

  static func hasMenus(_ commands: [_CommandEntry]) -> Bool {
    !commands.isEmpty || AppRunner.shared?.hasSettings == true
  }

  var body: some View {
    if !hasMenus {
      content
    } else {
      VStack(spacing: 0) {
        MenuBar(menus: CommandMenus(setting.environments.commands, of: AppRunner.shared).menus)
        Divider()
        content.frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
  }
}

/// The menus that a program's commands make, with what is usual in them.
@MainActor struct CommandMenus {
  struct Menu: Identifiable {
    let id: Int
    let title: String
    /// Entries that are together.
    let groups: [AnyView]
  }

  private(set) var menus: [Menu] = []

  init(_ entries: [_CommandEntry], of runner: AppRunner?) {
    func add(_ title: String, _ groups: [AnyView]) {
      if !groups.isEmpty { menus.append(Menu(id: menus.count, title: title, groups: groups)) }
    }
    func groups(_ places: [CommandGroupPlacement]) -> [AnyView] {
      places.flatMap { Self.group($0, entries, of: runner) }
    }
    add(String(kit: "File"), groups([.newItem, .saveItem, .importExport, .printItem, .appSettings, .appTermination]))
    add(String(kit: "Edit"), groups([.undoRedo, .pasteboard, .textEditing]))
    add(String(kit: "Format"), groups([.textFormatting]))
    add(String(kit: "View"), groups([.toolbar, .sidebar]))
    for entry in entries { if case .menu(let name) = entry.place { add(name, [entry.content]) } }
    add(String(kit: "Window"), groups([.windowSize, .windowArrangement, .singleWindowList]))
    add(String(kit: "Help"), groups([.help, .appInfo]))
  }

  private static func group(
    _ place: CommandGroupPlacement, _ entries: [_CommandEntry], of runner: AppRunner?
  ) -> [AnyView] {
    var before: [AnyView] = []
    var after: [AnyView] = []
    var own = usual(place, of: runner).map { [$0] } ?? []
    for entry in entries {
      switch entry.place {
      case .before(place): before.append(entry.content)
      case .after(place): after.append(entry.content)
      case .instead(place): own = [entry.content]
      default: break
      }
    }
    return before + own + after
  }

  private static func usual(_ place: CommandGroupPlacement, of runner: AppRunner?) -> AnyView? {
    switch place {
    case .newItem:
      AnyView(Button(String(kit: "New Window")) { AppRunner.shared?.openFirstWindow() }.keyboardShortcut("n"))
    case .appSettings:
      runner?.hasSettings == true
        ? AnyView(Button(String(kit: "Settings…")) { AppRunner.shared?.openSettings() }.keyboardShortcut(",")) : nil
    case .appTermination: AnyView(Button(String(kit: "Quit")) { AppRunner.shared?.quit() }.keyboardShortcut("q"))
    case .singleWindowList:
      runner.flatMap { $0.singleWindows.isEmpty ? nil : AnyView(SingleWindowList(windows: $0.singleWindows)) }
    default: nil
    }
  }
}

/// An entry for each single window of the program.
private struct SingleWindowList: View {
  let windows: [(id: String, title: String)]
  var body: some View {
    ForEach(windows, id: \.id) { window in Button(window.title) { AppRunner.shared?.openWindow(id: window.id) } }
  }
}

/// The menus above a window, side by side.
private struct MenuBar: View {
  let menus: [CommandMenus.Menu]

  var body: some View {
    HStack(spacing: 0) {
      ForEach(menus) { menu in
        Menu(menu.title) { MenuGroups(groups: menu.groups) }
          .menuIndicator(.hidden)
          .buttonStyle(.borderless)
          .environment(\.isMenuBar, true)
      }
      Spacer(minLength: 0)
      ShortcutHost(content: ForEach(menus) { MenuGroups(groups: $0.groups) })
    }
    .padding(EdgeInsets(top: 2, leading: 4, bottom: 2, trailing: 4))
  }
}

/// Entries of a menu with lines between what is together.
private struct MenuGroups: View {
  let groups: [AnyView]

  var body: some View {
    ForEach(groups.indices, id: \.self) { place in
      if place > 0 { Divider() }
      groups[place]
    }
  }
}

/// Has the shortcuts of a menu's entries work while the menu is closed.
private struct ShortcutHost<Content: View>: WidgetView {
  let content: Content

  func makeWidget(_ node: WidgetViewNode<Self>) -> Box {
    let box = Box(.horizontal)
    let shortcuts = MenuShortcuts(box)
    box.attach(shortcuts)
    let scope = EnvironmentScope(below: node.environment)
    var values = EnvironmentValues(of: node)
    values.menuShortcuts = shortcuts
    scope.replace(values.written)
    var inputs = node.inputs.below(node, environment: scope)
    inputs.makesMenu = true
    node.addChild(MenuContentNode(content, inputs))
    return box
  }

  func size(for proposal: ProposedViewSize, _ box: Box, _ node: WidgetViewNode<Self>) -> CGSize? { .zero }

  func update(_ box: Box, _ node: WidgetViewNode<Self>) { node.content(MenuContentNode<Content>.self)?.update(content) }
}
