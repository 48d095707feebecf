import CGtk

/// A line of text to search for.
@MainActor open class SearchEntry: Widget {
  /// An empty search entry.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_search_entry_new())) }

  /// Adopts a GtkSearchEntry.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

  /// The user pressed Enter.
  public var activated: Signal<> { Signal(self, "activate") }

  /// The user changed the text and paused.
  public var searchChanged: Signal<> { Signal(self, "search-changed") }

  /// The user pressed Escape.
  public var stopSearch: Signal<> { Signal(self, "stop-search") }
}

extension SearchEntry: @MainActor TextEntry {}
