import GtkTesting
import Testing

/// Every way in which the binding puts a widget into another. A GTK critical ends the run.
@Suite("Moving widgets", .serialized)
struct ReparentingTests {
  /// A container, how a widget comes into it, and whether it has none by what the container itself says.
  private struct Holder {
    let name: String
    let container: Widget
    let insert: (Widget) -> Void
    let isEmpty: () -> Bool
  }

  private func slot<Container: Widget>(
    _ container: Container, _ name: String, _ child: ReferenceWritableKeyPath<Container, Widget?>
  ) -> Holder {
    Holder(name: "\(Container.self), \(name)", container: container, insert: { container[keyPath: child] = $0 }) {
      container[keyPath: child] == nil
    }
  }

  private func holder<Container: Widget>(
    _ container: Container, _ name: String, others: [Widget] = [], _ insert: @escaping (Container, Widget) -> Void
  ) -> Holder {
    Holder(name: "\(Container.self), \(name)", container: container, insert: { insert(container, $0) }) {
      container.children == others
    }
  }

  private func makeHolders() -> [Holder] {
    let first = Label("first")
    let box = Box(.vertical)
    box.append(first)
    let below = Label("below")
    let overlay = Overlay()
    overlay.child = below
    let (list, popover, menuButton) = (ListBox(), Popover(), MenuButton())
    menuButton.popover = popover
    return [
      holder(Box(.vertical), "at the end") { $0.append($1) },
      holder(Box(.vertical), "at the start") { $0.prepend($1) },
      holder(box, "behind another", others: [first]) { $0.insert($1, after: first) },
      holder(Grid(), "in a cell") { $0.attach($1, column: 1, row: 2) },
      holder(Stack(), "as a page") { $0.addChild($1, name: "page") },
      holder(overlay, "on top", others: [below]) { $0.addOverlay($1) },
      holder(CustomWidget(), "as a child") { $0.insertChild($1, before: nil) },
      headerBar("at the start") { $0.packStart($1) }, headerBar("at the end") { $0.packEnd($1) },
      slot(HeaderBar(), "in the middle", \.titleWidget), slot(Frame(), "inside", \.child),
      slot(Revealer(), "inside", \.child), slot(Overlay(), "below", \.child), slot(Button(), "inside", \.child),
      slot(ScrolledWindow(), "inside", \.child), slot(Paned(.horizontal), "first", \.startChild),
      slot(Paned(.horizontal), "second", \.endChild), slot(CenterBox(), "start", \.startWidget),
      slot(CenterBox(), "middle", \.centerWidget), slot(CenterBox(), "end", \.endWidget),
      Holder(name: "ListBox", container: list, insert: { list.append($0) }) { list.row(at: 0) == nil },
      Holder(name: "Popover", container: menuButton, insert: { popover.child = $0 }) { popover.child == nil },
    ]
  }

  private func headerBar(_ name: String, _ insert: @escaping (HeaderBar, Widget) -> Void) -> Holder {
    let bar = HeaderBar()
    var inserted: Widget?
    return Holder(
      name: "HeaderBar, \(name)", container: bar,
      insert: {
        insert(bar, $0)
        inserted = $0
      }, isEmpty: { inserted.map { !bar.isAncestor(of: $0) } ?? true })
  }

  @Test("C-218 a widget moves out of any container into any other, and the old one knows")
  func everyPair() async throws {
    let box = Box(.vertical)
    let window = try await TestWindow(box)
    for index in makeHolders().indices {
      for (from, to) in zip(makeHolders().map { _ in makeHolders()[index] }, makeHolders()) {
        box.append(from.container)
        box.append(to.container)
        let label = Label("moves")
        from.insert(label)
        #expect(!from.isEmpty() && from.container.isAncestor(of: label), "into \(from.name)")
        to.insert(label)
        #expect(from.isEmpty() && !from.container.isAncestor(of: label), "from \(from.name) to \(to.name)")
        #expect(!to.isEmpty() && to.container.isAncestor(of: label), "from \(from.name) to \(to.name)")
        #expect(label.window === window.window, "from \(from.name) to \(to.name)")
        box.remove(from.container)
        box.remove(to.container)
      }
      try await settle()
    }
  }

  @Test("C-218 a widget put again where it is stays there, and leaves when it is told to")
  func samePlace() async throws {
    let box = Box(.vertical)
    let window = try await TestWindow(box)
    for holder in makeHolders() {
      box.append(holder.container)
      let label = Label("stays")
      holder.insert(label)
      holder.insert(label)
      #expect(!holder.isEmpty() && holder.container.isAncestor(of: label), "\(holder.name)")
      label.detachFromParent()
      #expect(holder.isEmpty() && label.parent == nil, "\(holder.name)")
    }
    try await settle()
    withExtendedLifetime(window) {}
  }

  @Test("C-218 a window's content and title bar move to another window")
  func windows() async throws {
    let (first, second) = (try TestWindow(), try TestWindow())
    // GTK wants a title bar before the window is shown.
    let (content, bar) = (Label("content"), HeaderBar())
    first.window.child = content
    first.window.titlebar = bar
    second.window.titlebar = bar
    try await first.show()
    try await second.show()
    second.window.child = content
    #expect(first.window.child == nil && first.window.titlebar == nil)
    #expect(second.window.child === content && second.window.titlebar === bar)
    #expect(content.isMapped && bar.isMapped)
    try await settle()
  }

  @Test("C-218 a popover moves from a menu button to a widget and back")
  func popovers() async throws {
    let (box, button, label, popover) = (Box(.vertical), MenuButton(), Label("anchor"), Popover())
    box.append(button)
    box.append(label)
    let window = try await TestWindow(box)
    button.popover = popover
    popover.setParent(label)
    #expect(button.popover == nil && popover.parent === label)
    button.popover = popover
    #expect(button.popover === popover && popover.parent === button)
    try await settle()
    withExtendedLifetime(window) {}
  }

  @Test("C-218 the content of a row of a list view moves out, and the row can show another")
  func listItems() async throws {
    let (factory, label) = (ListItemFactory(), Label("content"))
    var items: [ListItem] = []
    factory.onSetup { item in
      guard let item else { return }
      item.child = label
      items.append(item)
    }
    let list = ListView(NoSelection(ListModel(count: { 1 }, item: { $0 })), factory: factory)
    let box = Box(.vertical)
    box.append(list)
    let window = try await TestWindow(box)
    let item = try #require(items.first { $0.child === label })
    box.append(label)
    #expect(item.child == nil && label.parent === box)
    item.child = Label("another")
    try await settle()
    #expect(item.child?.isMapped == true)
    withExtendedLifetime(window) {}
  }

  @Test("a custom widget hears of a child that is taken away, whoever takes it")
  func customWidgetHears() {
    final class Container: CustomWidget {
      var removed: [Widget] = []
      override func willRemoveChild(_ child: Widget) { removed.append(child) }
    }
    let (container, first, second) = (Container(), Label("first"), Label("second"))
    container.insertChild(first, before: nil)
    container.insertChild(second, before: nil)
    container.insertChild(second, before: first)
    #expect(container.children == [second, first] && container.removed.isEmpty)
    Box(.vertical).append(first)
    container.removeAllChildren()
    #expect(container.removed == [first, second] && container.children.isEmpty)
  }

  @Test("a list box lets go of a widget it put into a row")
  func listBoxRows() {
    let (list, label) = (ListBox(), Label("row"))
    list.append(label)
    list.remove(label)
    #expect(list.row(at: 0) == nil && label.parent == nil)
  }

  @Test("a scrolled window answers what it was given, whether or not that scrolls by itself")
  func scrolledContent() {
    let scrolled = ScrolledWindow()
    let (label, text) = (Label("long"), Gtk.TextView())
    scrolled.child = label
    #expect(scrolled.child === label)
    scrolled.child = text
    #expect(scrolled.child === text && label.parent == nil)
  }

  enum Word: CaseIterable { case unmap, unrealize }

  @Test(
    "C-240 what hears that a widget leaves takes it out, and all beside it, whether the widget goes or the window",
    arguments: Word.allCases, [true, false])
  func outWhileItGoes(_ word: Word, isWindow: Bool) async throws {
    for _ in 1...2 {
      let box = Box(.vertical)
      let labels = (0..<3).map { Label("\($0)") }
      labels.forEach { box.append($0) }
      var heard = 0
      for label in labels {
        let empty: () -> Void = { [unowned box] in
          heard += 1
          for child in box.children { child.detachFromParent() }
        }
        if word == .unmap { label.onUnmap(empty) } else { label.onUnrealize(empty) }
      }
      let window = try await TestWindow(box)
      if isWindow { window.close() } else { labels[1].detachFromParent() }
      try await wait(for: "the box to be empty") { box.children.isEmpty }
      #expect(heard > 0 && labels.allSatisfy { $0.parent == nil })
      window.close()
      try await settle()
    }
  }
}
