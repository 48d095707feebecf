import Gtk

/// The marks below pages that are beside each other, and the ways to go from one to the next.
final class PageMarks {
  /// What the marks are in.
  let box = Box(.horizontal, spacing: 2)
  private let stack: Gtk.Stack
  private var look = _TabLook()
  private var buttons: [Gtk.Button] = []
  /// The pages, first to last.
  var pages: [Widget] = [] { didSet { showButtons() } }

  init(_ stack: Gtk.Stack) {
    self.stack = stack
    box.halign = .center
    box.isVisible = false
    stack.onNotifyVisibleChild.includingProgrammatic { [weak self] in self?.showButtons() }
  }

  /// Goes on by what happens on a widget.
  func follow(_ widget: Widget) {
    let keys = ShortcutController()
    for (trigger, step) in [("Left", -1), ("Right", 1)] {
      keys.add(trigger) { [weak self] in self?.go(by: step) == true ? .stop : .proceed }
    }
    let wheel = EventControllerScroll()
    wheel.onScroll { [weak self] x, y in
      guard abs(x) > abs(y), let self, look.isPaged else { return .proceed }
      return go(by: x > 0 ? 1 : -1) ? .stop : .proceed
    }
    let drag = GestureDrag()
    drag.onDragEnd { [weak self] x, y in
      guard abs(x) > 50, abs(x) > 2 * abs(y) else { return }
      _ = self?.go(by: x < 0 ? 1 : -1)
    }
    for controller in [keys, wheel, drag] { widget.add(controller) }
  }

  /// Shows the next page, or one before.
  private func go(by step: Int) -> Bool {
    guard look.isPaged, let now = pages.firstIndex(where: { $0 === stack.visibleChild }) else { return false }
    let isReversed = stack.direction == .rightToLeft
    let next = now + (isReversed ? -step : step)
    guard pages.indices.contains(next) else { return false }
    stack.visibleChild = pages[next]
    return true
  }

  func show(_ look: _TabLook, hasBackground: Bool) {
    self.look = look
    stack.transitionType = look.isPaged ? .slideLeftRight : .none
    LayerLook.sheet.load()
    box.setCSSClass("page-marks", .when(hasBackground))
    showButtons()
  }

  private func showButtons() {
    box.isVisible = look.isPaged && (look.hasMarks ?? (pages.count > 1))
    while buttons.count > pages.count { box.remove(buttons.removeLast()) }
    while buttons.count < pages.count {
      let index = buttons.count
      let button = Gtk.Button("●")
      button.hasFrame = false
      button.focusesOnClick = false
      button.followLanguage { [unowned button] in button.setAccessibleLabel(String(kit: "Page \(index + 1)")) }
      button.onClicked { [weak self] in
        guard let self, pages.indices.contains(index) else { return }
        stack.visibleChild = pages[index]
      }
      box.append(button)
      buttons.append(button)
    }
    let hadKeyboard = buttons.contains(where: \.hasFocus)
    let stop = zip(pages, buttons).first { $0.0 === stack.visibleChild }?.1
    for button in buttons { button.opacity = button === stop ? 1 : 0.4 }
    // One stop for Tab, where Return stays on the page.
    stop?.isFocusable = true
    if hadKeyboard { stop?.grabFocus() }
    for button in buttons where button !== stop { button.isFocusable = false }
  }
}
