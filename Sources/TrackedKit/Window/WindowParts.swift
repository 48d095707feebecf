import Gtk
import GtkTracking

/// The kit's objects for a window.
///
/// | | |
/// |---|---|
/// | `rootViewController` | the controller whose view is the window's content |
/// | `animator` | runs animations |
/// | `appearing` | controllers whose view the next frame shows first |
/// | `touches` | delivers touches to views |
final class WindowParts: HostPart {
  private weak var window: Gtk.Window?
  var rootViewController: ViewController? { didSet { ProgramCalls.keep(oldValue) } }
  let animator: Animator
  let appearing = AppearanceQueue()
  let touches: TouchDispatcher
  /// Nil where no class overrides the method that needs it.
  private let events: WindowEvents?
  private var isKey = false

  private init(_ window: Gtk.Window) {
    self.window = window
    animator = Animator(window)
    touches = TouchDispatcher(window)
    events = WindowEvents(window)
    _ = WindowResponder.of(window)
    window.onNotifyIsActive.includingProgrammatic { [weak self] in self?.tellKey() }
  }

  /// Those of a window, made when they are first needed.
  static func of(_ window: Gtk.Window) -> WindowParts {
    if let parts = existing(of: window) { return parts }
    let parts = WindowParts(window)
    window.attach(parts)
    WindowHost.of(window).attach(parts)
    return parts
  }

  /// Those of a window that has them.
  static func existing(of window: Gtk.Window?) -> WindowParts? { window?.attachment(WindowParts.self) }

  /// Tells the window that it has the keyboard, or no longer.
  private func tellKey() {
    guard let window = window as? Window, window.isActive != isKey else { return }
    isKey.toggle()
    PassContext.untracked { if isKey { window.becomeKey() } else { window.resignKey() } }
  }

  func frameDidEnd() { if let window { appearing.frameDidEnd(in: window) } }
}
