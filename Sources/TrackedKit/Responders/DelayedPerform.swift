import Gtk

/// A delayed call of a target's method.
private final class DelayedPerform {
  /// As in UIKit it lives until it was done.
  let target: AnyObject
  let selector: Selector
  let argument: AnyHashable?
  var timer: MainLoopSource?

  /// The waiting calls, of all targets.
  static var waiting: [DelayedPerform] = []

  init(_ target: AnyObject, _ selector: Selector, _ argument: Any?, after delay: Double) {
    self.target = target
    self.selector = selector
    self.argument = argument as? AnyHashable
    Self.waiting.append(self)
    timer = MainLoop.after(seconds: delay) { [self] in
      Self.waiting.removeAll { $0 === self }
      selector.perform(on: target, sender: argument)
    }
  }

  static func cancel(where isMeant: (DelayedPerform) -> Bool) {
    let meant = waiting.filter(isMeant)
    waiting.removeAll { one in meant.contains { $0 === one } }
    for one in meant { one.timer?.cancel() }
  }
}

/// An object whose methods can be performed later: responders, and custom objects. No other type conforms.
@MainActor public protocol DelayedPerforming: AnyObject {}

extension Object: DelayedPerforming {
  /// Forgets everything that a target was to perform later.
  public static func cancelPreviousPerformRequests(withTarget target: Any) {
    let target = target as AnyObject
    DelayedPerform.cancel { $0.target === target }
  }

  /// Cancels a target's delayed calls of one selector, kept since, with an equal argument.
  public static func cancelPreviousPerformRequests(withTarget target: Any, selector: Selector, object: Any?) {
    let (target, argument) = (target as AnyObject, object as? AnyHashable)
    DelayedPerform.cancel { $0.target === target && $0.selector == selector && $0.argument == argument }
  }

  /// Methods cannot be compared.
  @available(
    *, unavailable,
    message:
      "methods cannot be compared: leave selector and object out, or keep the selector, static let search = Selector(Page.search)"
  )
  public static func cancelPreviousPerformRequests<Target: AnyObject>(
    withTarget target: Any, selector: @escaping @MainActor (Target) -> @MainActor () -> Void, object: Any?
  ) {}

  /// Methods cannot be compared.
  @available(
    *, unavailable,
    message:
      "methods cannot be compared: leave selector and object out, or keep the selector, static let search = Selector(Page.search)"
  )
  public static func cancelPreviousPerformRequests<Target: AnyObject, Argument>(
    withTarget target: Any, selector: @escaping @MainActor (Target) -> @MainActor (Argument) -> Void, object: Any?
  ) {}
}

extension View: DelayedPerforming {}
extension ViewController: DelayedPerforming {}

extension DelayedPerforming {
  /// Performs a method of this object, with an argument if it takes one, in `delay` seconds, in a turn of the main loop and outside of any tracked
  /// hook. This object lives until then. `Object.cancelPreviousPerformRequests(withTarget:)` cancels it.
  public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: Double) {
    _ = DelayedPerform(self, selector, argument, after: delay)
  }

  /// Performs a method of this object in `delay` seconds.
  public func perform<Target: AnyObject>(
    _ method: @escaping @MainActor (Target) -> @MainActor () -> Void, with argument: Any?, afterDelay delay: Double
  ) {
    perform(Selector(method), with: argument, afterDelay: delay)
  }

  /// Performs a method of this object with an argument in `delay` seconds; does nothing if the argument is of another type.
  public func perform<Target: AnyObject, Argument>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Argument) -> Void, with argument: Any?,
    afterDelay delay: Double
  ) {
    perform(Selector(method), with: argument, afterDelay: delay)
  }
}
