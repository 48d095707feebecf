import CGtk
import GtkTesting
import Testing

/// What a program says that makes a widget too early; each case is a process of its own.
@Suite("Start of a program", .serialized)
struct StartTests {
  @Test(
    "C-217 a widget made before GTK is initialised ends the process with what to do",
    arguments: ["before-initialize", "subclass"])
  func beforeInitialize(_ argument: String) throws {
    let end = try run(argument)
    #expect(!end.isSuccess)
    #expect(end.errors.contains("a widget was made before GTK was initialised. Call Gtk.initialize()"), "\(end.errors)")
  }

  @Test("C-217 a widget made without a display ends the process with what to do")
  func withoutDisplay() throws {
    let end = try run("without-display")
    #expect(!end.isSuccess)
    #expect(
      end.errors.contains("a widget was made without a display. Start the program in a desktop session"),
      "\(end.errors)")
  }

  private struct SpawnError: Error, CustomStringConvertible { let description: String }

  /// Runs the program that is built beside the tests, without a display.
  private func run(_ argument: String) throws -> (isSuccess: Bool, errors: String) {
    let tests = g_file_read_link("/proc/self/exe", nil)
    let folder = g_path_get_dirname(tests)
    defer {
      g_free(tests)
      g_free(folder)
    }
    let program = String(cString: try #require(folder)) + "/EarlyWidget"
    var arguments: [UnsafeMutablePointer<CChar>?] = [g_strdup(program), g_strdup(argument), nil]
    var environment = g_get_environ()
    for name in ["DISPLAY", "WAYLAND_DISPLAY"] { environment = g_environ_unsetenv(environment, name) }
    // A backtrace of the end on purpose would take seconds.
    environment = g_environ_setenv(environment, "SWIFT_BACKTRACE", "enable=no", 1)
    defer {
      arguments.forEach { g_free($0) }
      g_strfreev(environment)
    }
    var errors: UnsafeMutablePointer<CChar>?
    var status: gint = 0
    var failure: UnsafeMutablePointer<GError>?
    guard g_spawn_sync(nil, &arguments, environment, GSpawnFlags(0), nil, nil, nil, &errors, &status, &failure) != 0
    else {
      let message = failure.map { String(cString: $0.pointee.message) } ?? ""
      g_clear_error(&failure)
      throw SpawnError(description: message)
    }
    defer { g_free(errors) }
    return (g_spawn_check_wait_status(status, nil) != 0, errors.map { String(cString: $0) } ?? "")
  }
}
