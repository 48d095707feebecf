import Gtk

/// Buttons among the accessories of a row, which make it no higher than its words do.
enum AccessoryButtonLook {
  private static let sheet = LibrarySheet(
    "TrackedKit.AccessoryButton", "button.cell-accessory { margin-top: -9px; margin-bottom: -9px; }")

  static func apply(to button: Gtk.Button) {
    sheet.load()
    button.hasFrame = false
    button.addCSSClass("cell-accessory")
  }
}
