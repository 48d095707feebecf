import Observation

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

  /// Shows a message, which is also written to the standard error stream.
  func show(_ problem: String) {
    printError(problem)
    offer(problem, action: nil)
  }

  /// Shows a message with something to do about it.
  func offer(_ text: String, action title: String?, _ action: (() -> Void)? = nil) {
    nextID += 1
    self.action = action
    current = Notice(id: nextID, text: text, actionTitle: title)
  }

  func performAction() {
    let action = action
    dismiss()
    action?()
  }

  func dismiss() {
    action = nil
    current = nil
  }
}
