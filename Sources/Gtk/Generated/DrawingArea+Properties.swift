// Made by scripts/generate-wrappers of scripts/support/wrappers/DrawingArea.txt: edit that, not this.
import CGtk

extension DrawingAreaProtocol {
  /// The requested width, in logical pixels.
  public var contentWidth: Int {
    get { Int(gtk_drawing_area_get_content_width(native())) }
    set {
      if newValue != contentWidth {
        withoutEcho { gtk_drawing_area_set_content_width(native(), Int32(clamping: max(0, newValue))) }
      }
    }
  }

  /// The requested height, in logical pixels.
  public var contentHeight: Int {
    get { Int(gtk_drawing_area_get_content_height(native())) }
    set {
      if newValue != contentHeight {
        withoutEcho { gtk_drawing_area_set_content_height(native(), Int32(clamping: max(0, newValue))) }
      }
    }
  }
}

// Signals.
extension DrawingAreaProtocol {
  /// It got another size.
  public var onResize: Signal<Int, Int> { Signal(self, "resize") }

  /// The user, or C code, changed `contentWidth`.
  public var onNotifyContentWidth: Signal<> { notify("content-width", delivery: .userChanges) }

  /// The user, or C code, changed `contentHeight`.
  public var onNotifyContentHeight: Signal<> { notify("content-height", delivery: .userChanges) }
}
