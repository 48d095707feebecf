/// Which object is called, and by which method: the pair that UIKit calls target and action.
///
/// The target is held weakly. Without one, a selector is passed along the responder chain.
struct TargetAction {
  private weak var target: AnyObject?
  let hasTarget: Bool
  /// What is called with the target and what was acted on.
  let body: (_ target: AnyObject?, _ sender: AnyObject) -> Void
  /// For a selector, to be asked for again and compared.
  let selector: Selector?

  /// A method by its selector.
  init(_ target: AnyObject?, _ selector: Selector) {
    self.target = target
    hasTarget = target != nil
    self.selector = selector
    body = { target, sender in if let target { selector.perform(on: target, sender: sender) } }
  }

  /// A method of the target or a closure.
  init(_ target: AnyObject?, _ method: @escaping @MainActor () -> Void) {
    self.target = target
    hasTarget = target != nil
    selector = nil
    let held = BoundMethod(PlainMethod(call: method), of: target)
    body = { target, sender in held.holder(of: target ?? sender).call() }
  }

  /// A method of the target or a closure that takes the sender.
  init<Sender: AnyObject>(_ target: AnyObject?, _ method: @escaping @MainActor (Sender) -> Void) {
    self.target = target
    hasTarget = target != nil
    selector = nil
    let held = BoundMethod(SenderMethod(call: method), of: target)
    body = { target, sender in
      if let sender = sender as? Sender { held.holder(of: target ?? sender).call(sender) }
    }
  }

  /// The target; nil for none, or when it is gone.
  var currentTarget: AnyObject? { target }
}
