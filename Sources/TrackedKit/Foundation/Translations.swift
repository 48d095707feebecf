import CGtk
import Gtk
import GtkTracking
import Synchronization

/// The program's translations, made with gettext.
@MainActor public enum Translations {
  /// Takes the texts of `String(localized:)` from a domain from now on, in the user's language. Call it before the first window is made, once
  /// GTK has started: in the handler of `onStartup`, or in the initialiser of an `App`.
  ///
  /// The kit's own words have the domain `tracked-kit`, and are looked for in the same folder first.
  ///
  /// - Parameters:
  ///   - domain: the name of the translations: German ones are `de/LC_MESSAGES/<domain>.mo`, which `msgfmt` makes of `de.po`.
  ///   - folder: where the folders of the languages are, such as `/usr/share/locale`.
  public static func use(domain: String, folder: String) {
    Store.shared.withLock { $0.use(domain, folder) }
    Store.isInUse.store(true, ordering: .relaxed)
    // For what C code looks up itself, such as the texts of a GtkBuilder's file.
    bindtextdomain(domain, folder)
    bind_textdomain_codeset(domain, "UTF-8")
    textdomain(domain)
  }

  /// The domain of the kit's own words.
  nonisolated static let kitDomain = "tracked-kit"

  /// A language that nobody speaks, with an accent on each vowel and brackets around each text: what looks as usual in it is not translated.
  nonisolated static let pseudoLanguage = "en_XA"

  /// Whether there may be translations: literals are not looked up where nobody has any.
  package nonisolated static var isInUse: Bool {
    Store.isInUse.load(ordering: .relaxed)
  }

  /// The translation of a text, in the language of the running hook; nil if there is none.
  ///
  /// - Parameters:
  ///   - domain: nil for the program's.
  ///   - look: takes the text from a catalogue.
  nonisolated static func find(
    _ key: String, domain: String?, _ look: (Catalogue) -> String?
  ) -> String? {
    for language in languages {
      // The texts are written in English.
      if language == "C" { return nil }
      if language == pseudoLanguage { return pseudoText(key) }
      let catalogues = Store.shared.withLock { $0.catalogues(of: domain, language) }
      if let text = catalogues.lazy.compactMap(look).first { return text }
      if language == "en" { return nil }
    }
    return nil
  }

  /// The languages of whoever's hook runs, the preferred one first, with those that it is a variant of.
  nonisolated private static var languages: [String] {
    if isMainThread, let locale = MainActor.assumeIsolated({ TraitCollection.current.locale }) {
      return variants(of: locale.identifier.replacing("-", with: "_"))
    }
    var names: [String] = []
    var next = g_get_language_names()
    while let name = next?.pointee.map({ String(cString: $0) }) {
      if !name.contains(".") { names.append(name) }
      next = next?.successor()
    }
    return names
  }

  nonisolated private static func variants(of name: String) -> [String] {
    let found = g_get_locale_variants(name)
    defer { g_strfreev(found) }
    var names: [String] = []
    while let variant = found?[names.count] { names.append(String(cString: variant)) }
    return names
  }

  /// A text as somebody reads it who does not speak the language: places for values, and addresses of links, stay.
  nonisolated private static func pseudoText(_ key: String) -> String {
    let accents: [Character: Character] = [
      "a": "á", "e": "é", "i": "í", "o": "ó", "u": "ú", "y": "ý", "A": "Á", "E": "É", "I": "Í", "O": "Ó", "U": "Ú",
      "Y": "Ý",
    ]
    var (result, rest) = ("", key[...])
    while let character = rest.popFirst() {
      result.append(accents[character] ?? character)
      let kept =
        character == "%"
        ? ["%", "lld", "lf", "@"].first(where: rest.hasPrefix)?.count ?? 0
        : character == "]" && rest.first == "(" ? rest.prefix { $0 != ")" }.count : 0
      result += rest.prefix(kept)
      rest = rest.dropFirst(kept)
    }
    return "⟦\(result)⟧"
  }

  /// The catalogues that were asked for, and where others are.
  private nonisolated struct Store: Sendable {
    static let shared = Mutex(Store())
    static let isInUse = Atomic(false)

    private var domain: String?
    private var folders: [String: String] = [:]
    /// Those that are there, by language and domain.
    private var found: [String: [Catalogue]] = [:]

    mutating func use(_ domain: String, _ folder: String) {
      self.domain = domain
      folders[domain] = folder
      found = [:]
    }

    /// Where a domain's translations may be: where the program says; for the kit's own, with the program's, beside the program, or installed.
    private func folders(of domain: String) -> [String] {
      if domain != kitDomain { return folders[domain].map { [$0] } ?? [] }
      return [self.domain.flatMap { folders[$0] }, folders[domain]].compactMap { $0 } + Self.standardFolders
    }

    private static let standardFolders: [String] = {
      let program = Bundle.main.executableURL?.deletingLastPathComponent()
      var folders = [program?.deletingLastPathComponent().appendingPathComponent("share/locale").path].compactMap { $0 }
      var next = g_get_system_data_dirs()
      while let folder = next?.pointee.map({ String(cString: $0) }) {
        folders.append(folder + "/locale")
        next = next?.successor()
      }
      return folders
    }()

    mutating func catalogues(of domain: String?, _ language: String) -> [Catalogue] {
      guard let domain = domain ?? self.domain else { return [] }
      let file = "\(language)/LC_MESSAGES/\(domain).mo"
      if let known = found[file] { return known }
      let catalogues = folders(of: domain).compactMap { Catalogue(file: "\($0)/\(file)") }
      found[file] = catalogues
      return catalogues
    }
  }
}

extension Widget {
  /// Sets some of the kit's own words, now and whenever the language here has changed.
  package func followLanguage(_ key: String = "language", _ setWords: @escaping () -> Void) {
    followTraits(key, if: true) { $0.performAsCurrent(setWords) }
  }
}
