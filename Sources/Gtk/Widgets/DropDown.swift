import CGtk

/// A choice of one of several texts.
@MainActor open class DropDown: Widget {
  /// A choice of texts, the first one chosen.
  public init(_ strings: [String]) {
    // The constructor takes the list over.
    super.init(owning: UnsafeMutableRawPointer(gtk_drop_down_new(Self.makeList(strings), nil)))
  }

  /// Adopts a GtkDropDown.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

  /// The texts to choose from; none of a list of something else. The chosen text stays chosen if it is among the new ones. If it has another
  /// index then, or is gone, in which case GTK chooses the first text, handlers of `onNotifySelected` are called once.
  public var strings: [String] {
    get {
      guard let list = gtk_drop_down_get_model(native()),
        cgtk_is_a(UnsafeMutableRawPointer(list), gtk_string_list_get_type()) != 0
      else { return [] }
      return (0..<g_list_model_get_n_items(list)).map { String(cString: gtk_string_list_get_string(list, $0)) }
    }
    set {
      let (old, newValue) = (strings, newValue.map(\.withoutNUL))
      guard newValue != old else { return }
      let before = selected
      let goal = wanted ?? before.flatMap { Self.index(among: newValue, ofTextAt: $0, of: old) }
      let isAsked = wanted.map(newValue.indices.contains) == true
      let hadTexts = !old.isEmpty
      let list = Self.makeList(newValue)
      // GTK chooses the first one.
      withoutEcho { gtk_drop_down_set_model(native(), list) }
      g_object_unref(UnsafeMutableRawPointer(list))
      if let goal { selected = goal } else if before == nil, hadTexts { selected = nil }
      if !isAsked, before != nil, goal == nil || selected != before { g_object_notify(native(), "selected") }
    }
  }

  /// The index of a text among others. Of equal texts, the one at the same position among them.
  private static func index(among new: [String], ofTextAt index: Int, of old: [String]) -> Int? {
    guard old.indices.contains(index) else { return nil }
    let text = old[index]
    let number = old[..<index].count { $0 == text }
    let places = new.indices.filter { new[$0] == text }
    return places.isEmpty ? nil : places[min(number, places.count - 1)]
  }

  /// An index that was set before there was a text for it.
  private var wanted: Int?

  /// The index of the chosen text; nil for none. Setting it does not call handlers of `onNotifySelected`. Newer versions of
  /// GTK keep one text chosen if there are any: nil changes nothing there. An index without a text yet is chosen once there is one.
  public var selected: Int? {
    get {
      let position = gtk_drop_down_get_selected(native())
      return position == GTK_INVALID_LIST_POSITION ? nil : Int(position)
    }
    set {
      let count = gtk_drop_down_get_model(native()).map { Int(g_list_model_get_n_items($0)) } ?? 0
      wanted = newValue.flatMap { $0 < count ? nil : $0 }
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
