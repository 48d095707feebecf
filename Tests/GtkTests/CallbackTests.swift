import GtkTesting
import Testing

/// What programs do in closures that GTK calls in the middle of its own work.
@Suite("Closures that GTK calls", .serialized)
@MainActor struct CallbackTests {
  /// Has its methods do something.
  private final class Calling: CustomWidget {
    var onMeasure: () -> Void = {}
    var onRequestMode: () -> Void = {}
    var onStyle: () -> Void = {}

    override func measure(_ orientation: Orientation, forSize: Int?) -> Measurement {
      onMeasure()
      return .fixed(20)
    }
    override var requestsHeightForWidth: Bool {
      onRequestMode()
      return true
    }
    override func styleDidChange() { onStyle() }
  }

  enum Caller: CaseIterable { case headers, drawing, measure, requestMode, style, shortcut, tick, timer, mainThread }
  enum Act: CaseIterable { case removeOwn, removeBeside, removeAll, replaceAll, removeBox, close, destroy }

  /// A widget, what makes it call a closure, and what has that happen.
  private func make(_ caller: Caller, _ body: @escaping () -> Void) -> (Widget, () async throws -> Void) {
    let calling = Calling()
    switch caller {
    case .headers:
      let list = ListBox()
      list.append(Label("row"))
      list.setHeaders { _ in
        body()
        return Label("header")
      }
      return (list, { [weak list] in list?.append(Label("another row")) })
    case .drawing:
      let area = DrawingArea()
      area.setSizeRequest(width: 20, height: 20)
      area.setDraw { _, _ in body() }
      return (area, { [weak area] in area?.queueDraw() })
    case .measure:
      calling.onMeasure = body
      return (calling, { [weak calling] in calling?.queueResize() })
    case .requestMode:
      calling.onRequestMode = body
      return (calling, { [weak calling] in calling?.queueResize() })
    case .style:
      calling.onStyle = body
      return (calling, { [weak calling] in calling?.addCSSClass("dim-label") })
    case .shortcut:
      let (button, shortcuts) = (Button("button"), ShortcutController())
      shortcuts.add("<Control>j") {
        body()
        return .stop
      }
      button.add(shortcuts)
      return (
        button,
        { [weak button] in
          // The widget with the keyboard may be gone when the key is released.
          if let button { _ = try? await press("j", .control, in: button) }
        }
      )
    case .tick:
      let label = Label("label")
      return (
        label,
        { [weak label] in
          label?.addTickCallback { _ in
            body()
            return .finish
          }
        }
      )
    case .timer: return (Label("label"), { MainLoop.after(milliseconds: 1) { body() } })
    case .mainThread: return (Label("label"), { MainLoop.invokeOnMainThread { body() } })
    }
  }

  @Test(
    "C-240 a closure that GTK calls may take anything out, and end its window: what stays is shown, and nothing is kept",
    arguments: Caller.allCases, Act.allCases)
  func ending(_ caller: Caller, _ act: Act) async throws {
    try TestDisplay.prepare()
    for _ in 1...2 {
      weak var window: Window?
      weak var box: Box?
      weak var own: Widget?
      var isArmed = false
      var calls = 0
      let cause: () async throws -> Void
      do {
        let (outer, inner, made) = (Box(.vertical), Box(.vertical), Window(title: "Test"))
        let (widget, causing) = make(caller) { [weak inner] in
          guard isArmed, let inner else { return }
          isArmed = false
          calls += 1
          switch act {
          case .removeOwn: own?.detachFromParent()
          case .removeBeside: inner.children.filter { $0 !== own }.forEach { inner.remove($0) }
          case .removeAll: while let child = inner.children.first { inner.remove(child) }
          case .replaceAll:
            while let child = inner.children.first { inner.remove(child) }
            inner.append(Label("new"))
          case .removeBox: inner.detachFromParent()
          case .close: inner.window?.close()
          case .destroy: inner.window?.destroyWindow()
          }
        }
        cause = causing
        for child in [Label("before"), widget, Label("after")] { inner.append(child) }
        outer.append(inner)
        outer.append(Label("below"))
        made.child = outer
        made.present()
        (window, box, own) = (made, inner, widget)
      }
      try await settle()
      isArmed = true
      try await cause()
      try await wait(for: "the closure") { calls == 1 }
      try await settle()
      if act == .close || act == .destroy {
        try await wait(for: "the window to end") { window == nil }
      } else {
        let count = [Act.removeOwn: 2, .removeBeside: 1, .replaceAll: 1, .removeAll: 0][act]
        #expect(box?.children.count == count && box?.children.allSatisfy { $0.isMapped } != false)
        #expect(window?.child?.children.last?.isMapped == true)
        try await cause()
        try await settle()
        window?.destroyWindow()
      }
      try await wait(for: "all to end") { window == nil && box == nil && own == nil }
    }
  }

  enum RowAct: CaseIterable { case removeFirst, removeOwn, removeLast, removeAll, removeContent, append, replace }

  @Test(
    "C-240 a closure that makes the headers of a list may add and remove rows: it is asked with the indices that the program knows",
    arguments: RowAct.allCases, 0..<3)
  func rows(_ act: RowAct, at place: Int) async throws {
    let list = ListBox()
    var names = ["a", "b", "c"]
    for name in names { list.append(Label(name)) }
    let window = try await TestWindow(list, width: 200, height: 300)
    defer { window.close() }
    for _ in 1...2 {
      var isToAct = true
      func remove(_ index: Int) {
        names.remove(at: index)
        list.row(at: index).map { list.remove($0) }
      }
      list.setHeaders { index in
        // The program's own array ends the process for an index that is none.
        let name = names[index]
        guard isToAct, index == min(place, names.count - 1) else { return Label("Header \(name)") }
        isToAct = false
        switch act {
        case .removeFirst: remove(0)
        case .removeOwn: remove(index)
        case .removeLast: remove(names.count - 1)
        case .removeAll: while !names.isEmpty { remove(0) }
        case .removeContent:
          names.remove(at: index)
          list.row(at: index)?.children.last?.detachFromParent()
        case .append:
          names.append("d")
          list.append(Label("d"))
        case .replace:
          while !names.isEmpty { remove(0) }
          names = ["d", "e"]
          for name in names { list.append(Label(name)) }
        }
        return Label("Header \(name)")
      }
      try await settle()
      #expect(!isToAct)
      let rows = list.children.compactMap { $0 as? ListBoxRow }
      #expect(rows.map(\.index) == Array(names.indices))
      #expect(rows.map { ($0.children.first as? Label)?.text } == names)
      #expect(rows.allSatisfy { $0.isMapped })
      let headers = list.children.compactMap { ($0 as? Label)?.text }
      #expect(headers.sorted() == names.map { "Header \($0)" }, "each row that stays has its own header")
      while list.row(at: 0) != nil { list.row(at: 0).map { list.remove($0) } }
      names = ["a", "b", "c"]
      list.setHeaders { _ in nil }
      for name in names { list.append(Label(name)) }
    }
  }

  @Test("a header may be the previous one, that of another row, or what was in a row") func headersFromElsewhere()
    async throws
  {
    let (list, kept) = (ListBox(), Label("kept"))
    var contents = ["a", "b", "c"].map { Label($0) }
    for label in contents { list.append(label) }
    let window = try await TestWindow(list, width: 200, height: 300)
    defer { window.close() }
    for place in [0, 1, 1, 2, 0] {
      list.setHeaders { index in
        if index == place { kept.detachFromParent() }
        return index == place ? kept : nil
      }
      for _ in 1...2 {
        // Another row is asked for the header that it has.
        list.append(Label("last"))
        try #require(list.row(at: 3)).detachFromParent()
        try await settle()
        let row = try #require(list.row(at: place))
        let (above, below) = (try #require(kept.frame(in: list)), try #require(row.frame(in: list)))
        #expect(kept.isMapped && kept.parent === list && above.y < below.y && below.y - above.y < 40)
      }
    }
    let first = contents.removeFirst()
    list.setHeaders { $0 == 0 ? first : nil }
    try await settle()
    #expect(first.parent === list && first.isMapped, "its row has gone, and it is above the next one")
    #expect(list.children.compactMap { ($0 as? ListBoxRow)?.children.first } == contents)
  }
}
