import GtkTracking

/// Something to do with a row: a button beside it when the row is swiped aside, and an entry of its context menu.
@MainActor public final class ContextualAction {
  /// The effect on the row.
  public nonisolated enum Style: Sendable {
    /// It stays.
    case normal
    /// It is deleted.
    case destructive
  }

  /// Does it. It is given the view that was acted on, and what to call at the end, with whether it was done.
  public typealias Handler = (
    _ action: ContextualAction, _ sourceView: View, _ completionHandler: @escaping (Bool) -> Void
  ) -> Void

  /// The effect on the row.
  public let style: Style
  /// Called when the user chooses it.
  public let handler: Handler
  /// The text; nil for none. With a picture it is the button's name.
  public var title: String?
  /// A picture in place of the text; nil for none.
  public var image: Image?
  /// The colour of the button; that of the style unless it is set.
  public var backgroundColor: Color!

  /// An action without a picture.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .destructive ? .systemRed : .systemGray
  }

  /// Does it for a row.
  func perform(for cell: View, completion: @escaping (Bool) -> Void) {
    PassContext.untracked { handler(self, cell, completion) }
  }
}

/// The actions beside a swiped row.
@MainActor public final class SwipeActionsConfiguration {
  /// The actions, from the edge on.
  public let actions: [ContextualAction]
  /// Whether swiping the row all the way does the first action; true unless set.
  public var performsFirstActionWithFullSwipe = true

  /// The actions, from the edge on.
  public init(actions: [ContextualAction]) { self.actions = actions }
}
