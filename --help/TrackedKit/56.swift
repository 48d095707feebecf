import TrackedKit

#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedKit/Responders/KeyInput.swift", line: 4)
private final class CodeView: View, KeyInput {
  var code = ""
  override var canBecomeFirstResponder: Bool { true }
  var hasText: Bool { !code.isEmpty }
  func insertText(_ text: String) { code += text }
  func deleteBackward() { _ = code.popLast() }
}
#sourceLocation()

