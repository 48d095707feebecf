/// Something that the person does in a window, on the way to whom it is for. What it tells is said by the module that makes it.
@MainActor public final class Event {
  /// What it tells.
  package let content: AnyObject
  /// Whether it goes on to whom it is for.
  package var isSent = false

  /// An event that tells something.
  package init(content: AnyObject) { self.content = content }
}
