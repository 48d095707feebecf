import CGtk

extension WidgetProtocol {
  /// Removes the widget from its container, by the container's own call, so that the container knows: afterwards `window.child`, a
  /// stack's page or a list's row is gone. Does nothing for a widget without a parent.
  ///
  /// Every call of this module that adds a widget somewhere does this first: a widget is where it was added last (C-218).
  public func detachFromParent() {
    guard gtk_widget_get_parent(widgetPointer) != nil else { return }
    guard !TreeWork.isBusy(widgetPointer), !Holding.isInBusyRow(widgetPointer) else {
      return TreeWork.later(removing: widgetPointer) { self.detachFromParent() }
    }
    // The holder's reference may be GTK's last one.
    ProgramCalls.keep(self)
    withExtendedLifetime(self) { TreeWork.change { Holding.end(of: self) } }
  }

  /// Adds a child by `add`, removed from its previous place: at once, or as soon as GTK no longer works on it or walks over the children here.
  package func takeIn(_ child: Widget, _ add: @escaping (UnsafeMutablePointer<GtkWidget>) -> Void) {
    guard !TreeWork.isBusy(child.widgetPointer) else {
      return TreeWork.later(removing: child.widgetPointer) { self.takeIn(child, add) }
    }
    guard !TreeWork.isPassingChildren(of: widgetPointer) else { return TreeWork.later { self.takeIn(child, add) } }
    let pointer = incoming(child)
    TreeWork.change { add(pointer) }
  }

  /// `child` as a pointer that can be added to this widget, removed from its previous place.
  package func incoming(_ child: Widget) -> UnsafeMutablePointer<GtkWidget> {
    precondition(
      child !== self && !child.isAncestor(of: self),
      "a \(child.typeName) cannot be added to a \(typeName) that is itself or is inside it: take that out of it first"
    )
    child.detachFromParent()
    ProgramChanges.note(self)
    return child.widgetPointer
  }

  /// `child` as a pointer that can be added to this widget, or nil for none.
  @_disfavoredOverload package func incoming(_ child: Widget?) -> UnsafeMutablePointer<GtkWidget>? {
    child.map { incoming($0) }
  }

  /// Sets the one child that a property holds, at once or later, as above; nil removes it.
  package func exchange<Child: Widget>(
    _ current: @escaping @autoclosure () -> Child?, for child: Child?,
    _ set: @escaping (UnsafeMutablePointer<GtkWidget>?) -> Void
  ) {
    let old = current()
    if let old, TreeWork.isBusy(old.widgetPointer) {
      return TreeWork.later { self.exchange(current(), for: child, set) }
    }
    if let child {
      guard !TreeWork.isBusy(child.widgetPointer), !TreeWork.isPassingChildren(of: widgetPointer) else {
        return TreeWork.later { self.exchange(current(), for: child, set) }
      }
    }
    guard child !== old else { return }
    ProgramCalls.keep(old)
    guard let child else { return TreeWork.change { withoutEcho { set(nil) } } }
    takeIn(child) { pointer in self.withoutEcho { set(pointer) } }
  }

  /// Moves a child among the others by `change`: at once, or as soon as GTK no longer works on it.
  func changeWhenFree(_ child: Widget, _ change: @escaping (UnsafeMutablePointer<GtkWidget>) -> Void) {
    guard TreeWork.isBusy(child.widgetPointer) else {
      ProgramCalls.keep(child)
      return withExtendedLifetime(child) { TreeWork.change { withoutEcho { change(child.widgetPointer) } } }
    }
    // It may be gone by then.
    TreeWork.later { if self.isAncestor(of: child) { self.changeWhenFree(child, change) } }
  }

  /// Whether a child of a bar is in its middle, or in one of the boxes beside it: those are in a box, which is in what moves the bar.
  func hasPacked(_ child: Widget, around middle: Widget?) -> Bool {
    if child === middle { return true }
    guard let box = gtk_widget_get_parent(child.widgetPointer), box != middle?.widgetPointer,
      let row = gtk_widget_get_parent(box), let mover = gtk_widget_get_parent(row)
    else { return false }
    return gtk_widget_get_parent(mover) == widgetPointer
  }

  /// Removes a child by `remove` in the same way. For the program it is gone at once.
  package func removeWhenFree(_ child: Widget, _ remove: @escaping (UnsafeMutablePointer<GtkWidget>) -> Void) {
    guard TreeWork.isBusy(child.widgetPointer), isAncestor(of: child) else { return changeWhenFree(child, remove) }
    TreeWork.later(removing: child.widgetPointer) {
      if self.isAncestor(of: child) { self.removeWhenFree(child, remove) }
    }
  }
}

/// The ways in which GTK's containers hold a child, and how each releases it.
private enum Holding {
  typealias Pointer = UnsafeMutablePointer<GtkWidget>

  static func end(of child: Widget) {
    let pointer = child.widgetPointer
    guard let parent = gtk_widget_get_parent(pointer) else { return }
    if let wrapper = Object.existingWrapper(of: UnsafeMutableRawPointer(parent)) { ProgramChanges.note(wrapper) }
    if let custom = Object.existingWrapper(of: UnsafeMutableRawPointer(parent)) as? CustomWidget {
      return custom.removeChild(child)
    }
    if let item = child.listItem, gtk_list_item_get_child(item.native()) == pointer { return item.child = nil }
    if endAsViewportContent(pointer, parent) || endAsRowContent(pointer, parent) { return }
    if endAsFlowBoxContent(pointer, parent) || endAsPage(pointer) || endAsProperty(pointer) { return }
    if remove(pointer, from: parent) { return }
    TreeWork.unparent(pointer)
  }

  /// A scrolled window puts a viewport around what does not scroll by itself.
  private static func endAsViewportContent(_ child: Pointer, _ viewport: Pointer) -> Bool {
    guard isA(viewport, "GtkViewport"), let scrolled = gtk_widget_get_parent(viewport),
      isA(scrolled, "GtkScrolledWindow"), gtk_scrolled_window_get_child(OpaquePointer(scrolled)) == viewport
    else { return false }
    g_object_ref(viewport)
    defer { g_object_unref(viewport) }
    gtk_scrolled_window_set_child(OpaquePointer(scrolled), nil)
    if gtk_widget_get_parent(child) == viewport {
      // The viewport was the application's own: only its content goes.
      gtk_viewport_set_child(OpaquePointer(viewport), nil)
      gtk_scrolled_window_set_child(OpaquePointer(scrolled), viewport)
    }
    return true
  }

  /// Whether GTK is walking over the row that a list has put around a widget: it goes with the widget.
  static func isInBusyRow(_ child: Pointer) -> Bool {
    guard let row = gtk_widget_get_parent(child), TreeWork.isBusy(row) else { return false }
    return isA(row, "GtkListBoxRow") || isA(row, "GtkFlowBoxChild")
  }

  /// A list puts a row around a widget that is not a row.
  private static func endAsRowContent(_ child: Pointer, _ row: Pointer) -> Bool {
    guard isA(row, "GtkListBoxRow") else { return false }
    let native = UnsafeMutableRawPointer(row).assumingMemoryBound(to: GtkListBoxRow.self)
    guard gtk_list_box_row_get_child(native) == child else { return false }
    g_object_ref(row)
    defer { g_object_unref(row) }
    if let list = gtk_widget_get_parent(row), isA(list, "GtkListBox") { gtk_list_box_remove(OpaquePointer(list), row) }
    gtk_list_box_row_set_child(native, nil)
    return true
  }

  /// A flow box puts a child of its own around other widgets.
  private static func endAsFlowBoxContent(_ child: Pointer, _ holder: Pointer) -> Bool {
    guard isA(holder, "GtkFlowBoxChild") else { return false }
    let native = UnsafeMutableRawPointer(holder).assumingMemoryBound(to: GtkFlowBoxChild.self)
    guard gtk_flow_box_child_get_child(native) == child else { return false }
    g_object_ref(holder)
    defer { g_object_unref(holder) }
    if let box = gtk_widget_get_parent(holder), isA(box, "GtkFlowBox") {
      gtk_flow_box_remove(OpaquePointer(box), holder)
    }
    gtk_flow_box_child_set_child(native, nil)
    return true
  }

  /// A notebook has a page for each child, in a stack of its own.
  private static func endAsPage(_ child: Pointer) -> Bool {
    var next = gtk_widget_get_parent(child)
    for _ in 0..<deepestNesting {
      guard let holder = next else { return false }
      if isA(holder, "GtkNotebook") {
        let index = gtk_notebook_page_num(OpaquePointer(holder), child)
        guard index >= 0 else { return false }
        gtk_notebook_remove_page(OpaquePointer(holder), index)
        return true
      }
      next = gtk_widget_get_parent(holder)
    }
    return false
  }

  /// The properties by which containers hold one child, GTK's and those of libraries above it.
  private static let properties = [
    "child", "start-child", "end-child", "title-widget", "titlebar", "label-widget", "popover", "start-widget",
    "center-widget", "end-widget", "content", "sidebar",
  ]
  /// The largest number of its own widgets that a container puts between itself and its child: a title is in a box, which
  /// is in a handle.
  private static let deepestNesting = 4

  /// The outermost container that has the child as a property knows the most about it: a header bar's title is the middle
  /// of a box as well.
  private static func endAsProperty(_ child: Pointer) -> Bool {
    var found: (() -> Void)?
    var next = gtk_widget_get_parent(child)
    for _ in 0..<deepestNesting {
      guard let holder = next else { break }
      if let property = properties.first(where: { value(of: $0, of: holder) == child }) {
        found = {
          // GTK 4.8 takes no null here.
          if isA(holder, "GtkMenuButton"), property == "child" {
            return gtk_menu_button_set_label(OpaquePointer(holder), "")
          }
          var null = GValue()
          g_value_init(&null, gtk_widget_get_type())
          g_object_set_property(UnsafeMutableRawPointer(holder).assumingMemoryBound(to: GObject.self), property, &null)
          g_value_unset(&null)
        }
      } else if let end = endInCenterBox(holder, child) {
        found = end
      }
      next = gtk_widget_get_parent(holder)
    }
    found?()
    return found != nil
  }

  private static func value(of property: String, of holder: Pointer) -> Pointer? {
    let holderClass = cgtk_class_of(holder)!.assumingMemoryBound(to: GObjectClass.self)
    guard let description = g_object_class_find_property(holderClass, property),
      g_type_is_a(description.pointee.value_type, gtk_widget_get_type()) != 0,
      description.pointee.flags.rawValue & G_PARAM_READWRITE.rawValue == G_PARAM_READWRITE.rawValue
    else { return nil }
    var value = GValue()
    g_object_get_property(UnsafeMutableRawPointer(holder).assumingMemoryBound(to: GObject.self), property, &value)
    defer { g_value_unset(&value) }
    return g_value_get_object(&value)?.assumingMemoryBound(to: GtkWidget.self)
  }

  /// Before GTK 4.10 a centre box has functions in place of properties.
  private static func endInCenterBox(_ holder: Pointer, _ child: Pointer) -> (() -> Void)? {
    guard isA(holder, "GtkCenterBox") else { return nil }
    let box = OpaquePointer(holder)
    if gtk_center_box_get_start_widget(box) == child { return { gtk_center_box_set_start_widget(box, nil) } }
    if gtk_center_box_get_center_widget(box) == child { return { gtk_center_box_set_center_widget(box, nil) } }
    if gtk_center_box_get_end_widget(box) == child { return { gtk_center_box_set_end_widget(box, nil) } }
    return nil
  }

  /// Containers with any number of children; false for another.
  private static func remove(_ child: Pointer, from parent: Pointer) -> Bool {
    let container = OpaquePointer(parent)
    // A row's header, or a row.
    if isA(parent, "GtkListBox") {
      gtk_list_box_remove(container, child)
    } else if isA(parent, "GtkBox") {
      gtk_box_remove(UnsafeMutableRawPointer(parent).assumingMemoryBound(to: GtkBox.self), child)
    } else if isA(parent, "GtkGrid") {
      gtk_grid_remove(UnsafeMutableRawPointer(parent).assumingMemoryBound(to: GtkGrid.self), child)
    } else if isA(parent, "GtkFlowBox") {
      gtk_flow_box_remove(container, child)
    } else if isA(parent, "GtkStack") {
      gtk_stack_remove(container, child)
    } else if isA(parent, "GtkOverlay") {
      gtk_overlay_remove_overlay(container, child)
    } else if isA(parent, "GtkFixed") {
      gtk_fixed_remove(UnsafeMutableRawPointer(parent).assumingMemoryBound(to: GtkFixed.self), child)
    } else {
      return false
    }
    return gtk_widget_get_parent(child) == nil
  }

  /// Asks by name: asking for a class's type would register the class.
  private static func isA(_ widget: Pointer, _ typeName: String) -> Bool {
    let type = g_type_from_name(typeName)
    return type != 0 && cgtk_is_a(widget, type) != 0
  }
}
