import GtkTesting
import TrackedUI

// The names of the layer under test win over those that GtkTesting brings along.
typealias View = TrackedUI.View
typealias Button = TrackedUI.Button
typealias Scene = TrackedUI.Scene
typealias Configuration = TrackedUI.Configuration

/// What the views read in the tests.
@Observable final class Model {
  var a = 0
  var b = 0
  var text = "old"
  var isOn = false
  var x = 0.25
}

/// Counts what happens, by name.
final class Tally {
  private var counts: [String: Int] = [:]

  func note(_ name: String) { counts[name, default: 0] += 1 }
  subscript(name: String) -> Int { counts[name] ?? 0 }
  func clear() { counts = [:] }
}

/// A view that counts how often its body is evaluated, and shows what `read` gives.
struct Counted<Content: View>: View {
  let tally: Tally
  let name: String
  let content: () -> Content

  init(_ tally: Tally, _ name: String = "body", @ViewBuilder content: @escaping () -> Content) {
    self.tally = tally
    self.name = name
    self.content = content
  }

  var body: some View {
    let _ = tally.note(name)
    content()
  }
}

/// A window that shows a declarative view.
func show<Content: View>(
  _ view: Content, width: Int = 400, height: Int = 300
) async throws -> (window: TestWindow, controller: HostingController<Content>) {
  let controller = HostingController(rootView: view)
  return (try await TestWindow(controller, width: width, height: height), controller)
}

extension TestWindow {
  /// The texts of the labels that are shown, first to last.
  var texts: [String] { findAll(Gtk.Label.self, .any).map(\.text) }
}
