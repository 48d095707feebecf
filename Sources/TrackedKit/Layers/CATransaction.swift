import Gtk
import GtkTracking

/// Changes of layers that belong together: whether and how long they animate, and a completion for all of them.
///
/// ```swift
/// CATransaction.begin()
/// CATransaction.setAnimationDuration(1)
/// CATransaction.setCompletionBlock { print("done") }
/// ring.strokeEnd = 1
/// CATransaction.commit()
/// ```
///
/// Layers without a view animate their changes implicitly, in a quarter of a second unless it says otherwise. Inside of
/// `View.animate` they use its timing.
@MainActor public final class CATransaction {
  private var duration: TimeInterval?
  private var function: CAMediaTimingFunction?
  private var isDisabled: Bool?
  private var completion: (() -> Void)?
  private var pending = 0
  private var isCommitted = false

  private static var stack: [CATransaction] = []

  private init() {}

  /// Begins one, inside of the one that runs.
  public static func begin() { stack.append(CATransaction()) }

  /// Ends the one that was begun last.
  public static func commit() {
    guard let last = stack.popLast() else { return }
    last.isCommitted = true
    last.finishIfDone()
  }

  /// Does nothing: changes are shown in the next frame in any case.
  public static func flush() {}

  private static func found<Value>(_ path: KeyPath<CATransaction, Value?>) -> Value? {
    stack.lazy.reversed().compactMap { $0[keyPath: path] }.first
  }

  /// How long changes take from now on, in seconds.
  public static func setAnimationDuration(_ duration: TimeInterval) { stack.last?.duration = duration }

  /// How long changes take, in seconds.
  public static func animationDuration() -> TimeInterval { found(\.duration) ?? 0.25 }

  /// The curve of changes from now on.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) { stack.last?.function = function }

  /// The curve of changes that was set.
  public static func animationTimingFunction() -> CAMediaTimingFunction? { found(\.function) }

  /// Whether changes are there at once from now on. Outside of a transaction nothing is switched off.
  public static func setDisableActions(_ flag: Bool) { stack.last?.isDisabled = flag }

  /// Whether changes are there at once.
  public static func disableActions() -> Bool { found(\.isDisabled) ?? false }

  /// Called once, when all animations that begin from now on in the transaction have ended; at once after it if there are none.
  public static func setCompletionBlock(_ block: (() -> Void)?) { stack.last?.completion = block }

  /// Runs a change of a layer as the transaction says.
  static func animate(_ change: () -> Void) {
    guard AnimationScope.current == nil, !disableActions(), animationDuration() > 0, View.areAnimationsEnabled,
      !ChangesInLayout.isAllocating, CurrentDrawing.current == nil
    else { return change() }
    let timing = AnimationTiming(
      duration: animationDuration(), curve: (animationTimingFunction() ?? CAMediaTimingFunction(name: .default)).curve)
    let leave = enter()
    AnimationScope.run(timing, AnimationGroup { _ in leave?() }, flushes: false, change)
  }

  /// Something begins that the transaction waits for.
  ///
  /// - Returns: to be called at its end; nil outside of transactions.
  static func enter() -> (() -> Void)? {
    let open = stack
    guard !open.isEmpty else { return nil }
    for transaction in open { transaction.pending += 1 }
    return {
      for transaction in open {
        transaction.pending -= 1
        transaction.finishIfDone()
      }
    }
  }

  private func finishIfDone() {
    guard isCommitted, pending == 0, let completion else { return }
    self.completion = nil
    MainLoop.whenIdle { PassContext.untracked(completion) }
  }
}
