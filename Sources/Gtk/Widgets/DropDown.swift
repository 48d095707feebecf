import CGtk

/// One of several texts to choose.
@MainActor open class DropDown: Widget {
  /// A choice of texts, the first one chosen.
  public init(_ strings: [String]) {
    shownStrings = strings
    // The constructor takes the list over.
    super.init(owning: UnsafeMutableRawPointer(gtk_drop_down_new(Self.makeList(strings), nil)))
  }

  /// Adopts a GtkDropDown.
  public override init(owning pointer: UnsafeMutableRawPointer) {
    shownStrings = []
    super.init(owning: pointer)
  }

  /// The texts to choose from.
  public var strings: [String] {
    get { shownStrings }
    set {
      guard newValue != shownStrings else { return }
      shownStrings = newValue
      let list = Self.makeList(newValue)
      withoutEcho { gtk_drop_down_set_model(native(), list) }
      g_object_unref(UnsafeMutableRawPointer(list))
    }
  }

  // Observers would not hear of what an initialiser in a program's extension sets.
  private var shownStrings: [String]

  /// The index of the chosen text; nil for none. Setting it reaches no handler of `onNotifySelected`. Newer versions of
  /// GTK keep one text chosen while there is one: nil changes nothing there.
  public var selected: Int? {
    get {
      let position = gtk_drop_down_get_selected(native())
      return position == GTK_INVALID_LIST_POSITION ? nil : Int(position)
    }
    set {
      guard newValue != selected else { return }
      withoutEcho { gtk_drop_down_set_selected(native(), UInt32(position: newValue)) }
    }
  }

  private static func makeList(_ strings: [String]) -> OpaquePointer {
    let list = gtk_string_list_new(nil)!
    for string in strings { gtk_string_list_append(list, string.withoutNUL) }
    return list
  }
}
