/// A custom view that takes what is typed while it is the first responder.
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
/// It hears of keys that nobody else answers, a letter at a time; letters that an input method composes go to texts of GTK's alone.
@MainActor public protocol KeyInput: AnyObject {
  /// Whether there is anything to delete.
  var hasText: Bool { get }
  /// Something was typed: a letter, or `"\n"` for Return.
  func insertText(_ text: String)
  /// The key that deletes what is before was pressed.
  func deleteBackward()
}
