// Made by scripts/generate-wrappers of scripts/support/wrappers/SearchBar.txt: edit that, not this.
import CGtk

extension SearchBarProtocol {
  /// Whether the bar is shown. Setting it reaches no handler of `onNotifySearchModeEnabled`.
  @NativeProperty(gtk_search_bar_get_search_mode, gtk_search_bar_set_search_mode) public var isSearching: Bool

  /// Whether there is a button that ends the search.
  @NativeProperty(gtk_search_bar_get_show_close_button, gtk_search_bar_set_show_close_button)
  public var showsCloseButton: Bool

  /// The field, or a widget that contains it.
  @NativeChild(gtk_search_bar_get_child, gtk_search_bar_set_child) public var child: Widget?

  /// The widget where typing begins a search; nil for none.
  @NativeProperty(gtk_search_bar_get_key_capture_widget, gtk_search_bar_set_key_capture_widget)
  public var keyCaptureWidget: Widget?
}

// Signals.
extension SearchBarProtocol {
  /// The user, or C code, changed `isSearching`.
  public var onNotifySearchModeEnabled: Signal<> { notify("search-mode-enabled", delivery: .userChanges) }

  /// The user, or C code, changed `showsCloseButton`.
  public var onNotifyShowCloseButton: Signal<> { notify("show-close-button", delivery: .userChanges) }

  /// The user, or C code, changed `child`.
  public var onNotifyChild: Signal<> { notify("child", delivery: .userChanges) }

  /// The user, or C code, changed `keyCaptureWidget`.
  public var onNotifyKeyCaptureWidget: Signal<> { notify("key-capture-widget", delivery: .userChanges) }
}

// GTK's own names of what is called otherwise here; the messages say what to write.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension SearchBarProtocol {
  @available(*, unavailable, renamed: "isSearching")
  @NeverCalled public var searchModeEnabled: Bool
  @available(*, unavailable, renamed: "showsCloseButton")
  @NeverCalled public var showCloseButton: Bool
  @available(*, unavailable, renamed: "connect(_:)")
  @NeverCalled public var connectEntry: RenamedFunction
}
