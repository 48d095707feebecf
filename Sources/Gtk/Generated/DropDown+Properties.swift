// Made by scripts/generate-wrappers of scripts/support/wrappers/DropDown.txt: edit that, not this.
import CGtk

/// Every `DropDown`; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol DropDownProtocol: DropDown {}

extension DropDown: nonisolated DropDownProtocol {}

extension DropDownProtocol {
  /// The factory of the widget that shows the choice; nil for texts.
  @NativeProperty(gtk_drop_down_get_factory, gtk_drop_down_set_factory) public var factory: ListItemFactory?

  /// The factory of the rows to choose from; nil to use `factory`.
  @NativeProperty(gtk_drop_down_get_list_factory, gtk_drop_down_set_list_factory)
  public var listFactory: ListItemFactory?

  /// The chosen item; nil for none.
  public var selectedItem: Object? { property("selected-item") }

  /// Whether a search field is shown above the rows.
  @NativeProperty(gtk_drop_down_get_enable_search, gtk_drop_down_set_enable_search) public var enablesSearch: Bool

  /// Whether there is an arrow.
  @NativeProperty(gtk_drop_down_get_show_arrow, gtk_drop_down_set_show_arrow) public var showsArrow: Bool
}

// Signals.
extension DropDownProtocol {
  /// The user, or C code, changed `factory`.
  public var onNotifyFactory: Signal<> { notify("factory", delivery: .userChanges) }

  /// The user, or C code, changed `listFactory`.
  public var onNotifyListFactory: Signal<> { notify("list-factory", delivery: .userChanges) }

  /// The user, or C code, changed `selected`.
  public var onNotifySelected: Signal<> { notify("selected", delivery: .userChanges).whenDone }

  /// `selectedItem` changed.
  public var onNotifySelectedItem: Signal<> { notify("selected-item") }

  /// The user, or C code, changed `enablesSearch`.
  public var onNotifyEnableSearch: Signal<> { notify("enable-search", delivery: .userChanges) }

  /// The user, or C code, changed `showsArrow`.
  public var onNotifyShowArrow: Signal<> { notify("show-arrow", delivery: .userChanges) }
}

// GTK's own names of what is called otherwise here; the messages say what to write.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension DropDownProtocol {
  @available(*, unavailable, renamed: "enablesSearch")
  @NeverCalled public var enableSearch: Bool
  @available(*, unavailable, renamed: "showsArrow")
  @NeverCalled public var showArrow: Bool
}
