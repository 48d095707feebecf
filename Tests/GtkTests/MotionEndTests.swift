import CGtk
import GtkTesting
import Testing

@testable import Gtk

/// Windows that end while a handler of the pointer's motion runs a loop.
@MainActor @Suite(.serialized) struct MotionEndTests {
  enum Way: CaseIterable { case close, destroy, closedByUser }

  /// A window whose handler of motions runs a loop in which the window is to end.
  private func show(
    _ way: Way, answer: Propagation, log: @escaping (String) -> Void
  ) async throws -> (area: Gtk.DrawingArea, window: () -> Gtk.Window?) {
    let window = Gtk.Window(title: "Moved over")
    window.setDefaultSize(width: 300, height: 200)
    let area = Gtk.DrawingArea()
    window.child = area
    window.onCloseRequest { [weak window] in
      log("asked, \(window?.isVisible == true ? "shown" : "hidden")")
      return answer
    }
    let motion = EventControllerMotion()
    var hasRun = false
    motion.onMotion { [weak window] _, _ in
      guard !hasRun else { return }
      hasRun = true
      MainLoop.whenIdle {
        switch way {
        case .close: window?.close()
        case .destroy: window?.destroyWindow()
        case .closedByUser: if let window { gtk_window_close(window.native()) }
        }
      }
      for _ in 0..<60 { MainLoop.iterate() }
      log("loop over, \(window?.isMapped == true ? "shown" : "hidden")")
    }
    area.add(motion)
    window.present()
    try await settle()
    return (area, { [weak window] in window })
  }

  @Test(
    "C-240 a window that is to close in a loop of the motion's handler is asked first, and later windows get their frames",
    .enabled("needs an X server's events") { await Delivery.method == .events }, arguments: Way.allCases)
  func ends(_ way: Way) async throws {
    try TestDisplay.prepare()
    var log: [String] = []
    let (area, window) = try await show(way, answer: .proceed) { log.append($0) }
    try await hover(area)
    try await wait(for: "the end of the window") { window()?.isRealized != true }
    #expect(log == (way == .destroy ? [] : ["asked, shown"]) + ["loop over, hidden"])
    // Events and frames come as before.
    let button = Gtk.Button("Press")
    var presses = 0
    button.onClicked { presses += 1 }
    let next = try await TestWindow(button)
    defer { next.close() }
    try await click(button)
    #expect(presses == 1)
  }

  @Test(
    "C-240 a window that refuses to close in a loop of the motion's handler stays in sight",
    .enabled("needs an X server's events") { await Delivery.method == .events }, arguments: [Way.close, .closedByUser])
  func refuses(_ way: Way) async throws {
    try TestDisplay.prepare()
    var log: [String] = []
    let (area, window) = try await show(way, answer: .stop) { log.append($0) }
    try await hover(area)
    try await settle()
    #expect(log == ["asked, shown", "loop over, shown"])
    #expect(window()?.isMapped == true)
    window()?.destroyWindow()
    try await settle()
  }
}
