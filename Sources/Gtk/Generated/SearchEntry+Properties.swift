// Made by scripts/generate-wrappers of scripts/support/wrappers/SearchEntry.txt: edit that, not this.
import CGtk

/// Every `SearchEntry`; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol SearchEntryProtocol: SearchEntry {}

extension SearchEntry: nonisolated SearchEntryProtocol {}

extension SearchEntryProtocol {
  /// Whether Enter activates the window's default widget.
  @NativeProperty("activates-default") public var activatesDefault: Bool

  /// How long the user has to pause before `onSearchChanged`, in milliseconds.
  @NativeProperty(gtk_search_entry_get_search_delay, gtk_search_entry_set_search_delay) public var searchDelay: Int
}

// Signals.
extension SearchEntryProtocol {
  /// The user pressed Enter.
  public var onActivate: Signal<> { Signal(self, "activate").whenDone }

  /// The user pressed Escape.
  public var onStopSearch: Signal<> { Signal(self, "stop-search") }

  /// The user wants the next match.
  public var onNextMatch: Signal<> { Signal(self, "next-match") }

  /// The user wants the previous match.
  public var onPreviousMatch: Signal<> { Signal(self, "previous-match") }

  /// The user began to type.
  public var onSearchStarted: Signal<> { Signal(self, "search-started") }

  /// The user, or C code, changed `placeholder`.
  public var onNotifyPlaceholderText: Signal<> { notify("placeholder-text", delivery: .userChanges) }

  /// The user, or C code, changed `activatesDefault`.
  public var onNotifyActivatesDefault: Signal<> { notify("activates-default", delivery: .userChanges) }

  /// The user, or C code, changed `searchDelay`.
  public var onNotifySearchDelay: Signal<> { notify("search-delay", delivery: .userChanges) }
}

// GTK's own names of what is called otherwise here; the messages say what to write.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension SearchEntryProtocol {
  @available(*, unavailable, renamed: "placeholder")
  @NeverCalled public var placeholderText: String?
}
