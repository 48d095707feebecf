import CGtk

/// A widget without its Swift side. Walking the tree with it makes no wrappers, and costs no more than in C.
///
/// Borrowed: valid while the widget is. Equal if both are the same widget. Main thread only.
package nonisolated struct RawWidget: Hashable {
  let pointer: UnsafeMutablePointer<GtkWidget>

  init(_ pointer: UnsafeMutablePointer<GtkWidget>) { self.pointer = pointer }

  /// The widget that holds it.
  package var parent: RawWidget? { gtk_widget_get_parent(pointer).map { RawWidget($0) } }

  /// Its first child.
  package var firstChild: RawWidget? { gtk_widget_get_first_child(pointer).map { RawWidget($0) } }

  /// The child of its parent that comes after it.
  package var nextSibling: RawWidget? { gtk_widget_get_next_sibling(pointer).map { RawWidget($0) } }

  /// Its last child.
  package var lastChild: RawWidget? { gtk_widget_get_last_child(pointer).map { RawWidget($0) } }

  /// The child of its parent that comes before it.
  package var previousSibling: RawWidget? { gtk_widget_get_prev_sibling(pointer).map { RawWidget($0) } }

  /// Calls `body` with the current children, which stay alive until it ends, whatever it removes.
  @MainActor package func withChildrenHeld(_ body: ([RawWidget]) -> Void) {
    var children: [RawWidget] = []
    var next = firstChild
    while let child = next {
      g_object_ref(child.pointer)
      children.append(child)
      next = child.nextSibling
    }
    defer { for child in children { g_object_unref(child.pointer) } }
    body(children)
  }

  /// Whether its parent shows it: false for a page that a stack does not show, and the child of a closed revealer.
  package var isChildVisible: Bool { gtk_widget_get_child_visible(pointer) != 0 }

  /// Whether it is shown in a window that is shown.
  package var isMapped: Bool { gtk_widget_get_mapped(pointer) != 0 }

  /// Whether it takes part in layout and drawing.
  package var isVisible: Bool { gtk_widget_get_visible(pointer) != 0 }

  /// The size it requests in one direction, for a size in the other one; for the least that it needs there where that is more, as GTK does
  /// itself (and, from 4.10 on, warns of).
  @MainActor package func measured(_ orientation: Orientation, forSize: Int? = nil) -> Measurement {
    var minimum: Int32 = 0
    var natural: Int32 = 0
    Style.flush()
    var size: Int32 = -1
    if let forSize, forSize >= 0 {
      gtk_widget_measure(
        pointer, orientation == .horizontal ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL, -1, &size, nil,
        nil, nil)
      size = max(size, Int32(clamping: forSize))
    }
    gtk_widget_measure(pointer, orientation.native, size, &minimum, &natural, nil, nil)
    return Measurement(minimum: Int(minimum), natural: Int(natural))
  }

  /// Whether something inside accepts the keyboard.
  @MainActor package var hasFocusableContent: Bool {
    var next = firstChild
    while let child = next {
      next = child.nextSibling
      guard child.isVisible, gtk_widget_get_can_focus(child.pointer) != 0, gtk_widget_is_sensitive(child.pointer) != 0
      else { continue }
      if gtk_widget_get_focusable(child.pointer) != 0 || child.hasFocusableContent { return true }
    }
    return false
  }

  /// Whether it is a popover, which is shown in a surface of its own.
  package var isPopover: Bool { cgtk_is_a(pointer, gtk_popover_get_type()) != 0 }

  /// Its wrapper, if it has one already.
  @MainActor package var existingWrapper: Widget? {
    Object.existingWrapper(of: UnsafeMutableRawPointer(pointer)) as? Widget
  }

  /// Its wrapper, made if there is none yet.
  @MainActor package var wrapper: Widget? { Object.wrap(UnsafeMutableRawPointer(pointer), as: Widget.self) }
}

extension WidgetProtocol {
  /// The widget as a walk over the tree sees it.
  package var rawWidget: RawWidget { RawWidget(widgetPointer) }

  /// Whether `other` is somewhere below this widget.
  public func isAncestor(of other: Widget) -> Bool {
    gtk_widget_is_ancestor(other.widgetPointer, widgetPointer) != 0
  }

  /// Whether its parent shows it, whatever `isVisible` says: false for a page that a stack does not show, and the child of a
  /// closed revealer.
  public var isChildVisible: Bool { gtk_widget_get_child_visible(widgetPointer) != 0 }

  /// Whether it and everything above it takes part in layout and drawing.
  public var isVisibleInTree: Bool { gtk_widget_is_visible(widgetPointer) != 0 }

  /// Whether it has what it needs to draw: a surface and a frame clock.
  public var isRealized: Bool { gtk_widget_get_realized(widgetPointer) != 0 }

  /// How many pixels of the screen a logical pixel is wide and high.
  public var scaleFactor: Int { Int(gtk_widget_get_scale_factor(widgetPointer)) }
}

// GTK's requests; a subclass overrides the open ones to learn of them.
extension WidgetProtocol {
  /// Requests a new measure and layout, without `queueResize()`.
  package func queueNativeResize() {
    gtk_widget_queue_resize(widgetPointer)
    PropertyWatch.note(.size, of: widgetPointer)
  }

  /// Requests a new measure and layout after a request in the middle of a layout. GTK notes such a request but does not act
  /// on it, and later believes that the widget has asked already: so everything above it asks as well.
  package func queueForgottenResize() {
    var widget: RawWidget? = rawWidget
    while let asking = widget {
      gtk_widget_queue_resize(asking.pointer)
      widget = asking.parent
    }
    if let native = gtk_widget_get_native(widgetPointer), let surface = gtk_native_get_surface(native) {
      gdk_surface_request_layout(surface)
    }
  }

  /// Requests a new layout, without `queueAllocate()`.
  package func queueNativeAllocate() {
    gtk_widget_queue_allocate(widgetPointer)
    PropertyWatch.note(.layout, of: widgetPointer)
  }

  /// Requests a new layout after a request in the middle of a layout, see `queueForgottenResize()`.
  package func queueForgottenAllocate() {
    var widget: RawWidget? = rawWidget
    while let asking = widget {
      gtk_widget_queue_allocate(asking.pointer)
      widget = asking.parent
    }
  }

  /// Requests drawing, without `queueDraw()`.
  package func queueNativeDraw() {
    gtk_widget_queue_draw(widgetPointer)
    PropertyWatch.note(.drawing, of: widgetPointer)
  }
}

extension RawWidget {
  /// Activates an action without a parameter of the widget's class, or of a widget above it; a disabled one does nothing.
  package func activateAction(_ name: String) { gtk_widget_activate_action_variant(pointer, name, nil) }

  /// Activates an action of the widget's class, or of a widget above it.
  ///
  /// - Parameter parameter: a new GVariant, which GTK does not take over.
  package func activateAction(_ name: String, _ parameter: OpaquePointer) {
    g_variant_ref_sink(parameter)
    gtk_widget_activate_action_variant(pointer, name, parameter)
    g_variant_unref(parameter)
  }
}

/// The pseudo-classes of a widget in CSS: `:hover`, `:active`, `:disabled`.
@Counterpart(of: GtkStateFlags.self)
public nonisolated struct StateFlags: OptionSet, NativeFlags {
  /// Pressed.
  public static let active = StateFlags(GTK_STATE_FLAG_ACTIVE)
  /// Under the pointer.
  public static let prelight = StateFlags(GTK_STATE_FLAG_PRELIGHT)
  /// Chosen.
  public static let selected = StateFlags(GTK_STATE_FLAG_SELECTED)
  /// Disabled.
  public static let insensitive = StateFlags(GTK_STATE_FLAG_INSENSITIVE)
  /// Has the keyboard.
  public static let focused = StateFlags(GTK_STATE_FLAG_FOCUSED)
  /// Shows that it has the keyboard.
  package static let focusVisible = StateFlags(GTK_STATE_FLAG_FOCUS_VISIBLE)
}

extension WidgetProtocol {
  /// The states that its style follows.
  package var stateFlags: StateFlags { StateFlags(gtk_widget_get_state_flags(widgetPointer)) }

  /// Adds or removes states that its style follows.
  package func setStateFlags(_ flags: StateFlags, _ isOn: Bool) {
    if isOn {
      gtk_widget_set_state_flags(widgetPointer, flags.native, 0)
    } else {
      gtk_widget_unset_state_flags(widgetPointer, flags.native)
    }
  }
}
