// Made by scripts/generate-wrappers of scripts/support/wrappers/Window.txt: edit that, not this.
import CGtk

/// Every `Window`; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol WindowProtocol: Window {}

extension Window: nonisolated WindowProtocol {}

extension WindowProtocol {
  /// The title in the title bar and the window list; nil for the program's name.
  @NativeProperty(gtk_window_get_title, gtk_window_set_title) public var title: String?

  /// Whether the user can change the size.
  @NativeProperty(gtk_window_get_resizable, gtk_window_set_resizable) public var isResizable: Bool

  /// Whether other windows of the application take no input meanwhile.
  @NativeProperty(gtk_window_get_modal, gtk_window_set_modal) public var isModal: Bool

  /// Whether it is closed with the window that it belongs to.
  @NativeProperty(gtk_window_get_destroy_with_parent, gtk_window_set_destroy_with_parent)
  public var endsWithParent: Bool

  /// Whether closing hides it, so that it can be shown again.
  @NativeProperty(gtk_window_get_hide_on_close, gtk_window_set_hide_on_close) public var hidesOnClose: Bool

  /// The name of its icon; nil for the program's.
  @NativeProperty(gtk_window_get_icon_name, gtk_window_set_icon_name) public var iconName: String?

  /// The display that it is on, as a GdkDisplay.
  public var display: Object? {
    get { property("display") }
    set { if newValue !== display { withoutEcho { gtk_window_set_display(native(), newValue?.native()) } } }
  }

  /// Whether it has a title bar and a frame.
  @NativeProperty(gtk_window_get_decorated, gtk_window_set_decorated) public var isDecorated: Bool

  /// Whether it has a button to close it.
  @NativeProperty(gtk_window_get_deletable, gtk_window_set_deletable) public var isDeletable: Bool

  /// The window this one belongs to and stays above.
  @NativeProperty(gtk_window_get_transient_for, gtk_window_set_transient_for) public var transientFor: Window?

  /// The application it belongs to; nil for none.
  @NativeProperty(gtk_window_get_application, gtk_window_set_application) public var application: Application?

  /// The widget that Enter activates.
  @NativeProperty(gtk_window_get_default_widget, gtk_window_set_default_widget) public var defaultWidget: Widget?

  /// The content.
  @NativeChild(gtk_window_get_child, gtk_window_set_child) public var child: Widget?

  /// The widget in place of the plain title bar; set it before the window is shown.
  @NativeChild(gtk_window_get_titlebar, gtk_window_set_titlebar) public var titlebar: Widget?

  /// Whether F10 opens the menu bar.
  @NativeProperty(gtk_window_get_handle_menubar_accel, gtk_window_set_handle_menubar_accel)
  public var opensMenuBarByKey: Bool

  /// Whether the window has the keyboard.
  public var isActive: Bool { gtk_window_is_active(native()) != 0 }

  /// Whether the letters that activate something are underlined.
  @NativeProperty(gtk_window_get_mnemonics_visible, gtk_window_set_mnemonics_visible) public var showsMnemonics: Bool

  /// Whether the widget with the keyboard is highlighted.
  @NativeProperty(gtk_window_get_focus_visible, gtk_window_set_focus_visible) public var showsFocus: Bool

  /// Whether it fills the screen beside the desktop's bars. The desktop may take its time, or refuse.
  @NativeProperty("maximized") public var isMaximized: Bool

  /// Whether it fills the whole screen. The desktop may take its time, or refuse.
  @NativeProperty("fullscreened") public var isFullscreen: Bool
}

// Signals.
extension WindowProtocol {
  /// The user wants to close the window; `.stop` keeps it open.
  public var onCloseRequest: EventSignal<> { EventSignal(self, "close-request") }

  /// The user pressed Enter.
  public var onActivateDefault: Signal<> { Signal(self, "activate-default") }

  /// The user pressed the space bar.
  public var onActivateFocus: Signal<> { Signal(self, "activate-focus") }

  /// The user, or C code, changed `title`.
  public var onNotifyTitle: Signal<> { notify("title", delivery: .userChanges) }

  /// The user, or C code, changed `isResizable`.
  public var onNotifyResizable: Signal<> { notify("resizable", delivery: .userChanges) }

  /// The user, or C code, changed `isModal`.
  public var onNotifyModal: Signal<> { notify("modal", delivery: .userChanges) }

  /// The user, or C code, changed `endsWithParent`.
  public var onNotifyDestroyWithParent: Signal<> { notify("destroy-with-parent", delivery: .userChanges) }

  /// The user, or C code, changed `hidesOnClose`.
  public var onNotifyHideOnClose: Signal<> { notify("hide-on-close", delivery: .userChanges) }

  /// The user, or C code, changed `iconName`.
  public var onNotifyIconName: Signal<> { notify("icon-name", delivery: .userChanges) }

  /// The user, or C code, changed `display`.
  public var onNotifyDisplay: Signal<> { notify("display", delivery: .userChanges) }

  /// The user, or C code, changed `isDecorated`.
  public var onNotifyDecorated: Signal<> { notify("decorated", delivery: .userChanges) }

  /// The user, or C code, changed `isDeletable`.
  public var onNotifyDeletable: Signal<> { notify("deletable", delivery: .userChanges) }

  /// The user, or C code, changed `transientFor`.
  public var onNotifyTransientFor: Signal<> { notify("transient-for", delivery: .userChanges) }

  /// The user, or C code, changed `application`.
  public var onNotifyApplication: Signal<> { notify("application", delivery: .userChanges) }

  /// The user, or C code, changed `defaultWidget`.
  public var onNotifyDefaultWidget: Signal<> { notify("default-widget", delivery: .userChanges) }

  /// The user, or C code, changed `focus`.
  public var onNotifyFocusWidget: Signal<> { notify("focus-widget", delivery: .userChanges) }

  /// The user, or C code, changed `child`.
  public var onNotifyChild: Signal<> { notify("child", delivery: .userChanges) }

  /// The user, or C code, changed `titlebar`.
  public var onNotifyTitlebar: Signal<> { notify("titlebar", delivery: .userChanges) }

  /// The user, or C code, changed `opensMenuBarByKey`.
  public var onNotifyHandleMenubarAccel: Signal<> { notify("handle-menubar-accel", delivery: .userChanges) }

  /// `isActive` changed.
  public var onNotifyIsActive: Signal<> { notify("is-active") }

  /// The user, or C code, changed `showsMnemonics`.
  public var onNotifyMnemonicsVisible: Signal<> { notify("mnemonics-visible", delivery: .userChanges) }

  /// The user, or C code, changed `showsFocus`.
  public var onNotifyFocusVisible: Signal<> { notify("focus-visible", delivery: .userChanges) }

  /// The user, or C code, changed `isMaximized`.
  public var onNotifyMaximized: Signal<> { notify("maximized", delivery: .userChanges) }

  /// The user, or C code, changed `isFullscreen`.
  public var onNotifyFullscreened: Signal<> { notify("fullscreened", delivery: .userChanges) }
}

// GTK's own names of what is called otherwise here; the messages say what to write.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension WindowProtocol {
  @available(*, unavailable, renamed: "isResizable")
  @NeverCalled public var resizable: Bool
  @available(*, unavailable, renamed: "isModal")
  @NeverCalled public var modal: Bool
  @available(*, unavailable, renamed: "endsWithParent")
  @NeverCalled public var destroyWithParent: Bool
  @available(*, unavailable, renamed: "hidesOnClose")
  @NeverCalled public var hideOnClose: Bool
  @available(*, unavailable, renamed: "isDecorated")
  @NeverCalled public var decorated: Bool
  @available(*, unavailable, renamed: "isDeletable")
  @NeverCalled public var deletable: Bool
  @available(*, unavailable, renamed: "focus")
  @NeverCalled public var focusWidget: Widget?
  @available(*, unavailable, renamed: "opensMenuBarByKey")
  @NeverCalled public var handleMenubarAccel: Bool
  @available(*, unavailable, renamed: "showsMnemonics")
  @NeverCalled public var mnemonicsVisible: Bool
  @available(*, unavailable, renamed: "showsFocus")
  @NeverCalled public var focusVisible: Bool
  @available(*, unavailable, renamed: "isMaximized")
  @NeverCalled public var maximized: Bool
  @available(*, unavailable, renamed: "isFullscreen")
  @NeverCalled public var fullscreened: Bool
  @available(*, unavailable, renamed: "destroyWindow()")
  @NeverCalled public var destroy: RenamedFunction
  @available(*, unavailable, message: "write defaultSize")
  @NeverCalled public var defaultWidth: Int
  @available(*, unavailable, message: "write defaultSize")
  @NeverCalled public var defaultHeight: Int
}
