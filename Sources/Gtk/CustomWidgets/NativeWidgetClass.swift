import CGtk

/// A GTK class of which a `CustomWidget` can be an instance: GTK does as usual whatever the widget does not override.
public struct NativeWidgetClass {
  let type: GType

  /// `GtkLabel`.
  public static var label: NativeWidgetClass { NativeWidgetClass(type: LabelLines.type) }
  /// `GtkButton`.
  public static var button: NativeWidgetClass { NativeWidgetClass(type: gtk_button_get_type()) }
  /// `GtkSwitch`.
  public static var `switch`: NativeWidgetClass { NativeWidgetClass(type: gtk_switch_get_type()) }
  /// `GtkScale`.
  public static var scale: NativeWidgetClass { NativeWidgetClass(type: gtk_scale_get_type()) }
  /// `GtkSpinButton`.
  public static var spinButton: NativeWidgetClass { NativeWidgetClass(type: gtk_spin_button_get_type()) }
  /// `GtkEntry`.
  public static var entry: NativeWidgetClass { NativeWidgetClass(type: gtk_entry_get_type()) }
  /// `GtkTextView`.
  public static var textView: NativeWidgetClass { NativeWidgetClass(type: gtk_text_view_get_type()) }
  /// `GtkProgressBar`.
  public static var progressBar: NativeWidgetClass { NativeWidgetClass(type: gtk_progress_bar_get_type()) }
  /// `GtkSpinner`.
  public static var spinner: NativeWidgetClass { NativeWidgetClass(type: gtk_spinner_get_type()) }
  /// `GtkImage`.
  public static var image: NativeWidgetClass { NativeWidgetClass(type: gtk_image_get_type()) }
  /// `GtkPicture`.
  public static var picture: NativeWidgetClass { NativeWidgetClass(type: gtk_picture_get_type()) }
  /// `GtkScrolledWindow`.
  public static var scrolledWindow: NativeWidgetClass { NativeWidgetClass(type: gtk_scrolled_window_get_type()) }
  /// `GtkBox`.
  public static var box: NativeWidgetClass { NativeWidgetClass(type: gtk_box_get_type()) }
}

/// What GTK does for a widget of one of its own classes, and which of its children are not GTK's own.
extension CustomWidget {
  nonisolated private static let addedQuark = g_quark_from_string("swift-added-child")

  /// The children that were added with `insertChild(_:before:)`, without those GTK made for itself, and without popovers.
  public final var addedChildren: [Widget] {
    if isNative { return children.filter { Self.isAdded($0.widgetPointer) } }
    return holdsPopovers ? children.filter { !$0.rawWidget.isPopover } : children
  }

  /// The first of `addedChildren`.
  package final var firstAddedChild: RawWidget? {
    var next = rawWidget.firstChild
    while let child = next, !holds(child) { next = child.nextSibling }
    return next
  }

  /// The last of `addedChildren`.
  package final var lastAddedChild: RawWidget? {
    var next = rawWidget.lastChild
    while let child = next, !holds(child) { next = child.previousSibling }
    return next
  }

  /// The element of `addedChildren` at an index, not counting `excluded`.
  package final func addedChild(at index: Int, without excluded: RawWidget) -> RawWidget? {
    var left = index
    var next = rawWidget.firstChild
    while let child = next {
      if child != excluded, holds(child) {
        if left <= 0 { return child }
        left -= 1
      }
      next = child.nextSibling
    }
    return nil
  }

  /// Whether a child is one of `addedChildren`.
  private func holds(_ child: RawWidget) -> Bool {
    isNative ? Self.isAdded(child.pointer) : !holdsPopovers || !child.isPopover
  }

  static func markAdded(_ child: UnsafeMutablePointer<GtkWidget>) {
    g_object_set_qdata(
      UnsafeMutableRawPointer(child).assumingMemoryBound(to: GObject.self), addedQuark,
      UnsafeMutableRawPointer(bitPattern: 1))
  }

  nonisolated private static func isAdded(_ child: UnsafeMutablePointer<GtkWidget>) -> Bool {
    g_object_get_qdata(UnsafeMutableRawPointer(child).assumingMemoryBound(to: GObject.self), addedQuark) != nil
  }

  /// Removes added children: GTK removes its own children itself.
  nonisolated static func unparentAddedChildren(of widget: UnsafeMutablePointer<GtkWidget>, isNative: Bool) {
    var next = gtk_widget_get_first_child(widget)
    while let child = next {
      next = gtk_widget_get_next_sibling(child)
      if !isNative || isAdded(child) { gtk_widget_unparent(child) }
    }
  }

  /// The size that GTK's class requests. For overrides of `measure(_:forSize:)` of a native widget.
  public final func measureNatively(_ orientation: Orientation, forSize: Int?) -> Measurement {
    let forSize = Int32(clamping: forSize ?? -1)
    var minimum: Int32 = 0
    var natural: Int32 = 0
    var baselines: (minimum: Int32, natural: Int32) = (-1, -1)
    if let nativeLayout {
      gtk_layout_manager_measure(
        nativeLayout, widgetPointer, orientation.native, forSize, &minimum, &natural, &baselines.minimum,
        &baselines.natural)
    } else {
      CustomWidgetClass.parentClass(of: widgetPointer).pointee.measure(
        widgetPointer, orientation.native, forSize, &minimum, &natural, &baselines.minimum, &baselines.natural)
    }
    if orientation == .vertical { nativeBaselines = baselines }
    return Measurement(minimum: Int(minimum), natural: Int(natural))
  }

  /// Places the content of GTK's class. For overrides of `allocate(width:height:baseline:)` of a native widget.
  public final func allocateNatively(width: Int, height: Int, baseline: Int) {
    if let nativeLayout {
      gtk_layout_manager_allocate(
        nativeLayout, widgetPointer, Int32(clamping: width), Int32(clamping: height), Int32(clamping: baseline))
    } else {
      CustomWidgetClass.parentClass(of: widgetPointer).pointee.size_allocate(
        widgetPointer, Int32(clamping: width), Int32(clamping: height), Int32(clamping: baseline))
    }
  }

  /// Draws what GTK's class draws, and the added children. For overrides of `snapshot(_:)` of a native widget.
  public final func snapshotNatively(_ snapshot: Snapshot) {
    let parentClass = CustomWidgetClass.parentClass(of: widgetPointer)
    parentClass.pointee.snapshot(widgetPointer, snapshot.pointer)
    // GtkWidget's own draws every child; a class that draws by itself knows its own ones only.
    let drawsEveryChild = cgtk_draws_every_child(parentClass) != 0
    if !drawsEveryChild {
      for child in addedChildren { draw(child, on: snapshot) }
    }
  }

  /// The direction that GTK's class measures first.
  final var nativeRequestMode: GtkSizeRequestMode {
    if let nativeLayout { return cgtk_layout_request_mode(nativeLayout, widgetPointer) }
    return CustomWidgetClass.parentClass(of: widgetPointer).pointee.get_request_mode(widgetPointer)
  }

  /// Takes over the layout manager that GTK's class came with: with one, GTK would not ask this widget.
  final func takeNativeLayout() {
    nativeLayout = gtk_widget_get_layout_manager(widgetPointer)
    guard let nativeLayout else { return }
    g_object_ref(nativeLayout)
    gtk_widget_set_layout_manager(widgetPointer, nil)
  }
}
