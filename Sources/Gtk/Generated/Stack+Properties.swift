// Made by scripts/generate-wrappers of scripts/support/wrappers/Stack.txt: edit that, not this.
import CGtk

/// Every `Stack`; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol StackProtocol: Stack {}

extension Stack: nonisolated StackProtocol {}

extension StackProtocol {
  /// How long a transition takes, in milliseconds.
  @NativeProperty(gtk_stack_get_transition_duration, gtk_stack_set_transition_duration)
  public var transitionDuration: Int

  /// How one page gives way to the next.
  @NativeProperty(gtk_stack_get_transition_type, gtk_stack_set_transition_type)
  public var transitionType: StackTransitionType

  /// Whether one page gives way to another at this moment.
  public var isTransitionRunning: Bool { gtk_stack_get_transition_running(native()) != 0 }

  /// Whether the size changes along with the transition.
  @NativeProperty(gtk_stack_get_interpolate_size, gtk_stack_set_interpolate_size) public var interpolatesSize: Bool

  /// The pages, as a list of `StackPage`.
  public var pageList: Object? { property("pages") }
}

// Signals.
extension StackProtocol {
  /// The user, or C code, changed `visibleChild`.
  public var onNotifyVisibleChild: Signal<> { notify("visible-child", delivery: .userChanges) }

  /// The user, or C code, changed `visibleChildName`.
  public var onNotifyVisibleChildName: Signal<> { notify("visible-child-name", delivery: .userChanges) }

  /// The user, or C code, changed `transitionDuration`.
  public var onNotifyTransitionDuration: Signal<> { notify("transition-duration", delivery: .userChanges) }

  /// The user, or C code, changed `transitionType`.
  public var onNotifyTransitionType: Signal<> { notify("transition-type", delivery: .userChanges) }

  /// `isTransitionRunning` changed.
  public var onNotifyTransitionRunning: Signal<> { notify("transition-running") }

  /// The user, or C code, changed `interpolatesSize`.
  public var onNotifyInterpolateSize: Signal<> { notify("interpolate-size", delivery: .userChanges) }

  /// `pageList` changed.
  public var onNotifyPages: Signal<> { notify("pages") }
}

// GTK's own names of what is called otherwise here; the messages say what to write.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension StackProtocol {
  @available(*, unavailable, renamed: "isTransitionRunning")
  @NeverCalled public var transitionRunning: Bool
  @available(*, unavailable, renamed: "interpolatesSize")
  @NeverCalled public var interpolateSize: Bool
  @available(*, unavailable, renamed: "pageList")
  @NeverCalled public var pages: Object?
  @available(*, unavailable, renamed: "addChild(_:name:title:iconName:)")
  @NeverCalled public var addNamed: RenamedFunction
  @available(*, unavailable, renamed: "addChild(_:name:title:iconName:)")
  @NeverCalled public var addTitled: RenamedFunction
  @available(*, unavailable, renamed: "visibleChildName")
  @NeverCalled public var getChildByName: RenamedFunction
  @available(*, unavailable, message: "write isHomogeneous")
  @NeverCalled public var hhomogeneous: Bool
  @available(*, unavailable, message: "write isHomogeneous")
  @NeverCalled public var vhomogeneous: Bool
}

extension StackPage {
  /// The page's content.
  public var child: Widget? { property("child") }

  /// The name for `visibleChildName`.
  @NativeProperty(gtk_stack_page_get_name, gtk_stack_page_set_name) public var name: String?

  /// The title for switchers.
  @NativeProperty(gtk_stack_page_get_title, gtk_stack_page_set_title) public var title: String?

  /// The icon for switchers.
  @NativeProperty(gtk_stack_page_get_icon_name, gtk_stack_page_set_icon_name) public var iconName: String?

  /// Whether switchers say that something happened on the page.
  @NativeProperty(gtk_stack_page_get_needs_attention, gtk_stack_page_set_needs_attention)
  public var needsAttention: Bool

  /// Whether the page can be shown.
  @NativeProperty(gtk_stack_page_get_visible, gtk_stack_page_set_visible) public var isVisible: Bool

  /// Whether an underscore in the title precedes its mnemonic.
  @NativeProperty(gtk_stack_page_get_use_underline, gtk_stack_page_set_use_underline) public var usesUnderline: Bool
}

// Signals.
extension StackPage {
  /// `child` changed.
  public var onNotifyChild: Signal<> { notify("child") }

  /// The user, or C code, changed `name`.
  public var onNotifyName: Signal<> { notify("name", delivery: .userChanges) }

  /// The user, or C code, changed `title`.
  public var onNotifyTitle: Signal<> { notify("title", delivery: .userChanges) }

  /// The user, or C code, changed `iconName`.
  public var onNotifyIconName: Signal<> { notify("icon-name", delivery: .userChanges) }

  /// The user, or C code, changed `needsAttention`.
  public var onNotifyNeedsAttention: Signal<> { notify("needs-attention", delivery: .userChanges) }

  /// The user, or C code, changed `isVisible`.
  public var onNotifyVisible: Signal<> { notify("visible", delivery: .userChanges) }

  /// The user, or C code, changed `usesUnderline`.
  public var onNotifyUseUnderline: Signal<> { notify("use-underline", delivery: .userChanges) }
}

// GTK's own names of what is called otherwise here; the messages say what to write.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension StackPage {
  @available(*, unavailable, renamed: "isVisible")
  @NeverCalled public var visible: Bool
  @available(*, unavailable, renamed: "usesUnderline")
  @NeverCalled public var useUnderline: Bool
}

/// How one page of a stack gives way to the next.
@Counterpart(of: GtkStackTransitionType.self)
public nonisolated struct StackTransitionType: NativeEnumeration {
  /// At once.
  public static let none = StackTransitionType(GTK_STACK_TRANSITION_TYPE_NONE)

  /// The new page fades in over the old one.
  public static let crossfade = StackTransitionType(GTK_STACK_TRANSITION_TYPE_CROSSFADE)

  /// The new page slides in towards the right.
  public static let slideRight = StackTransitionType(GTK_STACK_TRANSITION_TYPE_SLIDE_RIGHT)

  /// The new page slides in towards the left.
  public static let slideLeft = StackTransitionType(GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT)

  /// The new page slides in upwards.
  public static let slideUp = StackTransitionType(GTK_STACK_TRANSITION_TYPE_SLIDE_UP)

  /// The new page slides in downwards.
  public static let slideDown = StackTransitionType(GTK_STACK_TRANSITION_TYPE_SLIDE_DOWN)

  /// The pages slide to the side of their order.
  public static let slideLeftRight = StackTransitionType(GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT_RIGHT)

  /// The pages slide up or down by their order.
  public static let slideUpDown = StackTransitionType(GTK_STACK_TRANSITION_TYPE_SLIDE_UP_DOWN)

  /// The new page slides upwards over the old one.
  public static let overUp = StackTransitionType(GTK_STACK_TRANSITION_TYPE_OVER_UP)

  /// The new page slides downwards over the old one.
  public static let overDown = StackTransitionType(GTK_STACK_TRANSITION_TYPE_OVER_DOWN)

  /// The new page slides to the left over the old one.
  public static let overLeft = StackTransitionType(GTK_STACK_TRANSITION_TYPE_OVER_LEFT)

  /// The new page slides to the right over the old one.
  public static let overRight = StackTransitionType(GTK_STACK_TRANSITION_TYPE_OVER_RIGHT)

  /// The old page slides upwards off the new one.
  public static let underUp = StackTransitionType(GTK_STACK_TRANSITION_TYPE_UNDER_UP)

  /// The old page slides downwards off the new one.
  public static let underDown = StackTransitionType(GTK_STACK_TRANSITION_TYPE_UNDER_DOWN)

  /// The old page slides to the left off the new one.
  public static let underLeft = StackTransitionType(GTK_STACK_TRANSITION_TYPE_UNDER_LEFT)

  /// The old page slides to the right off the new one.
  public static let underRight = StackTransitionType(GTK_STACK_TRANSITION_TYPE_UNDER_RIGHT)

  /// Over the old page, up or down by their order.
  public static let overUpDown = StackTransitionType(GTK_STACK_TRANSITION_TYPE_OVER_UP_DOWN)

  /// Over the old page, down or up by their order.
  public static let overDownUp = StackTransitionType(GTK_STACK_TRANSITION_TYPE_OVER_DOWN_UP)

  /// Over the old page, to the side of their order.
  public static let overLeftRight = StackTransitionType(GTK_STACK_TRANSITION_TYPE_OVER_LEFT_RIGHT)

  /// Over the old page, against the side of their order.
  public static let overRightLeft = StackTransitionType(GTK_STACK_TRANSITION_TYPE_OVER_RIGHT_LEFT)

  /// As the sides of a cube that turns to the left.
  public static let rotateLeft = StackTransitionType(GTK_STACK_TRANSITION_TYPE_ROTATE_LEFT)

  /// As the sides of a cube that turns to the right.
  public static let rotateRight = StackTransitionType(GTK_STACK_TRANSITION_TYPE_ROTATE_RIGHT)

  /// As the sides of a cube that turns to the side of their order.
  public static let rotateLeftRight = StackTransitionType(GTK_STACK_TRANSITION_TYPE_ROTATE_LEFT_RIGHT)
}
