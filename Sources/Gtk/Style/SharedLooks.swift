/// Looks that are not the theme's, each a style class with rules of its own. Widgets that look alike share one.
///
/// A look that is no longer used leaves the sheet when the next one is added: a colour that changes with every frame leaves
/// only one behind.
@MainActor package final class SharedLooks<Look: Hashable> {
  private final class Entry {
    let className: String
    let rules: String
    var users = 0

    init(className: String, rules: String) {
      self.className = className
      self.rules = rules
    }
  }

  /// A widget has a look for as long as this is attached to it.
  private final class Use {
    let look: Look
    let entry: Entry

    init(_ look: Look, _ entry: Entry) {
      self.look = look
      self.entry = entry
      entry.users += 1
    }

    isolated deinit { entry.users -= 1 }
  }

  private let sheet: String
  private let base: String
  private let rules: (_ look: Look, _ className: String) -> String
  private var entries: [Look: Entry] = [:]
  private var count = 0
  private var isLoaded = false

  /// Looks with their rules in one named sheet, after rules that always apply.
  package init(
    sheet: String, base: String = "", rules: @escaping (_ look: Look, _ className: String) -> String
  ) {
    self.sheet = sheet
    self.base = base
    self.rules = rules
  }

  /// Sets the rules that do not belong to a look.
  package func prepare() { if !isLoaded { load() } }

  /// Gives a widget a look, replacing its previous one; nil leaves it to the theme.
  package func give(_ look: Look?, to widget: Widget) {
    let old = widget.attachment(Use.self)
    guard look != old?.look else { return }
    if let old { widget.removeCSSClass(old.entry.className) }
    guard let look else { return widget.detach(Use.self) }
    let entry = entry(of: look)
    widget.attach(Use(look, entry))
    widget.addCSSClass(entry.className)
  }

  /// How many looks the sheet has rules for.
  package var sheetCount: Int { entries.count }

  private func entry(of look: Look) -> Entry {
    if let entry = entries[look] { return entry }
    count += 1
    let className = "\(sheet)-\(count)"
    let entry = Entry(className: className, rules: rules(look, className))
    entries = entries.filter { $0.value.users > 0 }
    entries[look] = entry
    load()
    return entry
  }

  private func load() {
    isLoaded = true
    do {
      try Style.set(([base] + entries.values.map(\.rules)).joined(separator: "\n"), for: sheet)
    } catch {
      Log.warning("a look cannot be shown: \(error)", domain: "Gtk")
    }
  }
}
