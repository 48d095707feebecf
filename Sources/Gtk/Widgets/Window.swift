import CGtk
import CGtkRuntime

/// A top-level window.
///
/// GTK owns a window from its creation to `destroy()`, or until the user closes it.
@MainActor open class Window: Widget {
  /// Whether GTK is showing the window: it is realized, and its content is not mapped yet.
  private var isBeingShown = false
  /// How many calls of `present()` are under way, one inside the other.
  private var presentDepth = 0
  /// Calls to close or destroy it that came meanwhile.
  private var endings: [(Window) -> Void] = []
  /// What reports that the default widget leaves the window: GTK 4.8 neither holds it nor lets go of it.
  private var defaultConnections: [SignalConnection] = []
  /// Nil while the window is made.
  private var keyboard: WindowKeyboard?
  /// Whether the person has brought the keyboard to where it is, and did not only find it there.
  package var keyboardCameInSight: Bool { keyboard?.cameInSight == true }
  /// Ends it with the window that it belongs to.
  private var parentWatch: WindowParentWatch?

  /// Makes a hidden window; `present()` shows it.
  public init(application: Application? = nil, title: String = "") {
    // Without the application, which reports the window as soon as it is given: by then there is this object.
    let type = application == nil ? gtk_window_get_type() : gtk_application_window_get_type()
    super.init(owning: g_object_new_with_properties(type, 0, nil, nil))
    self.title = title
    keyboard = WindowKeyboard(of: self)
    followShowing()
    MenuEntryNames.setUp()
    gtk_runtime_report_what_is_shown()
    if let application { gtk_window_set_application(native(), application.native()) }
  }

  /// Adopts a GtkWindow, which GTK owns until it is destroyed.
  public override init(owning pointer: UnsafeMutableRawPointer) {
    super.init(owning: pointer)
    // GTK's own dialogs look after their focus: one that chooses files asks a hidden window's focus where it is.
    let isDialog =
      g_type_check_instance_is_a(pointer.assumingMemoryBound(to: GTypeInstance.self), gtk_dialog_get_type()) != 0
    if !isDialog { keyboard = WindowKeyboard(of: self) }
    followShowing()
    MenuEntryNames.setUp()
    gtk_runtime_report_what_is_shown()
  }

  private func followShowing() {
    onRealize { [weak self] in
      guard let self else { return }
      isBeingShown = true
      gtk_runtime_watch_pointer_motion(widgetPointer)
    }
    if isRealized { gtk_runtime_watch_pointer_motion(widgetPointer) }
    onNotifyDefaultWidget.includingProgrammatic { [weak self] in self?.watchDefaultWidget() }
    parentWatch = WindowParentWatch(of: self)
    onMap { [weak self] in self?.wasShown() }
    onUnrealize { [weak self] in self?.wasShown() }
    onCloseRequest { [weak self] in
      // By the user or C code, in a loop that a handler of the motion runs.
      guard let self, !isAsked, gtk_runtime_is_told_of_motion(widgetPointer) != 0 else { return .proceed }
      close()
      return .stop
    }
  }

  private func watchDefaultWidget() {
    defaultConnections.forEach { $0.disconnect() }
    defaultConnections = []
    guard let widget = gtk_window_get_default_widget(native()), let wrapper = Widget.wrap(widget, as: Widget.self)
    else { return }
    let letGo = { [weak self] in
      guard let self, gtk_window_get_default_widget(native()) == widget else { return }
      withoutEcho { gtk_window_set_default_widget(native(), nil) }
    }
    defaultConnections = [
      wrapper.onNotifyRoot.includingProgrammatic { [weak self] in
        if gtk_widget_get_root(widget) != self?.native() { letGo() }
      },
      // What has never been in the window ends without leaving it. The wrapper may have ended before.
      SignalConnection(wrapper, "destroy", .everyChange, needsWrapper: false) { _, _ in letGo() },
    ]
  }

  private func wasShown() {
    // GTK goes on with the window after it has mapped it, and given it the keyboard.
    guard presentDepth == 0 else { return }
    isBeingShown = false
    let due = endings
    endings = []
    if !due.isEmpty { TreeWork.later { due.forEach { $0(self) } } }
  }

  /// The size the window has, or will open with, in logical pixels; setting it requests a resize of a window that is shown.
  public var defaultSize: Size {
    get {
      var width: Int32 = 0
      var height: Int32 = 0
      gtk_window_get_default_size(native(), &width, &height)
      return Size(width: Int(width), height: Int(height))
    }
    set {
      guard newValue != defaultSize else { return }
      withoutEcho {
        gtk_window_set_default_size(native(), Int32(clamping: newValue.width), Int32(clamping: newValue.height))
      }
    }
  }

  /// Sets `defaultSize`.
  public func setDefaultSize(width: Int, height: Int) { defaultSize = Size(width: width, height: height) }

  /// Fills the screen beside the desktop's bars; see `isMaximized`.
  public func maximize() { gtk_window_maximize(native()) }

  /// Restores the size that it had before `maximize()`.
  public func unmaximize() { gtk_window_unmaximize(native()) }

  /// Fills the whole screen; see `isFullscreen`.
  public func fullscreen() { gtk_window_fullscreen(native()) }

  /// Restores the size that it had before `fullscreen()`.
  public func unfullscreen() { gtk_window_unfullscreen(native()) }

  /// Asks the desktop to minimise the window; the desktop does not say whether it did.
  public func minimize() { gtk_window_minimize(native()) }

  /// Undoes `minimize()`.
  public func unminimize() { gtk_window_unminimize(native()) }

  /// The widget that has the keyboard, or will have it when the window is shown.
  public var focus: Widget? {
    get { Widget.wrap(gtk_window_get_focus(native()), as: Widget.self) ?? keyboard?.remembered }
    set {
      guard newValue !== focus else { return }
      keyboard?.forget()
      withoutEcho { gtk_window_set_focus(native(), newValue?.widgetPointer) }
    }
  }

  /// Shows the window and requests the keyboard.
  public func present() {
    Style.flush()
    presentDepth += 1
    isBeingShown = true
    withExtendedLifetime(self) { TreeWork.change { gtk_window_present(native()) } }
    presentDepth -= 1
    if isMapped || !isRealized { wasShown() }
  }

  /// Asks to close, as the user would; an `onCloseRequest` handler may refuse. If GTK is showing the window, laying out, drawing, or
  /// delivering a motion of the pointer, the window closes right afterwards: one that is closed while it is being shown is never seen (C-242).
  public func close() {
    endWhenPossible(again: { $0.close() }, mayEnd: { $0.isFreeToClose() }, end: { gtk_window_close($0) })
  }

  /// Closes the window at once, without asking. If GTK is showing it, laying out, drawing, or delivering a motion of the pointer, the window
  /// closes right afterwards.
  public func destroyWindow() {
    endWhenPossible(again: { $0.destroyWindow() }, mayEnd: { _ in true }, end: { gtk_window_destroy($0) })
  }

  /// Whether its end has waited for the pointer's motion, which does not end in a loop that its handler runs.
  private var hasWaitedForMotion = false
  /// Whether `onCloseRequest` is running.
  private var isAsked = false

  private func endWhenPossible(
    again: @escaping (Window) -> Void, mayEnd: (Window) -> Bool, end: (UnsafeMutablePointer<GtkWindow>) -> Void
  ) {
    guard !isBeingShown || !isVisible else { return endings.append(again) }
    // Held until then.
    guard !TreeWork.isBusy(inside: self) else { return TreeWork.later { again(self) } }
    // GTK pauses all events after it has delivered a motion, and never resumes them if the window was destroyed meanwhile: the program would hang.
    guard gtk_runtime_is_told_of_motion(widgetPointer) == 0 else {
      guard !hasWaitedForMotion else {
        // It is not seen any more, and ends when that loop has ended.
        guard mayEnd(self) else { return }
        isVisible = false
        return ProgramCalls.afterwards { [self] in destroyWindow() }
      }
      return MainLoop.afterCurrentTurn { [self] in
        hasWaitedForMotion = true
        again(self)
        hasWaitedForMotion = false
      }
    }
    // What GTK lets go of, handlers and hooks still stand on.
    ProgramCalls.keep(self)
    withExtendedLifetime(self) { TreeWork.change { end(native()) } }
  }

  /// Asks the program whether it may close, as GTK does before it destroys a window.
  private func isFreeToClose() -> Bool {
    guard isRealized, !isAsked else { return false }
    isAsked = true
    defer { isAsked = false }
    return ProgramCalls.during { cgtk_emit_close_request(raw) == 0 }
  }
}

extension Object {
  /// Wraps a typed pointer GTK handed out.
  static func wrap<Instance, Wrapper: Object>(
    _ pointer: UnsafeMutablePointer<Instance>?, as type: Wrapper.Type
  ) -> Wrapper? {
    if let pointer { wrap(UnsafeMutableRawPointer(pointer), as: type) } else { nil }
  }
}
