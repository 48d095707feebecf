// Made by scripts/generate-wrappers of scripts/support/wrappers/GridView.txt: edit that, not this.
import CGtk

extension WidgetProtocol where Self: GridView {
  /// The factory of the cells.
  public var factory: ListItemFactory? {
    get { Object.wrap(gtk_grid_view_get_factory(native()), as: ListItemFactory.self) }
    set { if newValue !== factory { withoutEcho { gtk_grid_view_set_factory(native(), newValue?.native()) } } }
  }

  /// Whether one click activates a cell.
  public var activatesOnSingleClick: Bool {
    get { gtk_grid_view_get_single_click_activate(native()) != 0 }
    set {
      if newValue != activatesOnSingleClick {
        withoutEcho { gtk_grid_view_set_single_click_activate(native(), newValue ? 1 : 0) }
      }
    }
  }

  /// Whether the user can choose cells by dragging over them.
  public var enablesRubberBand: Bool {
    get { gtk_grid_view_get_enable_rubberband(native()) != 0 }
    set {
      if newValue != enablesRubberBand {
        withoutEcho { gtk_grid_view_set_enable_rubberband(native(), newValue ? 1 : 0) }
      }
    }
  }
}

// Signals.
extension WidgetProtocol where Self: GridView {
  /// The user activated the cell at a position.
  public var onActivate: Signal<Int> { Signal(self, "activate").whenDone }

  /// The user, or C code, changed `factory`.
  public var onNotifyFactory: Signal<> { notify("factory", delivery: .userChanges) }

  /// The user, or C code, changed `model`.
  public var onNotifyModel: Signal<> { notify("model", delivery: .userChanges) }

  /// The user, or C code, changed `activatesOnSingleClick`.
  public var onNotifySingleClickActivate: Signal<> { notify("single-click-activate", delivery: .userChanges) }

  /// The user, or C code, changed `enablesRubberBand`.
  public var onNotifyEnableRubberband: Signal<> { notify("enable-rubberband", delivery: .userChanges) }
}

// GTK's own names of what is called otherwise here.
extension WidgetProtocol where Self: GridView {
  /// GTK's name of `activatesOnSingleClick`.
  @available(*, unavailable, renamed: "activatesOnSingleClick")
  public var singleClickActivate: Bool {
    get { neverCalled() }
    set {}
  }

  /// GTK's name of `enablesRubberBand`.
  @available(*, unavailable, renamed: "enablesRubberBand")
  public var enableRubberband: Bool {
    get { neverCalled() }
    set {}
  }

  /// GTK's property, covered here by columns.
  @available(*, unavailable, message: "write columns")
  public var maxColumns: Int {
    get { neverCalled() }
    set {}
  }

  /// GTK's property, covered here by columns.
  @available(*, unavailable, message: "write columns")
  public var minColumns: Int {
    get { neverCalled() }
    set {}
  }
}
