import CGtk

/// Gives a part of a window the theme's light or dark look, independently of the rest.
///
/// GTK has one theme for the display. The differences between its light and its dark form are taken from the theme itself and put
/// under a style class: a rule for `A B` becomes rules for a `B` that has the class, or is below a widget that has it. Nested parts
/// have their own class and style provider for each depth, of which the deeper one wins. Made when first needed.
@MainActor package enum SubtreeStyle {
  /// A form of the theme.
  package enum Form: String {
    case light, dark

    fileprivate var other: Form { self == .light ? .dark : .light }
    /// The theme's name for it.
    fileprivate var variant: String? { self == .dark ? "dark" : nil }
  }

  private static var loaded: [String: UnsafeMutablePointer<GtkCssProvider>] = [:]
  private static var isFollowing = false

  /// The style class of a part with a form, at nesting depth `depth`.
  package static func className(_ form: Form, depth: Int) -> String {
    let name = "style-\(form.rawValue)-\(depth)"
    if loaded[name] == nil { load(form, depth, name) }
    return name
  }

  private static func load(_ form: Form, _ depth: Int, _ name: String) {
    guard let display = gdk_display_get_default() else { return }
    let provider = loaded[name] ?? gtk_css_provider_new()!
    if loaded[name] == nil {
      loaded[name] = provider
      gtk_style_context_add_provider_for_display(
        display, OpaquePointer(provider), UInt32(GTK_STYLE_PROVIDER_PRIORITY_SETTINGS) + UInt32(clamping: depth))
    }
    let css = sheet(form, className: name)
    gtk_css_provider_load_from_data(provider, css, gssize(css.utf8.count))
    guard !isFollowing else { return }
    isFollowing = true
    DisplaySettings.shared.onNotifyThemeName.includingProgrammatic {
      for depth in 1...loaded.count {
        for form in [Form.light, .dark] where loaded["style-\(form.rawValue)-\(depth)"] != nil {
          load(form, depth, "style-\(form.rawValue)-\(depth)")
        }
      }
    }
  }

  /// The differences between the theme's two forms, for a widget that has a style class or is below one that has it.
  ///
  /// If any rule for a property differs, all its rules are taken: at this provider's priority `button` alone, which differs, would
  /// win over the theme's `button.flat`, which is the same in both.
  static func sheet(_ form: Form, className: String) -> String {
    let mine = ThemeRules(form.variant)
    let differing = mine.properties(differingFrom: ThemeRules(form.other.variant))
    var css = mine.foreground.map { ".\(className) { color: \($0); }\n" } ?? ""
    for (selector, declarations) in mine.rules {
      let taken = declarations.filter { differing.contains($0.name) && !$0.value.contains("FIXME") }
      guard !taken.isEmpty else { continue }
      css += scoped(selector, to: className).joined(separator: ",\n")
      css += " {" + taken.map { " \($0.name): \($0.value);" }.joined() + " }\n"
    }
    let pictures = ThemePictures(theme: DisplaySettings.shared.themeName, variant: form.variant)
    for (selector, name, value) in pictures.declarations where differing.contains(name) {
      css += scoped(selector, to: className).joined(separator: ",\n") + " { \(name): \(value); }\n"
    }
    return css
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

/// The rules of the current theme, in one of its forms.
private struct ThemeRules {
  typealias Declaration = (name: String, value: String)

  private(set) var rules: [(selector: String, declarations: [Declaration])] = []
  /// The value of each declaration, by selector and name.
  private(set) var declarations: [String: [String: String]] = [:]
  /// The colour of text.
  private(set) var foreground: String?

  init(_ variant: String?) {
    let provider = Object(owning: UnsafeMutableRawPointer(gtk_css_provider_new()))
    gtk_css_provider_load_named(provider.native(), DisplaySettings.shared.themeName, variant)
    guard let text = gtk_css_provider_to_string(provider.native()) else { return }
    defer { g_free(text) }
    parse(String(cString: text))
  }

  /// The names that the same selector declares differently, or not at all, in another form.
  func properties(differingFrom other: ThemeRules) -> Set<String> {
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
        if line.hasPrefix("@define-color theme_fg_color ") {
          foreground = String(line.dropFirst(29).prefix { $0 != ";" })
        }
        isInKeyframes = line.hasPrefix("@keyframes")
      } else if line == "}" {
        if !isInKeyframes { add(selectors, body) }
        (selectors, body, isInRule, isInKeyframes) = ([], [], false, false)
      } else if isInKeyframes {
        continue
      } else if isInRule {
        guard line.first == " ", let colon = line.firstIndex(of: ":") else { continue }
        let value = line[line.index(after: colon)...].drop { $0 == " " }
        body.append((String(line[..<colon].drop { $0 == " " }), String(value.last == ";" ? value.dropLast() : value)))
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
    gtk_style_context_get_color(gtk_widget_get_style_context(native()), &color)
    return RGBA(
      red: Double(color.red), green: Double(color.green), blue: Double(color.blue), alpha: Double(color.alpha))
  }
}
