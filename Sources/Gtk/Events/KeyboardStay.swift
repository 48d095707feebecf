/// The keyboard's stay in a widget, from when it comes to when it goes to something else.
///
/// GTK's focus controller also tells that the keyboard goes when another window becomes active, and that it comes when this one is active
/// again; an editor that ended then would have lost what was typed to a look at another window (C-282). The stay ends when the window's focus
/// is no longer inside, or the widget is not shown any more, as when its window closes.
@MainActor package final class KeyboardStay {
  private weak var widget: Widget?
  private let began: () -> Void
  private let ended: () -> Void
  private weak var controller: EventControllerFocus?
  private var watches: [SignalConnection] = []

  /// Whether the keyboard is there, also while another window is active.
  package private(set) var isThere = false

  /// - Parameters:
  ///   - began: called when the keyboard comes.
  ///   - ended: called when it has gone.
  @discardableResult
  package init(in widget: Widget, began: @escaping () -> Void = {}, ended: @escaping () -> Void) {
    (self.widget, self.began, self.ended) = (widget, began, ended)
    let controller = EventControllerFocus()
    // The widget keeps the controller, and that keeps this.
    controller.onEnter { self.begin() }
    widget.add(controller)
    self.controller = controller
  }

  /// Tells no more.
  package func cancel() {
    stopWatching()
    if let controller { widget?.remove(controller) }
  }

  private func begin() {
    guard !isThere, let widget, let window = widget.window else { return }
    isThere = true
    watches = [
      window.onNotifyFocusWidget.includingProgrammatic { [weak self] in self?.endIfGone() },
      widget.onUnmap { [weak self] in self?.end() },
    ]
    began()
  }

  private func endIfGone() {
    guard let widget, let focus = widget.window?.focus, focus === widget || widget.isAncestor(of: focus) else {
      return end()
    }
  }

  private func end() {
    guard isThere else { return }
    isThere = false
    stopWatching()
    ended()
  }

  private func stopWatching() {
    watches.forEach { $0.disconnect() }
    watches = []
  }
}
