import CGtk
import TrackedKit

/// The windows that programs are shown in: used again, because a new one takes longer than a program.
enum WindowPool {
  private static var shown: [Window] = []
  private static var hidden: [Window] = []

  /// Whether the display places a window that is shown again as it places a new one, taking its time: Wayland does.
  static let placesWindowsAnew =
    gdk_display_get_default().map { cgtk_type_name_of(UnsafeRawPointer($0)) }
    .map { String(cString: $0) } == "GdkWaylandDisplay"

  /// Two windows without content, of which the first is shown, unless it is new.
  static func take() -> [Window] { [shown.popLast() ?? makeWindow(), hidden.popLast() ?? makeWindow()] }

  private static func makeWindow() -> Window {
    let window = Window(title: "Program")
    window.setDefaultSize(width: 500, height: 800)
    return window
  }

  /// Takes the windows back.
  static func giveBack(_ windows: [Window]) {
    for window in windows {
      window.rootViewController = nil
      window.child = nil
      window.traitOverrides.remove(LevelTrait.self)
      window.traitOverrides.remove(TintTrait.self)
      window.traitOverrides.remove(ThemeTrait.self)
    }
    windows[1].isVisible = false
    shown.append(windows[0])
    hidden.append(windows[1])
  }

  /// Closes the windows for good: the next programs get new ones.
  static func drain() {
    for window in shown + hidden {
      paint(window)
      window.destroyWindow()
    }
    (shown, hidden) = ([], [])
  }

  /// GTK lets go of a widget that had the keyboard only in the next frame.
  private static func paint(_ window: Window) {
    window.present()
    window.queueDraw()
    var isPainted = false
    let connection = window.frameClock?.onAfterPaint { isPainted = true }
    defer { connection?.disconnect() }
    let deadline = MainLoop.monotonicMicroseconds + 1_000_000
    while !isPainted, MainLoop.monotonicMicroseconds < deadline { MainLoop.iterate(.forEvents) }
  }
}
