import GtkTesting
import Testing

/// Undoing by real keys, and what a hook sees of it.
@MainActor @Suite(.serialized) struct UndoTests {
  private final class Counter: ViewController {
    let model = Model()
    let label = Gtk.Label()
    var runs = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(label)
    }

    func add(_ amount: Int) {
      undoManager?.registerUndo(withTarget: self) { $0.add(-amount) }
      undoManager?.setActionName("Adding")
      model.a += amount
    }

    override func updateProperties() {
      super.updateProperties()
      runs += 1
      label.text = "\(model.a) \(undoManager?.undoMenuItemTitle ?? "") \(undoManager?.canRedo == true)"
    }
  }

  @Test func keysUndoAndRedoAndHooksFollow() async throws {
    let controller = Counter()
    let window = try await TestWindow(controller)
    defer { window.close() }
    #expect(controller.label.text == "0 Undo false")
    controller.add(1)
    try await settle()
    controller.add(2)
    try await settle()
    #expect(controller.label.text == "3 Undo Adding false")
    try await press("z", .control, in: window.window)
    #expect(controller.label.text == "1 Undo Adding true")
    try await press("z", [.control, .shift], in: window.window)
    #expect(controller.label.text == "3 Undo Adding false")
    try await press("z", .control, in: window.window)
    try await press("z", .control, in: window.window)
    #expect(controller.label.text == "0 Undo true")
    try await press("y", .control, in: window.window)
    #expect(controller.model.a == 1)
    controller.add(5)
    try await settle()
    #expect(controller.undoManager?.canRedo == false)
  }

  @Test func whatHappensInOneTurnIsUndoneTogether() async throws {
    let controller = Counter()
    let window = try await TestWindow(controller)
    defer { window.close() }
    controller.add(1)
    controller.add(2)
    controller.undoManager?.undo()
    #expect(controller.model.a == 0)
    controller.undoManager?.redo()
    #expect(controller.model.a == 3)
  }

  private final class Sheet {
    var entries: [Int] = []
    func append(_ value: Int, _ manager: UndoManager) {
      manager.registerUndo(withTarget: self) { me in me.removeLast(manager) }
      entries.append(value)
    }
    func removeLast(_ manager: UndoManager) {
      let value = entries.removeLast()
      manager.registerUndo(withTarget: self) { me in me.append(value, manager) }
    }
  }

  @Test func groupsLevelsAndTargets() {
    let manager = UndoManager()
    manager.groupsByEvent = false
    let sheet = Sheet()
    for value in 1...4 {
      manager.beginUndoGrouping()
      sheet.append(value, manager)
      manager.endUndoGrouping()
    }
    manager.levelsOfUndo = 2
    for _ in 0..<4 { manager.undo() }
    #expect(sheet.entries == [1, 2] && !manager.canUndo && manager.canRedo)
    manager.redo()
    #expect(sheet.entries == [1, 2, 3] && manager.canUndo)
    manager.beginUndoGrouping()
    manager.beginUndoGrouping()
    sheet.append(8, manager)
    manager.endUndoGrouping()
    sheet.append(9, manager)
    manager.endUndoGrouping()
    #expect(manager.groupingLevel == 0 && !manager.canRedo)
    manager.undo()
    #expect(sheet.entries == [1, 2, 3])
    manager.disableUndoRegistration()
    manager.beginUndoGrouping()
    sheet.append(10, manager)
    manager.endUndoGrouping()
    manager.enableUndoRegistration()
    manager.removeAllActions(withTarget: sheet)
    #expect(!manager.canUndo && !manager.canRedo)
    do {
      let other = Sheet()
      manager.beginUndoGrouping()
      other.append(1, manager)
      manager.endUndoGrouping()
    }
    manager.undo()
    #expect(!manager.canRedo, "what is gone has nothing to undo")
  }
}
