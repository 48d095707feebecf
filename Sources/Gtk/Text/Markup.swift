import CGtk

/// Text with Pango markup, built from pieces so that no unescaped text can get into it.
@MainActor public struct Markup: Equatable {
  /// The markup as Pango reads it.
  let source: String

  /// Plain text.
  public init(escaping text: String) {
    let escaped = g_markup_escape_text(text.withoutNUL, -1)!
    defer { g_free(escaped) }
    source = String(cString: escaped)
  }

  private init(source: String) { self.source = source }

  /// The same in bold.
  public var bold: Markup { Markup(source: "<b>\(source)</b>") }

  /// The same in italics.
  public var italic: Markup { Markup(source: "<i>\(source)</i>") }

  /// The same in a monospaced font.
  public var monospace: Markup { Markup(source: "<tt>\(source)</tt>") }

  /// The same as a link.
  public func link(to address: String) -> Markup {
    Markup(source: "<a href=\"\(Markup(escaping: address).source)\">\(source)</a>")
  }

  /// One piece after another.
  public static func + (left: Markup, right: Markup) -> Markup { Markup(source: left.source + right.source) }
}

extension LabelProtocol {
  /// Shows text with markup.
  public func setMarkup(_ markup: Markup) { withoutEcho { gtk_label_set_markup(native(), markup.source.withoutNUL) } }
}
