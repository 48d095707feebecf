import Gtk

// How high the letters are that a font shows. Each reading measures again, as the desktop may have got another font or text size. Another
// thread than the main one waits for that.
nonisolated extension Font {
  /// From the baseline to the top of the font, in logical pixels.
  public var ascender: Double { measures.ascent }
  /// From the baseline to the bottom of the font, in logical pixels: less than 0.
  public var descender: Double { -measures.descent }
  /// How high a line of text is, in logical pixels.
  public var lineHeight: Double { measures.ascent + measures.descent }
  /// How high capitals are, in logical pixels.
  public var capHeight: Double { measures.capHeight }
  /// How high a letter is that reaches neither up nor down, in logical pixels.
  public var xHeight: Double { measures.xHeight }
  /// The space between lines beside their heights: 0, as Pango's lines have it within.
  public var leading: Double { 0 }

  private var measures: FontMeasures { onMainThread { FontMeasures(of: attributes(), in: MeasuringLabel.widget) } }
}
