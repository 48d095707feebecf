// Made by scripts/generate-wrappers of scripts/support/wrappers/Cursor.txt: edit that, not this.
import GtkTesting

extension Wrappers {
  static let cursorLaws = Coverage<Cursor>(
    "GdkCursor", make: { Cursor("pointer")! }
  ) {
    $0.shown("name", \.name)
    $0.shown("texture", \.texture)
    $0.shown("fallback", \.fallback)
    $0.shown("hotspot-x", \.hotspotX)
    $0.shown("hotspot-y", \.hotspotY)
  }
}
