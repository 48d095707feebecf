public import Gtk

// Whether a widget is seen and reached.
extension WidgetProtocol {
  /// Whether the widget is left out of layout, drawing and input, with everything in it.
  ///
  /// Its hooks run as those of others do, so that a view that hides itself can show itself again (C-071). A hidden
  /// widget asks for no room.
  public var isHidden: Bool {
    get { (self as? View)?.isHidden ?? plainIsHidden }
    set { if let view = self as? View { view.isHidden = newValue } else { plainIsHidden = newValue } }
  }

  /// What a view's class may make something else of.
  var plainIsHidden: Bool {
    get { !isVisible }
    set { isVisible = !newValue }
  }

  /// Whether pointer and keyboard reach the widget and what is in it. Without them it looks as before; what shows that it
  /// cannot be used is `isEnabled` of controls.
  public var isUserInteractionEnabled: Bool {
    get { (self as? View)?.isUserInteractionEnabled ?? plainIsUserInteractionEnabled }
    set {
      guard let view = self as? View else { return plainIsUserInteractionEnabled = newValue }
      view.isUserInteractionEnabled = newValue
    }
  }

  /// What a view's class may make something else of.
  var plainIsUserInteractionEnabled: Bool {
    get { canTargetByItself && !unreachableReasons.contains(.disabled) }
    set {
      setUnreachable(!newValue, because: .disabled)
      if newValue { canTargetByItself = true }
      canFocus = newValue
    }
  }

  /// Whether the widget fills all of its bounds: true unless set. A hint that drawing in UIKit needs; GTK finds out itself what
  /// covers what, and draws the same for either.
  public var isOpaque: Bool {
    get { attachment(TranslucencyHint.self)?.isOpaque ?? true }
    set { if newValue != isOpaque { attach(TranslucencyHint(isOpaque: newValue)) } }
  }

  /// Whether what is drawn outside of the widget's bounds, rounded as the layer of a view says, is cut off.
  public var clipsToBounds: Bool {
    get { (self as? View)?.clipsToBounds ?? clipsContent }
    set { if let view = self as? View { view.clipsToBounds = newValue } else { clipsContent = newValue } }
  }

  var plainClipsToBounds: Bool {
    get { (self as? View)?.layer.masksToBounds ?? clipsContent }
    set { if let view = self as? View { view.layer.masksToBounds = newValue } else { clipsContent = newValue } }
  }
}

// What assistive technology is told.
extension WidgetProtocol {
  /// What the widget is called by assistive technology. Where none is set, the text of a label or button, which GTK tells by
  /// itself.
  public var accessibilityLabel: String? {
    get { if let view = self as? View { view.accessibilityLabel } else { plainAccessibilityLabel } }
    set {
      if let view = self as? View {
        view.accessibilityLabel = newValue
      } else {
        plainAccessibilityLabel = newValue
      }
    }
  }

  /// What a view's class may make something else of.
  var plainAccessibilityLabel: String? {
    get { accessibleTexts?.label ?? ownText }
    set { setAccessibleLabel(newValue) }
  }

  /// What the widget's value is in words, where assistive technology cannot see it by itself.
  public var accessibilityValue: String? {
    get { if let view = self as? View { view.accessibilityValue } else { plainAccessibilityValue } }
    set {
      if let view = self as? View {
        view.accessibilityValue = newValue
      } else {
        plainAccessibilityValue = newValue
      }
    }
  }

  /// What a view's class may make something else of.
  var plainAccessibilityValue: String? {
    get { accessibleTexts?.value }
    set { setAccessibleValueText(newValue) }
  }

  /// What happens when the widget is used, in words.
  public var accessibilityHint: String? {
    get { if let view = self as? View { view.accessibilityHint } else { plainAccessibilityHint } }
    set {
      if let view = self as? View { view.accessibilityHint = newValue } else { plainAccessibilityHint = newValue }
    }
  }

  /// What a view's class may make something else of.
  var plainAccessibilityHint: String? {
    get { accessibleTexts?.description }
    set { setAccessibleDescription(newValue) }
  }

  /// Whether assistive technology is kept from everything in the widget.
  public var accessibilityElementsHidden: Bool {
    get { isKeptFromAssistance }
    set { setAccessibleHidden(newValue) }
  }

  /// Whether assistive technology is told of the widget itself. A widget without others inside, such as a picture that
  /// only decorates, is kept from it by false; one with others is told of in any case, or hidden with those by
  /// `accessibilityElementsHidden`.
  public var isAccessibilityElement: Bool {
    get { if let view = self as? View { view.isAccessibilityElement } else { plainIsAccessibilityElement } }
    set {
      if let view = self as? View {
        view.isAccessibilityElement = newValue
      } else {
        plainIsAccessibilityElement = newValue
      }
    }
  }

  /// What a view's class may make something else of.
  var plainIsAccessibilityElement: Bool {
    get { !isKeptFromAssistance }
    set { if newValue || rawWidget.firstChild == nil { setAccessibleHidden(!newValue) } }
  }

  private var ownText: String? {
    let text = (self as? any LabelProtocol)?.plainText ?? (self as? any ButtonProtocol)?.label
    return text?.isEmpty == false ? text : nil
  }

  /// The name by which tests and CSS find the widget.
  public var accessibilityIdentifier: String? {
    get { (self as Widget).name }
    set { (self as Widget).name = newValue ?? "" }
  }
}

private final class TranslucencyHint {
  let isOpaque: Bool

  init(isOpaque: Bool) { self.isOpaque = isOpaque }
}
