import TrackedKit

/// The program. It runs once: a file that is opened later is shown by the process that is running.
final class NotesApplication {
  private let application = Application(id: "org.example.Notes")
  private let preferences = Preferences()
  private var store: NoteStore!
  private weak var preferencesWindow: Window?

  func run() -> Never {
    application.onStartup { [unowned self] in start() }
    application.onActivate { [unowned self] in activate() }
    application.onOpen { [unowned self] addresses in
      activate()
      let window = application.windows.lazy.compactMap { $0 as? NotesWindow }.first
      window?.open(addresses.compactMap(URL.init(string:)))
    }
    application.onShutdown { [unowned self] in store.save() }
    application.run()
  }

  private func start() {
    Languages.use()
    store = NoteStore(.standard, preferences)
    application.addAction("new-window") { [unowned self] in openWindow() }
    application.addAction("preferences") { [unowned self] in showPreferences() }
    application.addAction("about") { [unowned self] in showAbout() }
    application.addAction("quit") { [unowned self] in quit() }
    let keys = [
      "win.new": "<Control>n", "win.delete": "<Control>d", "win.search": "<Control>f", "win.import": "<Control>o",
      "win.close": "<Control>w", "app.preferences": "<Control>comma", "app.quit": "<Control>q",
    ]
    for (action, key) in keys { application.setAccelerators([key], for: action) }
    Task { [preferences] in
      for await appearance in Observations({ preferences.appearance }) {
        DesktopAppearance.colorSchemeOverride =
          switch appearance {
          case .system: nil
          case .light: .light
          case .dark: .dark
          }
      }
    }
  }

  private func activate() {
    if let window = application.activeWindow { window.present() } else { openWindow() }
  }

  private func openWindow() { NotesWindow(application, store, preferences).present() }

  /// Closes the windows, each of which keeps its size as it closes: the program ends with the last one.
  private func quit() {
    let windows = (application as Gtk.Application).windows
    windows.forEach { $0.close() }
    if windows.isEmpty { application.quit() }
  }

  private func showPreferences() {
    if let preferencesWindow { return preferencesWindow.present() }
    let owner = application.activeWindow
    let window = Window(application: application, title: String(localized: "Preferences"))
    window.rootViewController = PreferencesViewController(preferences)
    window.transientFor = owner
    // No program of preferences alone.
    window.endsWithParent = true
    preferencesWindow = window
    window.present()
  }

  private func showAbout() {
    let about = AboutDialog()
    about.programName = String(localized: "Notes")
    about.logoIconName = "org.example.Notes"
    about.licenseType = .mit
    about.transientFor = application.activeWindow
    about.isModal = true
    about.present()
  }
}
