import CGtk
import Gtk
import TrackedKit

/// A real window for a test, shown and painted once, closed at the end.
public final class TestWindow {
  /// The window.
  public let window: Window

  /// Shows `child` in a window of the given size, in logical pixels.
  public convenience init(_ child: Widget, width: Int = 400, height: Int = 300) async throws {
    try self.init(width: width, height: height)
    window.child = child
    try await show()
  }

  /// Shows the view of `controller` in a window of the given size, in logical pixels.
  public convenience init(_ controller: ViewController, width: Int = 400, height: Int = 300) async throws {
    try self.init(width: width, height: height)
    window.rootViewController = controller
    try await show()
  }

  /// A window that is not shown yet.
  public init(width: Int = 400, height: Int = 300) throws {
    try TestDisplay.prepare()
    window = Window(title: "Test")
    window.setDefaultSize(width: width, height: height)
  }

  /// Shows the window and waits for its first settled frame.
  public func show() async throws {
    window.present()
    let window = window
    try await wait(for: "the window to be mapped") { window.isMapped }
    try await settle()
  }

  /// Closes the window.
  public func close() { window.destroyWindow() }

  isolated deinit { window.destroyWindow() }
}
