import CGtk

/// A top-level window.
///
/// GTK owns a window from its creation to `destroy()`, or until the user closes it.
@MainActor open class Window: Widget {
  private var isEndingAfterFrame = false
  private var focusWatch: SignalConnection?

  /// Makes a hidden window; `present()` shows it.
  public init(application: Application? = nil, title: String = "") {
    let pointer = application == nil ? gtk_window_new()! : gtk_application_window_new(application!.native())!
    // GTK keeps the creation reference for its list of windows; the wrapper needs one of its own.
    super.init(owning: g_object_ref(pointer))
    if let application, gtk_window_get_application(native()) == nil {
      gtk_window_set_application(native(), application.native())
    }
    self.title = title
    followFocus()
  }

  /// Adopts a GtkWindow; the caller passes a reference of its own.
  public override init(owning pointer: UnsafeMutableRawPointer) {
    super.init(owning: pointer)
    followFocus()
  }

  /// The application it belongs to; nil for none.
  public var application: Application? {
    get { Object.wrap(gtk_window_get_application(native()), as: Application.self) }
    set { if newValue !== application { gtk_window_set_application(native(), newValue?.native()) } }
  }

  /// What the title bar and the window list show.
  public var title: String {
    get { gtk_window_get_title(native()).map { String(cString: $0) } ?? "" }
    set { if newValue != title { gtk_window_set_title(native(), newValue) } }
  }

  /// The content.
  public var child: Widget? {
    get { Widget.wrap(gtk_window_get_child(native()), as: Widget.self) }
    set { if newValue !== child { gtk_window_set_child(native(), incoming(newValue)) } }
  }

  /// What stands in place of the plain title bar; set it before the window is shown.
  public var titlebar: Widget? {
    get { Widget.wrap(gtk_window_get_titlebar(native()), as: Widget.self) }
    set { if newValue !== titlebar { gtk_window_set_titlebar(native(), incoming(newValue)) } }
  }

  /// The size wanted in logical pixels; after the window is shown this asks for a resize.
  public func setDefaultSize(width: Int, height: Int) {
    gtk_window_set_default_size(native(), Int32(width), Int32(height))
  }

  /// The size the window has, or will open with.
  public var defaultSize: (width: Int, height: Int) {
    var width: Int32 = 0
    var height: Int32 = 0
    gtk_window_get_default_size(native(), &width, &height)
    return (Int(width), Int(height))
  }

  /// The window this one belongs to and stays above.
  public var transientFor: Window? {
    get { gtk_window_get_transient_for(native()).flatMap { Object.wrap($0, as: Window.self) } }
    set { gtk_window_set_transient_for(native(), newValue?.native()) }
  }

  /// Whether other windows of the application take no input meanwhile.
  public var isModal: Bool {
    get { gtk_window_get_modal(native()) != 0 }
    set { gtk_window_set_modal(native(), newValue ? 1 : 0) }
  }

  /// Whether the user can change the size.
  public var isResizable: Bool {
    get { gtk_window_get_resizable(native()) != 0 }
    set { gtk_window_set_resizable(native(), newValue ? 1 : 0) }
  }

  /// Whether the window has the keyboard.
  public var isActive: Bool { gtk_window_is_active(native()) != 0 }

  /// The widget that has the keyboard.
  public var focus: Widget? {
    get { Widget.wrap(gtk_window_get_focus(native()), as: Widget.self) }
    set { gtk_window_set_focus(native(), newValue?.widgetPointer) }
  }

  private func followFocus() {
    notify("focus-widget").connect { [unowned self] in watchFocus() }
    watchFocus()
  }

  /// Takes the keyboard from a widget that is not seen any more, which GTK does in the next frame. Until then it would hold
  /// what disappears, once more for each time it is told, and let go once: up to GTK 4.22 a view that had the keyboard and
  /// was hidden and taken out between two frames was never freed. GTK still gives the keyboard to another widget.
  private func watchFocus() {
    focusWatch?.disconnect()
    focusWatch = focus?.unmap.connect { [weak self] in
      if let self, isMapped { focus = nil }
    }
  }

  /// What Enter activates.
  public var defaultWidget: Widget? {
    get { Widget.wrap(gtk_window_get_default_widget(native()), as: Widget.self) }
    set { gtk_window_set_default_widget(native(), newValue?.widgetPointer) }
  }

  /// Shows the window and asks for the keyboard.
  public func present() { gtk_window_present(native()) }

  /// Asks to close, as the user would; a `closeRequest` handler may refuse. While something is drawn, right after the frame.
  public func close() {
    guard CustomWidgetClass.isDrawing else { return gtk_window_close(native()) }
    MainLoop.afterCurrentTurn { self.close() }
  }

  /// Closes the window at once, without asking; while something is drawn, right after the frame, which needs the window.
  public func destroyWindow() {
    guard CustomWidgetClass.isDrawing else { return gtk_window_destroy(native()) }
    guard !isEndingAfterFrame else { return }
    isEndingAfterFrame = true
    // Held until then.
    MainLoop.afterCurrentTurn {
      self.isEndingAfterFrame = false
      self.destroyWindow()
    }
  }

  /// The user wants to close the window; `.stop` keeps it open.
  public var closeRequest: EventSignal<> { EventSignal(self, "close-request") }
}

extension Object {
  /// Wraps a typed pointer GTK handed out.
  static func wrap<Instance, Wrapper: Object>(
    _ pointer: UnsafeMutablePointer<Instance>?, as type: Wrapper.Type
  ) -> Wrapper? {
    wrap(pointer.map { UnsafeMutableRawPointer($0) }, as: type)
  }
}
