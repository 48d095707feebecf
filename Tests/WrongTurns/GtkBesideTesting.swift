import Gtk
import GtkTesting

// What a program of GTK's own widgets writes in its tests: the names are GTK's. Nothing here is wrong, and nothing is said of it.

@MainActor func windows() async throws {
  let window = Window(title: "Program")
  let label: Label = Label("text")
  let menu = Menu()
  let second = Menu()
  menu.appendSection(second)
  label.margins = Insets(12)
  label.notify("label") { print("changed") }
  window.child = label
  let test = try await TestWindow(Label("other"))
  try await click(label)
  test.close()
}
