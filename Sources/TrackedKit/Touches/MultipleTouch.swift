import Gtk

private final class MultipleTouchHint {
  var isEnabled = false
}

extension WidgetProtocol where Self: View {
  /// Whether `touchesBegan(_:with:)` would hear of several fingers. A hint that UIKit needs: touches are those of one finger, as they are
  /// in UIKit unless this is set; gesture recognizers follow several.
  public var isMultipleTouchEnabled: Bool {
    get { attachment(MultipleTouchHint.self)?.isEnabled ?? false }
    set {
      let hint = attachment(MultipleTouchHint.self) ?? MultipleTouchHint()
      hint.isEnabled = newValue
      attach(hint)
    }
  }
}
