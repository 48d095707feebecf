/// The time that a widget has the keyboard, even if the window is inactive in between.
///
/// GTK's focus controller also reports the keyboard as lost when another window becomes active, and as gained when this one is active
/// again; if an editor ended then, a look at another window would lose what was typed (C-282). The stay ends when the window's focus
/// is no longer inside, or the widget is no longer shown, as when its window closes.
@MainActor package final class KeyboardStay {
  private weak var widget: Widget?
  private let began: () -> Void
  private let ended: () -> Void
  private weak var controller: EventControllerFocus?
  private var watches: [SignalConnection] = []

  /// Whether the keyboard is there, also while another window is active.
  package private(set) var isThere = false

  /// - Parameters:
  ///   - began: called when the widget gets the keyboard.
  ///   - ended: called when it has lost it.
  @discardableResult
  package init(in widget: Widget, began: @escaping () -> Void = {}, ended: @escaping () -> Void) {
    (self.widget, self.began, self.ended) = (widget, began, ended)
    let controller = EventControllerFocus()
    // The widget keeps the controller, and that keeps this.
    controller.onEnter { self.keyboardDidCome() }
    widget.add(controller)
    self.controller = controller
  }

  /// Stops reporting.
  package func cancel() {
    stopWatching()
    if let controller { widget?.remove(controller) }
  }

  private func keyboardDidCome() {
    guard !isThere, let widget, let window = widget.window else { return }
    stopWatching()
    watches = [
      window.onNotifyFocusWidget.includingProgrammatic { [weak self] in self?.update() },
      // In a row that is scrolled away it is still being edited (C-250).
      widget.onUnmap { [weak self] in if self?.widget?.window?.focus?.isScrolledAway != true { self?.end() } },
    ]
    // Otherwise GTK is moving it: the widget that had it watches for longer than this one, and ends first.
    if holdsFocus { update() }
  }

  private var holdsFocus: Bool {
    guard let widget, let focus = widget.window?.focus else { return false }
    return focus === widget || widget.isAncestor(of: focus)
  }

  private func update() {
    guard holdsFocus else { return end() }
    guard !isThere else { return }
    isThere = true
    began()
  }

  private func end() {
    stopWatching()
    guard isThere else { return }
    isThere = false
    ended()
  }

  private func stopWatching() {
    watches.forEach { $0.disconnect() }
    watches = []
  }
}
