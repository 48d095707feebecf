import CGtk

/// Shows a part of a larger widget and scrolls it.
@MainActor open class ScrolledWindow: Widget {
  /// Scrolls nothing yet.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_scrolled_window_new())) }

  /// Adopts a GtkScrolledWindow.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

  /// The scrolled content.
  public var child: Widget? {
    get {
      // Around what does not scroll by itself there is a viewport, which the scrolled window makes.
      let content = gtk_scrolled_window_get_child(native())
      let isViewport = content.map { cgtk_is_a($0, gtk_viewport_get_type()) != 0 } ?? false
      return Widget.wrap(isViewport ? gtk_viewport_get_child(OpaquePointer(content)) : content, as: Widget.self)
    }
    set { exchange(self.child, for: newValue) { gtk_scrolled_window_set_child(self.native(), $0) } }
  }

  /// Sets `horizontalPolicy` and `verticalPolicy`.
  public func setPolicy(horizontal: PolicyType, vertical: PolicyType) {
    (horizontalPolicy, verticalPolicy) = (horizontal, vertical)
  }

  /// Scrolls vertically, no further than needed, until a widget of the content is in sight; does nothing before both are
  /// laid out.
  public func scrollTo(_ widget: Widget) {
    guard let child, let frame = widget.frame(in: child), let whole = child.frame(in: child) else { return }
    // A widget's coordinates begin inside its padding, and what is scrolled begins with its margin.
    let top = frame.y - whole.y + Double(child.margins.top)
    gtk_adjustment_clamp_page(verticalAdjustment.native(), top, top + frame.height)
  }

  /// The vertical scroll position and its limits.
  public var verticalAdjustment: Adjustment {
    Object.wrap(gtk_scrolled_window_get_vadjustment(native()), as: Adjustment.self)!
  }

  /// The horizontal scroll position and its limits.
  public var horizontalAdjustment: Adjustment {
    Object.wrap(gtk_scrolled_window_get_hadjustment(native()), as: Adjustment.self)!
  }
}

// What `ScrolledWindow` is to GTK's class, for a `CustomWidget` over it.
extension ScrolledWindow {
  /// Sets the scrolled content.
  package static func setChild(_ child: Widget, of scroller: Widget) {
    scroller.takeIn(child) { gtk_scrolled_window_set_child(scroller.native(), $0) }
  }

  /// The nearest one that a widget is in.
  package static func around(_ widget: Widget) -> Widget? {
    sequence(first: widget.rawWidget.parent) { $0?.parent }.prefix { $0 != nil }.lazy.compactMap { $0 }
      .first { cgtk_is_a($0.pointer, gtk_scrolled_window_get_type()) != 0 }?.wrapper
  }

  /// Scrolls what a widget is in vertically until the widget is in sight, as soon as it is laid out.
  package static func bringIntoSight(_ widget: Widget) {
    guard let scroller = around(widget) else { return }
    ScrollGoal.set(of: scroller, isWeak: true) { [weak widget, weak scroller] in
      guard let widget, let scroller, let frame = widget.frame(in: scroller) else { return .lost }
      guard widget.width > 0 else { return .unknown }
      let adjustment = verticalAdjustment(of: scroller)
      return adjustment.bring(frame.y, frame.height, room: adjustment.pageSize, to: nil) ? .moved : .reached
    }
  }

  /// The vertical scroll position and its limits.
  package static func verticalAdjustment(of scroller: Widget) -> Adjustment {
    Object.wrap(gtk_scrolled_window_get_vadjustment(scroller.native()), as: Adjustment.self)!
  }

  /// The horizontal scroll position and its limits.
  package static func horizontalAdjustment(of scroller: Widget) -> Adjustment {
    Object.wrap(gtk_scrolled_window_get_hadjustment(scroller.native()), as: Adjustment.self)!
  }

  /// Lays out the content now, in its current space: for code that needs its length before the frame's layout.
  ///
  /// Does nothing before the first layout, and where the content no longer fits horizontally.
  package static func layOutChild(of scroller: Widget) {
    guard let child = gtk_scrolled_window_get_child(scroller.native()) else { return }
    let raw = RawWidget(child)
    let (width, height) = (gtk_widget_get_allocated_width(child), gtk_widget_get_allocated_height(child))
    guard width > 0, height > 0, raw.measured(.horizontal).minimum <= width,
      raw.measured(.vertical, forSize: Int(width)).minimum <= height
    else { return }
    var allocation = GtkAllocation(x: 0, y: 0, width: width, height: height)
    gtk_widget_size_allocate(child, &allocation, -1)
  }

  /// Sets when scroll bars are shown.
  package static func setPolicy(horizontal: PolicyType, vertical: PolicyType, of scroller: Widget) {
    gtk_scrolled_window_set_policy(
      scroller.native(), GtkPolicyType(horizontal.rawValue), GtkPolicyType(vertical.rawValue))
  }

  /// Whether wheels, touchpads and fingers scroll.
  package static func setScrollsByInput(_ scrolls: Bool, of scroller: Widget) {
    gtk_scrolled_window_set_kinetic_scrolling(scroller.native(), scrolls ? 1 : 0)
    for controller in controllers(of: scroller.widgetPointer, gtk_event_controller_scroll_get_type()) {
      let scrolling = OpaquePointer(controller)
      // One of them only watches, in the capture phase, and is left alone.
      guard gtk_event_controller_get_propagation_phase(scrolling) != GTK_PHASE_CAPTURE else { continue }
      gtk_event_controller_set_propagation_phase(scrolling, scrolls ? GTK_PHASE_BUBBLE : GTK_PHASE_NONE)
    }
  }

  /// Reserves space at the sides for the bars.
  package static func setScrollbarMargins(vertical: Insets, horizontal: Insets, of scroller: Widget) {
    for (bar, margins) in [
      (gtk_scrolled_window_get_vscrollbar(scroller.native()), vertical),
      (gtk_scrolled_window_get_hscrollbar(scroller.native()), horizontal),
    ] {
      gtk_widget_set_margin_top(bar, Int32(Int16(clamping: margins.top)))
      gtk_widget_set_margin_bottom(bar, Int32(Int16(clamping: margins.bottom)))
      gtk_widget_set_margin_start(bar, Int32(Int16(clamping: margins.leading)))
      gtk_widget_set_margin_end(bar, Int32(Int16(clamping: margins.trailing)))
    }
  }

  /// Whether the pointer can move the bars of a GtkScrolledWindow.
  package static func setScrollbarsMove(_ moves: Bool, of scroller: Widget) {
    gtk_widget_set_can_target(gtk_scrolled_window_get_vscrollbar(scroller.native()), moves ? 1 : 0)
    gtk_widget_set_can_target(gtk_scrolled_window_get_hscrollbar(scroller.native()), moves ? 1 : 0)
  }
}
