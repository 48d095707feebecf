import CGtk

/// Takes the keyboard of a window from what is not seen any more, so that GTK does not hold it for ever.
///
/// Told that what has the keyboard is hidden or taken out, a GtkWindow holds it until its next frame. Told again before that, it
/// forgets what it held (up to GTK 4.22): a view that had the keyboard and was hidden and taken out was never freed. GTK is told
/// before anybody else; so what it is told of must not have the keyboard any more when it is told again.
///
/// The keyboard goes to a neighbour then, before the next event: GTK gives it to nobody where the widget becomes insensitive, and in
/// a list.
final class WindowKeyboard {
  private weak var window: Window?
  private var watches: [SignalConnection] = []
  private var watchesAncestors = false
  /// What had the keyboard when the window was hidden, and has it again when it is shown.
  private weak var rememberedIfAlive: Widget?
  /// Hears of keys while a row that is scrolled away has the keyboard.
  private var keysForUnseen: EventControllerKey?
  /// Where the widget stood whose neighbour is about to have the keyboard.
  private var handingOn: KeyboardPlace?

  init(of window: Window) {
    self.window = window
    window.onNotifyFocusWidget.includingProgrammatic { [weak self] in self?.follow() }
    window.onMap { [weak self] in self?.giveBack() }
    follow()
  }

  /// What will have the keyboard when the window is shown.
  var remembered: Widget? { rememberedIfAlive.flatMap { $0.window === window ? $0 : nil } }

  /// Forgets what had the keyboard.
  func forget() { rememberedIfAlive = nil }

  private var focus: Widget? { window.flatMap { Widget.wrap(gtk_window_get_focus($0.native()), as: Widget.self) } }

  private func follow() {
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

  /// In a window that is shown, GTK gives the keyboard to another widget in the next frame. In one that is hidden itself, what
  /// has the keyboard is to have it there when it is shown again; GTK must not know meanwhile, for it tells nobody of a page
  /// that is not shown any more.
  private func noteUnmap() {
    guard let window, let focus else { return }
    if window.isMapped, focus.isScrolledAway { return keep(focus) }
    if window.isMapped {
      handOn(from: focus)
      window.focus = nil
      return
    }
    set(nil)
    rememberedIfAlive = focus
  }

  /// In a row that is scrolled away a field is edited still, and is there when it is scrolled back (C-250). GTK would give the keyboard to
  /// the row after this frame, unless it is told once more what has it.
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

  /// A key is pressed for a row that is scrolled away: GTK lets no key reach what is not mapped. The row is scrolled to, as a text scrolls
  /// to its caret.
  private func showForKey() {
    guard let focus, let row = focus.rowScrolledAway, let list = row.parent else { return }
    gtk_widget_set_child_visible(row.widgetPointer, 1)
    guard let frame = row.frame(in: list) else { return }
    let adjustment = Adjustment.wrap(gtk_scrollable_get_vadjustment(list.native()), as: Adjustment.self)
    if let adjustment { _ = adjustment.bring(frame.y, frame.height, room: adjustment.pageSize, to: nil) }
  }

  /// Gives the keyboard to a neighbour of a widget that cannot have it any more, once what runs now has returned: who takes the widget
  /// away may give the keyboard to another one, or put the widget elsewhere.
  private func handOn(from widget: Widget) {
    guard let window, window.isMapped, handingOn == nil else { return }
    handingOn = KeyboardPlace(of: widget, in: window)
    MainLoop.afterCurrentTurn { [weak self] in
      guard let self, let place = handingOn else { return }
      handingOn = nil
      guard let window = self.window, window.isMapped, focus == nil || focus === place.widget else { return }
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

  /// What is not mapped is not unmapped: it says nothing when something around it is hidden.
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

  /// A window without a next frame lets go of what it holds when something visible takes the keyboard, in it or not.
  private func takeFromUnseen() {
    guard let focus, !focus.isMapped else { return }
    set(Box(.horizontal))
    set(nil)
  }
}
