import TrackedKit

let application = Application(id: "org.example.Monitor")
let model = SystemModel()
application.onStartup { model.follow() }
application.onActivate {
  if let window = application.activeWindow { return window.present() }
  let window = Window(application: application, title: "Monitor")
  window.setDefaultSize(width: 640, height: 560)
  window.rootViewController = MonitorViewController(model)
  window.present()
}
application.run()
