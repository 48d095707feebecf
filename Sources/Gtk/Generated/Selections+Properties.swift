// Made by scripts/generate-wrappers of scripts/support/wrappers/Selections.txt: edit that, not this.
import CGtk

extension SingleSelection {
  /// Whether an item is always chosen, as long as there is one.
  @NativeProperty(gtk_single_selection_get_autoselect, gtk_single_selection_set_autoselect)
  public var selectsAutomatically: Bool

  /// Whether the user can choose none.
  @NativeProperty(gtk_single_selection_get_can_unselect, gtk_single_selection_set_can_unselect)
  public var canUnselect: Bool

  /// The chosen item; nil for none.
  public var selectedItem: Object? { property("selected-item") }
}

// Signals.
extension SingleSelection {
  /// The user, or C code, changed `selectsAutomatically`.
  public var onNotifyAutoselect: Signal<> { notify("autoselect", delivery: .userChanges) }

  /// The user, or C code, changed `canUnselect`.
  public var onNotifyCanUnselect: Signal<> { notify("can-unselect", delivery: .userChanges) }

  /// `count` changed.
  public var onNotifyNItems: Signal<> { notify("n-items") }

  /// The user, or C code, changed `selected`.
  public var onNotifySelected: Signal<> { notify("selected", delivery: .userChanges) }

  /// `selectedItem` changed.
  public var onNotifySelectedItem: Signal<> { notify("selected-item") }
}

// GTK's own names of what is called otherwise here; the messages say what to write.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension SingleSelection {
  @available(*, unavailable, renamed: "selectsAutomatically")
  @NeverCalled public var autoselect: Bool
  @available(*, unavailable, renamed: "count")
  @NeverCalled public var nItems: Int
}

// Signals.
extension MultiSelection {
  /// `count` changed.
  public var onNotifyNItems: Signal<> { notify("n-items") }
}

// GTK's own names of what is called otherwise here; the messages say what to write.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension MultiSelection {
  @available(*, unavailable, renamed: "count")
  @NeverCalled public var nItems: Int
}

// Signals.
extension NoSelection {
  /// `count` changed.
  public var onNotifyNItems: Signal<> { notify("n-items") }
}

// GTK's own names of what is called otherwise here; the messages say what to write.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension NoSelection {
  @available(*, unavailable, renamed: "count")
  @NeverCalled public var nItems: Int
}
