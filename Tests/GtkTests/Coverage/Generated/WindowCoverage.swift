// Made by scripts/generate-wrappers of scripts/support/wrappers/Window.txt: edit that, not this.
import GtkTesting

extension Wrappers {
  static let windowLaws = Coverage<Window>(
    "GtkWindow", make: { Window() }
  ) {
    $0.set("title", \.title)
    $0.set("resizable", \.isResizable)
    $0.set("modal", \.isModal)
    $0.set("destroy-with-parent", \.endsWithParent)
    $0.set("hide-on-close", \.hidesOnClose)
    $0.set("icon-name", \.iconName, samples: ["image-missing", nil])
    $0.shown("display", \.display)
    $0.set("decorated", \.isDecorated)
    $0.set("deletable", \.isDeletable)
    $0.shown("transient-for", \.transientFor)
    $0.shown("application", \.application)
    $0.shown("default-widget", \.defaultWidget)
    $0.shown("focus-widget", \.focus)
    $0.set("child", \.child)
    $0.set("titlebar", \.titlebar)
    $0.set("handle-menubar-accel", \.opensMenuBarByKey)
    $0.shown("is-active", \.isActive)
    $0.set("mnemonics-visible", \.showsMnemonics)
    $0.set("focus-visible", \.showsFocus)
    $0.shown("maximized", \.isMaximized)
    $0.shown("fullscreened", \.isFullscreen)
    $0.excuse("default-width", "covered by `defaultSize`")
    $0.excuse("default-height", "covered by `defaultSize`")
    $0.excuse("startup-id", "GTK-internal: the desktop gives it to a program that it starts")
    $0.signal { $0.onCloseRequest { .proceed } }
    $0.signal { $0.onActivateDefault {} }
    $0.signal { $0.onActivateFocus {} }
    $0.signal { $0.onNotifyTitle {} }
    $0.signal { $0.onNotifyResizable {} }
    $0.signal { $0.onNotifyModal {} }
    $0.signal { $0.onNotifyDestroyWithParent {} }
    $0.signal { $0.onNotifyHideOnClose {} }
    $0.signal { $0.onNotifyIconName {} }
    $0.signal { $0.onNotifyDisplay {} }
    $0.signal { $0.onNotifyDecorated {} }
    $0.signal { $0.onNotifyDeletable {} }
    $0.signal { $0.onNotifyTransientFor {} }
    $0.signal { $0.onNotifyApplication {} }
    $0.signal { $0.onNotifyDefaultWidget {} }
    $0.signal { $0.onNotifyFocusWidget {} }
    $0.signal { $0.onNotifyChild {} }
    $0.signal { $0.onNotifyTitlebar {} }
    $0.signal { $0.onNotifyHandleMenubarAccel {} }
    $0.signal { $0.onNotifyIsActive {} }
    $0.signal { $0.onNotifyMnemonicsVisible {} }
    $0.signal { $0.onNotifyFocusVisible {} }
    $0.signal { $0.onNotifyMaximized {} }
    $0.signal { $0.onNotifyFullscreened {} }
  }
}
