import GtkTesting
import Testing

@testable import TrackedKit

/// Windows of a program's class, as UIKit's programs write them, in real windows.
@MainActor @Suite(.serialized) struct WindowOverrideTests {
  private final class Noted: Window {
    var log: [String] = []
    var takes = false
    override func sendEvent(_ event: TrackedKit.Event) {
      if let touch = event.allTouches?.first, touch.phase != .moved {
        log.append(
          "\(touch.phase) in \(touch.view.map { type(of: $0) == TrackedKit.Button.self } == true ? "button" : "view")")
      }
      if !takes { super.sendEvent(event) }
    }
    override func becomeKey() {
      super.becomeKey()
      log.append("key \(isKeyWindow)")
    }
    override func resignKey() {
      super.resignKey()
      log.append("not key \(!isKeyWindow)")
    }
    override func makeKeyAndVisible() {
      log.append("visible")
      super.makeKeyAndVisible()
    }
  }

  private final class Touched: TrackedKit.View {
    var began = 0
    override func touchesBegan(_ touches: Set<Touch>, with event: TrackedKit.Event?) { began += 1 }
  }

  private func shown(_ view: TrackedKit.View) async throws -> Noted {
    // The display is prepared by the kit's own test window.
    try await TestWindow(TrackedKit.View()).close()
    let window = Noted(title: "Noted")
    window.setDefaultSize(width: 300, height: 200)
    let controller = ViewController()
    controller.view = view
    window.rootViewController = controller
    window.makeKeyAndVisible()
    try await wait(for: "the window") { window.isMapped }
    try await settle()
    return window
  }

  @Test(
    "a window sees the touches of views, controls and gestures first, and may keep them",
    .enabled("needs an X server's events") { await Delivery.method == .events })
  func events() async throws {
    let (column, touched, button) = (StackView(), Touched(), TrackedKit.Button("Press"))
    column.axis = .vertical
    column.distribution = .fillEqually
    column.addArrangedSubview(touched)
    column.addArrangedSubview(button)
    var (clicks, taps) = (0, 0)
    button.onClicked { clicks += 1 }
    touched.addGestureRecognizer(TapGestureRecognizer(target: nil) { (_: TapGestureRecognizer) in taps += 1 })
    let window = try await shown(column)
    defer { window.destroyWindow() }
    window.log = []
    try await click(touched)
    #expect(window.log == ["began in view", "ended in view"] && touched.began == 1 && taps == 1)
    window.log = []
    try await click(button)
    #expect(window.log == ["began in button", "ended in button"] && clicks == 1)
    window.takes = true
    // Whoever clicks is told that nobody has heard of it.
    _ = try? await click(touched)
    _ = try? await click(button)
    try await settle()
    #expect(touched.began == 1 && taps == 1 && clicks == 1)
    window.takes = false
    try await click(button)
    #expect(clicks == 2)
  }

  @Test(
    "a window is told that it has the keyboard, and that another one has it",
    .enabled("needs an X server's events") { await Delivery.method == .events })
  func key() async throws {
    let window = try await shown(TrackedKit.View())
    defer { window.destroyWindow() }
    #expect(window.log.first == "visible")
    try await wait(for: "the keyboard") { window.log.contains("key true") }
    let other = try await TestWindow(TrackedKit.View())
    defer { other.close() }
    try await wait(for: "the keyboard's going") { window.log.contains("not key true") }
    #expect(window.log == ["visible", "key true", "not key true"])
  }
}
