import GtkTracking

/// A request to the responder chain: a method of a class, or a closure that any responder can run.
///
/// It replaces UIKit's `#selector`: the nearest `Editor` along the chain performs `Selector(Editor.insertLine)`. A selector is equal only to
/// its copies: keep it to compare with it in `canPerformAction(_:withSender:)`.
///
/// ```swift
/// static let insertLine = Selector(Editor.insertLine)
/// ```
@MainActor public struct Selector {
  private final class Identity {}

  private let identity = Identity()
  /// The call of `target` for `sender`; nil where it has no such method.
  private let method: (_ target: AnyObject, _ sender: Any?) -> (@MainActor () -> Void)?
  /// Whether it is a closure, which needs no target.
  let isClosure: Bool

  /// A method without arguments.
  public init<Target: AnyObject>(_ method: @escaping @MainActor (Target) -> @MainActor () -> Void) {
    isClosure = false
    self.method = { target, _ in (target as? Target).map { method($0) } }
  }

  /// A method that gets the sender, such as the command.
  public init<Target: AnyObject, Sender>(_ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void) {
    isClosure = false
    self.method = { target, sender in
      guard let target = target as? Target, let sender = (sender as Any) as? Sender else { return nil }
      return { method(target)(sender) }
    }
  }

  /// A closure. It keeps what it captures: take `self` weakly where the selector is kept by `self`.
  public init(_ closure: @escaping @MainActor () -> Void) {
    isClosure = true
    method = { _, _ in closure }
  }

  /// A closure that gets the sender.
  public init<Sender>(_ closure: @escaping @MainActor (Sender) -> Void) {
    isClosure = true
    method = { _, sender in
      guard let sender = (sender as Any) as? Sender else { return nil }
      return { closure(sender) }
    }
  }

  /// Whether an object can do it for a sender.
  public func canBePerformed(by target: AnyObject, sender: Any?) -> Bool { method(target, sender) != nil }

  /// Performs it with an object, outside of any tracked hook.
  ///
  /// - Returns: whether it could.
  @discardableResult
  public func perform(on target: AnyObject, sender: Any?) -> Bool {
    guard let body = method(target, sender) else { return false }
    PassContext.untracked { body() }
    return true
  }
}

extension Selector {
  /// Methods cannot be compared.
  @available(
    *, unavailable,
    message:
      "methods cannot be compared: keep the selector, static let moveUp = Selector(Page.moveUp), and compare with that"
  )
  public static func == <Target: AnyObject>(
    selector: Selector, method: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) -> Bool { false }

  /// Methods cannot be compared.
  @available(
    *, unavailable,
    message:
      "methods cannot be compared: keep the selector, static let moveUp = Selector(Page.moveUp), and compare with that"
  )
  public static func == <Target: AnyObject, Sender>(
    selector: Selector, method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) -> Bool { false }
}

extension Selector: @MainActor Hashable {
  /// Whether one is a copy of the other.
  public static func == (left: Selector, right: Selector) -> Bool { left.identity === right.identity }

  /// Hashes which one it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}
