// Made by scripts/generate-wrappers of scripts/support/wrappers/Application.txt: edit that, not this.
import CGtk

extension Application {
  /// Whether it is known to the session, by `run` or `register()`.
  public var isRegistered: Bool { g_application_get_is_registered(native()) != 0 }

  /// How long it stays without a window, in milliseconds.
  @NativeProperty(g_application_get_inactivity_timeout, g_application_set_inactivity_timeout)
  public var inactivityTimeout: Int

  /// Whether it has told the desktop that it is busy.
  public var isBusy: Bool { g_application_get_is_busy(native()) != 0 }

  /// Whether the program registers with the desktop's session.
  @NativeProperty("register-session") public var registersSession: Bool

  /// Whether the screen is locked or saved; known if the program registers with the session.
  public var isScreensaverActive: Bool { property("screensaver-active") }

  /// The menus of a bar at the top of each window that shows it.
  @NativeProperty(gtk_application_get_menubar, gtk_application_set_menubar) public var menuBar: Menu?
}

// Signals.
extension Application {
  /// The process started, before its first window; actions and menus are set up here.
  public var onStartup: Signal<> { Signal(self, "startup") }

  /// A window is wanted: at the first start, and at each further one.
  public var onActivate: Signal<> { Signal(self, "activate") }

  /// The last window is gone and the process is about to end.
  public var onShutdown: Signal<> { Signal(self, "shutdown") }

  /// A window came.
  public var onWindowAdded: Signal<Window?> { Signal(self, "window-added") }

  /// A window went.
  public var onWindowRemoved: Signal<Window?> { Signal(self, "window-removed") }

  /// The session is about to end.
  public var onQueryEnd: Signal<> { Signal(self, "query-end") }

  /// The user, or C code, changed `id`.
  public var onNotifyApplicationId: Signal<> { notify("application-id", delivery: .userChanges) }

  /// The user, or C code, changed `resourceBasePath`.
  public var onNotifyResourceBasePath: Signal<> { notify("resource-base-path", delivery: .userChanges) }

  /// `isRegistered` changed.
  public var onNotifyIsRegistered: Signal<> { notify("is-registered") }

  /// The user, or C code, changed `inactivityTimeout`.
  public var onNotifyInactivityTimeout: Signal<> { notify("inactivity-timeout", delivery: .userChanges) }

  /// `isBusy` changed.
  public var onNotifyIsBusy: Signal<> { notify("is-busy") }

  /// The user, or C code, changed `registersSession`.
  public var onNotifyRegisterSession: Signal<> { notify("register-session", delivery: .userChanges) }

  /// `isScreensaverActive` changed.
  public var onNotifyScreensaverActive: Signal<> { notify("screensaver-active") }

  /// The user, or C code, changed `menuBar`.
  public var onNotifyMenubar: Signal<> { notify("menubar", delivery: .userChanges) }

  /// `activeWindow` changed.
  public var onNotifyActiveWindow: Signal<> { notify("active-window") }
}

// GTK's own names of what is called otherwise here; the messages say what to write.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Application {
  @available(*, unavailable, renamed: "id")
  @NeverCalled public var applicationId: String?
  @available(*, unavailable, renamed: "registersSession")
  @NeverCalled public var registerSession: Bool
  @available(*, unavailable, renamed: "isScreensaverActive")
  @NeverCalled public var screensaverActive: Bool
  @available(*, unavailable, renamed: "menuBar")
  @NeverCalled public var menubar: Menu?
  @available(*, unavailable, renamed: "setAccelerators(_:for:)")
  @NeverCalled public var setAccelsForAction: RenamedFunction
}

/// Every `ApplicationWindow`; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol ApplicationWindowProtocol: ApplicationWindow {}

extension ApplicationWindow: nonisolated ApplicationWindowProtocol {}

extension ApplicationWindowProtocol {
  /// Whether the program's menu bar is in the window.
  @NativeProperty(gtk_application_window_get_show_menubar, gtk_application_window_set_show_menubar)
  public var showsMenuBar: Bool
}

// Signals.
extension ApplicationWindowProtocol {
  /// The user, or C code, changed `showsMenuBar`.
  public var onNotifyShowMenubar: Signal<> { notify("show-menubar", delivery: .userChanges) }
}

// GTK's own names of what is called otherwise here; the messages say what to write.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ApplicationWindowProtocol {
  @available(*, unavailable, renamed: "showsMenuBar")
  @NeverCalled public var showMenubar: Bool
}
