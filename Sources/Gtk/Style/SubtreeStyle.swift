import CGtk

/// Gives a part of a window the theme's light or dark look, independently of the rest.
///
/// GTK has one theme for the display. The differences between its light and its dark form are taken from the theme itself and put
/// under a style class: a rule for `A B` becomes rules for a `B` that has the class, or is below a widget that has it. Nested parts
/// have their own class and style providers for each depth, of which the deeper one wins. Made when first needed. The colours of the theme
/// that the sheets of `Style` name are replaced there in the same way.
@MainActor package enum SubtreeStyle {
  /// A form of the theme.
  package enum Form: String {
    case light, dark

    fileprivate var other: Form { self == .light ? .dark : .light }
    /// The theme's name for it.
    fileprivate var variant: String? { self == .dark ? "dark" : nil }
  }

  /// What shows a form at a depth: the theme's rules, and those of `Style`.
  private struct Providers {
    let form: Form
    let theme: UnsafeMutablePointer<GtkCssProvider>
    let sheets: UnsafeMutablePointer<GtkCssProvider>
  }

  private static var loaded: [String: Providers] = [:]
  /// The colours that the theme names, by form; those of `sheet(_:className:)`, which comes first.
  private static var themeColors: [Form: [String: String]] = [:]
  private static var isFollowing = false

  /// The style class of a part with a form, at nesting depth `depth`.
  package static func className(_ form: Form, depth: Int) -> String {
    let name = "style-\(form.rawValue)-\(depth)"
    if loaded[name] == nil {
      let providers = Providers(
        form: form, theme: addProvider(Int(GTK_STYLE_PROVIDER_PRIORITY_SETTINGS) + depth),
        sheets: addProvider(Int(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION) + depth))
      loaded[name] = providers
      load(sheet(form, className: name), into: providers.theme)
      load(ownSheet(form, className: name), into: providers.sheets)
      follow()
    }
    return name
  }

  private static func addProvider(_ priority: Int) -> UnsafeMutablePointer<GtkCssProvider> {
    let provider = gtk_css_provider_new()!
    if let display = gdk_display_get_default() {
      gtk_style_context_add_provider_for_display(display, OpaquePointer(provider), UInt32(clamping: priority))
    }
    return provider
  }

  private static func load(_ css: String, into provider: UnsafeMutablePointer<GtkCssProvider>) {
    gtk_css_provider_load_from_data(provider, css, gssize(css.utf8.count))
  }

  private static func follow() {
    guard !isFollowing else { return }
    isFollowing = true
    DisplaySettings.shared.onNotifyThemeName.includingProgrammatic {
      for (name, providers) in loaded { load(sheet(providers.form, className: name), into: providers.theme) }
      sheetsDidChange()
    }
  }

  /// The sheets of `Style` have changed.
  static func sheetsDidChange() {
    for (name, providers) in loaded { load(ownSheet(providers.form, className: name), into: providers.sheets) }
  }

  /// The differences between the theme's two forms, for a widget that has a style class or is below one that has it.
  ///
  /// If any rule for a property differs, all its rules are taken: at this provider's priority `button` alone, which differs, would
  /// win over the theme's `button.flat`, which is the same in both.
  static func sheet(_ form: Form, className: String) -> String {
    let mine = StyleRules(themeVariant: form.variant)
    themeColors[form] = mine.colors
    let differing = mine.properties(differingFrom: StyleRules(themeVariant: form.other.variant))
    var css = mine.colors["theme_fg_color"].map { ".\(className) { color: \($0); }\n" } ?? ""
    css += mine.scoped(to: className) { differing.contains($0.name) && !$0.value.contains("FIXME") }
    let pictures = ThemePictures(theme: DisplaySettings.shared.themeName, variant: form.variant)
    for (selector, name, value) in pictures.declarations where differing.contains(name) {
      css += scoped(selector, to: className).joined(separator: ",\n") + " { \(name): \(value); }\n"
    }
    return css
  }

  /// The rules of `Style` for properties that are somewhere in a colour of the theme, with the colours of its form. All rules for such a
  /// property are taken, as above.
  static func ownSheet(_ form: Form, className: String) -> String {
    var mine = StyleRules(css: Style.text)
    let named = Set(mine.rules.flatMap(\.declarations).filter { $0.value.contains("@") }.map(\.name))
    guard !named.isEmpty else { return "" }
    let colors = themeColors[form] ?? [:]
    // One that a sheet defines itself has that colour in both forms.
    mine.colors = colors.filter { mine.colors[$0.key] == nil }
    return mine.scoped(to: className) { named.contains($0.name) }
  }

  /// The ways in which the selected widget can have a class or be below one that has it.
  static func scoped(_ selector: String, to className: String) -> [String] {
    let parts = selector.split(separator: " ").map(String.init)
    var found: [String] = []
    for (index, part) in parts.enumerated() where !isCombinator(part) {
      let next = index + 1 < parts.count ? parts[index + 1] : ""
      let before = index > 0 ? parts[index - 1] : ""
      let (head, tail) = (parts[..<index], parts[(index + 1)...])
      // A sibling before what is selected is nothing that it is below.
      if next != "+", next != "~" {
        found.append((head + [attaching(className, to: part)] + tail).joined(separator: " "))
      }
      if !isCombinator(before) { found.append((head + [".\(className)", part] + tail).joined(separator: " ")) }
    }
    return found
  }

  private static func isCombinator(_ part: String) -> Bool { part == ">" || part == "+" || part == "~" }

  /// `button:hover` as `button.class:hover`.
  private static func attaching(_ className: String, to part: String) -> String {
    let colon = part.firstIndex(of: ":") ?? part.endIndex
    return "\(part[..<colon]).\(className)\(part[colon...])"
  }
}

/// The rules of a style sheet.
private struct StyleRules {
  typealias Declaration = (name: String, value: String)

  private(set) var rules: [(selector: String, declarations: [Declaration])] = []
  /// The value of each declaration, by selector and name.
  private(set) var declarations: [String: [String: String]] = [:]
  /// The colours that it names.
  var colors: [String: String] = [:]

  /// The current theme's, in one of its forms.
  init(themeVariant variant: String?) {
    self.init { gtk_css_provider_load_named($0, DisplaySettings.shared.themeName, variant) }
  }

  /// Those of a text.
  init(css: String) {
    self.init { gtk_css_provider_load_from_data($0, css, gssize(css.utf8.count)) }
  }

  private init(loading load: (UnsafeMutablePointer<GtkCssProvider>) -> Void) {
    let provider = Object(owning: UnsafeMutableRawPointer(gtk_css_provider_new()))
    load(provider.native())
    guard let text = gtk_css_provider_to_string(provider.native()) else { return }
    defer { g_free(text) }
    parse(String(cString: text))
  }

  /// Some of the declarations, for a widget that has a style class or is below one that has it.
  func scoped(to className: String, where isTaken: (Declaration) -> Bool) -> String {
    var css = ""
    for (selector, declarations) in rules {
      let taken = declarations.filter(isTaken)
      guard !taken.isEmpty else { continue }
      css += SubtreeStyle.scoped(selector, to: className).joined(separator: ",\n")
      css += " {" + taken.map { " \($0.name): \(resolved($0.value));" }.joined() + " }\n"
    }
    return css
  }

  /// A value with colours in place of their names; names that are not defined here stay.
  private func resolved(_ value: String) -> String {
    var (done, rest) = ("", value[...])
    while let at = rest.firstIndex(of: "@") {
      let name = rest[rest.index(after: at)...].prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
      done += rest[..<at] + (colors[String(name)].map(resolved) ?? "@\(name)")
      rest = rest[name.endIndex...]
    }
    return done + rest
  }

  /// The names that the same selector declares differently, or not at all, in another form.
  func properties(differingFrom other: StyleRules) -> Set<String> {
    var names: Set<String> = []
    for (selector, declared) in declarations {
      let known = other.declarations[selector] ?? [:]
      for (name, value) in declared where known[name] != value { names.insert(name) }
    }
    return names
  }

  /// Reads what GTK writes: a line for each part of a rule, and everything inside of one indented.
  private mutating func parse(_ text: String) {
    var selectors: [String] = []
    var body: [Declaration] = []
    var isInRule = false
    var isInKeyframes = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: true) {
      if line.first == "@" {
        let words = line.split(separator: " ", maxSplits: 2)
        if words.count == 3, words[0] == "@define-color" {
          colors[String(words[1])] = String(words[2].prefix { $0 != ";" })
        }
        isInKeyframes = line.hasPrefix("@keyframes")
      } else if line == "}" {
        if !isInKeyframes { add(selectors, body) }
        (selectors, body, isInRule, isInKeyframes) = ([], [], false, false)
      } else if isInKeyframes {
        continue
      } else if isInRule {
        guard line.first == " ", let colon = line.firstIndex(of: ":") else { continue }
        var value = line[line.index(after: colon)...].drop { $0 == " " }
        if value.last == ";" { value.removeLast() }
        // GTK 4.16 and later write `(alpha * 0.5)` where they read `calc(alpha * 0.5)` alone.
        body.append((String(line[..<colon].drop { $0 == " " }), String(value).replacing(" (", with: " calc(")))
      } else {
        isInRule = line.last == "{"
        // A selector a line; commas within one belong to it.
        let selector = line.last == "{" ? line.dropLast() : line
        selectors.append(String(selector.last == "," ? selector.dropLast() : selector).trimmed)
      }
    }
  }

  private mutating func add(_ selectors: [String], _ body: [Declaration]) {
    for selector in selectors where !selector.isEmpty {
      rules.append((selector, body))
      for (name, value) in body { declarations[selector, default: [:]][name] = value }
    }
  }
}

extension String {
  /// The text without spaces at its ends.
  var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}

extension Widget {
  /// The colour that the style sheets give to text here.
  package final var styleColor: RGBA {
    var color = GdkRGBA()
    Style.flush()
    gtk_style_context_get_color(gtk_widget_get_style_context(native()), &color)
    return RGBA(
      red: Double(color.red), green: Double(color.green), blue: Double(color.blue), alpha: Double(color.alpha))
  }
}
