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

  private func show(_ widget: Widget) async throws -> Window {
    try TestDisplay.prepare()
    let window = Window(title: "Test")
    window.child = widget
    window.present()
    try await settle()
    return window
  }
}
