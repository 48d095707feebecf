// Made by scripts/generate-wrappers of scripts/support/wrappers/Overlay.txt: edit that, not this.
import CGtk

/// Every `Overlay`; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol OverlayProtocol: Overlay {}

extension Overlay: nonisolated OverlayProtocol {}

extension OverlayProtocol {
  /// The main widget, which decides the size.
  @NativeChild(gtk_overlay_get_child, gtk_overlay_set_child) public var child: Widget?
}

// Signals.
extension OverlayProtocol {
  /// The user, or C code, changed `child`.
  public var onNotifyChild: Signal<> { notify("child", delivery: .userChanges) }
}
