import CGtk

/// How the lines of a drawn text are placed within a width.
package struct TextLines: Equatable {
  /// The alignment of lines that are shorter than the width.
  package enum Alignment { case left, center, right }
  /// Which part of a longer line is left out.
  package enum Cut { case start, middle, end }

  /// In logical pixels.
  package var width: Double
  /// Whether lines break at the width.
  package var isWrapped: Bool
  package var alignment: Alignment
  /// Nil leaves nothing out: the line continues.
  package var cut: Cut?

  package init(width: Double, isWrapped: Bool, alignment: Alignment, cut: Cut?) {
    (self.width, self.isWrapped, self.alignment, self.cut) = (width, isWrapped, alignment, cut)
  }

  func apply(to layout: OpaquePointer) {
    pango_layout_set_width(layout, Int32(clamping: max(0, width).rounded() * Double(PANGO_SCALE)))
    pango_layout_set_alignment(
      layout, alignment == .center ? PANGO_ALIGN_CENTER : alignment == .right ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT)
    guard !isWrapped else { return pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR) }
    // One line: as high as it is, cut off where it is to be.
    if let cut {
      pango_layout_set_height(layout, -1)
      pango_layout_set_ellipsize(
        layout, cut == .start ? PANGO_ELLIPSIZE_START : cut == .end ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_MIDDLE)
    } else {
      var (natural, height): (Int32, Int32) = (0, 0)
      pango_layout_set_width(layout, -1)
      pango_layout_get_pixel_size(layout, &natural, &height)
      if Double(natural) <= width {
        pango_layout_set_width(layout, Int32(clamping: width.rounded() * Double(PANGO_SCALE)))
      }
    }
  }
}
