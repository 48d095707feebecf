import CGtk

/// A bar with a search field, which can be shown and hidden.
@MainActor open class SearchBar: Widget {
  /// An empty bar, hidden.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_search_bar_new())) }

  /// Adopts a GtkSearchBar.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
}

/// Every `GtkSearchBar`, subclasses included; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol SearchBarProtocol: Widget {}

extension SearchBar: nonisolated SearchBarProtocol {}

extension SearchBarProtocol {
  /// Lets typing into the bar open it, and Escape in the field close it. The field is somewhere in `child`.
  public func connect(_ field: some Editable) { gtk_search_bar_connect_entry(native(), field.native()) }
}
