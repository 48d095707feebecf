import GtkComplete

let application = Application(id: "io.github.trackedkit.GtkTour")
application.onActivate {
  if let window = application.activeWindow { return window.present() }
  let window = TourWindow(application: application)
  // The page to begin with, by its title.
  if let page = pages.first(where: { $0.title == CommandLine.arguments.dropFirst().first }) { window.show(page) }
  window.present()
}
application.run([CommandLine.arguments[0]])
