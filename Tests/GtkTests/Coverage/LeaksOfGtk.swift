import Glibc
import Gtk

/// Properties of which GTK leaks a value that is set or read: the text of `preview-text` is copied twice, a text tag never frees the
/// other two. The leak check of the address sanitizer does not look while they are checked; the frames are nameless.
private let leakedByGtk: Set<String> = [
  "GtkFontButton.preview-text", "GtkTextTag.font-features", "GtkTextTag.overline-rgba",
]

/// Runs `body` for a property of a class, without the leak check if GTK leaks it.
func besideLeaksOfGtk(_ typeName: String, _ property: String, _ body: () throws -> Void) rethrows {
  typealias Switch = @convention(c) () -> Void
  guard leakedByGtk.contains("\(typeName).\(property)"), let disable = dlsym(nil, "__lsan_disable"),
    let enable = dlsym(nil, "__lsan_enable")
  else { return try body() }
  unsafeBitCast(disable, to: Switch.self)()
  defer { unsafeBitCast(enable, to: Switch.self)() }
  try body()
}
