import TrackedKit

/// Messages for the person at the screen, shown one at a time at the bottom of every window.
@Observable final class Notices {
  struct Notice: Equatable {
    let id: Int
    let text: String
    let actionTitle: String?
  }

  private(set) var current: Notice?
  @ObservationIgnored private var action: (() -> Void)?
  @ObservationIgnored private var nextID = 0

  /// How long a message that is no problem is shown, in milliseconds.
  @ObservationIgnored private let displayTime: UInt32
  @ObservationIgnored private var timer: MainLoopSource?

  init(displayTime: UInt32 = 8000) { self.displayTime = displayTime }

  /// Shows a problem, until it is dismissed, with something to do about it; it is also written to the standard error stream.
  ///
  /// - Returns: its number, for `dismiss(_:)`.
  @discardableResult
  func show(_ problem: String, action title: String? = nil, _ action: (() -> Void)? = nil) -> Int {
    printError(problem)
    return present(problem, title, action)
  }

  /// Takes a message away that does not hold any more, unless another one has come.
  func dismiss(_ id: Int) {
    if current?.id == id { dismiss() }
  }

  /// Shows a message for a while, with something to do about it.
  func offer(_ text: String, action title: String? = nil, _ action: (() -> Void)? = nil) {
    present(text, title, action)
    timer = MainLoop.after(milliseconds: displayTime) { [weak self] in self?.dismiss() }
  }

  @discardableResult
  private func present(_ text: String, _ actionTitle: String?, _ action: (() -> Void)?) -> Int {
    timer?.cancel()
    timer = nil
    nextID += 1
    self.action = action
    current = Notice(id: nextID, text: text, actionTitle: actionTitle)
    return nextID
  }

  func performAction() {
    let action = action
    dismiss()
    action?()
  }

  func dismiss() {
    timer?.cancel()
    timer = nil
    action = nil
    current = nil
  }
}
