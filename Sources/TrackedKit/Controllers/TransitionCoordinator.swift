import Gtk

/// Lets controllers take part in a change of their window's size.
///
/// A window on a desktop gets its new size at once, often many times a second while it is dragged: nothing is animated.
@MainActor public final class ViewControllerTransitionCoordinator {
  private var alongside: [() -> Void] = []
  private var completions: [() -> Void] = []

  /// Calls `alongside` when every controller was told of the size, before the layout, and `completion` after it.
  public func animate(alongsideTransition alongside: (() -> Void)?, completion: (() -> Void)? = nil) {
    if let alongside { self.alongside.append(alongside) }
    if let completion { completions.append(completion) }
  }

  fileprivate func begin() { alongside.forEach { $0() } }

  fileprivate func end() { completions.forEach { $0() } }
}

/// Tells a window's controllers of its new size.
struct SizeTransition {
  private let coordinator = ViewControllerTransitionCoordinator()

  /// Tells the root controller of `window` and those that it presents.
  init(of window: Window, to size: (width: Int, height: Int)) {
    PassContext.untracked {
      var controller = window.rootViewController
      while let told = controller {
        told.viewWillTransition(to: size, with: coordinator)
        controller = told.presentedViewController
      }
      coordinator.begin()
    }
  }

  /// The layout in the new size is done.
  func end() { PassContext.untracked { coordinator.end() } }
}
