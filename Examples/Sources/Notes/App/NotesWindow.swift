import TrackedKit

/// A window with the notes: its title bar, its menu, and what can be done in it.
final class NotesWindow: ApplicationWindow {
  private let controller: NotesViewController

  init(_ application: Application, _ store: NoteStore, _ preferences: Preferences) {
    controller = NotesViewController(store, preferences)
    super.init(application: application)
    title = String(localized: "Notes")
    setDefaultSize(width: Int(preferences.windowSize.width), height: Int(preferences.windowSize.height))
    titlebar = Self.makeTitleBar(store)
    rootViewController = controller
    if preferences.isMaximized { maximize() }
    onCloseRequest { [unowned self] in
      preferences.isMaximized = isMaximized
      preferences.windowSize = Size(width: defaultSize.width, height: defaultSize.height)
      return .proceed
    }
    let actions: [(String, (NotesViewController) -> Void)] = [
      ("new", { $0.addNote() }), ("delete", { $0.deleteNote() }), ("search", { $0.search() }),
      ("import", { $0.chooseFiles() }),
    ]
    for (name, action) in actions {
      addAction(name) { [weak controller] in if let controller { action(controller) } }
    }
    addAction("close") { [weak self] in self?.close() }
  }

  func open(_ files: [URL]) { controller.importFiles(files) }

  private static func makeTitleBar(_ store: NoteStore) -> HeaderBar {
    let bar = HeaderBar()
    let add = Gtk.Button(iconName: "list-add-symbolic")
    add.tooltip = String(localized: "New Note")
    add.actionName = "win.new"
    bar.packStart(add)
    let delete = Gtk.Button(iconName: "user-trash-symbolic")
    delete.tooltip = String(localized: "Delete Note")
    delete.actionName = "win.delete"
    delete.updateProperties { $0.isSensitive = store.chosen != nil }
    let undo = Gtk.Button(iconName: "edit-undo-symbolic")
    undo.onClicked { store.undoManager.undo() }
    undo.updateProperties {
      $0.isSensitive = store.undoManager.canUndo
      $0.tooltip = store.undoManager.undoMenuItemTitle
    }
    let menu = Gtk.Menu()
    let notes = Gtk.Menu()
    notes.append(String(localized: "Import…"), action: "win.import")
    notes.append(String(localized: "Search"), action: "win.search")
    let rest = Gtk.Menu()
    rest.append(String(localized: "New Window"), action: "app.new-window")
    rest.append(String(localized: "Preferences"), action: "app.preferences")
    rest.append(String(localized: "About Notes"), action: "app.about")
    rest.append(String(localized: "Quit"), action: "app.quit")
    menu.appendSection(nil, notes)
    menu.appendSection(nil, rest)
    let menuButton = MenuButton()
    menuButton.iconName = "open-menu-symbolic"
    menuButton.tooltip = String(localized: "Main Menu")
    menuButton.isPrimary = true
    menuButton.menu = menu
    for button in [menuButton, delete, undo] { bar.packEnd(button) }
    return bar
  }
}
