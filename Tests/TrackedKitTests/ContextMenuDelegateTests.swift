import GtkTesting
import Testing

@testable import TrackedKit

/// What is done, in order.
@MainActor private final class Record {
  var lines: [String] = []
  /// Ends what the menu is about, while its delegate is told that it comes.
  var ending: ((View) -> Void)?
}

private func identify(_ configuration: ContextMenuConfiguration) -> String {
  configuration.identifier.map { "\($0)" } ?? "none"
}

private final class Knob: Control {
  let record: Record
  let face = View()

  init(_ record: Record) {
    self.record = record
    super.init(frame: .zero)
    isContextMenuInteractionEnabled = true
  }

  override func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: Point
  ) -> ContextMenuConfiguration? {
    ContextMenuConfiguration(identifier: "knob") { [record] _ in
      Menu(children: [Action(title: "Reset") { _ in record.lines.append("reset") }])
    }
  }

  override func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, willDisplayMenuFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {
    record.lines.append("comes: \(interaction === contextMenuInteraction), \(identify(configuration))")
    record.ending?(self)
    animator?.addAnimations { [face] in face.alpha = 0.5 }
    animator?.addCompletion { [record] in record.lines.append("has come") }
  }

  override func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, willEndFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {
    record.lines.append("goes: \(identify(configuration))")
    animator?.addCompletion { [record] in record.lines.append("has gone") }
  }
}

private final class Rows: TableViewController {
  let record: Record

  init(_ record: Record = Record()) {
    self.record = record
    super.init(style: .plain)
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TableViewCell()
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  override func tableView(
    _ tableView: TableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: Point
  ) -> ContextMenuConfiguration? {
    ContextMenuConfiguration(identifier: indexPath.row) { _ in Menu(children: [Action(title: "Reset") { _ in }]) }
  }

  override func tableView(
    _ tableView: TableView, willDisplayContextMenu configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {
    record.lines.append("comes: \(identify(configuration))")
    record.ending?(tableView)
  }

  override func tableView(
    _ tableView: TableView, willEndContextMenuInteraction configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) { record.lines.append("goes: \(identify(configuration))") }
}

/// What a program is told of a context menu's coming and going.
@MainActor
@Suite(.serialized, .enabled("needs an X server's events") { await Delivery.method == .events })
struct ContextMenuDelegateTests {
  private func entry(in window: TestWindow) -> Gtk.Button? {
    window.window.find(Gtk.Button.self, .accessibleLabel("Reset"))
  }

  @Test("a control of the program's own opens a menu, and hears of its coming and going")
  func control() async throws {
    let record = Record()
    let knob = Knob(record)
    let view = View()
    for subview in [knob, knob.face] { view.addSubview(subview) }
    knob.frame = Rect(x: 20, y: 20, width: 200, height: 100)
    knob.face.frame = Rect(x: 20, y: 140, width: 200, height: 100)
    let window = try await TestWindow(view, width: 400, height: 300)
    defer { window.close() }
    try await click(knob, button: .secondary)
    try await wait(for: "the menu") { entry(in: window) != nil }
    #expect(record.lines.first == "comes: true, knob")
    try await wait(for: "the animation's end") { record.lines == ["comes: true, knob", "has come"] }
    #expect(knob.face.alpha == 0.5)
    record.lines = []
    try await click(#require(entry(in: window)))
    #expect(record.lines == ["goes: knob", "has gone", "reset"])
    record.lines = []
    knob.isContextMenuInteractionEnabled = false
    try await click(knob, button: .secondary)
    #expect(record.lines.isEmpty && knob.interactions.isEmpty)
  }

  @Test("a list's delegate hears of a row's menu, once for each time")
  func rows() async throws {
    let rows = Rows()
    let window = try await TestWindow(rows, width: 300, height: 300)
    defer { window.close() }
    for row in [1, 2] {
      let cell = try #require(rows.tableView.cellForRow(at: IndexPath(row: row, section: 0)))
      try await click(cell, button: .secondary)
      try await wait(for: "the menu") { entry(in: window) != nil }
      #expect(rows.record.lines == ["comes: \(row)"])
      try await press("Escape", in: #require(entry(in: window)))
      try await wait(for: "the menu's end") { entry(in: window) == nil }
      #expect(rows.record.lines == ["comes: \(row)", "goes: \(row)"])
      rows.record.lines = []
    }
  }

  @Test("C-240 what a menu is about goes while its delegate is told that it comes: no menu is left")
  func goesWhileItComes() async throws {
    let endings: [(View) -> Void] = [{ $0.window?.close() }, { $0.removeFromSuperview() }]
    for (index, ending) in endings.enumerated() {
      for isList in [false, true, false, true] {
        let record = Record()
        weak var window: Window?
        weak var shown: View?
        do {
          let controller = isList ? Rows(record) : ViewController()
          let made = Window(title: "Test")
          made.setDefaultSize(width: 300, height: 200)
          made.rootViewController = controller
          let view: View
          if let rows = controller as? Rows {
            view = rows.tableView
          } else {
            view = Knob(record)
            view.frame = Rect(x: 20, y: 20, width: 200, height: 100)
            controller.view.addSubview(view)
          }
          made.present()
          (window, shown) = (made, view)
        }
        try await settle()
        record.ending = ending
        do {
          let cell = (shown as? TableView)?.cellForRow(at: IndexPath(row: 1, section: 0))
          try await click(#require(cell ?? shown), button: .secondary)
        }
        try await wait(for: "the delegate of ending \(index), list: \(isList)") { !record.lines.isEmpty }
        if index == 0 {
          try await wait(for: "the window to be freed") { window == nil }
        } else {
          try await settle()
          #expect(try #require(window).find(Gtk.Button.self, .accessibleLabel("Reset")) == nil)
          window?.close()
        }
        try await wait(for: "all of it to be freed") { window == nil && shown == nil }
      }
    }
  }
}
