import Foundation
import Gtk

/// A menu that is open: a graph below its bubble, made when it opens and gone when it closes.
final class OpenMenu<Content: View> {
  private let popover = PopoverMenu(TrackedKit.Menu())
  private var island: Island!
  private var root: MenuRootNode<Content>!
  private var shape: [MenuShape] = []
  private let didClose: () -> Void

  /// - Parameters:
  ///   - environment: what holds where the menu belongs.
  ///   - didClose: called when nothing is left of it.
  init(_ content: Content, in environment: EnvironmentScope, host: Island, didClose: @escaping () -> Void) {
    self.didClose = didClose
    island = Island(popover) { [unowned self] island in
      root = MenuRootNode(content, island, EnvironmentScope(below: environment))
      return root
    }
    island.controllerOfWidget = { [weak host] in host?.controller }
    island.didUpdate = { [unowned self] in show() }
    island.makeIfNeeded()
  }

  /// Opens it; without entries it stays closed.
  ///
  /// - Parameter place: what to point at, in the coordinates of the widget; nil for all of it.
  func present(from widget: Widget, at place: CGRect? = nil) {
    guard !popover.menu.children.isEmpty else { return end() }
    popover.onClosed { [weak self] in
      // What was chosen is done after the bubble has closed.
      MainLoop.afterCurrentTurn { self?.end() }
    }
    island.setShown(true)
    popover.present(from: widget, at: place.map { Rect($0) })
  }

  /// Has arrows to a side lead to another menu, where they lead to none in this one.
  func onLeave(_ leave: @escaping (_ isForward: Bool) -> Void) { popover.onLeave = leave }

  /// Another value of the same content.
  func update(_ content: Content) { root.take(content) }

  /// Closes it.
  func close() { popover.popdown() }

  private func end() {
    island.tearDown()
    didClose()
  }

  private func show() {
    guard let root else { return }
    let elements = PassContext.outside { root.menuElements }
    let new = elements.map(MenuShape.init)
    guard new != shape else { return }
    shape = new
    popover.menu = TrackedKit.Menu(children: elements)
  }
}

/// What a menu consists of; what entries show is theirs to tell.
private enum MenuShape: Equatable {
  case entry(ObjectIdentifier)
  case menu(String, Image?, UInt, [MenuShape])

  init(_ element: TrackedKit.MenuElement) {
    if let menu = element as? TrackedKit.Menu {
      self = .menu(menu.title, menu.image, menu.options.rawValue, menu.children.map(MenuShape.init))
    } else {
      self = .entry(ObjectIdentifier(element))
    }
  }
}

/// The topmost node of a menu.
final class MenuRootNode<Content: View>: OneChildNode<Never, _ViewNode<Content>> {
  private var next: Content?

  init(_ view: Content, _ island: Island, _ environment: EnvironmentScope) {
    super.init(_NodeInputs(island: island, parent: nil, environment: environment))
    var inputs = _NodeInputs(island: island, parent: self, environment: environment)
    inputs.makesMenu = true
    child = Content._makeNode(view, inputs)
  }

  /// Takes another value in, in the next pass.
  func take(_ view: Content) {
    next = view
    island.refresh(self)
  }

  override func refresh() {
    guard let view = next else { return }
    next = nil
    child.update(view)
  }

  override func itemsDidChange() {}
}
