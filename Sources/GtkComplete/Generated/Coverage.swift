// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `PangoCoverage`.
@MainActor open class Coverage: Object {
  /// Adopts a PangoCoverage.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `pango_coverage_new`.
  public init() { super.init(owning: UnsafeMutableRawPointer(pango_coverage_new())) }
  /// `pango_coverage_copy`.
  public final func copy() -> Coverage { taken(pango_coverage_copy(native()), as: Coverage.self)! }
  /// `pango_coverage_get`.
  public final func get(_ index: Int) -> CoverageLevel { CoverageLevel(rawValue: pango_coverage_get(native(), Int32(clamping: index)).rawValue) }
  /// `pango_coverage_set`.
  public final func set(_ index: Int, level: CoverageLevel) { pango_coverage_set(native(), Int32(clamping: index), PangoCoverageLevel(level.rawValue)) }
}
