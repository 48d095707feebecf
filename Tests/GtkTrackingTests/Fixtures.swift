import GtkTracking
import WidgetTesting

/// A model with two properties that have nothing to do with each other.
@Observable final class Model {
  var a = 0
  var b = 0
}

/// What ran, in order.
final class Log {
  private(set) var entries: [String] = []

  func note(_ entry: String) { entries.append(entry) }
  func clear() { entries = [] }
}

/// Shows GTK's own window with one widget, which GTK alone holds until `body` has ended.
func withWindow(
  _ child: Widget, width: Int = 200, height: Int = 100, _ body: (Window) async throws -> Void
) async throws {
  try TestDisplay.prepare()
  let window = Window(title: "Test")
  window.setDefaultSize(width: width, height: height)
  window.child = child
  window.present()
  try await settle(window)
  try await body(window)
  window.destroyWindow()
  try await settle()
}
