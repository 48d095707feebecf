import CGtk
import Gtk
import Testing
import WidgetTesting

/// Containers that are given what they have not, and pages that are hidden outside of windows: GTK would complain.
@Suite("Widgets of others", .serialized) struct ForeignWidgetTests {
  enum Kind: CaseIterable {
    case box, reorder, behind, grid, stack, header, action, info, notebook, move, overlay, flow
  }

  /// A container with a child, and what is done to a widget that may be another one.
  private func make(_ kind: Kind, _ child: Widget) -> (container: Widget, act: (Widget) -> Void) {
    switch kind {
    case .box, .reorder, .behind:
      let box = Box(.vertical)
      box.append(child)
      return (
        box,
        kind == .box
          ? { box.remove($0) } : kind == .reorder ? { box.reorder($0, after: nil) } : { box.reorder(child, after: $0) }
      )
    case .grid:
      let grid = Grid()
      grid.attach(child, column: 0, row: 0)
      return (grid, { grid.remove($0) })
    case .stack:
      let stack = Stack()
      stack.addChild(child)
      return (stack, { stack.remove($0) })
    case .header:
      let bar = HeaderBar()
      bar.packStart(child)
      return (bar, { bar.remove($0) })
    case .action:
      let bar = ActionBar()
      bar.packEnd(child)
      return (bar, { bar.remove($0) })
    case .info:
      let bar = InfoBar()
      bar.addChild(child)
      return (bar, { bar.removeChild($0) })
    case .notebook, .move:
      let notebook = Notebook()
      notebook.append(child, label: "tab")
      return (notebook, kind == .move ? { notebook.move($0, to: 0) } : { notebook.remove($0) })
    case .overlay:
      let overlay = Overlay()
      overlay.addOverlay(child)
      return (overlay, { overlay.removeOverlay($0) })
    case .flow:
      let flow = FlowBox()
      flow.append(child)
      return (flow, { flow.remove($0) })
    }
  }

  @Test("what a container has not stays where it is, and a second removal does nothing", arguments: Kind.allCases)
  func foreign(_ kind: Kind) async throws {
    try TestDisplay.prepare()
    for isShown in [false, true] {
      let (child, inner) = (Box(.vertical), Gtk.Label("inner"))
      child.append(inner)
      let (container, act) = make(kind, child)
      let (around, elsewhere, stranger) = (Box(.vertical), Box(.vertical), Gtk.Label("elsewhere"))
      around.append(container)
      elsewhere.append(stranger)
      let window = Gtk.Window(title: "Test")
      if isShown {
        window.child = around
        window.present()
        try await settle()
      }
      for other in [Gtk.Label("nowhere"), inner, stranger, container, around] { act(other) }
      #expect(inner.parent === child && stranger.parent === elsewhere && container.parent === around)
      #expect(child.parent != nil)
      act(child)
      act(child)
      if ![.reorder, .behind, .move].contains(kind) { #expect(child.parent == nil) }
      window.destroyWindow()
    }
  }

  @Test("a group of sizes that has not a widget lets it be")
  func sizeGroups() throws {
    try TestDisplay.prepare()
    let (group, first, other) = (SizeGroup(), Gtk.Label("first"), Gtk.Label("other"))
    group.add(first)
    group.remove(other)
    #expect(group.widgets.count == 1)
    for _ in 1...2 { group.remove(first) }
    #expect(group.widgets.isEmpty)
  }

  @Test("the page that a notebook outside of windows shows is hidden, and shown again", arguments: [false, true])
  func hiddenPages(isShownAgain: Bool) async throws {
    try TestDisplay.prepare()
    for _ in 1...2 {
      let (notebook, pages) = (Notebook(), ["one", "two", "three"].map { Gtk.Label($0) })
      for page in pages { notebook.append(page, label: page.text) }
      pages[0].isVisible = false
      #expect(notebook.currentPage == 1 && !pages[0].isVisible)
      pages[1].isVisible = false
      #expect(notebook.currentPage == 2)
      if isShownAgain { pages[0].isVisible = true }
      let window = Gtk.Window(title: "Test")
      window.child = notebook
      window.present()
      try await wait(for: "the third page") { pages[2].isMapped }
      #expect(notebook.currentPage == 2 && !pages[0].isMapped && !pages[1].isMapped)
      // In a window GTK turns to another one by itself.
      pages[1].isVisible = true
      pages[2].isVisible = false
      try await wait(for: "the second page") { pages[1].isMapped }
      window.destroyWindow()
    }
  }
}
