import GtkTesting
import Testing

/// What a program is told of the screen and of the computer.
@MainActor @Suite(.serialized) struct ScreenTests {
  /// Those that other tests have left, hidden ones too.
  private func closeAllWindows() { while let window = Window.foremost { window.destroyWindow() } }

  @Test func theScreenIsWhatTheWindowShows() async throws {
    final class Page: ViewController {
      var width = 0.0
      override func viewDidLoad() {
        super.viewDidLoad()
        width = Screen.main.bounds.width
      }
    }
    try TestDisplay.prepare()
    closeAllWindows()
    let page = Page()
    let window = try await TestWindow(page, width: 420, height: 310)
    defer { window.close() }
    #expect(page.width == 420, "known before the window is shown")
    #expect(window.window.screen.bounds == Rect(x: 0, y: 0, width: 420, height: 310))
    #expect(page.view.window?.screen.bounds.size == page.view.bounds.size)
    #expect(Screen.main.scale == page.view.traitCollection.displayScale)
    #expect(window.window.screen.nativeBounds.width == 420 * Screen.main.nativeScale)
  }

  @Test func aWindowOfTheScreensSizeIsOneOfTheDesktops() async throws {
    try TestDisplay.prepare()
    closeAllWindows()
    let window = Window(frame: Screen.main.bounds)
    defer { window.destroyWindow() }
    #expect(window.defaultSize.width == 800 && window.defaultSize.height == 600)
    window.rootViewController = ViewController()
    window.makeKeyAndVisible()
    try await wait { window.rootViewController?.view.width == 800 }
    #expect(!window.isMaximized && !window.isFullscreen)
  }

  @Test func theComputer() {
    let device = Device.current
    #expect(device.userInterfaceIdiom == .mac)
    #expect(!device.name.isEmpty && !device.systemName.isEmpty && !device.model.isEmpty)
  }
}
