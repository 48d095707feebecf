import CGtk

/// A bubble that points at a widget.
@MainActor open class Popover: Widget {
  /// Reports that its parent is being removed.
  fileprivate var sourceConnection: SignalConnection?
  /// The parent that it gets when GTK has finished with that one's children.
  private weak var awaitedParent: Widget?

  /// What had the keyboard when it was opened.
  private(set) weak var keyboardBefore: Widget?
  /// Whether it was opened while nothing had the keyboard.
  private(set) var wasOpenedWithoutKeyboard = false

  /// An empty bubble.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_popover_new())) }

  /// Adopts a GtkPopover.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

  /// Shows it; does nothing while what it belongs to is in no window.
  open func popup() {
    guard gtk_widget_get_root(native()) != nil else { return }
    if !isVisible {
      keyboardBefore = window?.focus
      wasOpenedWithoutKeyboard = keyboardBefore == nil
    }
    popupAgain()
  }

  /// The same for one that was hidden for a moment: what had the keyboard before it is what it was.
  package func popupAgain() {
    guard gtk_widget_get_root(native()) != nil else { return }
    giveFocusIfNothingHasIt()
    gtk_popover_popup(native())
  }

  /// If nothing inside accepts the keyboard, GTK looks at the window's focus, and does not expect that there is none.
  func giveFocusIfNothingHasIt() {
    guard let root = gtk_widget_get_root(native()), gtk_root_get_focus(root) == nil else { return }
    let wasFocusable = isFocusable
    isFocusable = true
    gtk_root_set_focus(root, widgetPointer)
    isFocusable = wasFocusable
  }

  /// Hides it.
  public func popdown() {
    guard !TreeWork.isLayingOutPopover(in: widgetPointer) else { return TreeWork.later { self.popdown() } }
    gtk_popover_popdown(native())
  }

  /// Makes it belong to `widget` and point at it; nil removes it. It is hidden when `widget` is no longer shown, and
  /// removed when `widget` ends.
  public func setParent(_ widget: Widget?) {
    awaitedParent = nil
    guard widget !== parent else { return }
    sourceConnection?.disconnect()
    sourceConnection = nil
    if isVisible { popdown() }
    detachFromParent()
    guard let widget else { return }
    guard !TreeWork.isPassingChildren(of: widget.widgetPointer) else {
      awaitedParent = widget
      return TreeWork.later { if let awaited = self.awaitedParent { self.setParent(awaited) } }
    }
    gtk_widget_set_parent(native(), widget.widgetPointer)
    widget.holdsPopovers = true
    let source = RawWidget(widget.widgetPointer)
    let popover = { [weak self] in self.flatMap { $0.rawWidget.parent == source ? $0 : nil } }
    // The widget's Swift side may have ended before.
    sourceConnection = SignalConnection(widget, "destroy", .everyChange, needsWrapper: false) { _, _ in
      if let popover = popover() { gtk_widget_unparent(popover.widgetPointer) }
    }
  }

  /// The rectangle it points to, in its parent's coordinates; nil for all of the parent.
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
      var rectangle = newValue.inWholePixels
      gtk_popover_set_pointing_to(native(), &rectangle)
    }
  }
}

/// Hides each open popover, including GTK's own menus and choosers, when the widget that it belongs to is no longer shown.
///
/// GTK would leave the pointer and the keyboard to it, and under X11 no window of the program would get any input again: for example when a field is
/// removed while its menu is open. Main actor.
enum OpenPopovers {
  /// Listens to every popover of the program from now on. They are recognised by "show", as hardly anything else in GTK 4 is shown
  /// explicitly; "map" is emitted for each widget of a page.
  static let follow: Void = {
    let widgetClass = g_type_class_ref(gtk_widget_get_type())
    defer { g_type_class_unref(widgetClass) }
    g_signal_add_emission_hook(
      g_signal_lookup("show", gtk_widget_get_type()), 0,
      { _, _, values, _ in
        if let widget = values.flatMap({ g_value_get_object($0) }) {
          OpenPopovers.wasShown(RawWidget(widget.assumingMemoryBound(to: GtkWidget.self)))
        }
        return 1
      }, nil, nil)
  }()

  private static func wasShown(_ widget: RawWidget) {
    guard widget.isPopover, let parent = widget.parent else { return }
    follow(parent, "unmap") { source, _ in RawWidget(source).hidePopovers() }
    follow(widget, "unrealize") { popover, _ in RawWidget(popover).leavePointer() }
  }

  private static func follow(
    _ widget: RawWidget, _ signal: String, _ body: @convention(c) (UnsafeMutablePointer<GtkWidget>, gpointer?) -> Void
  ) {
    let object = UnsafeMutableRawPointer(widget.pointer).assumingMemoryBound(to: GObject.self)
    let mark = g_quark_from_string("swift-follows-popovers-\(signal)")
    guard g_object_get_qdata(object, mark) == nil else { return }
    g_object_set_qdata(object, mark, UnsafeMutableRawPointer(bitPattern: 1))
    g_signal_connect_data(object, signal, gCallback(body), nil, nil, GConnectFlags(0))
  }
}

extension RawWidget {
  /// Hides the open popovers that belong to the widget, which goes.
  fileprivate func hidePopovers() {
    var next = firstChild
    while let child = next {
      next = child.nextSibling
      guard child.isPopover, child.isVisible else { continue }
      g_object_ref(child.pointer)
      child.withoutHandlers(of: "hide", for: self) {
        gtk_popover_popdown(UnsafeMutableRawPointer(child.pointer).assumingMemoryBound(to: GtkPopover.self))
      }
      g_object_unref(child.pointer)
      // From 4.10 on GTK gives the keyboard back to the widget, and the window would keep that.
      if let root = gtk_widget_get_root(pointer), gtk_root_get_focus(root) == pointer { gtk_root_set_focus(root, nil) }
    }
  }
}

extension RawWidget {
  /// Has the window forget that the pointer is in the hidden popover, whose surface is about to end.
  ///
  /// A click or motion that was on its way as the popover closed still gives it the pointer, and GTK takes it away only from what is shown: with
  /// its next layout the window would ask a surface that is gone where the pointer is, and end the program. GTK does it as well for what becomes
  /// insensitive.
  fileprivate func leavePointer() {
    guard !isMapped else { return }
    g_object_freeze_notify(UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: GObject.self))
    let isSensitive = gtk_widget_get_sensitive(pointer)
    gtk_widget_set_sensitive(pointer, isSensitive == 0 ? 1 : 0)
    gtk_widget_set_sensitive(pointer, isSensitive)
    g_object_thaw_notify(UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: GObject.self))
  }

  /// Runs `body` while GTK does for another widget nothing of what it does at a signal of this one: a text would take the keyboard back from its
  /// chooser of emoji, and what it is being taken out of would keep it for that.
  fileprivate func withoutHandlers(of signal: String, for other: RawWidget, _ body: () -> Void) {
    let id = g_signal_lookup(signal, gtk_widget_get_type())
    let match = GSignalMatchType(G_SIGNAL_MATCH_ID.rawValue | G_SIGNAL_MATCH_DATA.rawValue)
    g_signal_handlers_block_matched(pointer, match, id, 0, nil, nil, other.pointer)
    body()
    g_signal_handlers_unblock_matched(pointer, match, id, 0, nil, nil, other.pointer)
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

extension Widget {
  /// Takes the popovers away as the widget ends: many of GTK's classes take all of their children out then, one after the other, and do not get
  /// past a popover.
  ///
  /// - Parameter gtksToo: whether those go that GTK has made, such as menus. An `EditableLabel` of GTK 4.18 takes its own away itself.
  final func dropPopovers(gtksToo: Bool) {
    // A text takes the one for emoji out once more, by this.
    if gtksToo { g_object_set_data(native() as UnsafeMutablePointer<GObject>, "gtk-emoji-chooser", nil) }
    var next = rawWidget.firstChild
    while let child = next {
      next = child.nextSibling
      guard child.isPopover, gtksToo || (child.existingWrapper as? Popover)?.sourceConnection != nil else { continue }
      gtk_widget_unparent(child.pointer)
    }
  }
}
