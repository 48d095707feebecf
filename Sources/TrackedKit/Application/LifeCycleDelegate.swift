/// The common part of `ApplicationDelegate` and `SceneDelegate`: the kit makes them from their class, which therefore is final, or its
/// `init()` is `required`.
@MainActor public protocol LifeCycleDelegate: AnyObject {
  /// Makes the delegate; that of an application before GTK runs: there can be no widgets yet.
  init()
}

// A delegate that is a responder is among the last of the chain.
extension Responder where Self: LifeCycleDelegate {
  /// The application; nil after its own delegate.
  public var next: (any Responder)? {
    let application = Application.shared
    return application?.delegate === self ? nil : application
  }
  /// False: it comes last.
  public var isFirstResponder: Bool { false }
  /// False.
  public var canBecomeFirstResponder: Bool { false }
  /// True.
  public var canResignFirstResponder: Bool { true }
  /// Does nothing.
  ///
  /// - Returns: false.
  @discardableResult
  public func becomeFirstResponder() -> Bool { false }
  /// Does nothing.
  ///
  /// - Returns: true.
  @discardableResult
  public func resignFirstResponder() -> Bool { true }
  /// None: each window has its own.
  public var undoManager: UndoManager? { nil }
  /// None.
  public var keyCommands: [KeyCommand]? { nil }
  /// Whether it has the method.
  public func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    ResponderChain.hasMethod(self, action, sender: sender)
  }
}
