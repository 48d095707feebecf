import Gtk
import Observation

/// A node that offers values while it is focused.
protocol FocusedSource: _Node {
  /// The values by their keys.
  var offered: [ObjectIdentifier: Any] { get }
  /// Whether it is enough that its window has the keyboard.
  var isOfScene: Bool { get }
}

/// Follows the keyboard's focus through the program's windows, and knows what the views offer that have it.
final class FocusedCenter {
  static let shared = FocusedCenter()

  private struct Source { weak var node: (any FocusedSource)? }

  private var sources: [Source] = []
  private var cells: [ObjectIdentifier: FocusedCell] = [:]
  /// The window that has the keyboard, or had it last.
  private weak var window: Gtk.Window?
  /// What has the keyboard there, but for menus.
  private weak var focused: Widget?
  private var isMenuOpen = false
  private final class Watched {}

  private func cell(_ key: ObjectIdentifier) -> FocusedCell {
    if let cell = cells[key] { return cell }
    let cell = FocusedCell()
    cells[key] = cell
    cell.value = offer(of: key)
    return cell
  }

  /// The value of a key; a hook that reads it runs again when it changes.
  func value(of key: ObjectIdentifier) -> Any? { cell(key).value }

  func add(_ node: any FocusedSource) {
    sources.append(Source(node: node))
    if let window = node.island.widget?.window { watch(window) }
    refresh()
  }

  func remove(_ node: any FocusedSource) {
    sources.removeAll { $0.node == nil || $0.node === node }
    refresh()
  }

  private func watch(_ window: Gtk.Window) {
    if self.window?.isVisible != true {
      self.window = window
      focused = window.focus
    }
    guard window.attachment(Watched.self) == nil else { return }
    window.attach(Watched())
    window.onNotifyIsActive { [weak self, weak window] in
      if let self, let window, window.isActive { take(window) }
    }
    window.onNotifyFocusWidget.includingProgrammatic { [weak self, weak window] in
      if let self, let window { take(window) }
    }
  }

  private func take(_ window: Gtk.Window) {
    // Another window may get a focus widget while it is not the one that people type into.
    if window !== self.window, self.window?.isActive == true, !window.isActive { return }
    let widget = window.focus
    // For a moment GTK is given one that is nowhere, so that it forgets what it would do with the keyboard.
    if let widget, widget.window !== window { return }
    if window === self.window {
      if let widget {
        isMenuOpen = Self.isInMenu(widget)
        if isMenuOpen { return }
      } else if isMenuOpen {
        // Nothing has the keyboard for a moment while a menu closes.
        return
      }
    }
    isMenuOpen = false
    self.window = window
    focused = widget
    refresh()
  }

  /// Whether a widget is a menu's button, or is in the menu.
  private static func isInMenu(_ widget: Widget) -> Bool {
    var next: Widget? = widget
    while let current = next {
      if current is Popover || current.attachment(MenuMark.self) != nil { return true }
      next = current.parent
    }
    return false
  }

  /// Looks again at what is offered.
  func refresh() { for (key, cell) in cells { cell.value = offer(of: key) } }

  /// That of the innermost view with the focus, else that of the window's view which came last.
  private func offer(of key: ObjectIdentifier) -> Any? {
    var best: (value: Any, depth: Int)?
    var ofScene: Any?
    for source in sources {
      guard let node = source.node, let value = node.offered[key], node.island.widget?.window === window else {
        continue
      }
      if node.isOfScene {
        ofScene = value
      } else if let depth = depth(of: node), depth >= best?.depth ?? 0 {
        best = (value, depth)
      }
    }
    return best?.value ?? ofScene
  }

  /// How deep in the window the widget of a node is that has the focus inside; nil if it has not.
  private func depth(of node: _Node) -> Int? {
    guard let focused else { return nil }
    var items: [LayoutItem] = []
    node.appendItems(to: &items)
    var widgets: [Widget] = []
    for item in items { item.appendWidgets(to: &widgets) }
    guard let widget = widgets.first(where: { focused === $0 || focused.isDescendant(of: $0) }) else { return nil }
    var depth = 1
    var next = widget.parent
    while let parent = next {
      depth += 1
      next = parent.parent
    }
    return depth
  }
}

/// Says that a widget opens a menu: it has the keyboard for the menu's sake.
final class MenuMark {}

/// The value of one key, observable.
private final class FocusedCell: Observable {
  private let registrar = ObservationRegistrar()
  private var current: Any?

  var value: Any? {
    get {
      registrar.access(self, keyPath: \FocusedCell.value)
      return current
    }
    set {
      switch (current, newValue) {
      case (nil, nil): return
      case (let old?, let new?) where ViewComparison.areEqualErased(old, new): return
      default: registrar.withMutation(of: self, keyPath: \FocusedCell.value) { current = newValue }
      }
    }
  }
}
