package import Gtk

/// Keeps a window's input from views that must not have it: those covered by something modal, and those on their way in or out.
///
/// The first press of a double-click on a row pushes a page. The second one would reach the page that slides away, or a button of the page
/// that slides in; the second of two Returns on "Delete…" would confirm the question. Neither the outgoing nor the incoming page gets
/// them until it has arrived or, where it arrives at once, until the time for a double-click is over.
package final class WindowInput {
  /// A transition that is under way.
  private struct Transition {
    /// The incoming controller.
    weak var coming: ViewController?
    /// The container of the transition; nil for the whole window.
    weak var area: Widget?
  }

  /// The last press that was delivered.
  private struct Press {
    let milliseconds: UInt32
    let series = PressSeries.current
    /// Where the pointer pressed; nil for a key.
    var place: Point?
    /// The pressed key, until it is released; nil for the pointer.
    var key: Key?
    /// The transition that began since.
    var changes: [Transition] = []

    func isFollowed(at time: UInt32, by key: Key? = nil, at place: Point? = nil) -> Bool {
      guard series == PressSeries.current, key == self.key else { return false }
      let settings = DisplaySettings.shared
      if let place, let first = self.place {
        let distance = Double(settings.doubleClickDistance)
        guard abs(place.x - first.x) <= distance, abs(place.y - first.y) <= distance else { return false }
      }
      // The clock's count starts again after 49 days.
      return time &- milliseconds <= UInt32(clamping: settings.doubleClickTime)
    }
  }

  private weak var window: Gtk.Window?
  private var lastPress: Press?
  private var transitions: [Transition] = []
  private var leaving: [Weak<View>] = []
  private var popovers: [Weak<View>] = []
  /// Whether the current press is suppressed.
  private var isPressHeldBack = false
  /// The suppressed keys, until they are released: a held key repeats.
  private var keysHeldBack: Set<Key> = []

  private init(_ window: Gtk.Window) {
    self.window = window
    weak var watch: TouchWatch?
    let presses = TouchWatch { [weak self] phase, place in
      self?.press(phase, at: place, watch?.eventMilliseconds ?? 0) == true ? .stop : .proceed
    }
    watch = presses
    window.add(presses)
  }

  /// The one of a window, made when it is first needed.
  package static func of(_ window: Gtk.Window) -> WindowInput {
    if let input = window.attachment(WindowInput.self) { return input }
    ShortcutController.reaches = { widget in
      guard let window = widget.window, let input = window.attachment(WindowInput.self) else { return true }
      return !input.covers(widget)
    }
    let input = WindowInput(window)
    window.attach(input)
    return input
  }

  // MARK: On the way

  /// A controller enters the window, or a view of it: until it has arrived, presses there and keys that press are suppressed.
  func begin(_ coming: ViewController, in area: Widget? = nil) {
    transitions.removeAll { $0.coming == nil || $0.coming === coming }
    let transition = Transition(coming: coming, area: area)
    transitions.append(transition)
    noteChange(transition)
  }

  /// Something presented goes: until it has gone the same holds for all of the window.
  func beginLeaving(_ container: View) {
    leaving.append(Weak(container))
    noteChange(Transition())
  }

  /// Something else is shown in a view at once, without a transition.
  package func contentDidChange(in area: Widget) { noteChange(Transition(area: area)) }

  private func noteChange(_ change: Transition) {
    lastPress?.changes.removeAll { $0.area === change.area }
    lastPress?.changes.append(change)
  }

  /// It has gone.
  func endLeaving(_ container: View) { leaving.removeAll { $0.object == nil || $0.object === container } }

  private var underWay: [Transition] {
    if !transitions.isEmpty { transitions.removeAll { $0.coming?.appearance.isComing != true } }
    return transitions
  }

  private var isWindowHeldBack: Bool {
    leaving.contains { $0.object?.isMapped == true } || underWay.contains { $0.area == nil }
  }

  /// Whether something is on its way into a view, or out of it.
  func isUnderWay(in area: Widget) -> Bool { underWay.contains { $0.area === area } }

  private func press(_ phase: TouchWatch.Phase, at place: Point, _ milliseconds: UInt32) -> Bool {
    guard phase == .began else {
      defer { if phase == .ended || phase == .cancelled { isPressHeldBack = false } }
      return isPressHeldBack
    }
    isPressHeldBack = isHeldBack(follows: lastPress?.isFollowed(at: milliseconds, at: place) == true) { area in
      guard let inside = window?.place(place, in: area) else { return false }
      return inside.x >= 0 && inside.y >= 0 && inside.x < Double(area.width) && inside.y < Double(area.height)
    }
    if !isPressHeldBack { lastPress = Press(milliseconds: milliseconds, place: place) }
    return isPressHeldBack
  }

  /// Whether a pressed key is suppressed.
  func holdsBack(_ key: Key, at milliseconds: UInt32) -> Bool {
    let focus = window?.focus
    // A space is typed into a text.
    guard Self.pressingKeys.contains(key) || key == .space && focus.map(Self.isText) != true else { return false }
    if keysHeldBack.contains(key) { return true }
    let isHeldBack = isHeldBack(follows: lastPress?.isFollowed(at: milliseconds, by: key) == true) {
      focus?.isDescendant(of: $0) ?? true
    }
    if isHeldBack { keysHeldBack.insert(key) } else { lastPress = Press(milliseconds: milliseconds, key: key) }
    return isHeldBack
  }

  /// Whether a press is kept from everybody: where something is on its way, or came at once after a press that this one `follows`.
  private func isHeldBack(follows: Bool, reaches: (Widget) -> Bool) -> Bool {
    if isWindowHeldBack { return true }
    return (underWay + (follows ? lastPress?.changes ?? [] : [])).contains { $0.area.map(reaches) ?? true }
  }

  /// A key was released.
  func keyWasReleased(_ key: Key) { keysHeldBack.remove(key) }

  /// The keys that press the focused control.
  private static let pressingKeys: Set<Key?> = [.enter, Key(name: "KP_Enter"), Key(name: "ISO_Enter")]

  private static func isText(_ widget: Widget) -> Bool {
    widget.typeName == "GtkText" || widget.typeName == "GtkTextView"
  }

  // MARK: Modal

  /// A bubble with something presented is open.
  func popoverDidOpen(_ container: View) { popovers.append(Weak(container)) }

  /// It has closed.
  func popoverDidClose(_ container: View) { popovers.removeAll { $0.object == nil || $0.object === container } }

  /// The modal presentation on top; nil for none.
  private var modal: View? {
    popovers.last { $0.object?.isMapped == true }?.object ?? (window?.child as? WindowRootView)?.modal
  }

  /// Whether something modal keeps input from a widget of the window.
  func covers(_ widget: Widget) -> Bool {
    guard let modal, let content = window?.child, !widget.isDescendant(of: modal) else { return false }
    // What is in front of it is reached, and what is no part of the content.
    if let root = content as? WindowRootView, modal.superview === root { return root.isBeneath(widget, modal) }
    return widget.isDescendant(of: content)
  }
}
