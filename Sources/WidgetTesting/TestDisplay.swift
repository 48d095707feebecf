import CGtk
import CMainActorDrain
import Gtk
import GtkTracking

/// The display that tests run on.
@MainActor public enum TestDisplay {
  /// Whether animations run.
  public enum Animations {
    /// Changes show at once; an animation is at its end in the next frame.
    case off
    /// Animations take as long as for a user.
    case on
  }

  private static var isPrepared = false
  /// Notes why hooks run in all tests, where `GTK_TESTING_RECORDS=1` asks for it: recording is not to change what a program does.
  private static var recording: UpdateRecording?

  /// Starts GTK for tests and fixes what would make pictures differ between runs: no animations, no blinking cursor,
  /// GTK's own theme and icons, one font size, no advice about slow hooks. A message that `G_DEBUG=fatal-criticals` makes fatal ends the process from
  /// now on, where Swift's backtraces would let it continue. Call it first; further calls do nothing.
  ///
  /// Under XCTest call it before the first widget is made, for instance in `setUp`: making one without GTK running
  /// ends the process with a message. Under Swift Testing the main thread has started GTK before the first test, and `TestWindow` calls this.
  ///
  /// - Throws: `InitializationError`, which says what to start, where there is no display.
  public static func prepare() throws(InitializationError) {
    guard !isPrepared else { return }
    main_actor_drain_install()
    main_actor_drain_end_at_traps()
    try Gtk.initialize()
    guard gdk_display_get_default() != nil else { throw .noDisplay }
    isPrepared = true
    // A Wayland compositor gives the keyboard to no window while its seat has none.
    _ = VirtualInput.shared
    if g_getenv("GTK_TESTING_RECORDS") != nil { recording = UpdateRecorder.record() }
    animations = .off
    // How long a hook takes says more about the machine than about the test.
    Configuration.current.slowHookLimit = .max
    let settings = DisplaySettings.shared
    settings.setProperty("gtk-cursor-blink", to: false)
    settings.setProperty("gtk-theme-name", to: "Default")
    settings.setProperty("gtk-icon-theme-name", to: "Adwaita")
    settings.setProperty("gtk-font-name", to: "Sans 11")
  }

  /// Whether animations run in this process; `.off` once prepared. A test that turns them on turns them off at its end.
  public static var animations: Animations {
    get { DisplaySettings.shared.animationsEnabled ? .on : .off }
    set { DisplaySettings.shared.setProperty("gtk-enable-animations", to: newValue == .on) }
  }
}
