// Made by scripts/generate-wrappers of scripts/support/wrappers/Paned.txt: edit that, not this.
import CGtk

/// Every `Paned`; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol PanedProtocol: Paned {}

extension Paned: nonisolated PanedProtocol {}

extension PanedProtocol {
  /// Where the handle is, in logical pixels from the start. Setting it reaches no handler of `onNotifyPosition`.
  @NativeProperty(gtk_paned_get_position, gtk_paned_set_position) public var position: Int

  /// Whether the handle's position was set, instead of following what both children request.
  @NativeProperty("position-set") public var hasOwnPosition: Bool

  /// The least place of the handle, in logical pixels from the start.
  public var minPosition: Int { property("min-position") }

  /// The largest place of the handle, in logical pixels from the start.
  public var maxPosition: Int { property("max-position") }

  /// Whether the handle is wide.
  @NativeProperty(gtk_paned_get_wide_handle, gtk_paned_set_wide_handle) public var hasWideHandle: Bool

  /// Whether the first takes the change of size.
  @NativeProperty(gtk_paned_get_resize_start_child, gtk_paned_set_resize_start_child) public var resizesStartChild: Bool

  /// Whether the second takes the change of size.
  @NativeProperty(gtk_paned_get_resize_end_child, gtk_paned_set_resize_end_child) public var resizesEndChild: Bool

  /// Whether the first may be smaller than it requests.
  @NativeProperty(gtk_paned_get_shrink_start_child, gtk_paned_set_shrink_start_child) public var shrinksStartChild: Bool

  /// Whether the second may be smaller than it requests.
  @NativeProperty(gtk_paned_get_shrink_end_child, gtk_paned_set_shrink_end_child) public var shrinksEndChild: Bool

  /// The first of the two.
  @NativeChild(gtk_paned_get_start_child, gtk_paned_set_start_child) public var startChild: Widget?

  /// The second of the two.
  @NativeChild(gtk_paned_get_end_child, gtk_paned_set_end_child) public var endChild: Widget?
}

// Signals.
extension PanedProtocol {
  /// The user, or C code, changed `position`.
  public var onNotifyPosition: Signal<> { notify("position", delivery: .userChanges) }

  /// The user, or C code, changed `hasOwnPosition`.
  public var onNotifyPositionSet: Signal<> { notify("position-set", delivery: .userChanges) }

  /// `minPosition` changed.
  public var onNotifyMinPosition: Signal<> { notify("min-position") }

  /// `maxPosition` changed.
  public var onNotifyMaxPosition: Signal<> { notify("max-position") }

  /// The user, or C code, changed `hasWideHandle`.
  public var onNotifyWideHandle: Signal<> { notify("wide-handle", delivery: .userChanges) }

  /// The user, or C code, changed `resizesStartChild`.
  public var onNotifyResizeStartChild: Signal<> { notify("resize-start-child", delivery: .userChanges) }

  /// The user, or C code, changed `resizesEndChild`.
  public var onNotifyResizeEndChild: Signal<> { notify("resize-end-child", delivery: .userChanges) }

  /// The user, or C code, changed `shrinksStartChild`.
  public var onNotifyShrinkStartChild: Signal<> { notify("shrink-start-child", delivery: .userChanges) }

  /// The user, or C code, changed `shrinksEndChild`.
  public var onNotifyShrinkEndChild: Signal<> { notify("shrink-end-child", delivery: .userChanges) }

  /// The user, or C code, changed `startChild`.
  public var onNotifyStartChild: Signal<> { notify("start-child", delivery: .userChanges) }

  /// The user, or C code, changed `endChild`.
  public var onNotifyEndChild: Signal<> { notify("end-child", delivery: .userChanges) }
}

// GTK's own names of what is called otherwise here; the messages say what to write.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension PanedProtocol {
  @available(*, unavailable, renamed: "hasOwnPosition")
  @NeverCalled public var positionSet: Bool
  @available(*, unavailable, renamed: "hasWideHandle")
  @NeverCalled public var wideHandle: Bool
  @available(*, unavailable, renamed: "resizesStartChild")
  @NeverCalled public var resizeStartChild: Bool
  @available(*, unavailable, renamed: "resizesEndChild")
  @NeverCalled public var resizeEndChild: Bool
  @available(*, unavailable, renamed: "shrinksStartChild")
  @NeverCalled public var shrinkStartChild: Bool
  @available(*, unavailable, renamed: "shrinksEndChild")
  @NeverCalled public var shrinkEndChild: Bool
}
