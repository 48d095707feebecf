// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `PangoAttribute`.
@MainActor public final class Attribute: Boxed {
  /// What GObject knows it as.
  public override class var boxedType: GType { pango_attribute_get_type() }
  /// `pango_attribute_copy`.
  public func copy() -> Attribute { Attribute.take(pango_attribute_copy(native()))! }
  /// `pango_attribute_equal`.
  @discardableResult public func isEqual(to attr2: Attribute) -> Bool { pango_attribute_equal(native(), attr2.native()) != 0 }
}
