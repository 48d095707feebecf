// Made by scripts/generate-wrappers of scripts/support/wrappers/Overlay.txt: edit that, not this.
import CGtk

extension WidgetProtocol where Self: Overlay {
  /// The main widget, which decides the size.
  public var child: Widget? {
    get { Object.wrap(gtk_overlay_get_child(native()), as: Widget.self) }
    set { if newValue !== child { withoutEcho { gtk_overlay_set_child(native(), incoming(newValue)) } } }
  }
}

// Signals.
extension WidgetProtocol where Self: Overlay {
  /// The user, or C code, changed `child`.
  public var onNotifyChild: Signal<> { notify("child", delivery: .userChanges) }
}
