import CGtk

/// The position of a widget that loses the keyboard because it becomes insensitive, is hidden or removed, so that a neighbour can get it: the
/// next one, otherwise the previous one, otherwise its container; from the closest container outwards. From a bubble that is closed it goes back to
/// what had it before.
struct KeyboardPlace {
  /// The widget that had the keyboard.
  private(set) weak var widget: Widget?
  private var levels: [Level] = []
  /// The bubble that is closed.
  private weak var popover: Popover?
  /// The path from the removed widget, as numbers of children, and the classes of both: beside a row whose button had the
  /// keyboard, the same button of the next row gets it.
  private var path: [Int] = []
  private let goneType: GType
  private let isText: Bool
  private let widgetType: GType

  private struct Level {
    weak var container: Widget?
    weak var child: Widget?
    let index: Int
  }

  /// Called while the widget is still in its place.
  init(of widget: Widget, in window: Window) {
    self.widget = widget
    isText = cgtk_is_a(widget.raw, gtk_text_get_type()) != 0 || cgtk_is_a(widget.raw, gtk_text_view_get_type()) != 0
    widgetType = Self.type(of: widget.rawWidget)
    var gone = widget.rawWidget
    // What goes is the outermost of what is not shown, or not sensitive, any more.
    while let parent = gone.parent, parent != window.rawWidget, !Self.canHoldKeyboard(parent) {
      path.insert(Self.index(of: gone), at: 0)
      gone = parent
    }
    goneType = Self.type(of: gone)
    popover = gone.existingWrapper as? Popover
    var child = gone
    while let container = child.parent {
      levels.append(
        Level(container: container.wrapper, child: child.wrapper, index: Self.index(of: child)))
      if container == window.rawWidget { break }
      child = container
    }
  }

  /// Gives the keyboard to the closest neighbour; or to the widget itself, if it can have it again.
  func handOn(in window: Window) {
    if let widget, widget.window === window, Self.canTakeKeyboard(widget.rawWidget) {
      if cgtk_is_a(widget.raw, gtk_text_get_type()) != 0 {
        gtk_text_grab_focus_without_selecting(widget.native())
      } else {
        gtk_widget_grab_focus(widget.widgetPointer)
      }
      return
    }
    if let popover, giveBack(from: popover, in: window) || window.focus != nil { return }
    if isText { giveToRow(in: window) } else { giveToNeighbor(in: window) }
    window.unselectFocusedText()
  }

  /// Whether GTK itself has given the keyboard to a widget: newer ones give that of a closed popover to what it belongs to, such as a button.
  func isGiven(to focus: Widget) -> Bool {
    guard popover != nil else { return false }
    return levels.contains { level in
      guard let owner = level.container, level.child?.rawWidget.isPopover == true else { return false }
      return focus === owner || focus.parent === owner && !(owner is CustomWidget || owner is Box)
    }
  }

  private func giveBack(from popover: Popover, in window: Window) -> Bool {
    if popover.wasOpenedWithoutKeyboard {
      gtk_window_set_focus(window.native(), nil)
      return true
    }
    guard let before = popover.keyboardBefore, before.window === window, Self.canTakeKeyboard(before.rawWidget) else {
      return false
    }
    return before.grabFocusWithoutSelecting()
  }

  /// What a person goes on typing is not for another field, and presses no button: the row that a text was in has the keyboard, or nothing.
  private func giveToRow(in window: Window) {
    if widget?.isScrolledAway == true { return }
    for container in levels.lazy.compactMap(\.container) where container.window === window && container.isRow {
      guard Self.canTakeKeyboard(container.rawWidget), gtk_widget_grab_focus(container.widgetPointer) != 0 else {
        break
      }
      if window.focus === container { return }
    }
    gtk_window_set_focus(window.native(), nil)
  }

  private func giveToNeighbor(in window: Window) {
    // A neighbour that had the keyboard would be scrolled to.
    if widget?.isScrolledAway == true { return }
    for level in levels {
      guard let container = level.container, container.window === window else { continue }
      if giveToNeighbor(at: level, in: container.rawWidget) { return }
      if container !== window, Self.canTakeKeyboard(container.rawWidget),
        gtk_widget_grab_focus(container.widgetPointer) != 0
      {
        return
      }
    }
    // GTK would go on sending keys to what is insensitive.
    gtk_window_set_focus(window.native(), nil)
  }

  private func giveToNeighbor(at level: Level, in container: RawWidget) -> Bool {
    var taken = false
    container.withChildrenHeld { children in
      let place = min(level.index, children.count)
      let isStillThere = place < children.count && children[place].existingWrapper.map { $0 === level.child } == true
      for child in children[(place + (isStillThere ? 1 : 0))...] where !taken {
        taken = give(to: child, GTK_DIR_TAB_FORWARD)
      }
      for child in children[..<place].reversed() where !taken { taken = give(to: child, GTK_DIR_TAB_BACKWARD) }
    }
    return taken
  }

  private func give(to neighbor: RawWidget, _ direction: GtkDirectionType) -> Bool {
    guard Self.canHoldKeyboard(neighbor), !neighbor.isPopover else { return false }
    if let counterpart = counterpart(in: neighbor), gtk_widget_grab_focus(counterpart.pointer) != 0 { return true }
    return gtk_widget_child_focus(neighbor.pointer, direction) != 0
  }

  /// The widget in a neighbour at the position that this widget had.
  private func counterpart(in neighbor: RawWidget) -> RawWidget? {
    guard Self.type(of: neighbor) == goneType else { return nil }
    var found = neighbor
    for index in path {
      guard var child = found.firstChild else { return nil }
      for _ in 0..<index {
        guard let next = child.nextSibling else { return nil }
        child = next
      }
      found = child
    }
    return Self.type(of: found) == widgetType && Self.canTakeKeyboard(found) ? found : nil
  }

  private static func type(of widget: RawWidget) -> GType {
    cgtk_class_type(widget.pointer.pointee.parent_instance.g_type_instance.g_class)
  }

  private static func index(of widget: RawWidget) -> Int {
    var index = 0
    var next = widget.previousSibling
    while let sibling = next {
      index += 1
      next = sibling.previousSibling
    }
    return index
  }

  /// Whether a widget in it may have the keyboard.
  private static func canHoldKeyboard(_ widget: RawWidget) -> Bool {
    widget.isMapped && gtk_widget_is_sensitive(widget.pointer) != 0 && gtk_widget_get_can_focus(widget.pointer) != 0
  }

  private static func canTakeKeyboard(_ widget: RawWidget) -> Bool {
    guard gtk_widget_get_focusable(widget.pointer) != 0 else { return false }
    return sequence(first: widget, next: \.parent).allSatisfy(canHoldKeyboard)
  }
}

extension Window {
  /// Puts the cursor of a text field that has got the keyboard at its end. GTK selects all of it; if the user did not go there,
  /// the next letter would replace what they do not mean to change.
  package func unselectFocusedText() {
    guard let focus = gtk_window_get_focus(native()), cgtk_is_a(focus, gtk_text_get_type()) != 0 else { return }
    gtk_editable_set_position(OpaquePointer(focus), -1)
  }
}

extension Widget {
  /// Whether it is a row of one of GTK's lists.
  fileprivate var isRow: Bool {
    cgtk_is_a(raw, gtk_list_box_row_get_type()) != 0 || typeName == "GtkListItemWidget"
  }

  /// Whether it is, or is in, a row of a GTK list that still exists but is out of sight.
  var isScrolledAway: Bool { rowScrolledAway != nil }

  /// The row of a GTK list that it is, or is in, if that is out of sight.
  var rowScrolledAway: Widget? {
    var next: Widget? = self
    while let widget = next, widget.isVisible, widget.isChildVisible { next = widget.parent }
    guard let row = next, row.isVisible, let list = row.parent else { return nil }
    return cgtk_is_a(list.raw, g_type_from_name("GtkListBase")) != 0 ? row : nil
  }
}
