import TrackedKit

/// Where the program's translations are: po/de.po becomes de/LC_MESSAGES/notes.mo.
enum Languages {
  static func use() {
    // Wherever it is installed, the program is in bin and its translations are in share.
    let installed = Bundle.main.bundleURL.appending(path: "../share/locale").standardized.path
    Translations.use(domain: "notes", folder: ProcessInfo.processInfo.environment["NOTES_LOCALE"] ?? installed)
  }
}
