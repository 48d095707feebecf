import TrackedUI

/// The program of docs/FIRST_DECLARATIVE_APP.md.
@main struct ShoppingApp: App {
  static let applicationID = "org.example.Shopping"

  private let list: ShoppingList

  init() {
    // Wherever it is installed, the program is in bin and its translations are in share.
    let translations = Bundle.main.bundleURL.appending(path: "../share/locale").standardized.path
    Translations.use(domain: "shopping", folder: translations)
    let folder = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]
    list = ShoppingList(folder.appending(path: "org.example.Shopping/list.json"))
  }

  var body: some Scene {
    WindowGroup("Shopping") { ShoppingView(list: list) }
      .defaultSize(width: 360, height: 480)
      .commands {
        CommandGroup(after: .newItem) {
          Button("Remove What Is Bought") { list.removeBought() }
            .keyboardShortcut("d")
            .disabled(!list.items.contains(where: \.isBought))
        }
      }
    Settings { SettingsView() }
  }
}
