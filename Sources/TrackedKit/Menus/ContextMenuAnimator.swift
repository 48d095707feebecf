import GtkTracking

/// What goes along with a context menu that comes or goes, on the delegate's behalf.
@MainActor public protocol ContextMenuInteractionAnimating: AnyObject {
  /// Would be what the menu is about; menus on desktops show no preview.
  var previewViewController: ViewController? { get }
  /// Animates what `animations` sets while the menu comes or goes.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Calls `completion` when the animations have ended, or at once where there are none.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// Collects what a delegate asks for, and does it when the delegate has been told.
final class ContextMenuAnimator: ContextMenuInteractionAnimating {
  private static let duration = 0.2
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  var previewViewController: ViewController? { nil }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// Tells a delegate, and does what it has asked for.
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
