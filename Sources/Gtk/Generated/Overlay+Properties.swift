// Made by scripts/generate-wrappers of scripts/support/wrappers/Overlay.txt: edit that, not this.
import CGtk

extension WidgetProtocol where Self: Overlay {
  /// The main widget, which decides the size.
  @NativeChild(gtk_overlay_get_child, gtk_overlay_set_child) public var child: Widget?
}

// Signals.
extension WidgetProtocol where Self: Overlay {
  /// The user, or C code, changed `child`.
  public var onNotifyChild: Signal<> { notify("child", delivery: .userChanges) }
}
