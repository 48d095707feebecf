// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GdkPaintable`.
@MainActor public protocol Paintable: Object {}

extension Paintable {
  /// `gdk_paintable_compute_concrete_size`.
  public func computeConcreteSize(specifiedWidth: Double, specifiedHeight: Double, defaultWidth: Double, defaultHeight: Double) -> (concreteWidth: Double, concreteHeight: Double) {
    var concreteWidthOut = Double()
    var concreteHeightOut = Double()
    gdk_paintable_compute_concrete_size(native(), specifiedWidth, specifiedHeight, defaultWidth, defaultHeight, &concreteWidthOut, &concreteHeightOut)
    return (concreteWidthOut, concreteHeightOut)
  }
  /// `gdk_paintable_get_current_image`.
  public var currentImage: any Paintable { taken(gdk_paintable_get_current_image(native()), as: (any Paintable).self)! }
  /// `gdk_paintable_get_flags`.
  public var flags: PaintableFlags { PaintableFlags(rawValue: gdk_paintable_get_flags(native()).rawValue) }
  /// `gdk_paintable_get_intrinsic_aspect_ratio`.
  public var intrinsicAspectRatio: Double { gdk_paintable_get_intrinsic_aspect_ratio(native()) }
  /// `gdk_paintable_get_intrinsic_height`.
  public var intrinsicHeight: Int { Int(gdk_paintable_get_intrinsic_height(native())) }
  /// `gdk_paintable_get_intrinsic_width`.
  public var intrinsicWidth: Int { Int(gdk_paintable_get_intrinsic_width(native())) }
  /// `gdk_paintable_invalidate_contents`.
  public func invalidateContents() { gdk_paintable_invalidate_contents(native()) }
  /// `gdk_paintable_invalidate_size`.
  public func invalidateSize() { gdk_paintable_invalidate_size(native()) }
  /// `gdk_paintable_snapshot`.
  public func snapshot(_ snapshot: any GdkSnapshotProtocol, width: Double, height: Double) { gdk_paintable_snapshot(native(), snapshot.native(), width, height) }
  /// `GdkPaintable::invalidate-contents`.
  public var onInvalidateContents: Signal<> { Signal(inside: self, "invalidate-contents") }
  /// `GdkPaintable::invalidate-size`.
  public var onInvalidateSize: Signal<> { Signal(inside: self, "invalidate-size") }
}
