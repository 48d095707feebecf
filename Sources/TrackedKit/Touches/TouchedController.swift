/// What every controller may override to hear of touches that no view of its own takes.
@MainActor open class TouchedController: UnavailableControllerMembers {
  private var responder: (any Responder)? { self as? any Responder }

  /// A finger, or the pointer's first button, has come down in the controller's view, and no view there did anything with it. Outside of
  /// tracking. The default hands it along the responder chain; an override that takes it does not call `super`.
  open func touchesBegan(_ touches: Set<Touch>, with event: Event?) { responder?.passOnBegan(touches, event) }

  /// The finger has moved.
  open func touchesMoved(_ touches: Set<Touch>, with event: Event?) { responder?.passOnMoved(touches, event) }

  /// The finger was lifted.
  open func touchesEnded(_ touches: Set<Touch>, with event: Event?) { responder?.passOnEnded(touches, event) }

  /// Something else has taken the finger, such as a gesture that was recognised there.
  open func touchesCancelled(_ touches: Set<Touch>, with event: Event?) { responder?.passOnCancelled(touches, event) }
}
