// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GdkMemoryTexture`.
@MainActor open class MemoryTexture: Object {
  /// Adopts a GdkMemoryTexture.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gdk_memory_texture_new`.
  public init(width: Int, height: Int, format: MemoryFormat, bytes: [UInt8], stride: Int) { super.init(owning: UnsafeMutableRawPointer(lendBytes(bytes) { p0 in gdk_memory_texture_new(Int32(clamping: width), Int32(clamping: height), GdkMemoryFormat(format.rawValue), p0, UInt(clamping: stride)) })) }
}
