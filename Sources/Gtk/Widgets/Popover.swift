import CGtk

/// A bubble that points at a widget.
@MainActor open class Popover: Widget {
  /// Tell that the widget it belongs to goes.
  private var sourceConnections: [SignalConnection] = []

  /// An empty bubble.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_popover_new())) }

  /// Adopts a GtkPopover.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

  /// Shows it.
  open func popup() {
    giveFocusIfNobodyHasIt()
    gtk_popover_popup(native())
  }

  /// Where nothing inside takes the keyboard GTK looks at what has it in the window, and does not expect that to be nothing.
  func giveFocusIfNobodyHasIt() {
    guard let root = gtk_widget_get_root(native()), gtk_root_get_focus(root) == nil else { return }
    let wasFocusable = isFocusable
    isFocusable = true
    gtk_root_set_focus(root, widgetPointer)
    isFocusable = wasFocusable
  }

  /// Hides it.
  public func popdown() { gtk_popover_popdown(native()) }

  /// Belongs to `widget` from now on and points at it; nil takes it away. It is hidden when `widget` is no longer shown, and taken
  /// away when `widget` ends.
  public func setParent(_ widget: Widget?) {
    guard widget !== parent else { return }
    sourceConnections.forEach { $0.disconnect() }
    sourceConnections = []
    if isVisible { popdown() }
    detachFromParent()
    guard let widget else { return }
    gtk_widget_set_parent(native(), widget.widgetPointer)
    (widget as? CustomWidget)?.holdsPopovers = true
    let source = RawWidget(widget.widgetPointer)
    let popover = { [weak self] in self.flatMap { $0.rawWidget.parent == source ? $0 : nil } }
    sourceConnections = [
      widget.onUnmap { popover()?.popdown() },
      // The widget's Swift side may have ended before.
      SignalConnection(widget, "destroy", .everyChange, needsWrapper: false) { _, _ in
        if let popover = popover() { gtk_widget_unparent(popover.widgetPointer) }
      },
    ]
  }

  /// Where in its parent it points to, in the parent's coordinates; nil for all of the parent.
  public var pointingTo: Rect? {
    get {
      var rectangle = GdkRectangle()
      guard gtk_popover_get_pointing_to(native(), &rectangle) != 0 else { return nil }
      return Rect(
        x: Double(rectangle.x), y: Double(rectangle.y), width: Double(rectangle.width),
        height: Double(rectangle.height))
    }
    set {
      guard let newValue else { return gtk_popover_set_pointing_to(native(), nil) }
      var rectangle = GdkRectangle(
        x: Int32(newValue.x), y: Int32(newValue.y), width: Int32(newValue.width), height: Int32(newValue.height))
      gtk_popover_set_pointing_to(native(), &rectangle)
    }
  }
}

extension WidgetProtocol {
  /// Hides the open popovers inside when the widget is no longer shown: GTK would leave the pointer and the keyboard to them.
  func hidesPopoversWithItself() {
    onUnmap { [unowned self] in rawWidget.hidePopovers() }
  }
}

extension RawWidget {
  /// Hides every open popover that belongs to a widget inside.
  fileprivate func hidePopovers() {
    var next = firstChild
    while let child = next {
      next = child.nextSibling
      if child.isPopover, child.isVisible {
        g_object_ref(child.pointer)
        gtk_popover_popdown(UnsafeMutableRawPointer(child.pointer).assumingMemoryBound(to: GtkPopover.self))
        g_object_unref(child.pointer)
      } else {
        child.hidePopovers()
      }
    }
  }
}

extension CustomWidget {
  /// Lets the popovers follow the widget, as GTK's layout managers do.
  final func placePopovers() {
    var next = gtk_widget_get_first_child(widgetPointer)
    while let child = next {
      next = gtk_widget_get_next_sibling(child)
      if RawWidget(child).isPopover {
        gtk_popover_present(UnsafeMutableRawPointer(child).assumingMemoryBound(to: GtkPopover.self))
      }
    }
  }
}
