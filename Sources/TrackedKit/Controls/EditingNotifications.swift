public import Foundation

// What fields and text views post to `NotificationCenter.default`.

extension TextField {
  /// The user has changed the text. Its object is the field, as of those below.
  public nonisolated static let textDidChangeNotification = Notification.Name("textFieldTextDidChange")
  /// The keyboard has come to the field.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name("textFieldDidBeginEditing")
  /// The keyboard has left the field.
  public nonisolated static let textDidEndEditingNotification = Notification.Name("textFieldDidEndEditing")
}

extension TextView {
  /// The user has changed the text. Its object is the text view, as of those below.
  public nonisolated static let textDidChangeNotification = Notification.Name("textViewTextDidChange")
  /// The keyboard has come to the text view.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name("textViewDidBeginEditing")
  /// The keyboard has left the text view.
  public nonisolated static let textDidEndEditingNotification = Notification.Name("textViewDidEndEditing")
}
