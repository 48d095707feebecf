import CGtk

/// A style sheet cannot be used.
public nonisolated struct StyleError: Error, CustomStringConvertible {
  /// The parser's message, with line and column.
  public let description: String
}

/// The application's style sheets: one CSS provider for all of them, however many there are.
@MainActor public enum Style {
  private static var sheets: [(name: String, css: String)] = []
  private static let provider = gtk_css_provider_new()!
  private static var isAttached = false

  /// Adds the style sheet called `name`, or replaces it; later sheets win over earlier ones.
  ///
  /// - Throws: `StyleError` for CSS that does not parse; earlier sheets stay active.
  public static func set(_ css: String, for name: String) throws(StyleError) {
    if sheets.contains(where: { $0.name == name && $0.css == css }) { return }
    try check(css)
    if let index = sheets.firstIndex(where: { $0.name == name }) {
      sheets[index].css = css
    } else {
      sheets.append((name, css))
    }
    loadAll()
  }

  /// Removes a style sheet.
  public static func remove(_ name: String) {
    sheets.removeAll { $0.name == name }
    loadAll()
  }

  /// All sheets.
  static var text: String { sheets.map(\.css).joined(separator: "\n") }

  /// How many times the sheets were loaded in this turn of the main loop.
  private static var loads = 0
  private static var isDirty = false
  private static var isToFlush = false

  /// GTK reads all sheets again for each change: many changes in a row wait for the end of the main loop's turn, or for who looks at widgets.
  private static func loadAll() {
    guard loads >= 4 else { return loadNow() }
    isDirty = true
  }

  /// Has GTK read the sheets that were set.
  package static func flush() {
    if isDirty { loadNow() }
  }

  private static func loadNow() {
    isDirty = false
    loads += 1
    if !isToFlush {
      isToFlush = true
      MainLoop.afterCurrentTurn {
        (isToFlush, loads) = (false, 0)
        flush()
      }
    }
    load(text, into: provider)
    attach()
    SubtreeStyle.sheetsDidChange()
  }

  /// Has the display use the sheets, also those set before there was one.
  static func attach() {
    guard !isAttached, !sheets.isEmpty, let display = gdk_display_get_default() else { return }
    isAttached = true
    gtk_style_context_add_provider_for_display(
      display, OpaquePointer(provider), UInt32(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
  }

  private static func load(_ css: String, into provider: UnsafeMutablePointer<GtkCssProvider>) {
    gtk_css_provider_load_from_data(provider, css, gssize(css.utf8.count))
  }

  /// Parses the sheet with a provider of its own, so that an error leaves the shared one alone.
  private static func check(_ css: String) throws(StyleError) {
    let trial = Object(owning: UnsafeMutableRawPointer(gtk_css_provider_new()))
    let log = ParsingLog()
    g_signal_connect_data(
      trial.raw, "parsing-error", gCallback(ParsingLog.note),
      Unmanaged.passUnretained(log).toOpaque(), nil, GConnectFlags(0))
    load(css, into: trial.native())
    if let message = log.message { throw StyleError(description: message) }
  }

  private final class ParsingLog {
    var message: String?

    static let note:
      @convention(c) (
        UnsafeMutableRawPointer?, OpaquePointer?, UnsafePointer<GError>?, UnsafeMutableRawPointer?
      ) -> Void = { _, section, error, data in
        let log = Unmanaged<ParsingLog>.fromOpaque(data!).takeUnretainedValue()
        // A rule that a warning is about, such as one without its last semicolon, is used.
        guard log.message == nil, let error, error.pointee.domain != gtk_css_parser_warning_quark() else { return }
        let line = section.map { Int(gtk_css_section_get_start_location($0).pointee.lines) + 1 } ?? 0
        log.message = "CSS, line \(line): \(String(cString: error.pointee.message))"
      }
  }
}
