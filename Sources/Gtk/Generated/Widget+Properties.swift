// Made by scripts/generate-wrappers of scripts/support/wrappers/Widget.txt: edit that, not this.
import CGtk

extension WidgetProtocol {
  /// The window, or another widget at the top, that holds it; nil for none.
  public var rootWidget: Widget? { Object.wrap(gtk_widget_get_root(native()), as: Widget.self) }

  /// The least width in logical pixels; nil leaves it to the content.
  @NativeProperty("width-request") public var widthRequest: Int?

  /// The least height in logical pixels; nil leaves it to the content.
  @NativeProperty("height-request") public var heightRequest: Int?

  /// Whether the user can act on it.
  @NativeProperty(gtk_widget_get_sensitive, gtk_widget_set_sensitive) public var isSensitive: Bool

  /// Whether it, or anything inside, can have the keyboard.
  @NativeProperty(gtk_widget_get_can_focus, gtk_widget_set_can_focus) public var canFocus: Bool

  /// Whether it has the keyboard itself; `hasFocus` is also true for the widgets around it.
  public var isFocused: Bool { property("has-focus") }

  /// Whether the pointer can reach it and its content.
  @NativeProperty(gtk_widget_get_can_target, gtk_widget_set_can_target) public var canTarget: Bool

  /// Whether a click gives it the keyboard.
  @NativeProperty(gtk_widget_get_focus_on_click, gtk_widget_set_focus_on_click) public var focusesOnClick: Bool

  /// Whether it can be the target of the keyboard.
  @NativeProperty(gtk_widget_get_focusable, gtk_widget_set_focusable) public var isFocusable: Bool

  /// Whether Enter activates it anywhere in the window.
  public var isDefault: Bool { property("has-default") }

  /// Whether it becomes the one that Enter activates when it gets the keyboard.
  @NativeProperty(gtk_widget_get_receives_default, gtk_widget_set_receives_default) public var receivesDefault: Bool

  /// Whether it has a tooltip; setting `tooltip` sets it.
  @NativeProperty(gtk_widget_get_has_tooltip, gtk_widget_set_has_tooltip) public var asksForTooltip: Bool

  /// The tooltip with Pango markup; nil for none.
  @NativeProperty(gtk_widget_get_tooltip_markup, gtk_widget_set_tooltip_markup) public var tooltipMarkup: String?

  /// How it uses spare width.
  @NativeProperty(gtk_widget_get_halign, gtk_widget_set_halign) public var halign: Align

  /// How it uses spare height.
  @NativeProperty(gtk_widget_get_valign, gtk_widget_set_valign) public var valign: Align

  /// Whether it takes spare width.
  @NativeProperty(gtk_widget_get_hexpand, gtk_widget_set_hexpand) public var hexpand: Bool

  /// Whether it takes spare height.
  @NativeProperty(gtk_widget_get_vexpand, gtk_widget_set_vexpand) public var vexpand: Bool

  /// Whether `hexpand` applies, instead of the content's.
  @NativeProperty(gtk_widget_get_hexpand_set, gtk_widget_set_hexpand_set) public var hasOwnHexpand: Bool

  /// Whether `vexpand` applies, instead of the content's.
  @NativeProperty(gtk_widget_get_vexpand_set, gtk_widget_set_vexpand_set) public var hasOwnVexpand: Bool
}

// Signals.
extension WidgetProtocol {
  /// `isVisible` is about to be true.
  public var onShow: Signal<> { Signal(self, "show") }

  /// `isVisible` is about to be false.
  public var onHide: Signal<> { Signal(self, "hide") }

  /// The widget is about to be shown in a shown window.
  public var onMap: Signal<> { Signal(self, "map") }

  /// The widget is no longer shown.
  public var onUnmap: Signal<> { Signal(self, "unmap") }

  /// The widget has got what it needs to draw.
  public var onRealize: Signal<> { Signal(self, "realize") }

  /// The widget released what it needs to draw.
  public var onUnrealize: Signal<> { Signal(self, "unrealize") }

  /// GTK takes the widget apart: nothing can be asked of it any more.
  public var onDestroy: Signal<> { Signal(self, "destroy") }

  /// The state that its style follows has changed; the argument is the previous one.
  public var onStateFlagsChanged: Signal<StateFlags> { Signal(self, "state-flags-changed") }

  /// The text direction has changed; the argument is the previous one.
  public var onDirectionChanged: Signal<Widget.TextDirection?> { Signal(self, "direction-changed") }

  /// The user, or C code, changed `name`.
  public var onNotifyName: Signal<> { notify("name", delivery: .userChanges) }

  /// `parent` changed.
  public var onNotifyParent: Signal<> { notify("parent") }

  /// `rootWidget` changed.
  public var onNotifyRoot: Signal<> { notify("root") }

  /// The user, or C code, changed `widthRequest`.
  public var onNotifyWidthRequest: Signal<> { notify("width-request", delivery: .userChanges) }

  /// The user, or C code, changed `heightRequest`.
  public var onNotifyHeightRequest: Signal<> { notify("height-request", delivery: .userChanges) }

  /// The user, or C code, changed `isVisible`.
  public var onNotifyVisible: Signal<> { notify("visible", delivery: .userChanges) }

  /// The user, or C code, changed `isSensitive`.
  public var onNotifySensitive: Signal<> { notify("sensitive", delivery: .userChanges) }

  /// The user, or C code, changed `canFocus`.
  public var onNotifyCanFocus: Signal<> { notify("can-focus", delivery: .userChanges) }

  /// `isFocused` changed.
  public var onNotifyHasFocus: Signal<> { notify("has-focus") }

  /// The user, or C code, changed `canTarget`.
  public var onNotifyCanTarget: Signal<> { notify("can-target", delivery: .userChanges) }

  /// The user, or C code, changed `focusesOnClick`.
  public var onNotifyFocusOnClick: Signal<> { notify("focus-on-click", delivery: .userChanges) }

  /// The user, or C code, changed `isFocusable`.
  public var onNotifyFocusable: Signal<> { notify("focusable", delivery: .userChanges) }

  /// `isDefault` changed.
  public var onNotifyHasDefault: Signal<> { notify("has-default") }

  /// The user, or C code, changed `receivesDefault`.
  public var onNotifyReceivesDefault: Signal<> { notify("receives-default", delivery: .userChanges) }

  /// The user, or C code, changed `cursor`.
  public var onNotifyCursor: Signal<> { notify("cursor", delivery: .userChanges) }

  /// The user, or C code, changed `asksForTooltip`.
  public var onNotifyHasTooltip: Signal<> { notify("has-tooltip", delivery: .userChanges) }

  /// The user, or C code, changed `tooltipMarkup`.
  public var onNotifyTooltipMarkup: Signal<> { notify("tooltip-markup", delivery: .userChanges) }

  /// The user, or C code, changed `tooltip`.
  public var onNotifyTooltipText: Signal<> { notify("tooltip-text", delivery: .userChanges) }

  /// The user, or C code, changed `opacity`.
  public var onNotifyOpacity: Signal<> { notify("opacity", delivery: .userChanges) }

  /// The user, or C code, changed `halign`.
  public var onNotifyHalign: Signal<> { notify("halign", delivery: .userChanges) }

  /// The user, or C code, changed `valign`.
  public var onNotifyValign: Signal<> { notify("valign", delivery: .userChanges) }

  /// The user, or C code, changed `hexpand`.
  public var onNotifyHexpand: Signal<> { notify("hexpand", delivery: .userChanges) }

  /// The user, or C code, changed `vexpand`.
  public var onNotifyVexpand: Signal<> { notify("vexpand", delivery: .userChanges) }

  /// The user, or C code, changed `hasOwnHexpand`.
  public var onNotifyHexpandSet: Signal<> { notify("hexpand-set", delivery: .userChanges) }

  /// The user, or C code, changed `hasOwnVexpand`.
  public var onNotifyVexpandSet: Signal<> { notify("vexpand-set", delivery: .userChanges) }

  /// `scaleFactor` changed.
  public var onNotifyScaleFactor: Signal<> { notify("scale-factor") }

  /// The user, or C code, changed `cssClasses`.
  public var onNotifyCssClasses: Signal<> { notify("css-classes", delivery: .userChanges) }

  /// The user, or C code, changed `layoutManager`.
  public var onNotifyLayoutManager: Signal<> { notify("layout-manager", delivery: .userChanges) }
}

// GTK's own names of what is called otherwise here; the messages say what to write.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension WidgetProtocol {
  @available(*, unavailable, renamed: "rootWidget")
  @NeverCalled public var root: Widget?
  @available(*, unavailable, renamed: "isVisible")
  @NeverCalled public var visible: Bool
  @available(*, unavailable, renamed: "isSensitive")
  @NeverCalled public var sensitive: Bool
  @available(*, unavailable, renamed: "focusesOnClick")
  @NeverCalled public var focusOnClick: Bool
  @available(*, unavailable, renamed: "isFocusable")
  @NeverCalled public var focusable: Bool
  @available(*, unavailable, renamed: "isDefault")
  @NeverCalled public var hasDefault: Bool
  @available(*, unavailable, renamed: "asksForTooltip")
  @NeverCalled public var hasTooltip: Bool
  @available(*, unavailable, renamed: "tooltip")
  @NeverCalled public var tooltipText: String?
  @available(*, unavailable, renamed: "hasOwnHexpand")
  @NeverCalled public var hexpandSet: Bool
  @available(*, unavailable, renamed: "hasOwnVexpand")
  @NeverCalled public var vexpandSet: Bool
  @available(*, unavailable, renamed: "add(_:)")
  @NeverCalled public var addController: RenamedFunction
  @available(*, unavailable, renamed: "remove(_:)")
  @NeverCalled public var removeController: RenamedFunction
  @available(*, unavailable, renamed: "addCSSClass(_:)")
  @NeverCalled public var addCssClass: RenamedFunction
  @available(*, unavailable, renamed: "removeCSSClass(_:)")
  @NeverCalled public var removeCssClass: RenamedFunction
  @available(*, unavailable, renamed: "hasCSSClass(_:)")
  @NeverCalled public var hasCssClass: RenamedFunction
  @available(*, unavailable, renamed: "detachFromParent()")
  @NeverCalled public var unparent: RenamedFunction
  @available(*, unavailable, renamed: "frame(in:)")
  @NeverCalled public var computeBounds: RenamedFunction
  @available(*, unavailable, renamed: "translate(_:to:)")
  @NeverCalled public var computePoint: RenamedFunction
  @available(*, unavailable, renamed: "translate(_:to:)")
  @NeverCalled public var translateCoordinates: RenamedFunction
  @available(*, unavailable, renamed: "width")
  @NeverCalled public var getAllocatedWidth: RenamedFunction
  @available(*, unavailable, renamed: "height")
  @NeverCalled public var getAllocatedHeight: RenamedFunction
  @available(*, unavailable, renamed: "children")
  @NeverCalled public var getFirstChild: RenamedFunction
  @available(*, unavailable, message: "write children of the parent")
  @NeverCalled public var getNextSibling: RenamedFunction
  @available(*, unavailable, message: "write children of the parent")
  @NeverCalled public var getPrevSibling: RenamedFunction
  @available(*, unavailable, renamed: "isMapped")
  @NeverCalled public var getMapped: RenamedFunction
  @available(*, unavailable, renamed: "isRealized")
  @NeverCalled public var getRealized: RenamedFunction
  @available(*, unavailable, renamed: "isChildVisible")
  @NeverCalled public var getChildVisible: RenamedFunction
  @available(*, unavailable, message: "write cursor = Cursor(name)")
  @NeverCalled public var setCursorFromName: RenamedFunction
  @available(*, unavailable, message: "write clipsContent")
  @NeverCalled public var overflow: Any?
  @available(*, unavailable, message: "write margins")
  @NeverCalled public var marginStart: Int
  @available(*, unavailable, message: "write margins")
  @NeverCalled public var marginEnd: Int
  @available(*, unavailable, message: "write margins")
  @NeverCalled public var marginTop: Int
  @available(*, unavailable, message: "write margins")
  @NeverCalled public var marginBottom: Int
}

/// How a widget uses space it does not need.
@Counterpart(of: GtkAlign.self)
public nonisolated struct Align: NativeEnumeration {
  /// Takes all.
  public static let fill = Align(GTK_ALIGN_FILL)

  /// Sits at the start: left, or right in a right-to-left language; top.
  public static let start = Align(GTK_ALIGN_START)

  /// Sits at the end.
  public static let end = Align(GTK_ALIGN_END)

  /// Sits in the middle.
  public static let center = Align(GTK_ALIGN_CENTER)

  /// Aligns text lines in a row.
  public static let baseline = Align(GTK_ALIGN_BASELINE)
}
