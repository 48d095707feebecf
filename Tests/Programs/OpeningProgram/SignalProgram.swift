import Gtk

/// A program of the binding alone, or of the kit's plain application: `onActivate`, `onOpen`.
func runSignalProgram() -> Never {
  let application = Application(id: identifier)
  var windows = 0
  application.onActivate {
    if let window = application.activeWindow {
      say("comes forward", application.windows.count)
      return window.present()
    }
    windows += 1
    let window = Window(application: application, title: "Signals")
    window.child = Label("signals")
    window.onMap { say("shown", windows) }
    window.present()
  }
  application.onOpen { addresses in
    say("opens", addresses.map(name).joined(separator: " "))
    application.activeWindow?.present()
    if application.activeWindow == nil {
      let window = Window(application: application, title: "Signals")
      window.onMap { say("shown for files") }
      window.present()
    }
  }
  application.onShutdown { say("shuts down") }
  application.run()
}
