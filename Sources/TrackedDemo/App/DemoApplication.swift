import TrackedInspector
import TrackedKit

/// The process: command line, actions, and its windows.
final class DemoApplication {
  private let application = Application(id: "io.github.trackedkit.Demo")
  private var model: AppModel!
  private var screenshotFolder: String?
  private var filmFolder: String?
  private var firstPage: DemoPage?

  func run() -> Never {
    application.setOptions([
      .value("page", argument: "NAME", "Show a page: \(DemoPage.allCases.map(\.name).joined(separator: ", "))"),
      .value("screenshots", argument: "FOLDER", "Save a PNG of each screen and quit"),
      .value("film", argument: "FOLDER", "Save what a person sees who tries the app, as PNGs, and quit"),
      .value("level", argument: "18|26", "Run under a level's rules; see the pages Compatibility and Animation"),
      .value("tracking-keys", argument: "FILE", "Opt in to tracking at level 18 with the keys in a file"),
    ]) { [unowned self] options in
      guard chooseLevel(options) else { return 2 }
      screenshotFolder = options["screenshots"]
      filmFolder = options["film"]
      guard let name = options["page"] else { return nil }
      firstPage = DemoPage(named: name)
      if firstPage == nil {
        Notices().show("There is no page '\(name)'.")
        return 2
      }
      return nil
    }
    application.onStartup { [unowned self] in start() }
    application.onActivate { [unowned self] in activate() }
    application.onShutdown { [unowned self] in
      Settings.sync()
      model.todo.saveBeforeExit()
    }
    application.run()
  }

  /// - Returns: false if there is no such level; that was told.
  private func chooseLevel(_ options: Application.OptionValues) -> Bool {
    let name = options["level"] ?? "\(PlatformLevel.v26.rawValue)"
    guard let level = Int(name).flatMap(PlatformLevel.init(rawValue:)) else {
      printError("There is no level '\(name)'. Choose 18 or 26.")
      return false
    }
    TrackingPolicy.configure(level: level, keyFile: options["tracking-keys"])
    return true
  }

  private func start() {
    Translations.use(domain: "tracked-demo", folder: DemoResources.translations)
    Inspector.install()
    application.addAction("inspector") { Inspector.show() }
    application.addAction("gtk-inspector") { Inspector.showGtkInspector() }
    model = AppModel()
    // The pages' code can be selected, and is not to be shown selected when a sheet opens.
    DisplaySettings.shared.labelsSelectTextOnFocus = false
    model.todo.load(reportingTo: model.notices)
    do { try Style.set(DemoResources.styleSheet(), for: "app") } catch { model.notices.show("\(error)") }
    model.look.follow()
    application.addAction("new-window") { [unowned self] in openWindow() }
    application.addAction("quit") { [unowned self] in
      // Each keeps its size as it closes; with the last one the program ends.
      application.windows.forEach { $0.close() }
      if application.windows.isEmpty { application.quit() }
    }
    application.addAction("about") { [unowned self] in showAbout() }
    Self.setKeys(of: application)
  }

  /// The keys of the app's actions.
  static func setKeys(of application: Application) {
    application.setAccelerators(["<Control>n"], for: "app.new-window")
    application.setAccelerators(["<Control>q"], for: "app.quit")
    application.setAccelerators(["<Control>w"], for: "win.close")
    application.setAccelerators(["<Control><Shift>s"], for: "win.save-picture")
    application.setAccelerators(["F9"], for: "win.counter-strip")
    application.setAccelerators(["F8"], for: "win.outlines")
    application.setAccelerators(["<Control>f"], for: "win.find")
    application.setAccelerators(["<Control>question"], for: "win.show-shortcuts")
    for (index, page) in DemoPage.allCases.prefix(9).enumerated() {
      let keys = page == .settings ? ["<Control>comma"] : []
      application.setAccelerators(["<Alt>\(index + 1)"] + keys, for: "win.show-\(page.name)")
    }
  }

  private func activate() {
    if let folder = screenshotFolder {
      Screenshots(application, model).save(to: folder)
    } else if let folder = filmFolder {
      Film(application, model, folder: folder).save()
    } else if let window = application.activeWindow {
      window.present()
    } else {
      openWindow()
    }
  }

  private func showAbout() {
    let about = AboutDialog()
    about.programName = "Tracked Demo"
    about.logoIconName = "io.github.trackedkit.Demo"
    about.comments = String(localized: "Widgets that follow their models automatically")
    about.website = "https://github.com/trackedkit/TrackedKit"
    about.copyright = String(localized: "© The TrackedKit developers")
    about.licenseType = .mit
    about.transientFor = application.activeWindow
    about.isModal = true
    about.present()
  }

  private func openWindow() {
    MainWindow(application, model, page: firstPage ?? model.settings.lastPage).present()
  }
}
