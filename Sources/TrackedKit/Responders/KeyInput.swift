/// A custom view that receives typed text while it is the first responder.
///
/// ```swift
/// final class CodeView: View, KeyInput {
///   var code = ""
///   override var canBecomeFirstResponder: Bool { true }
///   var hasText: Bool { !code.isEmpty }
///   func insertText(_ text: String) { code += text }
///   func deleteBackward() { _ = code.popLast() }
/// }
/// ```
///
/// It receives keys that nothing else handles, one letter at a time; letters composed by an input method go only to GTK's texts.
@MainActor public protocol KeyInput: AnyObject {
  /// Whether there is anything to delete.
  var hasText: Bool { get }
  /// Something was typed: a letter, or `"\n"` for Return.
  func insertText(_ text: String)
  /// The key that deletes backwards was pressed.
  func deleteBackward()
}
