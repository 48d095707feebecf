// Made by scripts/generate-wrappers of scripts/support/wrappers/Popover.txt: edit that, not this.
import CGtk

/// Every `Popover`; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol PopoverProtocol: Popover {}

extension Popover: nonisolated PopoverProtocol {}

extension PopoverProtocol {
  /// The side of its parent on which it is shown if there is room; below by default.
  @NativeProperty(gtk_popover_get_position, gtk_popover_set_position) public var position: PositionType

  /// Whether a click outside hides it.
  @NativeProperty(gtk_popover_get_autohide, gtk_popover_set_autohide) public var hidesAutomatically: Bool

  /// The widget that Enter activates.
  public var defaultWidget: Widget? {
    get { property("default-widget") }
    set { if newValue !== defaultWidget { setProperty("default-widget", to: newValue) } }
  }

  /// Whether it has an arrow to its target.
  @NativeProperty(gtk_popover_get_has_arrow, gtk_popover_set_has_arrow) public var hasArrow: Bool

  /// Whether the letters that activate something are underlined.
  @NativeProperty(gtk_popover_get_mnemonics_visible, gtk_popover_set_mnemonics_visible) public var showsMnemonics: Bool

  /// The content.
  @NativeChild(gtk_popover_get_child, gtk_popover_set_child) public var child: Widget?

  /// Whether those around it are hidden with it.
  @NativeProperty(gtk_popover_get_cascade_popdown, gtk_popover_set_cascade_popdown) public var hidesOuterPopovers: Bool
}

// Signals.
extension PopoverProtocol {
  /// It was hidden.
  public var onClosed: Signal<> { Signal(self, "closed") }

  /// The user pressed Enter.
  public var onActivateDefault: Signal<> { Signal(self, "activate-default") }

  /// The user, or C code, changed `position`.
  public var onNotifyPosition: Signal<> { notify("position", delivery: .userChanges) }

  /// The user, or C code, changed `hidesAutomatically`.
  public var onNotifyAutohide: Signal<> { notify("autohide", delivery: .userChanges) }

  /// The user, or C code, changed `defaultWidget`.
  public var onNotifyDefaultWidget: Signal<> { notify("default-widget", delivery: .userChanges) }

  /// The user, or C code, changed `hasArrow`.
  public var onNotifyHasArrow: Signal<> { notify("has-arrow", delivery: .userChanges) }

  /// The user, or C code, changed `showsMnemonics`.
  public var onNotifyMnemonicsVisible: Signal<> { notify("mnemonics-visible", delivery: .userChanges) }

  /// The user, or C code, changed `child`.
  public var onNotifyChild: Signal<> { notify("child", delivery: .userChanges) }

  /// The user, or C code, changed `hidesOuterPopovers`.
  public var onNotifyCascadePopdown: Signal<> { notify("cascade-popdown", delivery: .userChanges) }
}

// GTK's own names of what is called otherwise here; the messages say what to write.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension PopoverProtocol {
  @available(*, unavailable, renamed: "hidesAutomatically")
  @NeverCalled public var autohide: Bool
  @available(*, unavailable, renamed: "showsMnemonics")
  @NeverCalled public var mnemonicsVisible: Bool
  @available(*, unavailable, renamed: "hidesOuterPopovers")
  @NeverCalled public var cascadePopdown: Bool
}
