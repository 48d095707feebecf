// Made by scripts/generate-wrappers of scripts/support/wrappers/Filter.txt: edit that, not this.
import CGtk

// Signals.
extension Filter {
  /// Its answers have changed; the argument says in which direction.
  public var onChanged: Signal<FilterChange> { Signal(self, "changed") }
}

// GTK's own names of what is called otherwise here; the messages say what to write.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Filter {
  @available(*, unavailable, renamed: "matches(_:)")
  @NeverCalled public var match: RenamedFunction
}

extension StringFilter {
  /// Whether small and capital letters are the same.
  public var ignoresCase: Bool {
    get { gtk_string_filter_get_ignore_case(native()) != 0 }
    set {
      RowWork.whenDone { [self] in
        if newValue != ignoresCase { withoutEcho { gtk_string_filter_set_ignore_case(native(), newValue ? 1 : 0) } }
      }
    }
  }

  /// How the text has to fit.
  public var matchMode: StringFilterMatchMode {
    get { StringFilterMatchMode(gtk_string_filter_get_match_mode(native())) }
    set {
      RowWork.whenDone { [self] in
        if newValue != matchMode { withoutEcho { gtk_string_filter_set_match_mode(native(), newValue.native) } }
      }
    }
  }

  /// The text to look for; nil or empty lets everything pass.
  public var search: String? {
    get { gtk_string_filter_get_search(native()).map { String(cString: $0) } }
    set {
      RowWork.whenDone { [self] in
        if newValue != search { withoutEcho { gtk_string_filter_set_search(native(), newValue.withoutNUL) } }
      }
    }
  }
}

// Signals.
extension StringFilter {
  /// The user, or C code, changed `ignoresCase`.
  public var onNotifyIgnoreCase: Signal<> { notify("ignore-case", delivery: .userChanges) }

  /// The user, or C code, changed `matchMode`.
  public var onNotifyMatchMode: Signal<> { notify("match-mode", delivery: .userChanges) }

  /// The user, or C code, changed `search`.
  public var onNotifySearch: Signal<> { notify("search", delivery: .userChanges) }
}

// GTK's own names of what is called otherwise here; the messages say what to write.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension StringFilter {
  @available(*, unavailable, renamed: "ignoresCase")
  @NeverCalled public var ignoreCase: Bool
}

extension FileFilter {
  /// The filter's name for the user.
  @NativeProperty(gtk_file_filter_get_name, gtk_file_filter_set_name) public var name: String?
}

// Signals.
extension FileFilter {
  /// The user, or C code, changed `name`.
  public var onNotifyName: Signal<> { notify("name", delivery: .userChanges) }
}

// GTK's own names of what is called otherwise here; the messages say what to write.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension FileFilter {
  @available(*, unavailable, message: "give mimeTypes to the initialiser")
  @NeverCalled public var addMimeType: RenamedFunction
  @available(*, unavailable, message: "give patterns to the initialiser")
  @NeverCalled public var addPattern: RenamedFunction
  @available(*, unavailable, message: "give suffixes to the initialiser")
  @NeverCalled public var addSuffix: RenamedFunction
}

/// How a filter's answers changed.
@Counterpart(of: GtkFilterChange.self)
public nonisolated struct FilterChange: NativeEnumeration {
  /// In any other way.
  public static let different = FilterChange(GTK_FILTER_CHANGE_DIFFERENT)

  /// All that passed pass still.
  public static let lessStrict = FilterChange(GTK_FILTER_CHANGE_LESS_STRICT)

  /// All that failed fail still.
  public static let moreStrict = FilterChange(GTK_FILTER_CHANGE_MORE_STRICT)
}

/// How a text matches the search.
@Counterpart(of: GtkStringFilterMatchMode.self)
public nonisolated struct StringFilterMatchMode: NativeEnumeration {
  /// It is the same.
  public static let exact = StringFilterMatchMode(GTK_STRING_FILTER_MATCH_MODE_EXACT)

  /// It has it somewhere.
  public static let substring = StringFilterMatchMode(GTK_STRING_FILTER_MATCH_MODE_SUBSTRING)

  /// It begins with it.
  public static let prefix = StringFilterMatchMode(GTK_STRING_FILTER_MATCH_MODE_PREFIX)
}
