import FoundationEssentials
import Glibc
import TrackedKit

/// Saves a picture of every screen, light and dark, for where no person can look.
final class Screenshots {
  private let application: Application
  private let model: AppModel

  init(_ application: Application, _ model: AppModel) {
    self.application = application
    self.model = model
  }

  /// Shows one screen after the other, saves each as a PNG and quits; the exit code tells whether that worked.
  func save(to folder: String) {
    application.hold()
    // Without it glyphs lie between pixels and are painted on whole ones, which makes uneven gaps at this resolution.
    DisplaySettings.shared.setProperty("gtk-hint-font-metrics", to: true)
    Task {
      do {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        prepareModels()
        try await saveScreens(to: folder, width: 960, height: 680, suffix: "")
        model.settings.colorScheme = .dark
        try await saveScreens(to: folder, width: 960, height: 680, suffix: "-dark")
        model.settings.colorScheme = .light
        try await saveScreens(to: folder, width: 360, height: 640, suffix: "-narrow")
        // Text at 200 %, as the desktop sets it for those who need it.
        let resolution: Int = DisplaySettings.shared.property("gtk-xft-dpi")
        DisplaySettings.shared.setProperty("gtk-xft-dpi", to: resolution * 2)
        try await saveScreens(to: folder, width: 960, height: 680, suffix: "-large-text")
        try await saveScreens(to: folder, width: 1600, height: 900, suffix: "-large-text-wide")
        application.quit()
      } catch {
        printError("\(error)")
        exit(1)
      }
    }
  }

  /// Something to see on every screen; nothing of it is stored.
  private func prepareModels() {
    model.counter.hits = 42
    model.settings.colorScheme = .light
    model.todo.show([
      TodoRecord(id: 1, title: "Read one property in a hook", isCompleted: true),
      TodoRecord(id: 2, title: "Change it from anywhere", isCompleted: true),
      TodoRecord(id: 3, title: "Watch one label follow", isCompleted: false),
      TodoRecord(id: 4, title: "Open a second window and see both change", isCompleted: false),
      TodoRecord(id: 5, title: "Delete the manual refresh", isCompleted: false),
    ])
  }

  private func saveScreens(to folder: String, width: Int, height: Int, suffix: String) async throws {
    model.settings.windowSize = (width, height)
    let main = MainWindow(application, model, page: .counter)
    main.present()
    for page in DemoPage.allCases {
      main.controller.selection.page = page
      if page == .gallery { try await wait(for: "the pictures") { [model] in model.gallery.isLoaded } }
      try await save(main.window, to: "\(folder)/\(page.name)\(suffix).png")
      for scene in page.scenes {
        try await save(scene, on: main, to: "\(folder)/\(page.name)-\(scene.name)\(suffix).png")
      }
    }
    main.controller.selection.page = .hooks
    model.settings.showsCounterStrip = true
    try await save(main.window, to: "\(folder)/counter-strip\(suffix).png")
    model.settings.showsCounterStrip = false
    main.window.destroyWindow()
  }

  /// Opens a scene on the page that is shown, and closes it afterwards.
  private func save(_ scene: DemoScene, on main: MainWindow, to path: String) async throws {
    guard let page = main.controller.shownPage else { throw DemoError("no page is shown") }
    if let window = scene.open(page) {
      try await save(window, to: path)
      window.destroyWindow()
      return
    }
    guard let presented = page.presentedViewController else { throw DemoError("\(scene.name) was not presented") }
    let popover = presented.view.popoverAround
    if popover != nil { try await waitForFrames(of: main.window) }
    if let popover, !popover.isMapped {
      // A Wayland compositor opens what takes the pointer in answer to a press alone.
      print("\(path): left out: this display opens a popover only after a real press")
    } else {
      try await save(main.window, picturing: popover ?? main.window, to: path)
    }
    page.dismiss(animated: false)
    try await waitForFrames(of: main.window)
  }

  private func save(_ window: Window, to path: String) async throws {
    try await save(window, picturing: window, to: path)
  }

  private func save(_ window: Window, picturing widget: Widget, to path: String) async throws {
    try await waitForFrames(of: window)
    guard let texture = widget.renderTexture() else { throw DemoError("the window is not shown") }
    try texture.savePNG(to: path)
    print(path)
  }

  /// Until transitions are over: nothing moves for longer than this many frames.
  private func waitForFrames(of window: Window, count: Int = 24) async throws {
    var frames = 0
    window.addTickCallback { _ in
      frames += 1
      return frames < count ? .again : .finish
    }
    try await wait(for: "frames") { frames >= count }
  }

  private func wait(for what: String, until condition: () -> Bool) async throws {
    let deadline = ContinuousClock.now + .seconds(20)
    while !condition() {
      guard ContinuousClock.now < deadline else { throw DemoError("waited 20 s for \(what)") }
      try await Task.sleep(for: .milliseconds(5))
    }
  }
}

extension Widget {
  /// Whether the widget is on a surface of its own, which a picture of the window does not show.
  fileprivate var popoverAround: Popover? { self as? Popover ?? parent?.popoverAround }
}
