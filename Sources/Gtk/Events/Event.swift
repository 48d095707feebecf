/// Something that the user does in a window, on its way to its target. The module that makes the event defines what it reports.
@MainActor public final class Event {
  /// What it reports.
  package let content: AnyObject
  /// Whether it continues to its target.
  package var isSent = false

  /// An event with its content.
  package init(content: AnyObject) { self.content = content }
}
