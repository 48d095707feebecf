// Made by scripts/generate-wrappers of scripts/support/wrappers/Cursor.txt: edit that, not this.
import CGtk

extension Cursor {
  /// The name, as CSS has it; nil for a picture.
  public var name: String? { gdk_cursor_get_name(native()).map { String(cString: $0) } }

  /// The picture; nil for a cursor by name.
  public var texture: Texture? { Object.wrap(gdk_cursor_get_texture(native()), as: Texture.self) }

  /// The cursor to show where this one is not available.
  public var fallback: Cursor? { Object.wrap(gdk_cursor_get_fallback(native()), as: Cursor.self) }

  /// The place of the picture that points, to the right, in pixels.
  public var hotspotX: Int { Int(gdk_cursor_get_hotspot_x(native())) }

  /// The place of the picture that points, downwards, in pixels.
  public var hotspotY: Int { Int(gdk_cursor_get_hotspot_y(native())) }
}
