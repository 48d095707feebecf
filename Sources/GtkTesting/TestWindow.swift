import CGtk
import TrackedKit
@_exported import WidgetTesting

/// A real window for a test, shown and painted once, closed at the end.
///
/// After a model was written on another thread, hooks that read something for the first time run twice (`UpdatePass.confirmsRuns`). This stops when the
/// last test window ends, so that the number of runs in one test does not depend on earlier tests.
///
/// ```swift
/// let window = try await TestWindow(CounterController(counter), width: 360, height: 480)
/// try await click(window.require(.text("Add")))
/// ```
@MainActor public final class TestWindow {
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
    Self.openCount += 1
    // Where the window draws its own title bar, the content would be smaller than the size asked for.
    gtk_window_set_decorated(window.native(), 0)
    window.setDefaultSize(width: width, height: height)
  }

  /// Shows the window and waits until it is mapped, painted and settled.
  public func show(file: StaticString = #fileID, line: UInt = #line) async throws {
    window.present()
    let window = window
    var frames = 0
    let connection = window.frameClock?.onAfterPaint { frames += 1 }
    defer { connection?.disconnect() }
    window.queueDraw()
    try await wait(for: "the window to be mapped and painted", file: file, line: line) {
      window.isMapped && frames > 0
    }
    try await settle(file: file, line: line)
  }

  private static var openCount = 0
  private var isClosed = false

  /// Closes the window; a second call does nothing.
  public func close() {
    window.destroyWindow()
    guard !isClosed else { return }
    isClosed = true
    Self.openCount -= 1
    if Self.openCount == 0 { UpdatePass.forgetWritesOnOtherThreads() }
  }

  isolated deinit { close() }
}

extension TestWindow: @MainActor WidgetSearchable {
  /// The window.
  public var searchRoot: Widget { window }
}

/// Runs `body` with `child` in a real window, settled before and closed after, also when `body` throws.
@MainActor @discardableResult public func withTestWindow<Result>(
  _ child: Widget, width: Int = 400, height: Int = 300, _ body: (TestWindow) async throws -> Result
) async throws -> Result {
  let window = try await TestWindow(child, width: width, height: height)
  defer { window.close() }
  return try await body(window)
}
