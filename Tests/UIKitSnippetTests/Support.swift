import GtkTesting
import Testing

/// Shows a controller in a real window while `body` runs.
@MainActor func show(
  _ controller: ViewController, width: Int = 400, height: Int = 300, _ body: (TestWindow) async throws -> Void
) async throws {
  let window = try await TestWindow(controller, width: width, height: height)
  defer { window.close() }
  try await body(window)
}

/// Shows a view in a real window while `body` runs.
@MainActor func show(
  _ view: View, width: Int = 400, height: Int = 300, _ body: (TestWindow) async throws -> Void
) async throws {
  let window = try await TestWindow(view, width: width, height: height)
  defer { window.close() }
  try await body(window)
}
