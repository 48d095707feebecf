import CGtk

/// A search field.
@MainActor open class SearchEntry: Widget {
  /// An empty search entry.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_search_entry_new())) }

  /// Adopts a GtkSearchEntry.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
}

extension SearchEntry: @MainActor TextEntry {}
