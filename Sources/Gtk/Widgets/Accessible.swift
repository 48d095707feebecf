import CGtk

/// What assistive technology was told of a widget. GTK does not give it back.
package final class AccessibleTexts {
  package fileprivate(set) var label: String?
  package fileprivate(set) var description: String?
  package fileprivate(set) var value: String?
}

// What assistive technology is told.
extension WidgetProtocol {
  /// What assistive technology reads for a widget without text of its own.
  public func setAccessibleLabel(_ label: String?) {
    if setAccessible(label, \.label, GTK_ACCESSIBLE_PROPERTY_LABEL), let label { cgtk_accessible_set_label(raw, label) }
  }

  /// A longer explanation for assistive technology.
  public func setAccessibleDescription(_ text: String?) {
    if setAccessible(text, \.description, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION), let text {
      cgtk_accessible_set_description(raw, text)
    }
  }

  /// What the value of the widget is in words, for assistive technology.
  public func setAccessibleValueText(_ text: String?) {
    if setAccessible(text, \.value, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT), let text {
      cgtk_accessible_set_value_text(raw, text)
    }
  }

  /// Notes a text, and takes it back from GTK where there is none any more.
  ///
  /// - Returns: whether it is another one than before.
  private func setAccessible(
    _ text: String?, _ path: ReferenceWritableKeyPath<AccessibleTexts, String?>, _ property: GtkAccessibleProperty
  ) -> Bool {
    let texts = attachment(AccessibleTexts.self) ?? AccessibleTexts()
    guard texts[keyPath: path] != text else { return false }
    texts[keyPath: path] = text
    attach(texts)
    if text == nil { gtk_accessible_reset_property(native(), property) }
    return true
  }

  /// The texts that were set.
  package var accessibleTexts: AccessibleTexts? { attachment(AccessibleTexts.self) }

  /// Names another widget whose text is this one's label.
  public func setAccessibleLabel(from label: Widget) { cgtk_accessible_set_labelled_by(raw, label.raw) }

  /// Tells assistive technology that the content is being made.
  public func setAccessibleBusy(_ isBusy: Bool) { cgtk_accessible_set_busy(raw, isBusy ? 1 : 0) }

  /// Tells assistive technology that the widget opens a menu or a bubble, or does not.
  public func setAccessibleHasPopup(_ hasPopup: Bool) { cgtk_accessible_set_has_popup(raw, hasPopup ? 1 : 0) }

  /// Tells assistive technology whether what the widget opens is open.
  public func setAccessibleExpanded(_ isExpanded: Bool) { cgtk_accessible_set_expanded(raw, isExpanded ? 1 : 0) }

  /// Keeps the widget and what is in it from assistive technology, or no longer.
  public func setAccessibleHidden(_ isHidden: Bool) { cgtk_accessible_set_hidden(raw, isHidden ? 1 : 0) }

  /// Whether the widget and what is in it is kept from assistive technology, whether or not it is visible.
  package var isKeptFromAssistance: Bool { cgtk_accessible_is_hidden(raw) != 0 }

  /// Whether assistive technology is told of the widget: it is visible, and not kept back.
  package var isAccessibleHidden: Bool { !isVisible || isKeptFromAssistance }
}
