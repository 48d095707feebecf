import GtkComplete
import Testing
import WidgetTesting

/// What a program does to the generated containers while GTK walks over their children.
@Suite("Generated containers on the way", .serialized) struct GeneratedContainerTests {
  enum Kind: CaseIterable { case aspectFrame, handle, list, flow, fixed, infoBar }

  /// A container, and what puts one more child into it, or another one in place of the one.
  private func makeContainer(_ kind: Kind) -> (widget: Widget, take: (Widget) -> Void) {
    switch kind {
    case .aspectFrame:
      let frame = AspectFrame(xalign: 0.5, yalign: 0.5, ratio: 1, obeyChild: true)
      return (frame, { frame.child = $0 })
    case .handle:
      let handle = WindowHandle()
      return (handle, { handle.child = $0 })
    case .list:
      let list = ListBox()
      return (list, { list.insert($0, position: 0) })
    case .flow:
      let flow = FlowBox()
      return (flow, { flow.prepend($0) })
    case .fixed:
      let fixed = Fixed()
      return (fixed, { fixed.put($0, x: 10, y: 30) })
    case .infoBar:
      let bar = InfoBar()
      return (bar, { bar.addActionWidget($0, responseId: 1) })
    }
  }

  @Test(
    "C-240 a child that comes or goes has its container take in another one: it is shown in the next window",
    arguments: Kind.allCases, [true, false])
  func takesIn(_ kind: Kind, whenMapped: Bool) async throws {
    let container = makeContainer(kind)
    var newest: Widget?
    for round in 1...2 {
      let first = Button("first \(round)")
      let take: () -> Void = {
        let added = Button("added \(round)")
        newest = added
        container.take(added)
      }
      if whenMapped { first.onMap.includingProgrammatic(take) } else { first.onUnmap.includingProgrammatic(take) }
      container.take(first)
      let window = try await show(container.widget)
      window.close()
      try await settle()
      let again = try await show(container.widget)
      let added = try #require(newest)
      #expect(added.window === again && added.isMapped, "round \(round)")
      again.close()
      try await settle()
    }
  }

  @Test("C-240 a child that comes or goes has others removed, and itself", arguments: [true, false], 0..<4)
  func removes(whenMapped: Bool, first: Int) async throws {
    for _ in 1...2 {
      let fixed = Fixed()
      let buttons = (0..<4).map { Button("\($0)") }
      for button in buttons { fixed.put(button, x: 0, y: 0) }
      let remove: () -> Void = { for button in buttons[first...] { fixed.remove(button) } }
      if whenMapped {
        buttons[1].onMap.includingProgrammatic(remove)
      } else {
        buttons[1].onUnmap.includingProgrammatic(remove)
      }
      let window = try await show(fixed)
      window.close()
      try await settle()
      #expect(buttons.map { $0.parent != nil } == (0..<4).map { $0 < first })
      for _ in 1...2 { fixed.remove(buttons[0]) }
      fixed.remove(Button("stranger"))
      #expect(buttons[0].parent == nil)
    }
  }

  enum Question: CaseIterable { case filter, sort, each }

  @Test(
    "C-240 a closure that a list asks about its rows takes them out, and adds others", arguments: [true, false],
    Question.allCases)
  func rows(_ isList: Bool, _ question: Question) async throws {
    let (list, flow) = (ListBox(), FlowBox())
    let window = try await show(isList ? list : flow)
    for _ in 1...2 {
      let labels = (0..<5).map { Label("\($0)") }
      for label in labels { if isList { list.append(label) } else { flow.append(label) } }
      try await settle()
      var calls = 0
      let (first, last) = (labels[0], labels[4])
      let act = {
        calls += 1
        if isList {
          [first, last].forEach { list.remove($0) }
          if calls == 1 { list.append(Label("new")) }
        } else {
          [first, last].forEach { flow.remove($0) }
          if calls == 1 { flow.append(Label("new")) }
        }
      }
      let sort: (Widget, Widget) -> Int = { _, _ in
        act()
        return 0
      }
      let filter: (Widget) -> Bool = { _ in
        act()
        return true
      }
      switch question {
      case .filter:
        if isList { list.setFilterFunc(filter) } else { flow.setFilterFunc(filter) }
      case .sort:
        if isList { list.setSortFunc(sort) } else { flow.setSortFunc(sort) }
      case .each:
        (list.selectionMode, flow.selectionMode) = (.multiple, .multiple)
        if isList { list.selectAll() } else { flow.selectedIndices = [0, 1, 2, 3, 4] }
        if isList { list.selectedForeach { _, _ in act() } } else { flow.selectedForeach { _, _ in act() } }
      }
      try await settle()
      let rows = isList ? list.children : flow.children
      #expect(calls > 1 && rows.allSatisfy { $0.isMapped })
      #expect(Set(rows.compactMap { ($0.children.first as? Label)?.text }) == ["1", "2", "3", "new"])
      #expect(rows.count == 4 && first.parent == nil && last.parent == nil)
      list.setFilterFunc { _ in true }
      flow.setFilterFunc { _ in true }
      list.setSortFunc { _, _ in 0 }
      flow.setSortFunc { _, _ in 0 }
      while let row = list.row(at: 0) { list.remove(row) }
      while let child = flow.child(at: 0) { flow.remove(child) }
    }
    window.close()
    try await settle()
  }

  private func show(_ widget: Widget) async throws -> Window {
    try TestDisplay.prepare()
    let window = Window(title: "Test")
    window.child = widget
    window.present()
    try await settle()
    return window
  }
}
