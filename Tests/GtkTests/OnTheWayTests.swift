import GtkTesting
import Testing

/// What programs do to a container while GTK walks over its children.
@Suite("On the way into a window", .serialized) struct OnTheWayTests {
  /// Calls a closure on its way into a window, or out of one.
  private final class Passing: CustomWidget {
    var onEnter: (() -> Void)?
    var onLeave: (() -> Void)?
    override func didEnterWindow() { onEnter?() }
    override func willLeaveWindow() { onLeave?() }
    override func measure(_ orientation: Orientation, forSize: Int?) -> Measurement { .fixed(20) }
  }

  enum Kind: CaseIterable { case box, startOfBox, grid, overlay, list, flow, stack, notebook, headerBar, actionBar }

  /// A container, what adds a child to it and takes one out, and what tells the children in their order.
  private struct Container {
    let widget: Widget
    let add: (Widget) -> Void
    let remove: (Widget) -> Void
    var order: () -> [Widget]? = { nil }
    var showsAll = true
  }

  private func makeContainer(_ kind: Kind) -> Container {
    switch kind {
    case .box, .startOfBox:
      let box = Box(.vertical)
      return Container(
        widget: box, add: { kind == .box ? box.append($0) : box.prepend($0) }, remove: { box.remove($0) },
        order: { kind == .box ? box.children : box.children.reversed() })
    case .grid:
      let grid = Grid()
      var row = 0
      return Container(
        widget: grid,
        add: {
          grid.attach($0, column: 0, row: row)
          row += 1
        }, remove: { grid.remove($0) },
        order: {
          grid.children.compactMap { child in child.frame(in: grid).map { (child, $0.y) } }
            .sorted { $0.1 < $1.1 }.map(\.0)
        })
    case .overlay:
      let overlay = Overlay()
      overlay.child = Label("below")
      return Container(
        widget: overlay, add: { overlay.addOverlay($0) }, remove: { overlay.removeOverlay($0) },
        order: { Array(overlay.children.dropFirst()) })
    case .list:
      let list = ListBox()
      return Container(
        widget: list, add: { list.append($0) }, remove: { list.remove($0) },
        order: { list.children.filter { !($0 is Popover) }.compactMap { $0.children.first } })
    case .flow:
      let flow = FlowBox()
      return Container(
        widget: flow, add: { flow.append($0) }, remove: { flow.remove($0) },
        order: { flow.children.filter { !($0 is Popover) }.compactMap { $0.children.first } })
    case .stack:
      let stack = Stack()
      return Container(
        widget: stack, add: { stack.addChild($0) }, remove: { stack.remove($0) }, order: { stack.children },
        showsAll: false)
    case .notebook:
      let notebook = Notebook()
      return Container(
        widget: notebook, add: { notebook.append($0, label: "Tab") }, remove: { notebook.remove($0) },
        order: { (0..<notebook.count).compactMap { notebook.child(at: $0) } }, showsAll: false)
    case .headerBar:
      let bar = HeaderBar()
      return Container(widget: bar, add: { bar.packStart($0) }, remove: { bar.remove($0) })
    case .actionBar:
      let bar = ActionBar()
      return Container(widget: bar, add: { bar.packStart($0) }, remove: { bar.remove($0) })
    }
  }

  @Test(
    "C-240 what a widget puts beside itself into a container of GTK's while it comes into a window, or leaves one, is shown in the next",
    arguments: Kind.allCases, [true, false])
  func siblings(_ kind: Kind, isEntering: Bool) async throws {
    let container = makeContainer(kind)
    let passing = (0..<3).map { _ in Passing() }
    passing.forEach { container.add($0) }
    var added: [Widget] = []
    for child in passing {
      let add: () -> Void = {
        let label = Label("\(added.count)")
        container.add(label)
        let bubble = Popover()
        bubble.setParent(container.widget)
        added += [label, bubble]
      }
      if isEntering { child.onEnter = add } else { child.onLeave = add }
    }
    for round in 1...2 {
      let watch = try await { () async throws in
        let window = try await TestWindow(container.widget)
        try await settle()
        #expect(added.allSatisfy { $0.window === window.window })
        if container.showsAll { #expect(added.allSatisfy { $0.isMapped == ($0 is Label) }) }
        let labels = added.filter { $0 is Label }
        if let order = container.order()?.filter({ !($0 is Popover) }) { #expect(order == passing + labels) }
        window.close()
        return FinalizationWatch(window.window)
      }()
      try await watch.expectFinalized()
      try await settle()
      #expect(added.count == 6 * round && added.allSatisfy { $0.parent != nil && $0.window == nil })
    }
  }

  enum Word: CaseIterable { case enters, map, unmap, unrealize, root }

  private func listen(_ child: Passing, to word: Word, _ body: @escaping () -> Void) {
    switch word {
    case .enters:
      child.onEnter = body
      child.onLeave = body
    case .map: child.onMap(body)
    case .unmap: child.onUnmap(body)
    case .unrealize: child.onUnrealize(body)
    case .root: child.onNotifyRoot(body)
    }
  }

  @Test(
    "C-240 what hears that it comes or goes has its container remove it, and others beside it: what stays is shown",
    arguments: Kind.allCases, Word.allCases)
  func removals(_ kind: Kind, _ word: Word) async throws {
    // Not mended: removing a notebook's page in its own onNotifyRoot ends the program.
    if kind == .notebook, word == .root { return }
    for removed in [[0], [1], [2], [0, 1], [2, 1], [0, 1, 2]] {
      for speaker in 0..<3 {
        let container = makeContainer(kind)
        let passing = (0..<3).map { _ in Passing() }
        passing.forEach { container.add($0) }
        var heard = 0
        listen(passing[speaker], to: word) {
          heard += 1
          for index in removed where container.widget.isAncestor(of: passing[index]) {
            container.remove(passing[index])
          }
        }
        let window = try await TestWindow(container.widget)
        try await settle()
        if word == .map || word == .enters || word == .root, heard > 0 {
          for (index, child) in passing.enumerated() {
            let isThere = !removed.contains(index)
            #expect(container.widget.isAncestor(of: child) == isThere, "\(speaker) removes \(removed): \(index)")
            #expect((child.window != nil) == isThere, "\(speaker) removes \(removed): \(index)")
            if container.showsAll { #expect(child.isMapped == isThere, "\(speaker) removes \(removed): \(index)") }
          }
        }
        window.close()
        try await settle()
        #expect(passing.allSatisfy { !$0.isMapped })
      }
    }
  }

  enum Slot: CaseIterable {
    case frame, frameLabel, button, revealer, firstPane, secondPane, center, title, scroller, overlay, expander, window
  }

  /// A container of one child, and what sets that.
  private func makeSlot(_ slot: Slot, _ window: Window) -> (widget: Widget, set: (Widget?) -> Void) {
    func of<Holder: Widget>(
      _ holder: Holder, _ child: ReferenceWritableKeyPath<Holder, Widget?>
    ) -> (Widget, (Widget?) -> Void) { (holder, { holder[keyPath: child] = $0 }) }
    switch slot {
    case .frame: return of(Frame(), \.child)
    case .frameLabel: return of(Frame(), \.labelWidget)
    case .button: return of(Button(), \.child)
    case .revealer:
      let revealer = Revealer()
      revealer.revealsChild = true
      return of(revealer, \.child)
    case .firstPane: return of(Paned(.horizontal), \.startChild)
    case .secondPane: return of(Paned(.horizontal), \.endChild)
    case .center: return of(CenterBox(), \.centerWidget)
    case .title: return of(HeaderBar(), \.titleWidget)
    case .scroller: return of(ScrolledWindow(), \.child)
    case .overlay: return of(Overlay(), \.child)
    case .expander:
      let expander = Expander("Open")
      expander.isExpanded = true
      return of(expander, \.child)
    case .window: return (window, { [unowned window] in window.child = $0 })
    }
  }

  @Test(
    "C-240 what hears that it comes or goes, inside of another, has that replaced or taken out: the last one set is shown",
    arguments: Slot.allCases, Word.allCases)
  func replacements(_ slot: Slot, _ word: Word) async throws {
    // Not mended: a revealer does not always let go of a child that is replaced while it comes.
    if slot == .revealer, word == .enters || word == .root { return }
    for isReplaced in [true, false] {
      let test = try TestWindow()
      let (holder, set) = makeSlot(slot, test.window)
      let outer = Box(.vertical)
      if slot != .window {
        outer.append(holder)
        outer.append(Label("beside"))
        test.window.child = outer
      }
      let (child, around, other) = (Passing(), Box(.vertical), Label("other"))
      around.append(child)
      around.append(Label("below"))
      var heard = 0
      listen(child, to: word) {
        heard += 1
        set(isReplaced ? other : nil)
      }
      set(around)
      try await test.show()
      try await settle()
      if heard > 0 {
        #expect(around.parent == nil && child.window == nil && !child.isMapped)
        #expect(isReplaced ? other.isMapped && other.window === test.window : other.parent == nil)
      }
      if slot != .window { #expect(outer.children.allSatisfy { $0.isMapped }) }
      test.window.close()
      try await settle()
      #expect(heard > 0 && !child.isMapped && !other.isMapped)
    }
  }
}
