import Gtk

private final class ContentModeHint {
  var mode = View.ContentMode.scaleToFill
}

extension WidgetProtocol where Self: View {
  /// How a drawing follows the view's size. A hint that UIKit needs: a view's drawing is made anew for each size, as `.redraw` says. An
  /// `ImageView` has a mode that counts.
  public var contentMode: View.ContentMode {
    get { attachment(ContentModeHint.self)?.mode ?? .scaleToFill }
    set {
      let hint = attachment(ContentModeHint.self) ?? ContentModeHint()
      hint.mode = newValue
      attach(hint)
    }
  }
}
