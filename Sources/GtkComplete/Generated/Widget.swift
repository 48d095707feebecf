// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

extension Widget: nonisolated Accessible, nonisolated Buildable, nonisolated ConstraintTarget {}
extension WidgetProtocol {
  /// `GtkWidget:css-name`.
  public var cssName: String { nativeText(copying: gtk_widget_get_css_name(native())) }
  /// `cssName` changed.
  public var onNotifyCssName: Signal<> { notify("css-name") }
  /// `gtk_widget_action_set_enabled`.
  public func actionSetEnabled(_ actionName: String, enabled: Bool) { gtk_widget_action_set_enabled(native(), actionName.withoutNUL, enabled ? 1 : 0) }
  /// `gtk_widget_activate_action_variant`.
  @discardableResult public func activateAction(_ name: String, args: Variant?) -> Bool { gtk_widget_activate_action_variant(native(), name.withoutNUL, borrowed(args)) != 0 }
  /// `gtk_widget_activate_default`.
  public func activateDefault() { gtk_widget_activate_default(native()) }
  /// `gtk_widget_add_mnemonic_label`.
  public func addMnemonicLabel(_ label: Widget) { noteMnemonicLabel(label) }
  /// `gtk_widget_allocate`.
  public func allocate(width: Int, height: Int, baseline: Int, transform: Transform?) { gtk_widget_allocate(native(), Int32(clamping: width), Int32(clamping: height), Int32(clamping: baseline), copied(transform)) }
  /// `gtk_widget_compute_expand`.
  @discardableResult public func computeExpand(_ orientation: Orientation) -> Bool { gtk_widget_compute_expand(native(), GtkOrientation(orientation.rawValue)) != 0 }
  /// `gtk_widget_contains`.
  @discardableResult public func contains(x: Double, y: Double) -> Bool { gtk_widget_contains(native(), x, y) != 0 }
  /// `gtk_widget_create_pango_context`.
  public func createPangoContext() -> Context { taken(gtk_widget_create_pango_context(native()), as: Context.self)! }
  /// `gtk_widget_create_pango_layout`.
  public func createPangoLayout(_ text: String?) -> Layout { taken(gtk_widget_create_pango_layout(native(), text.withoutNUL), as: Layout.self)! }
  /// `gtk_widget_dispose_template`.
  public func disposeTemplate(_ widgetType: GType) { gtk_widget_dispose_template(native(), widgetType) }
  /// `gtk_drag_check_threshold`.
  @discardableResult public func dragCheckThreshold(startX: Int, startY: Int, currentX: Int, currentY: Int) -> Bool { gtk_drag_check_threshold(native(), Int32(clamping: startX), Int32(clamping: startY), Int32(clamping: currentX), Int32(clamping: currentY)) != 0 }
  /// `gtk_widget_get_allocated_baseline`.
  public var allocatedBaseline: Int { Int(gtk_widget_get_allocated_baseline(native())) }
  /// `gtk_widget_get_allocation`.
  public var allocation: Rect {
    var allocationOut = GdkRectangle()
    gtk_widget_get_allocation(native(), &allocationOut)
    return allocationOut.value
  }
  /// `gtk_widget_get_clipboard`.
  public var clipboard: Clipboard { wrapped(gtk_widget_get_clipboard(native()), as: Clipboard.self)! }
  /// `gtk_widget_get_display`.
  public var display: Display { wrapped(gtk_widget_get_display(native()), as: Display.self)! }
  /// `gtk_widget_get_focus_child`.
  public var focusChild: Widget? { get { wrapped(gtk_widget_get_focus_child(native()), as: Widget.self) } set { withoutEcho { gtk_widget_set_focus_child(native(), newValue?.native()) } } }
  /// `gtk_widget_get_font_map`.
  public var fontMap: FontMap? { get { wrapped(gtk_widget_get_font_map(native()), as: FontMap.self) } set { withoutEcho { gtk_widget_set_font_map(native(), newValue?.native()) } } }
  /// `gtk_widget_get_last_child`.
  public var lastChild: Widget? { wrapped(gtk_widget_get_last_child(native()), as: Widget.self) }
  /// `gtk_widget_get_native`.
  public var native: (any Native)? { wrapped(gtk_widget_get_native(native()), as: (any Native).self) }
  /// `gtk_widget_get_pango_context`.
  public var pangoContext: Context { wrapped(gtk_widget_get_pango_context(native()), as: Context.self)! }
  /// `gtk_widget_get_preferred_size`.
  public var preferredSize: (minimumSize: Size, naturalSize: Size) {
    var minimumSizeOut = GtkRequisition()
    var naturalSizeOut = GtkRequisition()
    gtk_widget_get_preferred_size(native(), &minimumSizeOut, &naturalSizeOut)
    return (minimumSizeOut.value, naturalSizeOut.value)
  }
  /// `gtk_widget_get_primary_clipboard`.
  public var primaryClipboard: Clipboard { wrapped(gtk_widget_get_primary_clipboard(native()), as: Clipboard.self)! }
  /// `gtk_widget_get_request_mode`.
  public var requestMode: SizeRequestMode { SizeRequestMode(rawValue: gtk_widget_get_request_mode(native()).rawValue) }
  /// `gtk_widget_get_settings`.
  public var settings: DisplaySettings { wrapped(gtk_widget_get_settings(native()), as: DisplaySettings.self)! }
  /// `gtk_widget_get_size`.
  public func size(_ orientation: Orientation) -> Int { Int(gtk_widget_get_size(native(), GtkOrientation(orientation.rawValue))) }
  /// `gtk_widget_get_size_request`.
  public var sizeRequest: Size {
    var widthOut = Int32()
    var heightOut = Int32()
    gtk_widget_get_size_request(native(), &widthOut, &heightOut)
    return Size(width: Int(widthOut), height: Int(heightOut))
  }
  /// `gtk_widget_get_state_flags`.
  public var stateFlags: StateFlags { StateFlags(rawValue: gtk_widget_get_state_flags(native()).rawValue) }
  /// `gtk_widget_get_style_context`.
  public var styleContext: StyleContext { wrapped(gtk_widget_get_style_context(native()), as: StyleContext.self)! }
  /// `gtk_widget_get_template_child`.
  public func templateChild(_ widgetType: GType, name: String) -> Object? { wrapped(gtk_widget_get_template_child(native(), widgetType, name.withoutNUL), as: Object.self) }
  /// `gtk_widget_has_visible_focus`.
  public var hasVisibleFocus: Bool { gtk_widget_has_visible_focus(native()) != 0 }
  /// `gtk_widget_hide`.
  public func hide() { gtk_widget_hide(native()) }
  /// `gtk_widget_in_destruction`.
  @discardableResult public func inDestruction() -> Bool { gtk_widget_in_destruction(native()) != 0 }
  /// `gtk_widget_init_template`.
  public func initTemplate() { gtk_widget_init_template(native()) }
  /// `gtk_widget_insert_after`.
  public func insert(_ parent: Widget, after previousSibling: Widget?) { gtk_widget_insert_after(native(), parent.native(), previousSibling?.native()) }
  /// `gtk_widget_is_drawable`.
  public var isDrawable: Bool { gtk_widget_is_drawable(native()) != 0 }
  /// `gtk_widget_is_focus`.
  public var isFocus: Bool { gtk_widget_is_focus(native()) != 0 }
  /// `gtk_widget_keynav_failed`.
  @discardableResult public func keynavFailed(_ direction: DirectionType) -> Bool { gtk_widget_keynav_failed(native(), GtkDirectionType(direction.rawValue)) != 0 }
  /// `gtk_widget_list_mnemonic_labels`.
  public func listMnemonicLabels() -> [Widget] { nativeObjects(of: gtk_widget_list_mnemonic_labels(native()), as: Widget.self, freeing: .list) }
  /// `gtk_widget_map`.
  public func map() { gtk_widget_map(native()) }
  /// `gtk_widget_mnemonic_activate`.
  @discardableResult public func mnemonicActivate(_ groupCycling: Bool) -> Bool { gtk_widget_mnemonic_activate(native(), groupCycling ? 1 : 0) != 0 }
  /// `gtk_widget_observe_children`.
  public func observeChildren() -> any ItemList { taken(gtk_widget_observe_children(native()), as: (any ItemList).self)! }
  /// `gtk_widget_observe_controllers`.
  public func observeControllers() -> any ItemList { taken(gtk_widget_observe_controllers(native()), as: (any ItemList).self)! }
  /// `gtk_widget_realize`.
  public func realize() { gtk_widget_realize(native()) }
  /// `gtk_widget_remove_mnemonic_label`.
  public func removeMnemonicLabel(_ label: Widget) { gtk_widget_remove_mnemonic_label(native(), label.native()) }
  /// `gtk_widget_remove_tick_callback`.
  public func removeTickCallback(_ id: Int) { gtk_widget_remove_tick_callback(native(), UInt32(clamping: id)) }
  /// `gtk_widget_set_state_flags`.
  public func setStateFlags(_ flags: StateFlags, clear: Bool) { gtk_widget_set_state_flags(native(), GtkStateFlags(flags.rawValue), clear ? 1 : 0) }
  /// `gtk_widget_should_layout`.
  public var shouldLayout: Bool { gtk_widget_should_layout(native()) != 0 }
  /// `gtk_widget_show`.
  public func show() { gtk_widget_show(native()) }
  /// `gtk_widget_size_allocate`.
  public func sizeAllocate(_ allocation: Rect, baseline: Int) { lend(allocation, as: GdkRectangle.self) { p0 in gtk_widget_size_allocate(native(), p0, Int32(clamping: baseline)) } }
  /// `gtk_widget_snapshot_child`.
  public func snapshotChild(_ child: Widget, snapshot: Snapshot) { gtk_widget_snapshot_child(native(), child.native(), snapshot.pointer) }
  /// `gtk_widget_trigger_tooltip_query`.
  public func triggerTooltipQuery() { gtk_widget_trigger_tooltip_query(native()) }
  /// `gtk_widget_unmap`.
  public func unmap() { gtk_widget_unmap(native()) }
  /// `gtk_widget_unrealize`.
  public func unrealize() { gtk_widget_unrealize(native()) }
  /// `gtk_widget_unset_state_flags`.
  public func unsetStateFlags(_ flags: StateFlags) { gtk_widget_unset_state_flags(native(), GtkStateFlags(flags.rawValue)) }
  /// `gtk_widget_get_default_direction`.
  public static func defaultDirection() -> GtkTextDirection { GtkTextDirection(rawValue: gtk_widget_get_default_direction().rawValue) }
  /// `gtk_widget_set_default_direction`.
  public static func setDefaultDirection(_ dir: GtkTextDirection) { gtk_widget_set_default_direction(CGtk.GtkTextDirection(dir.rawValue)) }
  /// `GtkWidget::keynav-failed`.
  public var onKeynavFailed: EventSignal<DirectionType> { EventSignal(inside: self, "keynav-failed") }
  /// `GtkWidget::mnemonic-activate`.
  public var onMnemonicActivate: EventSignal<Bool> { EventSignal(inside: self, "mnemonic-activate") }
  /// `GtkWidget::move-focus`.
  public var onMoveFocus: Signal<DirectionType> { Signal(inside: self, "move-focus") }
  /// `GtkWidget::query-tooltip`.
  public var onQueryTooltip: EventSignal<Int, Int, Bool, Tooltip?> { EventSignal(inside: self, "query-tooltip") }
}
