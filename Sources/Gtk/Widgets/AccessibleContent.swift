import CGtk

// Names that follow from what a widget shows.
extension WidgetProtocol {
  /// The text shown while the pointer rests on it; nil for none. It is also the name of a button with only an icon, as in newer versions of
  /// GTK, unless the button has another name for assistive technology.
  public var tooltip: String? {
    get { gtk_widget_get_tooltip_text(native()).map { String(cString: $0) } }
    set {
      guard newValue != tooltip else { return }
      withoutEcho { gtk_widget_set_tooltip_text(native(), newValue.withoutNUL) }
      if isButtonWithoutText { setUsualAccessibleName(newValue) }
    }
  }

  private var isButtonWithoutText: Bool {
    if cgtk_is_a(raw, gtk_menu_button_get_type()) != 0 { return gtk_menu_button_get_label(native()) == nil }
    guard cgtk_is_a(raw, gtk_button_get_type()) != 0, gtk_button_get_label(native()) == nil else { return false }
    return gtk_button_get_child(native()).map { cgtk_is_a($0, gtk_image_get_type()) != 0 } ?? true
  }

  /// The text inside the widget, first to last: the texts of visible labels.
  package var shownTexts: String {
    var texts: [String] = []
    RawWidget(widgetPointer).appendShownTexts(to: &texts)
    return texts.joined(separator: ", ")
  }
}

extension RawWidget {
  fileprivate func appendShownTexts(to texts: inout [String]) {
    if cgtk_is_a(pointer, gtk_label_get_type()) != 0 {
      let text = String(cString: gtk_label_get_text(OpaquePointer(pointer)))
      if !text.isEmpty { texts.append(text) }
    }
    var next = firstChild
    while let child = next {
      if child.isVisible, child.isChildVisible, child.existingWrapper?.isKeptFromAssistance != true {
        child.appendShownTexts(to: &texts)
      }
      next = child.nextSibling
    }
  }
}
