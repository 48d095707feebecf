// Made by scripts/generate-wrappers of scripts/support/wrappers/ListView.txt: edit that, not this.
import CGtk

extension WidgetProtocol where Self: ListView {
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
  public var showsSeparators: Bool {
    get { gtk_list_view_get_show_separators(native()) != 0 }
    set {
      if newValue != showsSeparators { withoutEcho { gtk_list_view_set_show_separators(native(), newValue ? 1 : 0) } }
    }
  }

  /// Whether one click activates a row.
  public var activatesOnSingleClick: Bool {
    get { gtk_list_view_get_single_click_activate(native()) != 0 }
    set {
      if newValue != activatesOnSingleClick {
        withoutEcho { gtk_list_view_set_single_click_activate(native(), newValue ? 1 : 0) }
      }
    }
  }

  /// Whether the user can choose rows by dragging over them.
  public var enablesRubberBand: Bool {
    get { gtk_list_view_get_enable_rubberband(native()) != 0 }
    set {
      if newValue != enablesRubberBand {
        withoutEcho { gtk_list_view_set_enable_rubberband(native(), newValue ? 1 : 0) }
      }
    }
  }
}

// Signals.
extension WidgetProtocol where Self: ListView {
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
extension WidgetProtocol where Self: ListView {
  @available(*, unavailable, renamed: "showsSeparators")
  @NeverCalled public var showSeparators: Bool

  @available(*, unavailable, renamed: "activatesOnSingleClick")
  @NeverCalled public var singleClickActivate: Bool

  @available(*, unavailable, renamed: "enablesRubberBand")
  @NeverCalled public var enableRubberband: Bool
}
