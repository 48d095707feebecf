import GtkTesting
import TrackedUI

// The names of the layer under test win over those that GtkTesting brings along.
typealias View = TrackedUI.View
typealias Button = TrackedUI.Button
typealias Scene = TrackedUI.Scene

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

  /// Clicks the button that shows a text, or a symbol that is called so.
  func press(_ title: String) async throws {
    let named = find(Gtk.Button.self, .text(title)) == nil
    try await click(require(Gtk.Button.self, named ? .accessibleLabel(title) : .text(title)))
    try await settle()
  }
}

extension Widget {
  /// Whether the keyboard is in it or in something inside of it.
  var isFocusInside: Bool { window?.focus.map { $0 === self || $0.isDescendant(of: self) } ?? false }
}
