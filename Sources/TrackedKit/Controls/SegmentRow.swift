package import Gtk

/// Buttons side by side of which one is chosen: one stop for Tab, the one that is chosen, and the arrows choose within.
@MainActor package final class SegmentRow: Gtk.Box {
  /// Whether the arrows only lead to a segment, as they do where none stays chosen.
  package var onlyLeads = false

  package init() {
    super.init(.horizontal)
    addCSSClass("linked")
    isHomogeneous = true
    let keys = EventControllerKey()
    keys.onKeyPressed { [unowned self] key, modifiers in
      guard key == .left || key == .right, modifiers.isEmpty else { return .proceed }
      return go(forward: (key == .right) != (direction == .rightToLeft)) ? .stop : .proceed
    }
    add(keys)
  }

  package override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

  private var segments: [Gtk.ToggleButton] { children.compactMap { $0 as? Gtk.ToggleButton } }

  /// Takes in a segment.
  package func prepare(_ button: Gtk.ToggleButton) {
    // As in UIKit, a click leaves the keyboard to the text that is edited.
    button.focusesOnClick = false
    button.onToggled.includingProgrammatic { [weak self, unowned button] in if button.isActive { self?.followChoice() }
    }
  }

  /// Has Tab come to what is chosen, or to the first that can be.
  package func followChoice() {
    let possible = segments.filter(\.isSensitive)
    let stop = possible.first(where: \.isActive) ?? possible.first(where: \.isFocusable) ?? possible.first
    let hadKeyboard = segments.contains(where: \.hasFocus)
    stop?.isFocusable = true
    if hadKeyboard { stop?.grabFocus() }
    for button in segments where button !== stop { button.isFocusable = false }
  }

  private func go(forward: Bool) -> Bool {
    let possible = segments.filter(\.isSensitive)
    guard let place = possible.firstIndex(where: \.hasFocus) else { return false }
    let next = place + (forward ? 1 : -1)
    guard possible.indices.contains(next) else { return true }
    possible[next].isFocusable = true
    possible[next].grabFocus()
    possible[place].isFocusable = false
    if !onlyLeads { possible[next].click() }
    return true
  }
}
