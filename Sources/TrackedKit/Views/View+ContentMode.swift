import Gtk

private final class ContentModeHint {
  var mode = View.ContentMode.scaleToFill
}

extension View {
  /// The mode without a view's class overriding it.
  final var plainContentMode: View.ContentMode {
    get { attachment(ContentModeHint.self)?.mode ?? .scaleToFill }
    set { attachment(orNew: ContentModeHint()).mode = newValue }
  }
}
