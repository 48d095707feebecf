import GtkTracking

/// Animations that accompany a context menu, on the delegate's behalf.
@MainActor public protocol ContextMenuInteractionAnimating: AnyObject {
  /// Would be the preview; menus on desktops show none.
  var previewViewController: ViewController? { get }
  /// Animates what `animations` sets while the menu comes or goes.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Calls `completion` when the animations have ended, or at once if there are none.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// Collects a delegate's requests, and runs them when the delegate has returned.
final class ContextMenuAnimator: ContextMenuInteractionAnimating {
  private static let duration = 0.2
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  var previewViewController: ViewController? { nil }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// Calls a delegate, and runs its requests.
  static func tell(_ delegate: (any ContextMenuInteractionAnimating) -> Void) {
    let animator = ContextMenuAnimator()
    PassContext.outsideOfHook {
      delegate(animator)
      animator.run()
    }
  }

  private func run() {
    let complete = { [completions] in completions.forEach { $0() } }
    guard !animations.isEmpty else { return complete() }
    View.animate(withDuration: Self.duration) { [animations] in
      animations.forEach { $0() }
    } completion: { _ in
      complete()
    }
  }
}
