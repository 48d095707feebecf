// Made by scripts/generate-wrappers of scripts/support/wrappers/MenuButton.txt: edit that, not this.
import CGtk

extension WidgetProtocol where Self: MenuButton {
  /// The menu it shows; nil with a popover.
  public var menu: Menu? {
    get { Object.wrap(gtk_menu_button_get_menu_model(native()), as: Menu.self) }
    set { if newValue !== menu { withoutEcho { gtk_menu_button_set_menu_model(native(), newValue?.native()) } } }
  }

  /// Where the menu appears, and the arrow points to.
  public var arrowType: ArrowType {
    get { ArrowType(gtk_menu_button_get_direction(native())) }
    set { if newValue != arrowType { withoutEcho { gtk_menu_button_set_direction(native(), newValue.native) } } }
  }

  /// Whether there is an arrow beside an icon or a text.
  public var alwaysShowsArrow: Bool {
    get { gtk_menu_button_get_always_show_arrow(native()) != 0 }
    set {
      if newValue != alwaysShowsArrow {
        withoutEcho { gtk_menu_button_set_always_show_arrow(native(), newValue ? 1 : 0) }
      }
    }
  }

  /// The text; nil for something else.
  public var label: String? {
    get { gtk_menu_button_get_label(native()).map { String(cString: $0) } }
    set { if newValue != label { withoutEcho { gtk_menu_button_set_label(native(), newValue.withoutNUL) } } }
  }

  /// Whether an underscore in the label precedes the letter that, with Alt, opens it.
  public var usesUnderline: Bool {
    get { gtk_menu_button_get_use_underline(native()) != 0 }
    set {
      if newValue != usesUnderline { withoutEcho { gtk_menu_button_set_use_underline(native(), newValue ? 1 : 0) } }
    }
  }

  /// Whether it has a frame also while the pointer is elsewhere.
  public var hasFrame: Bool {
    get { gtk_menu_button_get_has_frame(native()) != 0 }
    set { if newValue != hasFrame { withoutEcho { gtk_menu_button_set_has_frame(native(), newValue ? 1 : 0) } } }
  }

  /// Whether F10 opens it.
  public var isPrimary: Bool {
    get { gtk_menu_button_get_primary(native()) != 0 }
    set { if newValue != isPrimary { withoutEcho { gtk_menu_button_set_primary(native(), newValue ? 1 : 0) } } }
  }
}

// Signals.
extension WidgetProtocol where Self: MenuButton {
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
extension WidgetProtocol where Self: MenuButton {
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
