import Gtk
public import GtkTesting
public import TrackedUI

/// A window that shows a declarative view.
@MainActor public func show<Content: TrackedUI.View>(
  _ view: Content, width: Int = 400, height: Int = 300
) async throws -> (window: TestWindow, controller: HostingController<Content>) {
  let controller = HostingController(rootView: view)
  return (try await TestWindow(controller, width: width, height: height), controller)
}

extension TestWindow {
  /// The texts of the labels that are shown, first to last.
  public var texts: [String] { findAll(Gtk.Label.self, .any).map(\.text) }

  /// Clicks the button that shows a text, or a symbol that is called so.
  public func press(_ title: String) async throws {
    let named = find(Gtk.Button.self, .text(title)) == nil
    try await click(require(Gtk.Button.self, named ? .accessibleLabel(title) : .text(title)))
    try await settle()
  }
}
