// Made by scripts/generate-wrappers of scripts/support/wrappers/ScrolledWindow.txt: edit that, not this.
import CGtk

/// Every `ScrolledWindow`; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol ScrolledWindowProtocol: ScrolledWindow {}

extension ScrolledWindow: nonisolated ScrolledWindowProtocol {}

extension ScrolledWindowProtocol {
  /// When there is a horizontal scroll bar.
  @NativeProperty("hscrollbar-policy") public var horizontalPolicy: PolicyType

  /// When there is a vertical scroll bar.
  @NativeProperty("vscrollbar-policy") public var verticalPolicy: PolicyType

  /// The corner that the content is in; the scroll bars are at the other sides.
  @NativeProperty("window-placement") public var childPlacement: CornerType

  /// Whether there is a line around it.
  @NativeProperty(gtk_scrolled_window_get_has_frame, gtk_scrolled_window_set_has_frame) public var hasFrame: Bool

  /// The least width of the part shown, in logical pixels; nil for none.
  @NativeProperty(gtk_scrolled_window_get_min_content_width, gtk_scrolled_window_set_min_content_width)
  public var minContentWidth: Int?

  /// The least height of the part shown, in logical pixels; nil for none.
  @NativeProperty(gtk_scrolled_window_get_min_content_height, gtk_scrolled_window_set_min_content_height)
  public var minContentHeight: Int?

  /// Whether a finger can throw the content.
  @NativeProperty(gtk_scrolled_window_get_kinetic_scrolling, gtk_scrolled_window_set_kinetic_scrolling)
  public var scrollsKinetically: Bool

  /// Whether scroll bars lie over the content and hide themselves.
  @NativeProperty(gtk_scrolled_window_get_overlay_scrolling, gtk_scrolled_window_set_overlay_scrolling)
  public var showsOverlayScrollBars: Bool

  /// The largest requested width, in logical pixels; nil for no limit.
  @NativeProperty(gtk_scrolled_window_get_max_content_width, gtk_scrolled_window_set_max_content_width)
  public var maxContentWidth: Int?

  /// The largest requested height, in logical pixels; nil for no limit.
  @NativeProperty(gtk_scrolled_window_get_max_content_height, gtk_scrolled_window_set_max_content_height)
  public var maxContentHeight: Int?

  /// Whether it requests the width of its content.
  @NativeProperty(gtk_scrolled_window_get_propagate_natural_width, gtk_scrolled_window_set_propagate_natural_width)
  public var propagatesNaturalWidth: Bool

  /// Whether it requests the height of its content.
  @NativeProperty(gtk_scrolled_window_get_propagate_natural_height, gtk_scrolled_window_set_propagate_natural_height)
  public var propagatesNaturalHeight: Bool
}

// Signals.
extension ScrolledWindowProtocol {
  /// The user scrolls on beyond an end.
  public var onEdgeOvershot: Signal<PositionType> { Signal(self, "edge-overshot") }

  /// The user scrolled to an end.
  public var onEdgeReached: Signal<PositionType> { Signal(self, "edge-reached") }

  /// The user, or C code, changed `horizontalAdjustment`.
  public var onNotifyHadjustment: Signal<> { notify("hadjustment", delivery: .userChanges) }

  /// The user, or C code, changed `verticalAdjustment`.
  public var onNotifyVadjustment: Signal<> { notify("vadjustment", delivery: .userChanges) }

  /// The user, or C code, changed `horizontalPolicy`.
  public var onNotifyHscrollbarPolicy: Signal<> { notify("hscrollbar-policy", delivery: .userChanges) }

  /// The user, or C code, changed `verticalPolicy`.
  public var onNotifyVscrollbarPolicy: Signal<> { notify("vscrollbar-policy", delivery: .userChanges) }

  /// The user, or C code, changed `childPlacement`.
  public var onNotifyWindowPlacement: Signal<> { notify("window-placement", delivery: .userChanges) }

  /// The user, or C code, changed `hasFrame`.
  public var onNotifyHasFrame: Signal<> { notify("has-frame", delivery: .userChanges) }

  /// The user, or C code, changed `minContentWidth`.
  public var onNotifyMinContentWidth: Signal<> { notify("min-content-width", delivery: .userChanges) }

  /// The user, or C code, changed `minContentHeight`.
  public var onNotifyMinContentHeight: Signal<> { notify("min-content-height", delivery: .userChanges) }

  /// The user, or C code, changed `scrollsKinetically`.
  public var onNotifyKineticScrolling: Signal<> { notify("kinetic-scrolling", delivery: .userChanges) }

  /// The user, or C code, changed `showsOverlayScrollBars`.
  public var onNotifyOverlayScrolling: Signal<> { notify("overlay-scrolling", delivery: .userChanges) }

  /// The user, or C code, changed `maxContentWidth`.
  public var onNotifyMaxContentWidth: Signal<> { notify("max-content-width", delivery: .userChanges) }

  /// The user, or C code, changed `maxContentHeight`.
  public var onNotifyMaxContentHeight: Signal<> { notify("max-content-height", delivery: .userChanges) }

  /// The user, or C code, changed `propagatesNaturalWidth`.
  public var onNotifyPropagateNaturalWidth: Signal<> { notify("propagate-natural-width", delivery: .userChanges) }

  /// The user, or C code, changed `propagatesNaturalHeight`.
  public var onNotifyPropagateNaturalHeight: Signal<> { notify("propagate-natural-height", delivery: .userChanges) }

  /// The user, or C code, changed `child`.
  public var onNotifyChild: Signal<> { notify("child", delivery: .userChanges) }
}

// GTK's own names of what is called otherwise here; the messages say what to write.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ScrolledWindowProtocol {
  @available(*, unavailable, renamed: "horizontalAdjustment")
  @NeverCalled public var hadjustment: Adjustment
  @available(*, unavailable, renamed: "verticalAdjustment")
  @NeverCalled public var vadjustment: Adjustment
  @available(*, unavailable, renamed: "horizontalPolicy")
  @NeverCalled public var hscrollbarPolicy: PolicyType
  @available(*, unavailable, renamed: "verticalPolicy")
  @NeverCalled public var vscrollbarPolicy: PolicyType
  @available(*, unavailable, renamed: "childPlacement")
  @NeverCalled public var windowPlacement: CornerType
  @available(*, unavailable, renamed: "scrollsKinetically")
  @NeverCalled public var kineticScrolling: Bool
  @available(*, unavailable, renamed: "showsOverlayScrollBars")
  @NeverCalled public var overlayScrolling: Bool
  @available(*, unavailable, renamed: "propagatesNaturalWidth")
  @NeverCalled public var propagateNaturalWidth: Bool
  @available(*, unavailable, renamed: "propagatesNaturalHeight")
  @NeverCalled public var propagateNaturalHeight: Bool
  @available(*, unavailable, renamed: "verticalAdjustment")
  @NeverCalled public var getVadjustment: RenamedFunction
  @available(*, unavailable, renamed: "horizontalAdjustment")
  @NeverCalled public var getHadjustment: RenamedFunction
}

/// When there is a scroll bar in a direction.
@Counterpart(of: GtkPolicyType.self)
public nonisolated struct PolicyType: NativeEnumeration {
  /// Always.
  public static let always = PolicyType(GTK_POLICY_ALWAYS)

  /// Where the content does not fit.
  public static let automatic = PolicyType(GTK_POLICY_AUTOMATIC)

  /// Never; the content decides the size.
  public static let never = PolicyType(GTK_POLICY_NEVER)

  /// Never, but the content can be moved, by the wheel say.
  public static let external = PolicyType(GTK_POLICY_EXTERNAL)
}

/// A corner.
@Counterpart(of: GtkCornerType.self)
public nonisolated struct CornerType: NativeEnumeration {
  /// Above, left.
  public static let topLeft = CornerType(GTK_CORNER_TOP_LEFT)

  /// Below, left.
  public static let bottomLeft = CornerType(GTK_CORNER_BOTTOM_LEFT)

  /// Above, right.
  public static let topRight = CornerType(GTK_CORNER_TOP_RIGHT)

  /// Below, right.
  public static let bottomRight = CornerType(GTK_CORNER_BOTTOM_RIGHT)
}
