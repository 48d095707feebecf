import GtkComplete

let application = Application(id: "io.github.trackedkit.GtkTour")
application.onActivate {
  if let window = application.activeWindow { return window.present() }
  TourWindow(application: application).present()
}
application.run()
