import TrackedKit

/// A window of the app: model and theme go in here, once, as traits of the root.
final class MainWindow {
  let window: ApplicationWindow
  let controller: MainViewController

  init(_ application: Application, _ model: AppModel, page: DemoPage) {
    window = ApplicationWindow(application: application)
    window.title = "Tracked Demo"
    window.setDefaultSize(width: model.settings.windowSize.width, height: model.settings.windowSize.height)
    controller = MainViewController(model, page: page)
    let header = HeaderBar()
    header.packEnd(Self.makeMenuButton())
    window.titlebar = header
    addActions(model)
    WindowLook.follow(window)
    ReadsPopover.follow(window, model)
    provideAppModel(model, to: window)
    // The pages are written for level 26; where another one was chosen, a part of Compatibility shows it.
    if Configuration.current.trackingPolicy.level < .v26 {
      window.traitOverrides.trackingPolicy = TrackingPolicy(level: .v26)
    }
    window.rootViewController = controller
    if model.settings.isWindowMaximized { window.maximize() }
    window.onCloseRequest { [weak window] in
      model.todo.endEditing(keeping: true)
      guard let window else { return .proceed }
      model.settings.windowSize = (Int(window.defaultSize.width), Int(window.defaultSize.height))
      model.settings.isWindowMaximized = window.isMaximized
      return .proceed
    }
  }

  func present() { window.present() }

  private static func makeMenu() -> Gtk.Menu {
    let menu = Gtk.Menu()
    let windows = Gtk.Menu()
    windows.append(String(localized: "New Window"), action: "app.new-window")
    windows.append(String(localized: "Save Picture"), action: "win.save-picture")
    let views = Gtk.Menu()
    views.append(String(localized: "Find a Page"), action: "win.find")
    views.append(String(localized: "Counts of Updates"), action: "win.counter-strip")
    views.append(String(localized: "Outline What Runs"), action: "win.outlines")
    views.append(String(localized: "Inspector"), action: "app.inspector")
    views.append(String(localized: "GTK’s Inspector"), action: "app.gtk-inspector")
    let rest = Gtk.Menu()
    rest.append(String(localized: "Preferences"), action: "win.show-settings")
    rest.append(String(localized: "Keyboard Shortcuts"), action: "win.show-shortcuts")
    rest.append(String(localized: "About Tracked Demo"), action: "app.about")
    rest.append(String(localized: "Quit"), action: "app.quit")
    for section in [windows, views, rest] { menu.appendSection(nil, section) }
    return menu
  }

  private static func makeMenuButton() -> MenuButton {
    let button = MenuButton()
    button.iconName = "open-menu-symbolic"
    button.isPrimary = true
    button.followLanguage { [unowned button] in
      button.tooltip = String(localized: "Main menu")
      button.menu = makeMenu()
    }
    return button
  }

  private func addActions(_ model: AppModel) {
    window.addAction("close") { [weak window] in window?.close() }
    window.addAction("save-picture") { [weak window] in
      guard let window else { return }
      Task {
        do {
          let path = try await WindowPicture.save(window, name: "Tracked Demo \(window.title ?? "")")
          model.notices.offer(String(localized: "Saved as \(path)"))
        } catch { model.notices.show(String(localized: "The picture was not saved: \(error)")) }
      }
    }
    window.addAction(
      SimpleAction("counter-strip", state: model.settings.showsCounterStrip) { [settings = model.settings] isOn in
        settings.showsCounterStrip = isOn
      })
    window.addAction(
      SimpleAction("outlines", state: model.settings.outlinesRuns) { [settings = model.settings] isOn in
        settings.outlinesRuns = isOn
      })
    window.addAction("find") { [weak controller] in controller?.find() }
    window.addAction("show-shortcuts") { [weak controller] in controller?.presentShortcuts() }
    for page in DemoPage.allCases {
      window.addAction("show-\(page.name)") { [weak controller] in
        controller?.selection.page = page
        controller?.openPage()
      }
    }
  }
}
