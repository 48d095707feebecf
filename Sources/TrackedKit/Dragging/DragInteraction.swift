import Gtk
import GtkTracking

/// Provides the items dragged from a view, and is notified of the drag.
@MainActor public protocol DragInteractionDelegate: AnyObject {
  /// The items to drag from the session's position; nothing for no drag.
  func dragInteraction(_ interaction: DragInteraction, itemsForBeginning session: any DragSession) -> [DragItem]
  /// Whether it may be moved; true unless implemented.
  func dragInteraction(_ interaction: DragInteraction, sessionAllowsMoveOperation session: any DragSession) -> Bool
  /// Whether it is kept from other programs; false unless implemented.
  func dragInteraction(
    _ interaction: DragInteraction, sessionIsRestrictedToDraggingApplication session: any DragSession
  ) -> Bool
  /// A drag has begun.
  func dragInteraction(_ interaction: DragInteraction, sessionWillBegin session: any DragSession)
  /// A drag is over, and this is what becomes of it.
  func dragInteraction(
    _ interaction: DragInteraction, session: any DragSession, willEndWith operation: DropOperation)
  /// A drag is over.
  func dragInteraction(_ interaction: DragInteraction, session: any DragSession, didEndWith operation: DropOperation)
}

extension DragInteractionDelegate {
  /// Yes.
  public func dragInteraction(
    _ interaction: DragInteraction, sessionAllowsMoveOperation session: any DragSession
  ) -> Bool { true }
  /// No.
  public func dragInteraction(
    _ interaction: DragInteraction, sessionIsRestrictedToDraggingApplication session: any DragSession
  ) -> Bool { false }
  /// Does nothing.
  public func dragInteraction(_ interaction: DragInteraction, sessionWillBegin session: any DragSession) {}
  /// Does nothing.
  public func dragInteraction(
    _ interaction: DragInteraction, session: any DragSession, willEndWith operation: DropOperation
  ) {}
  /// Does nothing.
  public func dragInteraction(
    _ interaction: DragInteraction, session: any DragSession, didEndWith operation: DropOperation
  ) {}
}

/// Lets a view be dragged, also to other programs; a picture of the view follows the pointer.
@MainActor public final class DragInteraction: WidgetInteraction {
  /// The delegate. Held weakly.
  public private(set) weak var delegate: (any DragInteractionDelegate)?
  /// The view it was added to; nil before, and for a GTK widget.
  public var view: View? { widget as? View }
  package private(set) weak var widget: Gtk.Widget?
  /// Whether drags begin; true unless set.
  public var isEnabled = true
  private var controller: EventController?

  /// Drags of what `delegate` says.
  public init(delegate: any DragInteractionDelegate) { self.delegate = delegate }

  /// Detaches it from its previous view.
  public func willMove(to view: View?) { willMove(toWidget: view) }

  package func willMove(toWidget _: Gtk.Widget?) {
    if let controller { widget?.remove(controller) }
    (controller, widget) = (nil, nil)
  }

  /// Follows the pointer in its view.
  public func didMove(to view: View?) { didMove(toWidget: view) }

  package func didMove(toWidget new: Gtk.Widget?) {
    widget = new
    controller = new?.addDragSource { [weak self] view, point in
      guard let self, isEnabled, let delegate else { return nil }
      let drag = RunningDrag(in: view, at: point)
      drag.items = delegate.dragInteraction(self, itemsForBeginning: drag)
      guard !drag.items.isEmpty else { return nil }
      drag.allowsMoveOperation = delegate.dragInteraction(self, sessionAllowsMoveOperation: drag)
      drag.isRestrictedToDraggingApplication = delegate.dragInteraction(
        self, sessionIsRestrictedToDraggingApplication: drag)
      return DragStart(drag, picture: view, pointer: point)
    } began: { [weak self] drag in
      if let self { delegate?.dragInteraction(self, sessionWillBegin: drag) }
    } ended: { [weak self] drag, operation in
      guard let self else { return }
      delegate?.dragInteraction(self, session: drag, willEndWith: operation)
      delegate?.dragInteraction(self, session: drag, didEndWith: operation)
    }
  }
}

/// A drag that is about to begin, with its picture.
struct DragStart {
  let drag: RunningDrag
  let picture: Widget
  let pointer: Point

  init(_ drag: RunningDrag, picture: Widget, pointer: Point) {
    (self.drag, self.picture, self.pointer) = (drag, picture, pointer)
  }
}

extension Widget {
  /// Lets drags begin here.
  func addDragSource(
    _ start: @escaping (_ widget: Widget, _ point: Point) -> DragStart?, began: @escaping (RunningDrag) -> Void,
    ended: @escaping (RunningDrag, DropOperation) -> Void
  ) -> EventController {
    // The drag that is prepared, until it is over.
    var drag: RunningDrag?
    let source = DragSource.session { [weak self] x, y in
      guard let self else { return nil }
      let point = Point(x: x, y: y)
      guard let begun = PassContext.untracked({ start(self, point) }) else { return nil }
      drag = begun.drag
      return DragBeginning(
        begun.drag.content, operations: begun.drag.operations, picture: begun.picture, pointer: begun.pointer)
    } began: {
      guard let drag else { return }
      drag.begin()
      PassContext.untracked { began(drag) }
    } ended: { operation in
      guard let ending = drag else { return }
      drag = nil
      PassContext.untracked { ended(ending, ending.outcome ?? DropOperation(operation)) }
      ending.end()
    }
    add(source)
    return source
  }
}
