import CGtk

/// A bar with a field to search in, which comes and goes.
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
  /// Lets the bar be opened by typing into it, and Escape in the field close it. The field stands somewhere in `child`.
  public func connect(_ field: some Editable) { gtk_search_bar_connect_entry(native(), field.native()) }
}
