import Gtk
import GtkTracking

/// Decides what may be dropped on a view, and takes it.
@MainActor public protocol DropInteractionDelegate: AnyObject {
  /// Whether something could be dropped here at all; true unless implemented.
  func dropInteraction(_ interaction: DropInteraction, canHandle session: any DropSession) -> Bool
  /// Something came over the view.
  func dropInteraction(_ interaction: DropInteraction, sessionDidEnter session: any DropSession)
  /// What a drop at the session's position would do; called as the pointer moves. Nothing unless overridden.
  func dropInteraction(_ interaction: DropInteraction, sessionDidUpdate session: any DropSession) -> DropProposal
  /// It is no longer over the view.
  func dropInteraction(_ interaction: DropInteraction, sessionDidExit session: any DropSession)
  /// It was dropped: request here what is to be loaded.
  func dropInteraction(_ interaction: DropInteraction, performDrop session: any DropSession)
  /// The drop is done.
  func dropInteraction(_ interaction: DropInteraction, concludeDrop session: any DropSession)
  /// It was dropped here, or is no longer over the view.
  func dropInteraction(_ interaction: DropInteraction, sessionDidEnd session: any DropSession)
}

extension DropInteractionDelegate {
  /// Yes.
  public func dropInteraction(_ interaction: DropInteraction, canHandle session: any DropSession) -> Bool { true }
  /// Does nothing.
  public func dropInteraction(_ interaction: DropInteraction, sessionDidEnter session: any DropSession) {}
  /// Nothing is taken.
  public func dropInteraction(
    _ interaction: DropInteraction, sessionDidUpdate session: any DropSession
  ) -> DropProposal { DropProposal(operation: .cancel) }
  /// Does nothing.
  public func dropInteraction(_ interaction: DropInteraction, sessionDidExit session: any DropSession) {}
  /// Does nothing.
  public func dropInteraction(_ interaction: DropInteraction, performDrop session: any DropSession) {}
  /// Does nothing.
  public func dropInteraction(_ interaction: DropInteraction, concludeDrop session: any DropSession) {}
  /// Does nothing.
  public func dropInteraction(_ interaction: DropInteraction, sessionDidEnd session: any DropSession) {}
}

/// Lets things be dropped on a view, also from other programs.
@MainActor public final class DropInteraction: WidgetInteraction {
  /// The delegate, which decides about drops and receives them. Held weakly.
  public private(set) weak var delegate: (any DropInteractionDelegate)?
  /// The view it was added to; nil before, and for a GTK widget.
  public var view: View? { widget as? View }
  package private(set) weak var widget: Gtk.Widget?
  private var controller: EventController?

  /// Drops that `delegate` takes.
  public init(delegate: any DropInteractionDelegate) { self.delegate = delegate }

  /// Detaches it from its previous view.
  public func willMove(to view: View?) { willMove(toWidget: view) }

  package func willMove(toWidget _: Gtk.Widget?) {
    if let controller { widget?.remove(controller) }
    (controller, widget) = (nil, nil)
  }

  /// Reports drags over its view.
  public func didMove(to view: View?) { didMove(toWidget: view) }

  package func didMove(toWidget new: Gtk.Widget?) {
    widget = new
    controller = new?.addDropTarget(
      DropAnswers { [weak self] drop in
        guard let self else { return false }
        return delegate?.dropInteraction(self, canHandle: drop) ?? false
      } entered: { [weak self] drop in
        if let self { delegate?.dropInteraction(self, sessionDidEnter: drop) }
      } update: { [weak self] drop in
        guard let self else { return nil }
        return delegate?.dropInteraction(self, sessionDidUpdate: drop)
      } exited: { [weak self] drop in
        if let self { delegate?.dropInteraction(self, sessionDidExit: drop) }
      } perform: { [weak self] drop, _ in
        guard let self else { return }
        delegate?.dropInteraction(self, performDrop: drop)
        delegate?.dropInteraction(self, concludeDrop: drop)
      } ended: { [weak self] drop in
        if let self { delegate?.dropInteraction(self, sessionDidEnd: drop) }
      })
  }
}

/// A view's drop targets.
struct DropAnswers {
  let canHandle: (RunningDrop) -> Bool
  let entered: (RunningDrop) -> Void
  let update: (RunningDrop) -> DropProposal?
  let exited: (RunningDrop) -> Void
  let perform: (RunningDrop, DropProposal) -> Void
  let ended: (RunningDrop) -> Void
}

extension Widget {
  /// Lets things be dropped here.
  func addDropTarget(_ answers: DropAnswers) -> EventController {
    // The drop that is over the widget, and what it would do.
    var drop: RunningDrop?
    var proposal: DropProposal?
    func update(_ offer: DropOffer, _ point: Point) -> DragOperation {
      guard let drop else { return [] }
      drop.move(to: point)
      proposal = answers.update(drop)
      return drop.allowed(proposal)
    }
    let target = DropTargetAsync(
      DropHandlers { [weak self] offer in
        guard let self else { return false }
        return PassContext.untracked { answers.canHandle(RunningDrop(offer, over: self, at: .zero)) }
      } enter: { [weak self] offer, point in
        guard let self else { return [] }
        return PassContext.untracked {
          let entering = RunningDrop(offer, over: self, at: point)
          drop = entering
          answers.entered(entering)
          return update(offer, point)
        }
      } move: { offer, point in
        PassContext.untracked { update(offer, point) }
      } leave: {
        guard let leaving = drop else { return }
        drop = nil
        PassContext.untracked {
          answers.exited(leaving)
          answers.ended(leaving)
        }
      } drop: { offer, point in
        guard let dropped = drop else { return false }
        return PassContext.untracked {
          let operation = update(offer, point)
          drop = nil
          if let proposal, !operation.isEmpty { answers.perform(dropped, proposal) }
          dropped.finish(DropOperation(operation))
          answers.ended(dropped)
          return true
        }
      })
    add(target)
    return target
  }
}
