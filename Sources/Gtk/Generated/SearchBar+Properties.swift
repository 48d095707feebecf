// Made by scripts/generate-wrappers of scripts/support/wrappers/SearchBar.txt: edit that, not this.
import CGtk

extension SearchBarProtocol {
  /// Whether the bar is shown. Setting it reaches no handler of `onNotifySearchModeEnabled`.
  public var isSearching: Bool {
    get { gtk_search_bar_get_search_mode(native()) != 0 }
    set { if newValue != isSearching { withoutEcho { gtk_search_bar_set_search_mode(native(), newValue ? 1 : 0) } } }
  }

  /// Whether there is a button that ends the search.
  public var showsCloseButton: Bool {
    get { gtk_search_bar_get_show_close_button(native()) != 0 }
    set {
      if newValue != showsCloseButton {
        withoutEcho { gtk_search_bar_set_show_close_button(native(), newValue ? 1 : 0) }
      }
    }
  }

  /// The field, or a widget that contains it.
  public var child: Widget? {
    get { Object.wrap(gtk_search_bar_get_child(native()), as: Widget.self) }
    set { if newValue !== child { withoutEcho { gtk_search_bar_set_child(native(), incoming(newValue)) } } }
  }

  /// The widget where typing begins a search; nil for none.
  public var keyCaptureWidget: Widget? {
    get { Object.wrap(gtk_search_bar_get_key_capture_widget(native()), as: Widget.self) }
    set {
      if newValue !== keyCaptureWidget {
        withoutEcho { gtk_search_bar_set_key_capture_widget(native(), newValue?.native()) }
      }
    }
  }
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
