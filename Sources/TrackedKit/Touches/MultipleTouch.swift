import Gtk

private final class MultipleTouchHint {
  var isEnabled = false
}

extension WidgetProtocol where Self: View {
  /// Whether `touchesBegan(_:with:)` gets several fingers. Kept for UIKit sources: touches are those of one finger, as they are
  /// in UIKit unless this is set; gesture recognizers follow several.
  public var isMultipleTouchEnabled: Bool {
    get { attachment(MultipleTouchHint.self)?.isEnabled ?? false }
    set { attachment(orNew: MultipleTouchHint()).isEnabled = newValue }
  }
}
