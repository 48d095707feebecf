import CGtk

/// What was reported to assistive technology about a widget. GTK cannot read it back.
package final class AccessibleTexts {
  package fileprivate(set) var label: String?
  package fileprivate(set) var description: String?
  package fileprivate(set) var value: String?
  fileprivate var usualValue: String?
  /// Its name where nothing else is set: for example by its tooltip.
  fileprivate var usualLabel: String?
  /// The widget whose text names it.
  fileprivate weak var labelSource: Widget?
  /// Whether the widget and its content are hidden from assistive technology.
  fileprivate var isKept = false
  /// Reports it again when the widget is shown.
  fileprivate var keeping: SignalConnection?
  /// The widget that represents this one for assistive technology: the part of it that has the keyboard.
  fileprivate weak var standIn: Widget?
}

// What assistive technology is told.
extension WidgetProtocol {
  /// The text that assistive technology reads for a widget without text of its own.
  public func setAccessibleLabel(_ label: String?) {
    let texts = madeAccessibleTexts
    guard texts.label != label else { return }
    texts.label = label
    showAccessibleLabel(texts)
  }

  /// The text that assistive technology reads where neither a label nor another widget names this one.
  package func setUsualAccessibleName(_ name: String?) {
    guard name != attachment(AccessibleTexts.self)?.usualLabel else { return }
    let texts = madeAccessibleTexts
    texts.usualLabel = name
    if texts.label == nil { showAccessibleLabel(texts) }
  }

  /// GTK reads a label and a naming widget's text one after the other ("Show sheet Sheet"), so it gets only one of them.
  private func showAccessibleLabel(_ texts: AccessibleTexts) {
    let source = texts.labelSource
    let label = texts.label ?? (source == nil ? texts.usualLabel : nil)
    for part in accessibleParts {
      if let label {
        gtk_accessible_reset_relation(OpaquePointer(part), GTK_ACCESSIBLE_RELATION_LABELLED_BY)
        cgtk_accessible_set_label(part, label.withoutNUL)
        continue
      }
      gtk_accessible_reset_property(OpaquePointer(part), GTK_ACCESSIBLE_PROPERTY_LABEL)
      if let source = source?.raw ?? textOfButton(part) { cgtk_accessible_set_labelled_by(part, source) }
    }
  }

  /// The label by which GTK names a button on its own.
  private func textOfButton(_ part: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    guard cgtk_is_a(part, gtk_button_get_type()) != 0,
      let child = gtk_button_get_child(part.assumingMemoryBound(to: GtkButton.self)),
      cgtk_is_a(child, gtk_label_get_type()) != 0
    else { return nil }
    return UnsafeMutableRawPointer(child)
  }

  /// A longer explanation for assistive technology.
  public func setAccessibleDescription(_ text: String?) { setAccessible(text, \.description) }

  /// The widget's value in words, for assistive technology.
  public func setAccessibleValueText(_ text: String?) { setAccessible(text, \.value) }

  /// The value in words where none is set.
  package func setUsualAccessibleValueText(_ text: String?) { setAccessible(text, \.usualValue) }

  private func setAccessible(_ text: String?, _ path: ReferenceWritableKeyPath<AccessibleTexts, String?>) {
    let texts = madeAccessibleTexts
    guard texts[keyPath: path] != text else { return }
    texts[keyPath: path] = text
    let value = texts.value ?? texts.usualValue
    // GTK hands on the value of what slides or fills alone; of anything else it is said with the description.
    let description =
      hasNumber ? texts.description : [value, texts.description].compactMap(\.self).joined(separator: ", ")
    for part in accessibleParts {
      if let value {
        cgtk_accessible_set_value_text(part, value.withoutNUL)
      } else {
        gtk_accessible_reset_property(OpaquePointer(part), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT)
      }
      if let description, !description.isEmpty {
        cgtk_accessible_set_description(part, description.withoutNUL)
      } else {
        gtk_accessible_reset_property(OpaquePointer(part), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION)
      }
    }
  }

  /// Whether GTK knows the widget, or what stands for it, to have a number as its value.
  private var hasNumber: Bool {
    [gtk_range_get_type(), gtk_spin_button_get_type(), gtk_level_bar_get_type(), gtk_progress_bar_get_type()]
      .contains { cgtk_is_a(accessibleParts[0], $0) != 0 }
  }

  private var madeAccessibleTexts: AccessibleTexts { attachment(orNew: AccessibleTexts()) }

  /// The widgets that get the widget's name: it or its representative, and the button inside GTK's drop-downs, colour buttons and menu
  /// buttons that has the keyboard.
  private var accessibleParts: [UnsafeMutableRawPointer] {
    let part = attachment(AccessibleTexts.self)?.standIn?.raw ?? raw
    let hasButton = [gtk_drop_down_get_type(), gtk_menu_button_get_type(), gtk_color_button_get_type()]
      .contains { cgtk_is_a(part, $0) != 0 }
    guard hasButton, let button = gtk_widget_get_first_child(part.assumingMemoryBound(to: GtkWidget.self)) else {
      return [part]
    }
    return [part, UnsafeMutableRawPointer(button)]
  }

  /// Lets a part of the widget represent it for assistive technology. Call it before setting anything else.
  package func setAccessibleStandIn(_ part: Widget) { madeAccessibleTexts.standIn = part }

  /// The texts that were set.
  package var accessibleTexts: AccessibleTexts? { attachment(AccessibleTexts.self) }

  /// Names another widget whose text is this one's label, unless it has one of its own.
  public func setAccessibleLabel(from label: Widget) {
    let texts = madeAccessibleTexts
    guard texts.labelSource !== label else { return }
    texts.labelSource = label
    showAccessibleLabel(texts)
  }

  /// Reports to assistive technology that the content is being made.
  public func setAccessibleBusy(_ isBusy: Bool) { cgtk_accessible_set_busy(raw, isBusy ? 1 : 0) }

  /// Reports to assistive technology that the widget opens a menu or a bubble, or does not.
  public func setAccessibleHasPopup(_ hasPopup: Bool) { cgtk_accessible_set_has_popup(raw, hasPopup ? 1 : 0) }

  /// Reports to assistive technology whether the widget's menu or bubble is open.
  public func setAccessibleExpanded(_ isExpanded: Bool) { cgtk_accessible_set_expanded(raw, isExpanded ? 1 : 0) }

  /// Hides the widget and its content from assistive technology, or shows them again.
  public func setAccessibleHidden(_ isHidden: Bool) {
    guard isHidden != isKeptFromAssistance else { return }
    let texts = madeAccessibleTexts
    texts.isKept = isHidden
    // GTK's own widgets use the same note for not being visible.
    cgtk_accessible_set_hidden(raw, isHidden || !isVisible ? 1 : 0)
    texts.keeping?.disconnect()
    // Newer versions of GTK take what is shown for something that is read, and say so after they have emitted this.
    texts.keeping =
      isHidden
      ? onMap.includingProgrammatic { [weak self] in MainLoop.afterCurrentTurn { self?.keepFromAssistance() } } : nil
  }

  private func keepFromAssistance() {
    if isKeptFromAssistance { cgtk_accessible_set_hidden(raw, 1) }
  }

  /// Whether the widget and its content are hidden from assistive technology, whether or not they are visible.
  package var isKeptFromAssistance: Bool { attachment(AccessibleTexts.self)?.isKept == true }

  /// Whether assistive technology knows the widget: it is visible, and not hidden from it.
  package var isAccessibleHidden: Bool { !isVisible || isKeptFromAssistance }
}
