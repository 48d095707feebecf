import GtkTesting
import Testing

@testable import TrackedKit

/// What the keys for editing ask of views, controllers and texts.
@MainActor
@Suite(.serialized, .enabled("keys need real events") { await Delivery.method == .events })
struct EditActionTests {
  private final class Drawing: TrackedKit.View {
    var log: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    override func copy(_ sender: Any?) { log.append("copy") }
    override func delete(_ sender: Any?) { log.append("delete") }
  }

  private final class Page: ViewController {
    var log: [String] = []
    override func paste(_ sender: Any?) { log.append("paste") }
    override func selectAll(_ sender: Any?) { log.append("all") }
  }

  @Test("the keys for editing go to the first responder along the chain that overrides their method")
  func keys() async throws {
    let (page, drawing) = (Page(), Drawing(frame: Rect(x: 0, y: 0, width: 100, height: 100)))
    page.view.addSubview(drawing)
    let window = try await TestWindow(page, width: 300, height: 200)
    defer { window.close() }
    #expect(drawing.becomeFirstResponder())
    for key in ["c", "v", "a", "x"] { try await press(key, .control, in: drawing) }
    try await press("Delete", in: drawing)
    try await press("c", in: drawing)
    #expect(drawing.log == ["copy", "delete"] && page.log == ["paste", "all"])
    drawing.paste(nil)
    #expect(page.log.count == 3)
  }

  /// Takes no text from elsewhere.
  private final class CodeField: TrackedKit.TextField {
    var pastes = 0
    override func paste(_ sender: Any?) { pastes += 1 }
  }

  private final class PlainField: TrackedKit.TextField {
    var copies = 0
    override func copy(_ sender: Any?) {
      copies += 1
      super.copy(sender)
    }
  }

  @Test("a field of a program's class hears of the person's keys, and does what they ask for by super")
  func fields() async throws {
    let (code, plain, usual) = (CodeField(), PlainField(), TrackedKit.TextField())
    let stack = StackView(arrangedSubviews: [code, plain, usual])
    stack.axis = .vertical
    let window = try await TestWindow(stack, width: 300, height: 200)
    defer { window.close() }
    plain.text = "Text"
    plain.becomeFirstResponder()
    try await press("a", .control, in: plain)
    try await press("c", .control, in: plain)
    #expect(plain.copies == 1)
    usual.becomeFirstResponder()
    try await press("v", .control, in: usual)
    try await wait(for: "the pasted text") { usual.text == "Text" }
    code.text = "ab"
    code.becomeFirstResponder()
    try await press("v", .control, in: code)
    #expect(code.pastes == 1 && code.text == "ab")
    // The key that deletes what follows is the text's own.
    code.inputSelection = 0..<0
    try await press("Delete", in: code)
    #expect(code.text == "b")
    usual.selectAll(nil)
    usual.cut(nil)
    #expect(usual.text == "")
    usual.paste(nil)
    try await wait(for: "the pasted text") { usual.text == "Text" }
    let view = TrackedKit.TextView()
    stack.addArrangedSubview(view)
    try await settle()
    view.text = "Lines"
    view.selectAll(nil)
    view.delete(nil)
    #expect(view.text == "")
    view.paste(nil)
    try await wait(for: "the pasted text") { view.text == "Text" }
  }
}
