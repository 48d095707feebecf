import Gtk
import GtkTracking

/// A window's part in the responder chain: it passes keys to responders, and has an undo manager.
final class WindowResponder {
  private weak var window: Gtk.Window?
  /// The controller that was made first responder, while its view has the keyboard.
  weak var controller: ViewController?
  private(set) lazy var undoManager = UndoManager()
  private let presses: KeyPresses
  private let input: WindowInput

  private init(_ window: Gtk.Window) {
    self.window = window
    presses = KeyPresses(window)
    input = .of(window)
    let early = EventControllerKey()
    early.propagationPhase = .capture
    early.onKeyPressed { [weak self, weak early] in
      guard let self else { return .proceed }
      noteKey()
      return input.holdsBack($0, at: early?.eventMilliseconds ?? 0) ? .stop : answer($0, $1, beforeOthers: true)
    }
    early.onKeyReleased { [weak self] key, _ in self?.input.keyWasReleased(key) }
    window.add(early)
    let late = EventControllerKey()
    late.onKeyPressed { [weak self] key, modifiers in
      guard let self else { return .proceed }
      guard answer(key, modifiers, beforeOthers: false) == .proceed else { return .stop }
      return PassContext.untracked { presses.down(key, modifiers) }
    }
    late.onKeyReleased { [weak self] key, _ in PassContext.untracked { self?.presses.up(key) } }
    window.add(late)
    (first, lastFocus) = (window.focus.map(ResponderChain.owner), window.focus)
    window.onNotifyFocusWidget.includingProgrammatic { [weak self] in self?.keyboardDidMove() }
  }

  /// The responder that has the keyboard, as far as it has been told.
  private weak var first: (any Responder)?

  private var isMoving = false

  /// Runs `body`, which gives the keyboard to a responder, or takes it away, because the program has called for it.
  func moving(to responder: (any Responder)?, _ body: () -> Bool) -> Bool {
    let wasMoving = isMoving
    (first, isMoving) = (responder, true)
    defer {
      isMoving = wasMoving
      keyboardDidMove()
    }
    return body()
  }

  /// A click, the Tab key or GTK has moved the keyboard: responders of the program's classes are called as if it had been the program.
  private func keyboardDidMove() {
    guard let window, !isMoving else { return }
    let (old, new) = (first, ResponderChain.responderWithKeyboard(in: window))
    if let new = new as? View, new !== old, refusesKeyboard(new, before: old) { return }
    if let old, let new, old !== new, keepsKeyboard(old, from: new) { return }
    lastFocus = window.focus
    guard old !== new else { return }
    first = new
    PassContext.untracked {
      if let old, ProgramClasses.contains(type(of: old)) { old.resignFirstResponder() }
      if let new, ProgramClasses.contains(type(of: new)), first === new { new.becomeFirstResponder() }
    }
  }

  /// What had the keyboard last, for GTK.
  private weak var lastFocus: Gtk.Widget?

  private var isAsking = false

  /// What has the keyboard, and gets it back after something that is opened now: not a text that is just asked whether it begins to be edited.
  var settledFocus: Gtk.Widget? { isAsking ? lastFocus : window?.focus }

  /// Whether a text does not begin to be edited, to which a click or the Tab key has moved the keyboard: what had it before is told nothing.
  private func refusesKeyboard(_ new: View, before old: (any Responder)?) -> Bool {
    withExtendedLifetime((self, lastFocus)) {
      isAsking = true
      let mayBegin = PassContext.untracked { new.mayBeginEditing() }
      isAsking = false
      // The program has been called.
      guard let window, ResponderChain.responderWithKeyboard(in: window) === new else { return true }
      guard !mayBegin else { return false }
      let back = lastFocus.flatMap { $0.window === window && $0.isMapped ? $0 : nil }
      if let old, let back, moving(to: old, { back.grabFocusWithoutSelecting() }) { return true }
      _ = moving(to: nil) {
        window.focus = nil
        return true
      }
      return true
    }
  }

  /// Whether a responder does not give up the keyboard, which a click or the Tab key has moved: it gets it back before the other one is told.
  private func keepsKeyboard(_ old: any Responder, from new: any Responder) -> Bool {
    func canHaveIt(_ widget: Gtk.Widget) -> Bool {
      widget.window === window && widget.isMapped && !widget.stateFlags.contains(.insensitive)
    }
    guard let lastFocus, canHaveIt(lastFocus), !Self.isAbove(new, old),
      !PassContext.untracked({ old.canResignFirstResponder })
    else { return false }
    return withExtendedLifetime(self) {
      // The program has been called.
      guard let window, window.focus !== lastFocus, canHaveIt(lastFocus) else { return window?.focus === lastFocus }
      return moving(to: old) { lastFocus.grabFocusWithoutSelecting() }
    }
  }

  /// Whether a responder is in something that was opened above another one: in a menu, or in what is presented.
  private static func isAbove(_ responder: any Responder, _ other: any Responder) -> Bool {
    let holders = (responder as? Gtk.Widget).map { sequence(first: $0, next: \.parent) }
    if holders?.contains(where: { $0 is Gtk.Popover }) == true { return true }
    let modal = ResponderChain.all(from: responder).first { ($0 as? ViewController)?.presentation.keepsKeys == true }
    return modal.map { modal in !ResponderChain.all(from: other).contains { $0 === modal } } ?? false
  }

  /// Whether what happens just now follows from a key.
  private(set) var isAnsweringKey = false

  private func noteKey() {
    guard !isAnsweringKey else { return }
    isAnsweringKey = true
    MainLoop.afterCurrentTurn { [weak self] in self?.isAnsweringKey = false }
  }

  /// The one of a window, made when it is first needed.
  static func of(_ window: Gtk.Window) -> WindowResponder { window.attachment(orNew: WindowResponder(window)) }

  /// Performs a key's command with the first responder that can.
  private func answer(_ key: Key, _ modifiers: Modifiers, beforeOthers: Bool) -> Propagation {
    PassContext.untracked {
      guard let window, let first = ResponderChain.firstResponder(in: window) else { return .proceed }
      let chain = ResponderChain.all(from: first)
      let covered = Self.covered(of: chain)
      for responder in chain {
        for command in responder.keyCommands ?? []
        where command.wantsPriorityOverSystemBehavior == beforeOthers && command.matches(key, modifiers) {
          if covered.contains(ObjectIdentifier(responder)) {
            // What it offers is done by who is not covered, or not at all.
            guard !command.action.isClosure,
              let target = ResponderChain.target(for: command.action, from: first, sender: command),
              !covered.contains(ObjectIdentifier(target))
            else { continue }
          }
          if perform(command, of: responder, first) { return .stop }
        }
      }
      if edit(key, modifiers, first, beforeOthers: beforeOthers) { return .stop }
      // GTK's texts take the keys whether or not they have anything to undo.
      let isOfText = first.undoManager is TextUndoManager
      return isOfText == beforeOthers && undo(key, modifiers, first) ? .stop : .proceed
    }
  }

  /// The responders along a chain that something modal covers: a presented controller keeps keys from its presenter and the containers of that.
  private static func covered(of chain: [any Responder]) -> Set<ObjectIdentifier> {
    guard let first = chain.firstIndex(where: { ($0 as? ViewController)?.presentation.keepsKeys == true }) else {
      return []
    }
    let beneath = chain[(first + 1)...].filter { responder in
      responder is ViewController || (responder is Gtk.Widget && !(responder is Gtk.Window))
    }
    return Set(beneath.map { ObjectIdentifier($0) })
  }

  private func edit(_ key: Key, _ modifiers: Modifiers, _ first: any Responder, beforeOthers: Bool) -> Bool {
    guard let action = EditAction(key, modifiers) else { return false }
    // GTK's texts take their keys before anybody else: one of a program's class is asked first, but for the key that deletes what follows.
    let isOwnText = (first as? View)?.takesText == true && ProgramClasses.contains(type(of: first)) && action != .delete
    return isOwnText == beforeOthers && action.perform(from: first)
  }

  private func perform(_ command: KeyCommand, of responder: any Responder, _ first: any Responder) -> Bool {
    guard command.attributes.isDisjoint(with: [.disabled, .hidden]) else { return false }
    guard command.action.isClosure else { return ResponderChain.send(command.action, from: first, sender: command) }
    // A closure needs no responder, but the one that offers it may say that it cannot be done now.
    guard responder.canPerformAction(command.action, withSender: command) else { return false }
    return command.action.perform(on: responder, sender: command)
  }

  private static let undoKeys: [(keys: KeyCommand, isRedo: Bool)] = [
    (KeyCommand(input: "z", modifierFlags: .control, action: {}), false),
    (KeyCommand(input: "z", modifierFlags: [.control, .shift], action: {}), true),
    (KeyCommand(input: "y", modifierFlags: .control, action: {}), true),
  ]

  private func undo(_ key: Key, _ modifiers: Modifiers, _ first: any Responder) -> Bool {
    guard let isRedo = Self.undoKeys.first(where: { $0.keys.matches(key, modifiers) })?.isRedo else { return false }
    // A text that has nothing to undo leaves the key to what is around it.
    let managers = [first.undoManager, first.undoManager is TextUndoManager ? first.next?.undoManager : nil]
    guard let manager = managers.lazy.compactMap(\.self).first(where: { isRedo ? $0.canRedo : $0.canUndo })
    else { return false }
    if isRedo { manager.redo() } else { manager.undo() }
    return true
  }
}
