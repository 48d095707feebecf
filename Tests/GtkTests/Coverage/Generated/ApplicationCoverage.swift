// Made by scripts/generate-wrappers of scripts/support/wrappers/Application.txt: edit that, not this.
import GtkTesting

extension Wrappers {
  static let applicationLaws = Coverage<Application>(
    "GtkApplication", make: { Application(id: "io.github.trackedkit.Coverage") }
  ) {
    $0.set("application-id", \.id, samples: ["io.github.trackedkit.Other"])
    $0.set("resource-base-path", \.resourceBasePath, samples: ["/io/github/trackedkit"])
    $0.shown("is-registered", \.isRegistered)
    $0.set("inactivity-timeout", \.inactivityTimeout, samples: [10, 20])
    $0.shown("is-busy", \.isBusy)
    $0.set("register-session", \.registersSession)
    $0.shown("screensaver-active", \.isScreensaverActive)
    $0.shown("menubar", \.menuBar)
    $0.shown("active-window", \.activeWindow)
    $0.excuse("flags", "covered by the initialiser: `instances` says it")
    $0.excuse("is-remote", "covered by `isRemote`, which may be asked before there is an answer")
    $0.excuse("action-group", "deprecated")
    $0.signal { $0.onStartup {} }
    $0.signal { $0.onActivate {} }
    $0.signal { $0.onShutdown {} }
    $0.signal { $0.onWindowAdded { _ in } }
    $0.signal { $0.onWindowRemoved { _ in } }
    $0.signal { $0.onQueryEnd {} }
    $0.signal { $0.onNotifyApplicationId {} }
    $0.signal { $0.onNotifyResourceBasePath {} }
    $0.signal { $0.onNotifyIsRegistered {} }
    $0.signal { $0.onNotifyInactivityTimeout {} }
    $0.signal { $0.onNotifyIsBusy {} }
    $0.signal { $0.onNotifyRegisterSession {} }
    $0.signal { $0.onNotifyScreensaverActive {} }
    $0.signal { $0.onNotifyMenubar {} }
    $0.signal { $0.onNotifyActiveWindow {} }
  }
}
