import CGtk
import GtkTesting
import Testing

/// Programs that begin as UIKit's do; each is a process of its own, built beside the tests.
@Suite("Programs", .serialized) struct ProgramTests {
  @Test(
    "@main on a delegate or on a subclass of the application starts, shows a window, and ends with it",
    arguments: ["DelegateProgram", "SubclassProgram"])
  func lifeCycle(_ name: String) throws {
    let tests = g_file_read_link("/proc/self/exe", nil)
    let folder = g_path_get_dirname(tests)
    defer {
      g_free(tests)
      g_free(folder)
    }
    var arguments: [UnsafeMutablePointer<CChar>?] = [
      g_strdup(String(cString: try #require(folder)) + "/" + name), nil,
    ]
    defer { arguments.forEach { g_free($0) } }
    var output: UnsafeMutablePointer<CChar>?
    var errors: UnsafeMutablePointer<CChar>?
    var status: gint = 0
    let hasRun = g_spawn_sync(nil, &arguments, nil, GSpawnFlags(0), nil, nil, &output, &errors, &status, nil) != 0
    defer {
      g_free(output)
      g_free(errors)
    }
    try #require(hasRun)
    let said = errors.map { String(cString: $0) } ?? ""
    #expect(g_spawn_check_wait_status(status, nil) != 0, "\(said)")
    #expect(output.map { String(cString: $0) } == "launched true\nappeared\nterminates\n", "\(said)")
  }
}
