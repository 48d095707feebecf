// Made by scripts/generate-wrappers of scripts/support/wrappers/MenuButton.txt: edit that, not this.
import CGtk

/// Every `MenuButton`; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol MenuButtonProtocol: MenuButton {}

extension MenuButton: nonisolated MenuButtonProtocol {}

extension MenuButtonProtocol {
  /// The menu it shows; nil with a popover.
  @NativeProperty(gtk_menu_button_get_menu_model, gtk_menu_button_set_menu_model) public var menu: Menu?

  /// Where the menu appears, and the arrow points to.
  @NativeProperty(gtk_menu_button_get_direction, gtk_menu_button_set_direction) public var arrowType: ArrowType

  /// Whether there is an arrow beside an icon or a text.
  @NativeProperty(gtk_menu_button_get_always_show_arrow, gtk_menu_button_set_always_show_arrow)
  public var alwaysShowsArrow: Bool

  /// The text; nil for something else.
  @NativeProperty(gtk_menu_button_get_label, gtk_menu_button_set_label) public var label: String?

  /// Whether an underscore in the label precedes the letter that, with Alt, opens it.
  @NativeProperty(gtk_menu_button_get_use_underline, gtk_menu_button_set_use_underline) public var usesUnderline: Bool

  /// Whether it has a frame also while the pointer is elsewhere.
  @NativeProperty(gtk_menu_button_get_has_frame, gtk_menu_button_set_has_frame) public var hasFrame: Bool

  /// Whether F10 opens it.
  @NativeProperty(gtk_menu_button_get_primary, gtk_menu_button_set_primary) public var isPrimary: Bool
}

// Signals.
extension MenuButtonProtocol {
  /// The user opened it by the keyboard.
  public var onActivate: Signal<> { Signal(self, "activate") }

  /// The user, or C code, changed `menu`.
  public var onNotifyMenuModel: Signal<> { notify("menu-model", delivery: .userChanges) }

  /// The user, or C code, changed `arrowType`.
  public var onNotifyDirection: Signal<> { notify("direction", delivery: .userChanges) }

  /// The user, or C code, changed `popover`.
  public var onNotifyPopover: Signal<> { notify("popover", delivery: .userChanges) }

  /// The user, or C code, changed `iconName`.
  public var onNotifyIconName: Signal<> { notify("icon-name", delivery: .userChanges) }

  /// The user, or C code, changed `alwaysShowsArrow`.
  public var onNotifyAlwaysShowArrow: Signal<> { notify("always-show-arrow", delivery: .userChanges) }

  /// The user, or C code, changed `label`.
  public var onNotifyLabel: Signal<> { notify("label", delivery: .userChanges) }

  /// The user, or C code, changed `usesUnderline`.
  public var onNotifyUseUnderline: Signal<> { notify("use-underline", delivery: .userChanges) }

  /// The user, or C code, changed `hasFrame`.
  public var onNotifyHasFrame: Signal<> { notify("has-frame", delivery: .userChanges) }

  /// The user, or C code, changed `isPrimary`.
  public var onNotifyPrimary: Signal<> { notify("primary", delivery: .userChanges) }

  /// The user, or C code, changed `child`.
  public var onNotifyChild: Signal<> { notify("child", delivery: .userChanges) }
}

// GTK's own names of what is called otherwise here; the messages say what to write.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension MenuButtonProtocol {
  @available(*, unavailable, renamed: "menu")
  @NeverCalled public var menuModel: Menu?
  @available(*, unavailable, renamed: "arrowType")
  @NeverCalled public var direction: ArrowType
  @available(*, unavailable, renamed: "alwaysShowsArrow")
  @NeverCalled public var alwaysShowArrow: Bool
  @available(*, unavailable, renamed: "usesUnderline")
  @NeverCalled public var useUnderline: Bool
  @available(*, unavailable, renamed: "isPrimary")
  @NeverCalled public var primary: Bool
}

/// Where an arrow points.
@Counterpart(of: GtkArrowType.self)
public nonisolated struct ArrowType: NativeEnumeration {
  /// Upwards.
  public static let up = ArrowType(GTK_ARROW_UP)

  /// Downwards.
  public static let down = ArrowType(GTK_ARROW_DOWN)

  /// To the left.
  public static let left = ArrowType(GTK_ARROW_LEFT)

  /// To the right.
  public static let right = ArrowType(GTK_ARROW_RIGHT)

  /// Nowhere.
  public static let none = ArrowType(GTK_ARROW_NONE)
}
