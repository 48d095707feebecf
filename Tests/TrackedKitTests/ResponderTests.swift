import GtkTesting
import Testing

/// Keys and commands along the responder chain, by real keys.
@MainActor @Suite(.serialized) struct ResponderTests {
  /// Answers keys, notes what it did.
  private final class Editor: View {
    var inserted = 0
    var isLocked = false
    static let insertLine = Selector(Editor.insertLine)

    override var canBecomeFirstResponder: Bool { true }

    override var keyCommands: [KeyCommand]? {
      [KeyCommand(title: "Insert Line", action: Self.insertLine, input: "i", modifierFlags: .command)]
    }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      if action == Self.insertLine { return !isLocked }
      return super.canPerformAction(action, withSender: sender)
    }

    func insertLine() { inserted += 1 }
  }

  private final class EditorController: ViewController {
    let editor = Editor()
    let field = Gtk.Entry()
    var saved: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      let column = Gtk.Box(.vertical)
      editor.setSizeRequest(width: 100, height: 50)
      column.append(editor)
      column.append(field)
      view.addSubview(column)
      addKeyCommand(KeyCommand(title: "Save", action: EditorController.save, input: "s", modifierFlags: .command))
      addKeyCommand(
        KeyCommand(action: { [weak self] in self?.saved.append("all") }, input: "S", modifierFlags: [.command, .shift]))
    }

    override var canBecomeFirstResponder: Bool { true }

    func save(_ sender: KeyCommand) { saved.append(sender.title) }
  }

  @Test func theChainLeadsFromAViewToTheWindow() async throws {
    let controller = EditorController()
    let navigation = NavigationController(rootViewController: controller)
    let window = try await TestWindow(navigation)
    defer { window.close() }
    var chain: [ObjectIdentifier] = []
    var next: (any Responder)? = controller.editor
    while let responder = next {
      chain.append(ObjectIdentifier(responder))
      next = responder.next
    }
    let expected: [any Responder] = [
      controller.editor, controller.view, controller, navigation.view, navigation, window.window,
    ]
    #expect(
      chain.filter { expected.map { ObjectIdentifier($0) }.contains($0) } == expected.map { ObjectIdentifier($0) })
    #expect(chain.last == ObjectIdentifier(window.window))
  }

  @Test func keysGoToTheNearestThatAnswersThem() async throws {
    let controller = EditorController()
    let window = try await TestWindow(controller)
    defer { window.close() }
    #expect(controller.editor.becomeFirstResponder() && controller.editor.isFirstResponder)
    try await press("i", .control, in: window.window)
    #expect(controller.editor.inserted == 1)
    try await press("s", .control, in: window.window)
    try await press("s", [.control, .shift], in: window.window)
    #expect(controller.saved == ["Save", "all"])
    controller.editor.isLocked = true
    await #expect(
      throws: (any Error).self,
      performing: {
        if Delivery.method == .events { throw CancellationError() }
        try await press("i", .control, in: window.window)
      })
    #expect(controller.editor.inserted == 1)
    #expect(controller.editor.target(forAction: Editor.insertLine, withSender: nil) == nil)
    controller.editor.isLocked = false
    #expect(controller.editor.target(forAction: Editor.insertLine, withSender: nil) as AnyObject === controller.editor)
  }

  @Test func keysOfTheControllerWorkFromAFieldAndWithoutAnyFocus() async throws {
    let controller = EditorController()
    let window = try await TestWindow(NavigationController(rootViewController: controller))
    defer { window.close() }
    #expect(controller.field.becomeFirstResponder() && controller.field.isFirstResponder)
    try await press("s", .control, in: controller.field)
    #expect(controller.saved == ["Save"] && controller.field.text.isEmpty)
    #expect(controller.field.resignFirstResponder() && window.window.focus == nil)
    try await press("s", .control, in: window.window)
    #expect(controller.saved.count == 2)
  }

  @Test func aControllerCanBeFirst() async throws {
    let controller = EditorController()
    let window = try await TestWindow(controller)
    defer { window.close() }
    #expect(!controller.isFirstResponder || window.window.focus == nil)
    #expect(controller.becomeFirstResponder() && controller.isFirstResponder && !controller.editor.isFirstResponder)
    try await press("s", .control, in: window.window)
    #expect(controller.saved == ["Save"])
    controller.editor.becomeFirstResponder()
    #expect(!controller.isFirstResponder && controller.editor.isFirstResponder)
  }

  @Test func aPresentedControllerAnswersBeforeWhoPresentsIt() async throws {
    let (below, above) = (EditorController(), EditorController())
    let window = try await TestWindow(below)
    defer { window.close() }
    below.present(above, animated: false)
    try await settle()
    try await press("s", .control, in: window.window)
    #expect(above.saved == ["Save"] && below.saved.isEmpty)
    above.removeKeyCommand(above.keyCommands![0])
    try await press("s", .control, in: window.window)
    // `save` of the nearest controller, though the one below it offers the keys.
    #expect(above.saved.count == 2)
  }

  @Test func withoutPriorityAFieldKeepsItsKeys() async throws {
    final class Greedy: ViewController {
      let field = Gtk.Entry()
      var heard: [String] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(field)
        addKeyCommand(
          KeyCommand(input: "a", modifierFlags: .control, action: { [weak self] in self?.heard.append("a") }))
        let early = KeyCommand(input: "c", modifierFlags: .control, action: { [weak self] in self?.heard.append("c") })
        early.wantsPriorityOverSystemBehavior = true
        addKeyCommand(early)
      }
    }
    guard Delivery.method == .events else { return }
    let controller = Greedy()
    let window = try await TestWindow(controller)
    defer { window.close() }
    controller.field.text = "some text"
    try await press("a", .control, in: controller.field)
    try await press("c", .control, in: controller.field)
    #expect(controller.heard == ["c"])
  }
}
