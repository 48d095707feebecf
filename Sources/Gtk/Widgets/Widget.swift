public import CGtk

/// Anything on the screen: the base of every widget.
@MainActor open class Widget: Object {
  /// The row or cell whose content this is: GTK offers no way from the content to it.
  final weak var listItem: ListItem?

  /// Whether it has, or had, a popover: GTK counts popovers as children, but they have surfaces of their own.
  package final var holdsPopovers = false

  /// Adopts a GtkWidget that has no wrapper yet.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

  isolated deinit { if holdsPopovers { dropPopovers(gtksToo: false) } }

  /// The GtkWidget itself, borrowed.
  public final var widgetPointer: UnsafeMutablePointer<GtkWidget> { native() }

  /// Requests a new measure and layout.
  open func queueResize() { queueNativeResize() }

  /// Requests a new layout with the sizes measured before.
  open func queueAllocate() { queueNativeAllocate() }

  /// Requests drawing.
  open func queueDraw() { queueNativeDraw() }

  /// Wraps a GtkWidget pointer; nil for null or another class.
  static func wrap<Wrapper: Widget>(_ pointer: UnsafeMutablePointer<GtkWidget>?, as type: Wrapper.Type) -> Wrapper? {
    guard let pointer else { return nil }
    return Object.wrap(UnsafeMutableRawPointer(pointer), as: type)
  }
}

/// Every widget.
///
/// Members of all widgets are declared in extensions of this protocol, not in the class `Widget`, so that a subclass may declare any
/// of these names for itself, with the same type or another: `name`, `width`, `children`, `map`. Its own code sees its own;
/// code that has it as a `Widget`, like this library, sees the widget's.
@MainActor public protocol WidgetProtocol: Widget {}

extension Widget: nonisolated WidgetProtocol {}

// Place in the tree.
extension WidgetProtocol {
  /// The widget that holds this one.
  public var parent: Widget? { Widget.wrap(gtk_widget_get_parent(native()), as: Widget.self) }

  /// The top-level window that holds this one.
  public var window: Window? {
    guard let root = gtk_widget_get_root(native()) else { return nil }
    return Object.wrap(root, as: Window.self)
  }

  /// The children, first to last.
  public var children: [Widget] {
    var children: [Widget] = []
    var next = gtk_widget_get_first_child(native())
    while let child = next {
      if !TreeWork.isRemoved(child), let widget = Widget.wrap(child, as: Widget.self) { children.append(widget) }
      next = gtk_widget_get_next_sibling(child)
    }
    return children
  }

  /// The name CSS selects with `#name` and tests find it by.
  public var name: String {
    get { String(cString: gtk_widget_get_name(native())) }
    set { if newValue != name { withoutEcho { gtk_widget_set_name(native(), newValue.withoutNUL) } } }
  }
}

// State.
extension WidgetProtocol {
  /// Whether the widget takes part in layout and drawing.
  public var isVisible: Bool {
    get { gtk_widget_get_visible(native()) != 0 }
    set {
      guard newValue != isVisible else { return }
      let pointer: UnsafeMutablePointer<GtkWidget> = native()
      withoutEcho {
        if newValue {
          gtk_widget_set_visible(pointer, 1)
        } else {
          Notebook.hide(pointer) { gtk_widget_set_visible(pointer, 0) }
        }
      }
      // GTK keeps what a hidden widget asked for before, whatever is put into it meanwhile. Asked for earlier, its ancestors would not notice.
      if newValue { gtk_widget_queue_resize(native()) }
    }
  }

  /// Whether the widget is shown in a window that is shown.
  public var isMapped: Bool { gtk_widget_get_mapped(native()) != 0 }

  /// From 0, invisible, to 1.
  @NativeProperty(gtk_widget_get_opacity, gtk_widget_set_opacity) public var opacity: Double

  /// Whether it, or a part of it, has the keyboard, or will have it when the window is shown.
  public var hasFocus: Bool {
    if gtk_widget_get_state_flags(native()).rawValue & GTK_STATE_FLAG_FOCUS_WITHIN.rawValue != 0 { return true }
    guard !isMapped, let focus = window?.focus else { return false }
    return focus === self || gtk_widget_is_ancestor(focus.native(), native()) != 0
  }

  /// Gives the keyboard to the first widget inside that accepts it.
  ///
  /// - Returns: whether there was one.
  @discardableResult
  public func focusFirstChild() -> Bool {
    gtk_widget_get_root(native()) != nil && gtk_widget_child_focus(native(), GTK_DIR_TAB_FORWARD) != 0
  }

  /// The layout manager of the children, a GtkLayoutManager; nil for the class's own layout.
  public var layoutManager: Object? {
    get { Object.wrap(gtk_widget_get_layout_manager(native()), as: Object.self) }
    set {
      guard newValue !== layoutManager else { return }
      // GTK takes over the reference that it gets.
      if let newValue { g_object_ref(newValue.raw) }
      withoutEcho { gtk_widget_set_layout_manager(native(), newValue?.native()) }
    }
  }

  /// Requests the keyboard.
  ///
  /// - Returns: whether it was given.
  @discardableResult
  public func grabFocus() -> Bool { gtk_widget_grab_focus(native()) != 0 }

  /// Requests the keyboard as `grabFocus()` does, but leaves cursor and selection of a text field where they are: for a field
  /// that had the keyboard before.
  ///
  /// - Returns: whether it was given.
  @discardableResult
  public func grabFocusWithoutSelecting() -> Bool {
    // GtkText expects to be in a window.
    guard cgtk_is_a(raw, gtk_text_get_type()) != 0, gtk_widget_get_root(native()) != nil else { return grabFocus() }
    return gtk_text_grab_focus_without_selecting(native()) != 0
  }

  /// Does what a click or Enter would do; false if the widget has no such action or is insensitive.
  @discardableResult
  public func activate() -> Bool { gtk_widget_activate(native()) != 0 }
}

// Size and place.
extension WidgetProtocol {
  /// Space around the widget, in logical pixels.
  public var margins: Insets {
    get {
      Insets(
        top: Int(gtk_widget_get_margin_top(native())), leading: Int(gtk_widget_get_margin_start(native())),
        bottom: Int(gtk_widget_get_margin_bottom(native())), trailing: Int(gtk_widget_get_margin_end(native())))
    }
    set {
      guard newValue != margins else { return }
      withoutEcho {
        gtk_widget_set_margin_top(native(), Int32(Int16(clamping: newValue.top)))
        gtk_widget_set_margin_start(native(), Int32(Int16(clamping: newValue.leading)))
        gtk_widget_set_margin_bottom(native(), Int32(Int16(clamping: newValue.bottom)))
        gtk_widget_set_margin_end(native(), Int32(Int16(clamping: newValue.trailing)))
      }
    }
  }

  /// Resets the text direction to the language's.
  package func takeDefaultDirection() { gtk_widget_set_direction(native(), GTK_TEXT_DIR_NONE) }

  /// The direction in which text is read here; the language's unless it was set.
  public var direction: Widget.TextDirection {
    get { gtk_widget_get_direction(native()) == GTK_TEXT_DIR_RTL ? .rightToLeft : .leftToRight }
    set {
      guard newValue != direction else { return }
      withoutEcho {
        gtk_widget_set_direction(native(), newValue == .rightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
      }
    }
  }

  /// Sets `widthRequest` and `heightRequest`; nil leaves the least size to the content.
  public func setSizeRequest(width: Int? = nil, height: Int? = nil) {
    withoutEcho { gtk_widget_set_size_request(native(), Int32(clamping: width ?? -1), Int32(clamping: height ?? -1)) }
  }

  /// Its rectangle in the coordinates of another widget of the same window; nil without a layout in common.
  public func frame(in other: Widget) -> Rect? {
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(native(), other.widgetPointer, &bounds) != 0 else { return nil }
    return Rect(
      x: Double(bounds.origin.x), y: Double(bounds.origin.y), width: Double(bounds.size.width),
      height: Double(bounds.size.height))
  }

  /// The allocated size, in logical pixels.
  public var width: Int { Int(gtk_widget_get_width(native())) }

  /// The allocated size, in logical pixels.
  public var height: Int { Int(gtk_widget_get_height(native())) }
}

// Style.
extension Widget {
  /// Whether a style class is on a widget.
  public enum ClassPresence {
    /// The class is on the widget.
    case present
    /// The class is not on the widget.
    case absent

    /// `.present` if the condition holds.
    public static func when(_ condition: Bool) -> ClassPresence { condition ? .present : .absent }
  }
}

extension WidgetProtocol {
  /// The CSS style classes.
  public var cssClasses: [String] {
    get {
      guard let list = gtk_widget_get_css_classes(native()) else { return [] }
      defer { g_strfreev(list) }
      return (0...).lazy.map { list[$0] }.prefix { $0 != nil }.map { String(cString: $0!) }
    }
    set {
      guard newValue != cssClasses else { return }
      var classes: [UnsafePointer<CChar>?] = newValue.map { UnsafePointer(g_strdup($0)) } + [nil]
      withoutEcho { gtk_widget_set_css_classes(native(), &classes) }
      classes.forEach { g_free(UnsafeMutableRawPointer(mutating: $0)) }
    }
  }

  /// Adds or removes one style class; does nothing if nothing changes.
  public func setCSSClass(_ name: String, _ presence: Widget.ClassPresence) {
    switch presence {
    case .present: gtk_widget_add_css_class(native(), name)
    case .absent: gtk_widget_remove_css_class(native(), name)
    }
  }

  /// Adds one style class.
  public func addCSSClass(_ name: String) { gtk_widget_add_css_class(native(), name) }

  /// Removes one style class.
  public func removeCSSClass(_ name: String) { gtk_widget_remove_css_class(native(), name) }

  /// Signals an error to the user with the display's bell, if the desktop has it on.
  public func errorBell() { gtk_widget_error_bell(native()) }

  /// Whether the style class is on the widget.
  public func hasCSSClass(_ name: String) -> Bool { gtk_widget_has_css_class(native(), name) != 0 }
}
