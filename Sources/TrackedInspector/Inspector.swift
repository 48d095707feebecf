import CInspectorPage
import TrackedKit

import class TrackedUI.HostingController

/// Answers, in the program that runs, why a hook ran, who wrote what it reads, what that cost, and what changed on the screen.
///
/// ```swift
/// Inspector.install()
/// ```
///
/// Control+Shift+U opens its window from then on, in each window that has hooks, unless what has the keyboard takes these keys: entries read
/// them as the beginning of a character's number. The environment variable `TRACKED_INSPECTOR=1` opens it with the program's first window;
/// `TRACKED_INSPECTOR=record` records everything from the start, for whenever it is opened. GTK's own inspector (Control+Shift+D) has a page
/// "Updates" for the object chosen there.
///
/// Nothing is recorded, and nothing costs anything, until one of the two is opened, or sysprof runs the program: its timeline gets marks for
/// frames and hooks where its library is there. Main actor.
@MainActor public enum Inspector {
  private static var isInstalled = false
  private(set) static var window: Window?
  private(set) static var model: InspectorModel?
  private static var isWanted = false
  /// What is recorded from the start, as the environment or sysprof asks for it.
  private static var kept: UpdateRecording?

  /// Makes the inspector ready; a second call does nothing. May be called before the program has its first window.
  public static func install() {
    guard !isInstalled else { return }
    isInstalled = true
    let wish = ProcessInfo.processInfo.environment["TRACKED_INSPECTOR"] ?? ""
    isWanted = !["", "0", "record"].contains(wish)
    WindowHost.onEachWindow { addKey(to: $0) }
    GtkInspectorPage.register()
    if wish == "record" {
      kept = UpdateRecorder.record(.all)
    } else if SysprofMarks.isProfiled {
      kept = UpdateRecorder.record([])
    }
  }

  /// Whether its window is open.
  public static var isShown: Bool { window != nil }

  /// Opens the window, or brings it to the front.
  ///
  /// - Parameter object: a view, a controller or a widget whose hooks are shown first; nil for the chains of everything.
  public static func show(_ object: AnyObject? = nil) {
    let model = model ?? InspectorModel(kept)
    self.model = model
    if let object { model.choose(object) }
    if let window { return window.present() }
    let window = UpdateRecorder.withoutRecording {
      let window = Window(title: String(kit: "Updates"))
      window.setDefaultSize(width: 900, height: 560)
      UpdateRecorder.ignore(window)
      window.rootViewController = HostingController(rootView: InspectorView(model: model))
      window.onCloseRequest {
        end()
        return .proceed
      }
      return window
    }
    self.window = window
    model.follow()
    UpdateRecorder.withoutRecording { window.present() }
  }

  /// Closes the window; what was recorded is forgotten.
  public static func hide() {
    let window = window
    end()
    window?.destroyWindow()
  }

  /// Opens GTK's own inspector, which has the page "Updates" once `install()` was called.
  public static func showGtkInspector() { inspector_page_show_inspector() }

  private static func end() {
    model?.end()
    model = nil
    window = nil
  }

  private static func addKey(to window: Gtk.Window) {
    let keys = ShortcutController()
    keys.add("<Control><Shift>u") {
      if isShown { hide() } else { show() }
      return .stop
    }
    window.add(keys)
    if isWanted {
      isWanted = false
      // With the window, and not in the middle of its coming.
      MainLoop.whenIdle { show() }
    }
  }
}
