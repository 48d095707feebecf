// Made by scripts/generate-wrappers of scripts/support/wrappers/ScrolledWindow.txt: edit that, not this.
import CGtk

extension WidgetProtocol where Self: ScrolledWindow {
  /// When there is a horizontal scroll bar.
  public var horizontalPolicy: PolicyType {
    get { property("hscrollbar-policy") }
    set { if newValue != horizontalPolicy { setProperty("hscrollbar-policy", to: newValue) } }
  }

  /// When there is a vertical scroll bar.
  public var verticalPolicy: PolicyType {
    get { property("vscrollbar-policy") }
    set { if newValue != verticalPolicy { setProperty("vscrollbar-policy", to: newValue) } }
  }

  /// The corner that the content is in; the scroll bars are at the other sides.
  public var childPlacement: CornerType {
    get { property("window-placement") }
    set { if newValue != childPlacement { setProperty("window-placement", to: newValue) } }
  }

  /// Whether there is a line around it.
  public var hasFrame: Bool {
    get { gtk_scrolled_window_get_has_frame(native()) != 0 }
    set { if newValue != hasFrame { withoutEcho { gtk_scrolled_window_set_has_frame(native(), newValue ? 1 : 0) } } }
  }

  /// The least width of the part shown, in logical pixels; nil for none.
  public var minContentWidth: Int? {
    get { Int.natural(gtk_scrolled_window_get_min_content_width(native())) }
    set {
      if newValue != minContentWidth {
        withoutEcho { gtk_scrolled_window_set_min_content_width(native(), Int32(clamping: max(-1, newValue ?? -1))) }
      }
    }
  }

  /// The least height of the part shown, in logical pixels; nil for none.
  public var minContentHeight: Int? {
    get { Int.natural(gtk_scrolled_window_get_min_content_height(native())) }
    set {
      if newValue != minContentHeight {
        withoutEcho { gtk_scrolled_window_set_min_content_height(native(), Int32(clamping: max(-1, newValue ?? -1))) }
      }
    }
  }

  /// Whether a finger can throw the content.
  public var scrollsKinetically: Bool {
    get { gtk_scrolled_window_get_kinetic_scrolling(native()) != 0 }
    set {
      if newValue != scrollsKinetically {
        withoutEcho { gtk_scrolled_window_set_kinetic_scrolling(native(), newValue ? 1 : 0) }
      }
    }
  }

  /// Whether scroll bars lie over the content and hide themselves.
  public var showsOverlayScrollBars: Bool {
    get { gtk_scrolled_window_get_overlay_scrolling(native()) != 0 }
    set {
      if newValue != showsOverlayScrollBars {
        withoutEcho { gtk_scrolled_window_set_overlay_scrolling(native(), newValue ? 1 : 0) }
      }
    }
  }

  /// The largest requested width, in logical pixels; nil for no limit.
  public var maxContentWidth: Int? {
    get { Int.natural(gtk_scrolled_window_get_max_content_width(native())) }
    set {
      if newValue != maxContentWidth {
        withoutEcho { gtk_scrolled_window_set_max_content_width(native(), Int32(clamping: max(-1, newValue ?? -1))) }
      }
    }
  }

  /// The largest requested height, in logical pixels; nil for no limit.
  public var maxContentHeight: Int? {
    get { Int.natural(gtk_scrolled_window_get_max_content_height(native())) }
    set {
      if newValue != maxContentHeight {
        withoutEcho { gtk_scrolled_window_set_max_content_height(native(), Int32(clamping: max(-1, newValue ?? -1))) }
      }
    }
  }

  /// Whether it requests the width of its content.
  public var propagatesNaturalWidth: Bool {
    get { gtk_scrolled_window_get_propagate_natural_width(native()) != 0 }
    set {
      if newValue != propagatesNaturalWidth {
        withoutEcho { gtk_scrolled_window_set_propagate_natural_width(native(), newValue ? 1 : 0) }
      }
    }
  }

  /// Whether it requests the height of its content.
  public var propagatesNaturalHeight: Bool {
    get { gtk_scrolled_window_get_propagate_natural_height(native()) != 0 }
    set {
      if newValue != propagatesNaturalHeight {
        withoutEcho { gtk_scrolled_window_set_propagate_natural_height(native(), newValue ? 1 : 0) }
      }
    }
  }
}

// Signals.
extension WidgetProtocol where Self: ScrolledWindow {
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

// GTK's own names of what is called otherwise here.
extension WidgetProtocol where Self: ScrolledWindow {
  /// GTK's name of `horizontalAdjustment`.
  @available(*, unavailable, renamed: "horizontalAdjustment")
  public var hadjustment: Adjustment {
    get { neverCalled() }
    set {}
  }

  /// GTK's name of `verticalAdjustment`.
  @available(*, unavailable, renamed: "verticalAdjustment")
  public var vadjustment: Adjustment {
    get { neverCalled() }
    set {}
  }

  /// GTK's name of `horizontalPolicy`.
  @available(*, unavailable, renamed: "horizontalPolicy")
  public var hscrollbarPolicy: PolicyType {
    get { neverCalled() }
    set {}
  }

  /// GTK's name of `verticalPolicy`.
  @available(*, unavailable, renamed: "verticalPolicy")
  public var vscrollbarPolicy: PolicyType {
    get { neverCalled() }
    set {}
  }

  /// GTK's name of `childPlacement`.
  @available(*, unavailable, renamed: "childPlacement")
  public var windowPlacement: CornerType {
    get { neverCalled() }
    set {}
  }

  /// GTK's name of `scrollsKinetically`.
  @available(*, unavailable, renamed: "scrollsKinetically")
  public var kineticScrolling: Bool {
    get { neverCalled() }
    set {}
  }

  /// GTK's name of `showsOverlayScrollBars`.
  @available(*, unavailable, renamed: "showsOverlayScrollBars")
  public var overlayScrolling: Bool {
    get { neverCalled() }
    set {}
  }

  /// GTK's name of `propagatesNaturalWidth`.
  @available(*, unavailable, renamed: "propagatesNaturalWidth")
  public var propagateNaturalWidth: Bool {
    get { neverCalled() }
    set {}
  }

  /// GTK's name of `propagatesNaturalHeight`.
  @available(*, unavailable, renamed: "propagatesNaturalHeight")
  public var propagateNaturalHeight: Bool {
    get { neverCalled() }
    set {}
  }

  /// GTK's name of `verticalAdjustment`.
  @available(*, unavailable, renamed: "verticalAdjustment")
  public var getVadjustment: RenamedFunction { neverCalled() }

  /// GTK's name of `horizontalAdjustment`.
  @available(*, unavailable, renamed: "horizontalAdjustment")
  public var getHadjustment: RenamedFunction { neverCalled() }
}

/// When there is a scroll bar in a direction.
public nonisolated struct PolicyType: NativeEnumeration {
  /// GTK's number.
  public let rawValue: UInt32

  /// A value by GTK's number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  init(_ native: GtkPolicyType) { self.init(rawValue: UInt32(native.rawValue)) }

  var native: GtkPolicyType { GtkPolicyType(rawValue: UInt32(rawValue)) }

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
public nonisolated struct CornerType: NativeEnumeration {
  /// GTK's number.
  public let rawValue: UInt32

  /// A value by GTK's number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  init(_ native: GtkCornerType) { self.init(rawValue: UInt32(native.rawValue)) }

  var native: GtkCornerType { GtkCornerType(rawValue: UInt32(rawValue)) }

  /// Above, left.
  public static let topLeft = CornerType(GTK_CORNER_TOP_LEFT)

  /// Below, left.
  public static let bottomLeft = CornerType(GTK_CORNER_BOTTOM_LEFT)

  /// Above, right.
  public static let topRight = CornerType(GTK_CORNER_TOP_RIGHT)

  /// Below, right.
  public static let bottomRight = CornerType(GTK_CORNER_BOTTOM_RIGHT)
}
