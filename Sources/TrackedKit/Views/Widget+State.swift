public import Gtk

// Whether a widget is seen and reached.
extension WidgetProtocol {
  /// Whether the widget is excluded from layout, drawing and input, with everything in it.
  ///
  /// Its hooks run like all others, so that a view that hides itself can show itself again (C-071). A hidden
  /// widget requests no space.
  public var isHidden: Bool {
    get { (self as? View)?.isHidden ?? plainIsHidden }
    set { if let view = self as? View { view.isHidden = newValue } else { plainIsHidden = newValue } }
  }

  /// The part that a view's class can override.
  var plainIsHidden: Bool {
    get { !isVisible }
    set {
      guard newValue == isVisible, AnimatedPlaces.isAnimating, let superview = rawWidget.parent?.wrapper as? View else {
        return isVisible = !newValue
      }
      superview.animateSubview(self, isHidden: newValue)
    }
  }

  /// Whether pointer and keyboard reach the widget and its content. Without them it looks the same; use `isEnabled` of controls to show
  /// that it cannot be used.
  public var isUserInteractionEnabled: Bool {
    get { (self as? View)?.isUserInteractionEnabled ?? plainIsUserInteractionEnabled }
    set {
      guard let view = self as? View else { return plainIsUserInteractionEnabled = newValue }
      view.isUserInteractionEnabled = newValue
    }
  }

  /// The part that a view's class can override.
  var plainIsUserInteractionEnabled: Bool {
    get {
      canTargetByItself && !unreachableReasons.contains(.disabled)
        && ((self as? View)?.letsPointerThrough != true || isAskedToBeReached)
    }
    set {
      if (self as? View)?.letsPointerThrough == true { isAskedToBeReached = newValue }
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

  /// Whether drawing outside of the widget's bounds, with the corners of the view's layer, is cut off.
  public var clipsToBounds: Bool {
    get { (self as? View)?.clipsToBounds ?? clipsContent }
    set { if let view = self as? View { view.clipsToBounds = newValue } else { clipsContent = newValue } }
  }

  var plainClipsToBounds: Bool {
    get {
      guard let view = self as? View else { return clipsContent }
      return view.displayIfMade?.existingLayer?.masksToBounds ?? view.clipsUnlessSet
    }
    set { if let view = self as? View { view.layer.masksToBounds = newValue } else { clipsContent = newValue } }
  }
}

// What assistive technology is told.
extension WidgetProtocol {
  /// The widget's name for assistive technology. If none is set, the text of a label or button, which GTK reports by
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

  /// The part that a view's class can override.
  var plainAccessibilityLabel: String? {
    get { accessibleTexts?.label ?? ownText }
    set { setAccessibleLabel(newValue) }
  }

  /// The widget's value in words, if assistive technology cannot know it otherwise.
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

  /// The part that a view's class can override.
  var plainAccessibilityValue: String? {
    get { accessibleTexts?.value }
    set { setAccessibleValueText(newValue) }
  }

  /// The effect of using the widget, in words.
  public var accessibilityHint: String? {
    get { if let view = self as? View { view.accessibilityHint } else { plainAccessibilityHint } }
    set {
      if let view = self as? View { view.accessibilityHint = newValue } else { plainAccessibilityHint = newValue }
    }
  }

  /// The part that a view's class can override.
  var plainAccessibilityHint: String? {
    get { accessibleTexts?.description }
    set { setAccessibleDescription(newValue) }
  }

  /// Whether assistive technology is kept from everything in the widget.
  public var accessibilityElementsHidden: Bool {
    get { isKeptFromAssistance }
    set { setAccessibleHidden(newValue) }
  }

  /// Whether assistive technology sees the widget itself. False hides a widget without others inside, such as a picture that
  /// is only decoration; one with others is always visible to it, or hidden with them by
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

  /// The part that a view's class can override.
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
