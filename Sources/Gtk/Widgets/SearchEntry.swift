import CGtk

/// A search field.
@MainActor open class SearchEntry: Widget {
  /// An empty search entry.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_search_entry_new())) }

  /// Adopts a GtkSearchEntry.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
}

extension SearchEntry: @MainActor TextEntry {}

extension SearchEntryProtocol {
  /// The user changed the text and paused.
  public var onSearchChanged: Signal<> {
    SearchTyping.begin(for: self)
    return Signal(self, "search-changed", delivery: .userChanges)
  }
}

/// Keeps GTK from reporting a text of the program's: it does so after a pause, when the setter has returned long since (C-203).
private final class SearchTyping {
  private var hasTyped = false

  static func begin(for entry: SearchEntry) {
    guard entry.attachment(SearchTyping.self) == nil else { return }
    let typing = SearchTyping()
    entry.attach(typing)
    entry.onChanged { [unowned typing] in typing.hasTyped = true }
    // The first handler, so that the program's come after it.
    _ = SignalConnection(entry, "search-changed", .everyChange) { [unowned entry, unowned typing] _, _ in
      if !typing.hasTyped { g_signal_stop_emission_by_name(entry.raw, "search-changed") }
      typing.hasTyped = false
    }
  }
}
