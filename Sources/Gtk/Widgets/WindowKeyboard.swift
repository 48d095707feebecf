import CGtk

/// Takes a window's keyboard from widgets that are no longer visible, so that GTK does not hold them for ever.
///
/// When the widget with the keyboard is hidden or removed, a GtkWindow holds it until its next frame. If it is notified again before that, it
/// forgets what it held (up to GTK 4.22): a view that had the keyboard and was hidden and removed was never freed. GTK is notified
/// before all others; so the widget must not have the keyboard any more when GTK is notified again.
///
/// The keyboard then goes to a neighbour, before the next event: GTK leaves it unused where the widget becomes insensitive, and in
/// a list.
final class WindowKeyboard {
  private weak var window: Window?
  private var watches: [SignalConnection] = []
  private var watchesAncestors = false
  /// The widget that had the keyboard when the window was hidden, and gets it back when it is shown.
  private weak var rememberedIfAlive: Widget?
  /// Receives keys while a row that is scrolled away has the keyboard.
  private var keysForUnseen: EventControllerKey?
  /// The position of the widget whose neighbour is about to get the keyboard.
  private var handingOn: KeyboardPlace?

  init(of window: Window) {
    self.window = window
    window.onNotifyFocusWidget.includingProgrammatic { [weak self] in self?.follow() }
    window.onMap { [weak self] in self?.giveBack() }
    follow()
  }

  /// The widget that will have the keyboard when the window is shown.
  var remembered: Widget? { rememberedIfAlive.flatMap { $0.window === window ? $0 : nil } }

  /// Forgets the widget that had the keyboard.
  func forget() { rememberedIfAlive = nil }

  private var focus: Widget? { window.flatMap { Widget.wrap(gtk_window_get_focus($0.native()), as: Widget.self) } }

  /// Whether the widget that has the keyboard got it while that was shown, as the Tab key shows it: the person knows where it is.
  private(set) var cameInSight = false

  private func follow() {
    cameInSight = window?.isMapped == true && window?.showsFocus == true
    watches.forEach { $0.disconnect() }
    watches = []
    watchesAncestors = false
    if let keysForUnseen { window?.remove(keysForUnseen) }
    keysForUnseen = nil
    guard let focus else { return }
    forget()
    watches.append(focus.onUnmap { [weak self] in self?.noteUnmap() })
    watches.append(
      focus.onStateFlagsChanged.includingProgrammatic { [weak self, weak focus] _ in
        if let focus, gtk_widget_is_sensitive(focus.widgetPointer) == 0 { self?.handOn(from: focus) }
      })
    if !focus.isMapped { watchUnseen(focus) }
  }

  /// In a window that is shown, GTK gives the keyboard to another widget in the next frame. In a hidden window, the widget that
  /// has the keyboard should have it again when the window is shown; GTK must not know meanwhile, because it reports no page
  /// that is no longer shown.
  private func noteUnmap() {
    guard let window, let focus else { return }
    if window.isMapped, focus.isScrolledAway { return keep(focus) }
    if window.isMapped {
      handOn(from: focus)
      // In a frame GTK would otherwise move the keyboard to the window's first widget before `handOn` does its work.
      set(Box(.horizontal))
      window.focus = nil
      return
    }
    set(nil)
    rememberedIfAlive = focus
  }

  /// A field in a row that is scrolled away is still being edited, and is there when it is scrolled back (C-250). GTK would give the keyboard to
  /// the row after this frame, unless it is set once more.
  private func keep(_ focus: Widget) {
    set(focus)
    watchUnseen(focus)
    guard let window, keysForUnseen == nil else { return }
    let keys = EventControllerKey()
    keys.propagationPhase = .capture
    keys.onKeyPressed { [weak self] _, _ in
      self?.showForKey()
      return .proceed
    }
    window.add(keys)
    keysForUnseen = keys
  }

  /// A key was pressed for a row that is scrolled away: GTK delivers no keys to a widget that is not mapped. The row is scrolled into sight, as a text
  /// scrolls to its caret.
  private func showForKey() {
    guard let focus, let row = focus.rowScrolledAway, let list = row.parent else { return }
    gtk_widget_set_child_visible(row.widgetPointer, 1)
    // Where it is is known to GTK alone, which lays it out there in the next frame.
    let parts = sequence(first: focus) { $0.parent }.prefix { $0 !== list }
    guard let position = parts.lazy.compactMap({ $0.listItem?.position }).first else { return }
    list.rawWidget.activateAction("list.scroll-to-item", g_variant_new_uint32(UInt32(position: position)))
  }

  /// Gives the keyboard to a neighbour of a widget that cannot have it any more, once the current code has returned: the code that removes the
  /// widget may give the keyboard to another one, or put the widget elsewhere.
  private func handOn(from widget: Widget) {
    guard let window, window.isMapped, handingOn == nil else { return }
    handingOn = KeyboardPlace(of: widget, in: window)
    MainLoop.afterCurrentTurn { [weak self] in
      guard let self, let place = handingOn else { return }
      handingOn = nil
      guard let window = self.window, window.isMapped,
        focus.map({ $0 === place.widget || place.isGiven(to: $0) }) ?? true
      else { return }
      withExtendedLifetime(window) { place.handOn(in: window) }
    }
  }

  private func giveBack() {
    guard let remembered, remembered.isMapped else { return forget() }
    if focus == nil { set(remembered) }
  }

  private func set(_ widget: Widget?) {
    window?.withoutEcho { gtk_root_set_focus(window?.native(), widget?.widgetPointer) }
  }

  /// A widget that is not mapped is not unmapped: it reports nothing when something around it is hidden.
  private func watchUnseen(_ focus: Widget) {
    guard !watchesAncestors else { return }
    watchesAncestors = true
    watches.append(focus.onNotifyRoot { [weak self] in self?.takeFromUnseen() })
    var next: Widget? = focus
    while let widget = next, widget !== window {
      watches.append(widget.onHide { [weak self] in self?.takeFromUnseen() })
      next = widget.parent
    }
  }

  /// A window without a next frame releases the widget it holds when a visible one gets the keyboard, in this window or another.
  private func takeFromUnseen() {
    guard let focus, !focus.isMapped else { return }
    set(Box(.horizontal))
    set(nil)
  }
}
