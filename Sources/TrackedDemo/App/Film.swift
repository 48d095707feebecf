import FoundationEssentials
import Glibc
import TrackedKit

/// Saves what a person who tries the app sees, one picture after another: scripts/make-moving-picture makes the README's of them.
final class Film {
  private let application: Application
  private let model: AppModel
  private let folder: String
  private var count = 0
  /// How long each picture is shown.
  private static let interval = Duration.milliseconds(200)

  init(_ application: Application, _ model: AppModel, folder: String) {
    (self.application, self.model, self.folder) = (application, model, folder)
  }

  /// Shows what there is to see and quits; the exit code tells whether all of it was saved.
  func save() {
    application.hold()
    DisplaySettings.shared.setProperty("gtk-hint-font-metrics", to: true)
    Task {
      do {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try await shoot()
        application.quit()
      } catch {
        printError("\(error)")
        exit(1)
      }
    }
  }

  private func shoot() async throws {
    let settings = model.settings
    settings.colorScheme = .light
    settings.showsWelcome = false
    settings.outlinesRuns = true
    settings.windowSize = (930, 620)
    let main = MainWindow(application, model, page: .why)
    main.present()
    try await save(main, pictures: 5)
    for button in ["New Message", "New Message", "From a Thread"] {
      try press(button, in: main)
      try await save(main, pictures: 6)
    }
    try press("Mark All Read", in: main, number: 1)
    try await save(main, pictures: 6)
    main.controller.selection.page = .cost
    try await save(main, pictures: 9)
    for _ in 1...3 {
      try press("Change a Row", in: main)
      try await save(main, pictures: 5)
    }
    main.controller.selection.page = .counter
    try await save(main, pictures: 4)
    for _ in 1...2 {
      try press("Click me!", in: main)
      try await save(main, pictures: 4)
    }
    main.window.destroyWindow()
    if count < 30 { throw DemoError("the window was shown in \(count) pictures only") }
  }

  /// Presses the button that shows a text, the one with this number of those that do.
  private func press(_ title: String, in main: MainWindow, number: Int = 0) throws {
    var found: [Widget] = []
    func look(_ widget: Widget) {
      let label = (widget as? Button)?.label ?? (widget as? Gtk.Button)?.label
      if label == title, widget.isMapped { found.append(widget) }
      widget.children.forEach(look)
    }
    look(main.window)
    guard found.indices.contains(number) else { throw DemoError("there is no button '\(title)'") }
    found[number].activate()
  }

  private func save(_ main: MainWindow, pictures: Int) async throws {
    for _ in 1...pictures {
      try await Task.sleep(for: Self.interval)
      // Nothing can be taken while the window is about to be laid out.
      guard let texture = main.window.renderTexture() else { continue }
      count += 1
      try texture.savePNG(to: "\(folder)/\(1000 + count).png")
    }
  }
}
