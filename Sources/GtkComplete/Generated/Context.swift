// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `PangoContext`.
@MainActor open class Context: Object {
  /// Adopts a PangoContext.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `pango_context_new`.
  public init() { super.init(owning: UnsafeMutableRawPointer(pango_context_new())) }
  /// `pango_context_changed`.
  public final func changed() { pango_context_changed(native()) }
  /// `pango_context_get_base_dir`.
  public final var baseDir: Direction { get { Direction(rawValue: pango_context_get_base_dir(native()).rawValue) } set { withoutEcho { pango_context_set_base_dir(native(), PangoDirection(newValue.rawValue)) } } }
  /// `pango_context_get_base_gravity`.
  public final var baseGravity: PangoGravity { get { PangoGravity(rawValue: pango_context_get_base_gravity(native()).rawValue) } set { withoutEcho { pango_context_set_base_gravity(native(), CGtk.PangoGravity(newValue.rawValue)) } } }
  /// `pango_context_get_font_description`.
  public final var fontDescription: FontDescription? { get { FontDescription.copy(pango_context_get_font_description(native())) } set { withoutEcho { pango_context_set_font_description(native(), borrowed(newValue)) } } }
  /// `pango_context_get_font_map`.
  public final var fontMap: FontMap? { get { wrapped(pango_context_get_font_map(native()), as: FontMap.self) } set { withoutEcho { pango_context_set_font_map(native(), newValue?.native()) } } }
  /// `pango_context_get_gravity`.
  public final var gravity: PangoGravity { PangoGravity(rawValue: pango_context_get_gravity(native()).rawValue) }
  /// `pango_context_get_gravity_hint`.
  public final var gravityHint: GravityHint { get { GravityHint(rawValue: pango_context_get_gravity_hint(native()).rawValue) } set { withoutEcho { pango_context_set_gravity_hint(native(), PangoGravityHint(newValue.rawValue)) } } }
  /// `pango_context_get_language`.
  public final var language: Language? { get { Language.copy(pango_context_get_language(native())) } set { withoutEcho { pango_context_set_language(native(), borrowed(newValue)) } } }
  /// `pango_context_get_matrix`.
  public final var matrix: Matrix? { get { Matrix.copy(pango_context_get_matrix(native())) } set { withoutEcho { pango_context_set_matrix(native(), borrowed(newValue)) } } }
  /// `pango_context_get_metrics`.
  public final func metrics(_ desc: FontDescription?, language: Language?) -> FontMetrics { FontMetrics.take(pango_context_get_metrics(native(), borrowed(desc), borrowed(language)))! }
  /// `pango_context_get_round_glyph_positions`.
  public final var isRoundGlyphPositions: Bool { get { pango_context_get_round_glyph_positions(native()) != 0 } set { withoutEcho { pango_context_set_round_glyph_positions(native(), newValue ? 1 : 0) } } }
  /// `pango_context_get_serial`.
  public final var serial: Int { Int(pango_context_get_serial(native())) }
  /// `pango_context_load_font`.
  public final func loadFont(_ desc: FontDescription) -> Font? { taken(pango_context_load_font(native(), desc.native()), as: Font.self) }
  /// `pango_context_load_fontset`.
  public final func loadFontset(_ desc: FontDescription, language: Language) -> Fontset? { taken(pango_context_load_fontset(native(), desc.native(), language.native()), as: Fontset.self) }
}
