// Made by scripts/generate-wrappers of scripts/support/wrappers/GridView.txt: edit that, not this.
import CGtk

/// Every `GridView`; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol GridViewProtocol: GridView {}

extension GridView: nonisolated GridViewProtocol {}

extension GridViewProtocol {
  /// The factory of the cells.
  public var factory: ListItemFactory? {
    get { Object.wrap(gtk_grid_view_get_factory(native()), as: ListItemFactory.self) }
    set {
      RowWork.whenDone { [self] in
        if newValue !== factory { withoutEcho { gtk_grid_view_set_factory(native(), newValue?.native()) } }
      }
    }
  }

  /// Whether one click activates a cell.
  @NativeProperty(gtk_grid_view_get_single_click_activate, gtk_grid_view_set_single_click_activate)
  public var activatesOnSingleClick: Bool

  /// Whether the user can choose cells by dragging over them.
  @NativeProperty(gtk_grid_view_get_enable_rubberband, gtk_grid_view_set_enable_rubberband)
  public var enablesRubberBand: Bool
}

// Signals.
extension GridViewProtocol {
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

// GTK's own names of what is called otherwise here; the messages say what to write.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension GridViewProtocol {
  @available(*, unavailable, renamed: "activatesOnSingleClick")
  @NeverCalled public var singleClickActivate: Bool
  @available(*, unavailable, renamed: "enablesRubberBand")
  @NeverCalled public var enableRubberband: Bool
  @available(*, unavailable, message: "write columns")
  @NeverCalled public var maxColumns: Int
  @available(*, unavailable, message: "write columns")
  @NeverCalled public var minColumns: Int
}
