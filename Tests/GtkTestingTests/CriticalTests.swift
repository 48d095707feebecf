import CGtk
import Glibc
import GtkTesting
import Testing

/// What GLib says is wrong ends a test run.
@Suite struct CriticalTests {
  @Test("a critical message ends the process where G_DEBUG=fatal-criticals asks for that")
  func critical() async {
    await #expect(processExitsWith: .signal(SIGABRT)) { @MainActor in
      try TestDisplay.prepare()
      // What G_DEBUG does, whatever the environment of this run says.
      g_log_set_always_fatal(GLogLevelFlags(rawValue: 8))
      gtk_window_present(nil)
    }
  }
}
