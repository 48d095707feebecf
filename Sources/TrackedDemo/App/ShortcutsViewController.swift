import TrackedKit

/// The keys of the app, on a sheet.
final class ShortcutsViewController: ViewController {
  // Words for translators: begin
  private static let sections: [(title: String, keys: [(key: String, meaning: String)])] = [
    (
      "Window",
      [
        ("Ctrl+N", "Open another window"), ("Ctrl+W", "Close the window"), ("Ctrl+Q", "Quit"),
        ("Ctrl+Shift+S", "Save a picture of the window"), ("F9", "Show or hide the counts of updates"),
        ("F8", "Outline what runs, or do not"), ("Ctrl+Shift+click", "Show what a widget reads"),
        ("Ctrl+Shift+U", "Show or hide the inspector"), ("Ctrl+Shift+D", "Open GTK's inspector"),
        ("Ctrl+,", "Open the settings"), ("F10", "Open the main menu"), ("Ctrl+?", "Show this list"),
      ]
    ),
    (
      "Pages",
      [
        ("Ctrl+F", "Find a page, or search in the library"), ("Alt+1 to Alt+9", "Open one of the first nine pages"),
        ("Alt+Left", "Go back"),
      ]
    ),
    (
      "To-do list",
      [
        ("Enter", "Edit the item"), ("Ctrl+Enter", "Tick the item"), ("Alt+Up, Alt+Down", "Move the item"),
        ("Delete", "Delete the item"), ("Ctrl+Z", "Restore the last deleted item"),
      ]
    ),
  ]
  // Words for translators: end

  override func viewDidLoad() {
    super.viewDidLoad()
    title = String(localized: "Keyboard Shortcuts")
    navigationItem.rightBarButtonItem = BarButtonItem(
      systemItem: .done, primaryAction: Action { [weak self] _ in self?.dismiss(animated: true) })
    let column = Box(.vertical, spacing: 18)
    column.margins = PageLayout.contentMargins
    for (title, keys) in Self.sections {
      column.append(
        PageLayout.makeSection(title, keys.map { PageLayout.makeRow($0.meaning, control: Label(word: $0.key)) }))
    }
    let scroller = ScrolledWindow()
    scroller.setPolicy(horizontal: .never, vertical: .automatic)
    scroller.child = column
    view.addSubview(scroller)
  }
}

extension ViewController {
  /// Shows the keys of the app.
  func presentShortcuts() {
    let sheet = NavigationController(rootViewController: ShortcutsViewController())
    sheet.sheetPresentationController?.detents = [.large()]
    presentAlone(sheet)
  }
}
