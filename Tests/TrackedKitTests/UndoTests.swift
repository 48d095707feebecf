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

  /// Adds what is typed to a list, and can undo that.
  private final class Adding: ViewController {
    let (field, text, add) = (TextField(), TextView(), Button("Add"))
    var added: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      let column = Box(.vertical)
      for part in [field, text, add] as [Widget] { column.append(part) }
      text.setSizeRequest(height: 60)
      view.addSubview(column)
      add.onClicked(self) { me in
        me.added.append((me.field.text ?? "") + me.text.text)
        me.undoManager?.registerUndo(withTarget: me) { $0.added.removeLast() }
        (me.field.text, me.text.text) = ("", "")
      }
    }
  }

  @Test(
    "in a text Ctrl+Z undoes what was typed there, and where nothing is left of that, what was done before",
    arguments: [true, false])
  func keysInTexts(isField: Bool) async throws {
    let page = Adding()
    let window = try await TestWindow(page)
    defer { window.close() }
    let place: Widget = isField ? page.field : page.text
    func typed() -> String { isField ? page.field.text ?? "" : page.text.text }
    for _ in 1...2 {
      try await type("one", into: place)
      try await click(page.add)
      try await type("two", into: place)
      #expect(page.added == ["one"] && typed() == "two")
      for _ in 1...3 where !typed().isEmpty {
        try await press("z", .control, in: window.window)
        #expect(page.added == ["one"])
      }
      try await press("z", .control, in: window.window)
      #expect(page.added.isEmpty && typed().isEmpty)
    }
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

  private final class Editor: ViewController, TextFieldDelegate, TextViewDelegate {
    let (field, text) = (TextField(), TextView())
    var value = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      (field.delegate, text.delegate) = (self, self)
      field.frame = Rect(x: 10, y: 10, width: 200, height: 40)
      text.frame = Rect(x: 10, y: 60, width: 200, height: 100)
      view.addSubview(field)
      view.addSubview(text)
    }

    func set(_ value: Int) {
      let old = self.value
      undoManager?.registerUndo(withTarget: self) { $0.set(old) }
      self.value = value
    }

    func textField(
      _ textField: TextField, shouldChangeCharactersIn range: Range<Int>, replacementString string: String
    ) -> Bool { !string.contains("1") }

    func textView(_ textView: TextView, shouldChangeTextIn range: Range<Int>, replacementText text: String) -> Bool {
      !text.contains("1")
    }
  }

  @Test(
    "a text undoes what was typed in it, by key and by program, also before a refused letter; its controller undoes the rest"
  )
  func texts() async throws {
    let editor = Editor()
    let window = try await TestWindow(editor, width: 300, height: 200)
    defer { window.close() }
    editor.set(1)
    try await settle()
    for view in [editor.field, editor.text] as [View] {
      @MainActor func letters() -> String { view === editor.field ? editor.field.text ?? "" : editor.text.text }
      view.becomeFirstResponder()
      let manager = try #require(view.undoManager)
      #expect(manager !== editor.undoManager && !manager.canUndo)
      for letter in ["a", "1", "1"] { try await press(letter, in: view) }
      try await wait { letters() == "a" }
      try await settle()
      for _ in 1...2 {
        try await press("z", .control, in: view)
        try await wait { letters() == "" }
        #expect(editor.value == 1)
        try await press("z", [.control, .shift], in: view)
        try await wait { letters() == "a" }
        #expect(manager.canUndo && !manager.canRedo)
        manager.undo()
        #expect(letters() == "" && manager.canRedo && !manager.canUndo)
        manager.redo()
        #expect(letters() == "a" && manager.canUndo)
      }
      // What the program does with the text's own manager is undone in the order in which it was done.
      var mark = 0
      manager.registerUndo(withTarget: editor) { _ in mark = 1 }
      try await settle()
      try await press("b", in: view)
      try await wait { letters() == "ab" }
      manager.undo()
      #expect(letters() == "a" && mark == 0)
      manager.undo()
      #expect(letters() == "a" && mark == 1)
      manager.undo()
      #expect(letters() == "" && !manager.canUndo)
      // A look that the program sets leaves what was typed.
      if view === editor.text {
        try await press("c", in: view)
        try await wait { letters() == "c" }
        let old = editor.text.attributedText
        manager.registerUndo(withTarget: editor) { $0.text.attributedText = old }
        editor.text.textStorage.addAttribute(.font, value: Font.boldSystemFont(ofSize: 17), range: 0..<1)
        try await settle()
        manager.undo()
        #expect(editor.text.attributedText == old)
        manager.undo()
        #expect(letters() == "" && !manager.canUndo)
      }
      // A text with nothing to undo leaves the key to its controller.
      try await press("z", .control, in: view)
      try await wait { editor.value == 0 }
      editor.undoManager?.redo()
      #expect(editor.value == 1 && letters() == "")
    }
  }
}
