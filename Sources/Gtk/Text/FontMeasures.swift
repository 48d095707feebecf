import CGtk

/// The heights of a font's letters, in logical pixels.
package struct FontMeasures {
  /// From the baseline to the top of the font.
  package nonisolated let ascent: Double
  /// From the baseline to the bottom of the font.
  package nonisolated let descent: Double
  /// The height of capitals.
  package nonisolated let capHeight: Double
  /// The height of letters such as x.
  package nonisolated let xHeight: Double

  /// Measures text as a widget would show it.
  package init(of attributes: TextAttributes, in widget: Widget) {
    func extents(_ text: String) -> (ink: PangoRectangle, logical: PangoRectangle, baseline: Int32) {
      var (ink, logical) = (PangoRectangle(), PangoRectangle())
      guard let layout = gtk_widget_create_pango_layout(widget.widgetPointer, text.withoutNUL) else {
        return (ink, logical, 0)
      }
      defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
      let list = attributes.makeList()
      pango_layout_set_attributes(layout, list)
      pango_attr_list_unref(list)
      pango_layout_get_extents(layout, &ink, &logical)
      return (ink, logical, pango_layout_get_baseline(layout))
    }
    func pixels(_ units: Int32) -> Double { Double(units) / Double(PANGO_SCALE) }
    let capital = extents("H")
    ascent = pixels(capital.baseline - capital.logical.y)
    descent = pixels(capital.logical.y + capital.logical.height - capital.baseline)
    capHeight = pixels(capital.baseline - capital.ink.y)
    let small = extents("x")
    xHeight = pixels(small.baseline - small.ink.y)
  }
}
