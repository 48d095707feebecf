// Made by scripts/generate-wrappers of scripts/support/wrappers/ListView.txt: edit that, not this.
import CGtk

/// Every `ListView`; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol ListViewProtocol: ListView {}

extension ListView: nonisolated ListViewProtocol {}

extension ListViewProtocol {
  /// The factory of the rows.
  public var factory: ListItemFactory? {
    get { Object.wrap(gtk_list_view_get_factory(native()), as: ListItemFactory.self) }
    set {
      RowWork.whenDone { [self] in
        if newValue !== factory { withoutEcho { gtk_list_view_set_factory(native(), newValue?.native()) } }
      }
    }
  }

  /// Whether there are lines between rows.
  @NativeProperty(gtk_list_view_get_show_separators, gtk_list_view_set_show_separators) public var showsSeparators: Bool

  /// Whether one click activates a row.
  @NativeProperty(gtk_list_view_get_single_click_activate, gtk_list_view_set_single_click_activate)
  public var activatesOnSingleClick: Bool

  /// Whether the user can choose rows by dragging over them.
  @NativeProperty(gtk_list_view_get_enable_rubberband, gtk_list_view_set_enable_rubberband)
  public var enablesRubberBand: Bool
}

// Signals.
extension ListViewProtocol {
  /// The user activated the row at a position.
  public var onActivate: Signal<Int> { Signal(self, "activate").whenDone }

  /// The user, or C code, changed `factory`.
  public var onNotifyFactory: Signal<> { notify("factory", delivery: .userChanges) }

  /// The user, or C code, changed `model`.
  public var onNotifyModel: Signal<> { notify("model", delivery: .userChanges) }

  /// The user, or C code, changed `showsSeparators`.
  public var onNotifyShowSeparators: Signal<> { notify("show-separators", delivery: .userChanges) }

  /// The user, or C code, changed `activatesOnSingleClick`.
  public var onNotifySingleClickActivate: Signal<> { notify("single-click-activate", delivery: .userChanges) }

  /// The user, or C code, changed `enablesRubberBand`.
  public var onNotifyEnableRubberband: Signal<> { notify("enable-rubberband", delivery: .userChanges) }
}

// GTK's own names of what is called otherwise here; the messages say what to write.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ListViewProtocol {
  @available(*, unavailable, renamed: "showsSeparators")
  @NeverCalled public var showSeparators: Bool
  @available(*, unavailable, renamed: "activatesOnSingleClick")
  @NeverCalled public var singleClickActivate: Bool
  @available(*, unavailable, renamed: "enablesRubberBand")
  @NeverCalled public var enableRubberband: Bool
}
