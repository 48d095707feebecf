// Made by scripts/generate-wrappers of scripts/support/wrappers/FlowBox.txt: edit that, not this.
import CGtk

extension FlowBoxProtocol {
  /// Whether all children get the same size.
  @NativeProperty(gtk_flow_box_get_homogeneous, gtk_flow_box_set_homogeneous) public var isHomogeneous: Bool

  /// Between columns, in logical pixels.
  @NativeProperty(gtk_flow_box_get_column_spacing, gtk_flow_box_set_column_spacing) public var columnSpacing: Int

  /// Between rows, in logical pixels.
  @NativeProperty(gtk_flow_box_get_row_spacing, gtk_flow_box_set_row_spacing) public var rowSpacing: Int

  /// The least number of children in a line.
  public var minChildrenPerLine: Int {
    get { Int(gtk_flow_box_get_min_children_per_line(native())) }
    set {
      if newValue != minChildrenPerLine {
        withoutEcho { gtk_flow_box_set_min_children_per_line(native(), UInt32(clamping: max(0, newValue))) }
      }
    }
  }

  /// The largest number of children in a line.
  public var maxChildrenPerLine: Int {
    get { Int(gtk_flow_box_get_max_children_per_line(native())) }
    set {
      if newValue != maxChildrenPerLine {
        withoutEcho { gtk_flow_box_set_max_children_per_line(native(), UInt32(clamping: max(1, newValue))) }
      }
    }
  }

  /// How children are chosen.
  @NativeProperty(gtk_flow_box_get_selection_mode, gtk_flow_box_set_selection_mode)
  public var selectionMode: SelectionMode

  /// Whether one click activates a child.
  @NativeProperty("activate-on-single-click") public var activatesOnSingleClick: Bool

  /// Whether letting go of the button counts where pressing it happened elsewhere.
  @NativeProperty("accept-unpaired-release") public var acceptsUnpairedRelease: Bool
}

// Signals.
extension FlowBoxProtocol {
  /// The user activated a child.
  public var onChildActivated: Signal<FlowBoxChild?> { Signal(self, "child-activated").whenDone }

  /// The user changed the selection; read `selectedIndices`.
  public var onSelectedChildrenChanged: Signal<> {
    Signal(self, "selected-children-changed", delivery: .userChanges).whenDone
  }

  /// The user, or C code, changed `isHomogeneous`.
  public var onNotifyHomogeneous: Signal<> { notify("homogeneous", delivery: .userChanges) }

  /// The user, or C code, changed `columnSpacing`.
  public var onNotifyColumnSpacing: Signal<> { notify("column-spacing", delivery: .userChanges) }

  /// The user, or C code, changed `rowSpacing`.
  public var onNotifyRowSpacing: Signal<> { notify("row-spacing", delivery: .userChanges) }

  /// The user, or C code, changed `minChildrenPerLine`.
  public var onNotifyMinChildrenPerLine: Signal<> { notify("min-children-per-line", delivery: .userChanges) }

  /// The user, or C code, changed `maxChildrenPerLine`.
  public var onNotifyMaxChildrenPerLine: Signal<> { notify("max-children-per-line", delivery: .userChanges) }

  /// The user, or C code, changed `selectionMode`.
  public var onNotifySelectionMode: Signal<> { notify("selection-mode", delivery: .userChanges) }

  /// The user, or C code, changed `activatesOnSingleClick`.
  public var onNotifyActivateOnSingleClick: Signal<> { notify("activate-on-single-click", delivery: .userChanges) }

  /// The user, or C code, changed `acceptsUnpairedRelease`.
  public var onNotifyAcceptUnpairedRelease: Signal<> { notify("accept-unpaired-release", delivery: .userChanges) }
}

// GTK's own names of what is called otherwise here; the messages say what to write.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension FlowBoxProtocol {
  @available(*, unavailable, renamed: "isHomogeneous")
  @NeverCalled public var homogeneous: Bool
  @available(*, unavailable, renamed: "activatesOnSingleClick")
  @NeverCalled public var activateOnSingleClick: Bool
  @available(*, unavailable, renamed: "acceptsUnpairedRelease")
  @NeverCalled public var acceptUnpairedRelease: Bool
  @available(*, unavailable, renamed: "child(at:)")
  @NeverCalled public var getChildAtIndex: RenamedFunction
  @available(*, unavailable, renamed: "selectedIndices")
  @NeverCalled public var getSelectedChildren: RenamedFunction
  @available(*, unavailable, renamed: "selectedIndices")
  @NeverCalled public var selectChild: RenamedFunction
  @available(*, unavailable, renamed: "selectedIndices")
  @NeverCalled public var unselectChild: RenamedFunction
  @available(*, unavailable, renamed: "selectedIndices")
  @NeverCalled public var selectAll: RenamedFunction
  @available(*, unavailable, renamed: "selectedIndices")
  @NeverCalled public var unselectAll: RenamedFunction
}

/// Every `FlowBoxChild`; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol FlowBoxChildProtocol: FlowBoxChild {}

extension FlowBoxChild: nonisolated FlowBoxChildProtocol {}

extension FlowBoxChildProtocol {
  /// Its content.
  @NativeChild(gtk_flow_box_child_get_child, gtk_flow_box_child_set_child) public var child: Widget?
}

// Signals.
extension FlowBoxChildProtocol {
  /// The user activated it by the keyboard.
  public var onActivate: Signal<> { Signal(self, "activate") }

  /// The user, or C code, changed `child`.
  public var onNotifyChild: Signal<> { notify("child", delivery: .userChanges) }
}
