import GtkTesting
import Testing

@testable import TrackedKit

/// Keys that are held, and typed letters, as views and controllers hear of them.
@MainActor @Suite(.serialized) struct PressTests {
  private final class Game: ViewController {
    var log: [String] = []
    var takes = true

    override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
      for press in presses { log.append("\(name(press)) began") }
      if !takes { super.pressesBegan(presses, with: event) }
    }

    override func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) {
      for press in presses where press.phase == .ended { log.append("\(name(press)) ended") }
    }

    private func name(_ press: Press) -> String {
      switch press.key?.keyCode {
      case .keyboardLeftArrow?: "left"
      case .keyboardSpacebar?: "space"
      default: press.key?.charactersIgnoringModifiers ?? "?"
      }
    }
  }

  private final class CodeView: View, KeyInput {
    var code = ""
    override var canBecomeFirstResponder: Bool { true }
    var hasText: Bool { !code.isEmpty }
    func insertText(_ text: String) { code += text }

    override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
      if presses.first?.key?.characters != "x" { super.pressesBegan(presses, with: event) }
    }

    func deleteBackward() { _ = code.popLast() }
  }

  @Test(.enabled("needs an X server's events") { await Delivery.method == .events })
  func aControllerHearsOfKeysThatAreHeld() async throws {
    let game = Game()
    let field = TextField()
    game.loadViewIfNeeded()
    game.view.addSubview(field)
    let window = try await TestWindow(game, width: 300, height: 200)
    defer { window.close() }
    window.window.focus = nil
    try await press("Left", in: window.window)
    try await press("a", in: window.window)
    try await wait { game.log.count == 4 }
    #expect(game.log == ["left began", "left ended", "a began", "a ended"])
    game.log = []
    field.becomeFirstResponder()
    try await press("b", in: field)
    try await settle()
    #expect(game.log.isEmpty && field.text == "b", "a text takes what is typed")
  }

  @Test(.enabled("needs an X server's events") { await Delivery.method == .events })
  func whatIsTypedGoesToAViewOfTheProgram() async throws {
    let code = CodeView()
    let window = try await TestWindow(code, width: 300, height: 200)
    defer { window.close() }
    #expect(code.becomeFirstResponder())
    for key in ["4", "x", "7", "BackSpace", "2", "Return"] { try await press(key, in: code) }
    try await press("c", [.control], in: code)
    try await settle()
    #expect(code.code == "42\n")
  }

  @Test func keysAreKnownByTheirPlace() {
    let shifted = PressedKey(Key(rawValue: 0x21), [.shift])
    #expect(shifted.keyCode == .keyboard1 && shifted.characters == "!" && shifted.modifierFlags == .shift)
    let capital = PressedKey(Key(rawValue: 0x51), [.shift])
    #expect(capital.keyCode == .keyboardQ && capital.characters == "Q" && capital.charactersIgnoringModifiers == "q")
    let arrow = PressedKey(.up, [])
    #expect(arrow.keyCode == .keyboardUpArrow && arrow.characters == KeyCommand.inputUpArrow)
    #expect(
      ["F5", "Shift_R", "KP_7", "question"].compactMap { Key(name: $0).map(KeyboardHIDUsage.init) } == [
        .keyboardF5, .keyboardRightShift, .keypad7, .keyboardSlash,
      ])
  }

  @Test func partsOfTextsAreFoundInUnitsOfUTF16() {
    let text = "a 👩‍👩‍👧 b link"
    let range = text.unitRange(of: "link")
    #expect(range.location == text.utf16.count - 4 && range.length == 4 && text.substring(with: range) == "link")
    #expect(text.unitRange(of: "none").location == NotFound && MaxRange(2..<5) == 5)
    #expect(IntersectionRange(0..<4, 2..<9) == 2..<4 && IntersectionRange(0..<2, 5..<6).isEmpty)
    #expect(UnionRange(3..<4, 8..<9) == 3..<9 && LocationInRange(3, 3..<4) && !LocationInRange(4, 3..<4))
    #expect(Number(value: true).boolValue && Number(value: 3.9).intValue == 3 && Number(value: 4).stringValue == "4")
  }

  @Test func aPathIsPaintedWithPartOfItsColour() async throws {
    final class Drawing: View {
      override func draw(_ rect: Rect) {
        Color.black.setFill()
        BezierPath(rect: rect).fill(with: .normal, alpha: 0.5)
      }
    }
    let drawing = Drawing()
    drawing.backgroundColor = .white
    let window = try await TestWindow(drawing, width: 60, height: 60)
    defer { window.close() }
    let shown = try picture(of: drawing).pixel(x: 30, y: 30)
    #expect((126...129).contains(Int(shown.red)) && shown.red == shown.blue)
  }
}
