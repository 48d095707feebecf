// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `PangoFontset`.
@MainActor open class Fontset: Object {
  /// `pango_fontset_foreach`.
  public final func foreach(_ `func`: @escaping (Fontset, Font) -> Bool) { lendCallee(`func`) { p0 in pango_fontset_foreach(native(), { a0, a1, data in let answer = duringCall(data) { callee(data, as: ((Fontset, Font) -> Bool).self)(wrapped(a0, as: Fontset.self)!, wrapped(a1, as: Font.self)!) }; return answer ? 1 : 0 }, p0) } }
  /// `pango_fontset_get_font`.
  public final func font(_ wc: Int) -> Font { taken(pango_fontset_get_font(native(), UInt32(clamping: wc)), as: Font.self)! }
  /// `pango_fontset_get_metrics`.
  public final var metrics: FontMetrics { FontMetrics.take(pango_fontset_get_metrics(native()))! }
}
