import GtkTracking

extension TargetAction {
  /// Tells the target, if it is still there; without one, the first from `responder` on that has the method.
  func send(_ sender: AnyObject, from responder: (any Responder)?) {
    if hasTarget, currentTarget == nil { return }
    PassContext.untracked {
      if let selector, !hasTarget {
        if selector.isClosure {
          selector.perform(on: sender, sender: sender)
        } else if let responder {
          ResponderChain.send(selector, from: responder, sender: sender)
        }
      } else {
        body(currentTarget, sender)
      }
    }
  }
}
