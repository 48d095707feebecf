// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkConstraintGuide`.
@MainActor open class ConstraintGuide: Object, nonisolated ConstraintTarget {
  /// Adopts a GtkConstraintGuide.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_constraint_guide_new`.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_constraint_guide_new())) }
  /// `GtkConstraintGuide:max-height`.
  public final var maxHeight: Int { get { property("max-height") } set { if newValue != maxHeight { setProperty("max-height", to: newValue) } } }
  /// `maxHeight` changed.
  public final var onNotifyMaxHeight: Signal<> { notify("max-height", delivery: .userChanges) }
  /// `GtkConstraintGuide:max-width`.
  public final var maxWidth: Int { get { property("max-width") } set { if newValue != maxWidth { setProperty("max-width", to: newValue) } } }
  /// `maxWidth` changed.
  public final var onNotifyMaxWidth: Signal<> { notify("max-width", delivery: .userChanges) }
  /// `GtkConstraintGuide:min-height`.
  public final var minHeight: Int { get { property("min-height") } set { if newValue != minHeight { setProperty("min-height", to: newValue) } } }
  /// `minHeight` changed.
  public final var onNotifyMinHeight: Signal<> { notify("min-height", delivery: .userChanges) }
  /// `GtkConstraintGuide:min-width`.
  public final var minWidth: Int { get { property("min-width") } set { if newValue != minWidth { setProperty("min-width", to: newValue) } } }
  /// `minWidth` changed.
  public final var onNotifyMinWidth: Signal<> { notify("min-width", delivery: .userChanges) }
  /// `GtkConstraintGuide:name`.
  public final var name: String? { get { nativeOptionalText(copying: gtk_constraint_guide_get_name(native())) } set { if newValue != name { withoutEcho { gtk_constraint_guide_set_name(native(), newValue.withoutNUL) } } } }
  /// `name` changed.
  public final var onNotifyName: Signal<> { notify("name", delivery: .userChanges) }
  /// `GtkConstraintGuide:nat-height`.
  public final var natHeight: Int { get { property("nat-height") } set { if newValue != natHeight { setProperty("nat-height", to: newValue) } } }
  /// `natHeight` changed.
  public final var onNotifyNatHeight: Signal<> { notify("nat-height", delivery: .userChanges) }
  /// `GtkConstraintGuide:nat-width`.
  public final var natWidth: Int { get { property("nat-width") } set { if newValue != natWidth { setProperty("nat-width", to: newValue) } } }
  /// `natWidth` changed.
  public final var onNotifyNatWidth: Signal<> { notify("nat-width", delivery: .userChanges) }
  /// `GtkConstraintGuide:strength`.
  public final var strength: ConstraintStrength { get { ConstraintStrength(rawValue: gtk_constraint_guide_get_strength(native()).rawValue) } set { if newValue != strength { withoutEcho { gtk_constraint_guide_set_strength(native(), GtkConstraintStrength(newValue.rawValue)) } } } }
  /// `strength` changed.
  public final var onNotifyStrength: Signal<> { notify("strength", delivery: .userChanges) }
  /// `gtk_constraint_guide_get_max_size`.
  public final var maxSize: Size {
    var widthOut = Int32()
    var heightOut = Int32()
    gtk_constraint_guide_get_max_size(native(), &widthOut, &heightOut)
    return Size(width: Int(widthOut), height: Int(heightOut))
  }
  /// `gtk_constraint_guide_get_min_size`.
  public final var minSize: Size {
    var widthOut = Int32()
    var heightOut = Int32()
    gtk_constraint_guide_get_min_size(native(), &widthOut, &heightOut)
    return Size(width: Int(widthOut), height: Int(heightOut))
  }
  /// `gtk_constraint_guide_get_nat_size`.
  public final var natSize: Size {
    var widthOut = Int32()
    var heightOut = Int32()
    gtk_constraint_guide_get_nat_size(native(), &widthOut, &heightOut)
    return Size(width: Int(widthOut), height: Int(heightOut))
  }
  /// `gtk_constraint_guide_set_max_size`.
  public final func setMaxSize(width: Int, height: Int) { gtk_constraint_guide_set_max_size(native(), Int32(clamping: width), Int32(clamping: height)) }
  /// `gtk_constraint_guide_set_min_size`.
  public final func setMinSize(width: Int, height: Int) { gtk_constraint_guide_set_min_size(native(), Int32(clamping: width), Int32(clamping: height)) }
  /// `gtk_constraint_guide_set_nat_size`.
  public final func setNatSize(width: Int, height: Int) { gtk_constraint_guide_set_nat_size(native(), Int32(clamping: width), Int32(clamping: height)) }
}
