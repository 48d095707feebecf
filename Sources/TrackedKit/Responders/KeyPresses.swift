import Gtk
import GtkTracking

/// Views, controllers and windows, which receive key presses.
protocol PressResponder: Responder {
  func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?)
  func pressesChanged(_ presses: Set<Press>, with event: PressesEvent?)
  func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?)
  func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent?)
}

extension View: PressResponder {}
extension ViewController: PressResponder {}
extension Window: PressResponder {}

/// The held keys of a window, for its responders: those that no text, command or menu has handled.
final class KeyPresses {
  private struct Held {
    let press: Press
    weak var target: (any PressResponder)?
    let isTaken: Bool
  }

  private weak var window: Gtk.Window?
  private var held: [KeyboardHIDUsage: Held] = [:]
  /// Whether no responder along the chain has handled the current event.
  fileprivate static var isPassedOn = false

  init(_ window: Gtk.Window) {
    self.window = window
    window.onNotifyIsActive.includingProgrammatic { [weak self] in
      if self?.window?.isActive == false { self?.cancel() }
    }
  }

  /// A key has gone down, or repeats itself.
  func down(_ key: Key, _ modifiers: Modifiers) -> Propagation {
    guard let window else { return .proceed }
    let first = ResponderChain.firstResponder(in: window)
    // As in UIKit: who takes a press, and does not call super, takes what it would type.
    if press(key, modifiers, first, in: window) { return .stop }
    return (first as? any KeyInput).map { type(key, modifiers, into: $0) } == true ? .stop : .proceed
  }

  private func press(
    _ key: Key, _ modifiers: Modifiers, _ first: (any Responder)?, in window: Gtk.Window
  ) -> Bool {
    let pressed = PressedKey(key, modifiers)
    // A key that is not known by its place cannot be told from others when it is let go.
    guard pressed.keyCode.rawValue != 0 else { return false }
    if let known = held[pressed.keyCode] { return known.isTaken }
    guard let first, let target = first as? any PressResponder ?? first.nextPressed else { return false }
    let press = Press(pressed, in: window)
    press.responder = target
    Self.isPassedOn = false
    target.pressesBegan([press], with: PressesEvent(Set(held.values.map(\.press)).union([press])))
    let isTaken = !Self.isPassedOn
    press.phase = .stationary
    held[pressed.keyCode] = Held(press: press, target: target, isTaken: isTaken)
    return isTaken
  }

  private func type(_ key: Key, _ modifiers: Modifiers, into input: any KeyInput) -> Bool {
    guard modifiers.isDisjoint(with: [.control, .alt]) else { return false }
    if key == .backspace {
      input.deleteBackward()
    } else if key == .enter || key == Key(name: "KP_Enter") {
      input.insertText("\n")
    } else if let character = key.character, character.value != 127 {
      input.insertText(String(character))
    } else {
      return false
    }
    return true
  }

  /// A key was released.
  func up(_ key: Key) {
    guard let known = held.removeValue(forKey: KeyboardHIDUsage(key)) else { return }
    known.press.phase = .ended
    known.press.timestamp = Touch.now
    known.target?.pressesEnded([known.press], with: PressesEvent(Set(held.values.map(\.press)).union([known.press])))
  }

  /// The window has lost the keyboard: no more events for held keys.
  private func cancel() {
    let all = held.values
    held = [:]
    let event = PressesEvent(Set(all.map(\.press)))
    for known in all {
      known.press.phase = .cancelled
      PassContext.untracked { known.target?.pressesCancelled([known.press], with: event) }
    }
  }
}

// Presses go along the responder chain until somebody does something with them.
extension Responder {
  fileprivate var nextPressed: (any PressResponder)? {
    var responder = next
    while let current = responder {
      if let pressed = current as? any PressResponder { return pressed }
      responder = current.next
    }
    return nil
  }

  private func passOn(_ tell: (any PressResponder) -> Void) {
    if let next = nextPressed { tell(next) } else { KeyPresses.isPassedOn = true }
  }

  func passOnPressesBegan(_ presses: Set<Press>, _ event: PressesEvent?) {
    passOn { $0.pressesBegan(presses, with: event) }
  }

  func passOnPressesChanged(_ presses: Set<Press>, _ event: PressesEvent?) {
    passOn { $0.pressesChanged(presses, with: event) }
  }

  func passOnPressesEnded(_ presses: Set<Press>, _ event: PressesEvent?) {
    passOn { $0.pressesEnded(presses, with: event) }
  }

  func passOnPressesCancelled(_ presses: Set<Press>, _ event: PressesEvent?) {
    passOn { $0.pressesCancelled(presses, with: event) }
  }
}
