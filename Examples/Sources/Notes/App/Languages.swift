import TrackedKit

/// Where the program's translations are: po/de.po becomes de/LC_MESSAGES/notes.mo.
enum Languages {
  static func use() {
    Translations.use(
      domain: "notes", folder: ProcessInfo.processInfo.environment["NOTES_LOCALE"] ?? "/usr/share/locale")
  }
}
