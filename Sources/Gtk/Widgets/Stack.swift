import CGtk

/// Shows one of its children at a time.
@MainActor open class Stack: Widget {
  /// An empty stack.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_stack_new())) }

  /// Adopts a GtkStack.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

  /// The stack's data about a page; nil for a widget that is not one of its pages.
  public func page(of child: Widget) -> StackPage? {
    guard child.parent === self else { return nil }
    return Object.wrap(gtk_stack_get_page(native(), child.widgetPointer), as: StackPage.self)
  }

  /// Adds a page; name and title are for `visibleChildName` and for switchers.
  public func addChild(_ child: Widget, name: String? = nil, title: String? = nil, iconName: String? = nil) {
    takeIn(child) { child in
      let page = self.withoutEcho { gtk_stack_add_named(self.native(), child, name) }
      if let title { gtk_stack_page_set_title(page, title.withoutNUL) }
      // A page is a panel to assistive technology, which would be told the name of its class.
      if let page { cgtk_accessible_set_label(UnsafeMutableRawPointer(page), (title ?? "").withoutNUL) }
      if let iconName { gtk_stack_page_set_icon_name(page, iconName) }
    }
  }

  /// Removes a page.
  public func remove(_ child: Widget) {
    guard child.isChild(of: self) else { return }
    removeWhenFree(child) { gtk_stack_remove(self.native(), $0) }
  }

  /// The page that is shown; nil changes nothing. Setting it does not call handlers of `onNotifyVisibleChild`.
  public var visibleChild: Widget? {
    get { Widget.wrap(gtk_stack_get_visible_child(native()), as: Widget.self) }
    set {
      guard let newValue, newValue != visibleChild else { return }
      withoutEcho { gtk_stack_set_visible_child(native(), newValue.widgetPointer) }
    }
  }

  /// The name of the page that is shown.
  public var visibleChildName: String? {
    get { gtk_stack_get_visible_child_name(native()).map { String(cString: $0) } }
    set {
      guard let newValue, newValue != visibleChildName else { return }
      withoutEcho { gtk_stack_set_visible_child_name(native(), newValue) }
    }
  }

  /// Whether the stack is as large as its largest page, or as the one it shows.
  public var isHomogeneous: Bool {
    get { gtk_stack_get_hhomogeneous(native()) != 0 && gtk_stack_get_vhomogeneous(native()) != 0 }
    set {
      withoutEcho {
        gtk_stack_set_hhomogeneous(native(), newValue ? 1 : 0)
        gtk_stack_set_vhomogeneous(native(), newValue ? 1 : 0)
      }
    }
  }
}

/// A stack's data about one page.
@MainActor public final class StackPage: Object {
  /// Adopts a GtkStackPage.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
}
