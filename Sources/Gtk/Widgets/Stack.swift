import CGtk

/// Shows one of its children at a time.
@MainActor open class Stack: Widget {
  /// How one page gives way to the next.
  public enum TransitionType: UInt32 {
    /// At once.
    case none = 0
    /// The new page fades in over the old one.
    case crossfade = 1
    /// The new page slides in towards the right.
    case slideRight = 2
    /// The new page slides in towards the left.
    case slideLeft = 3
    /// The new page slides in upwards.
    case slideUp = 4
    /// The new page slides in downwards.
    case slideDown = 5
    /// The pages slide to the side of their order.
    case slideLeftRight = 6
    /// The pages slide up or down by their order.
    case slideUpDown = 7
  }

  /// An empty stack.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_stack_new())) }

  /// Adopts a GtkStack.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

  /// Adds a page; name and title are for `visibleChildName` and for switchers.
  public func addChild(_ child: Widget, name: String? = nil, title: String? = nil, iconName: String? = nil) {
    let page = gtk_stack_add_named(native(), incoming(child), name)
    if let title { gtk_stack_page_set_title(page, title) }
    if let iconName { gtk_stack_page_set_icon_name(page, iconName) }
  }

  /// Removes a page.
  public func remove(_ child: Widget) { gtk_stack_remove(native(), child.widgetPointer) }

  /// The page that is shown.
  public var visibleChild: Widget? {
    get { Widget.wrap(gtk_stack_get_visible_child(native()), as: Widget.self) }
    set {
      if let newValue, newValue != visibleChild { gtk_stack_set_visible_child(native(), newValue.widgetPointer) }
    }
  }

  /// The name of the page that is shown.
  public var visibleChildName: String? {
    get { gtk_stack_get_visible_child_name(native()).map { String(cString: $0) } }
    set {
      if let newValue, newValue != visibleChildName { gtk_stack_set_visible_child_name(native(), newValue) }
    }
  }

  /// How one page gives way to the next.
  public var transitionType: TransitionType {
    get { TransitionType(rawValue: gtk_stack_get_transition_type(native()).rawValue) ?? .none }
    set { gtk_stack_set_transition_type(native(), GtkStackTransitionType(newValue.rawValue)) }
  }

  /// How long a transition takes, in milliseconds.
  public var transitionDuration: Int {
    get { Int(gtk_stack_get_transition_duration(native())) }
    set { gtk_stack_set_transition_duration(native(), UInt32(newValue)) }
  }

  /// Whether one page gives way to another at this moment.
  public var isTransitionRunning: Bool { gtk_stack_get_transition_running(native()) != 0 }

  /// A transition began or ended.
  public var transitionRunningChanged: Signal<> { notify("transition-running") }

  /// Whether the stack is as large as its largest page, or as the one it shows.
  public var isHomogeneous: Bool {
    get { gtk_stack_get_hhomogeneous(native()) != 0 && gtk_stack_get_vhomogeneous(native()) != 0 }
    set {
      gtk_stack_set_hhomogeneous(native(), newValue ? 1 : 0)
      gtk_stack_set_vhomogeneous(native(), newValue ? 1 : 0)
    }
  }

  /// Another page is shown.
  public var visibleChildChanged: Signal<> { notify("visible-child") }
}
