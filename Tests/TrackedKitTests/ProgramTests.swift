import CGtk
import Glibc
import GtkTesting
import Testing

/// Programs that begin as UIKit's do; each is a process of its own, built beside the tests.
@Suite("Programs", .serialized) struct ProgramTests {
  @Test(
    "@main on a delegate or on a subclass of the application starts, shows a window, and ends with it",
    arguments: ["DelegateProgram", "SubclassProgram"])
  func lifeCycle(_ name: String) throws {
    #expect(try output(of: name) == "launched true\nappeared\nterminates\n")
  }

  @Test(
    "the template of Xcode with a scene's delegate, ported, shows a window, and the scene is told what becomes of it",
    .enabled(if: getenv("GDK_BACKEND").map { String(cString: $0) } == "x11"))
  func scene() throws {
    #expect(
      try output(of: "SceneProgram").split(separator: "\n") == [
        "launched 1", "connects Default Configuration true", "comes foregroundInactive", "appeared 1", "Sketch true",
        "Window SceneDelegate Application AppDelegate", "is active true", "resigns", "goes",
        "is disconnected unattached",
      ])
  }

  @Test("an app of SwiftUI's with views, controllers and a delegate of UIKit's, ported, runs as one program")
  func mixed() throws {
    #expect(
      try output(of: "MixedProgram").split(separator: "\n") == [
        "launched true 0", "page 0 of 3", "caption One", "appeared 1 true", "delegate true", "page 2 of 3",
        "caption Three",
        "terminates",
      ])
  }

  /// Runs a program to its end.
  private func output(of name: String) throws -> String {
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
    return try #require(output.map { String(cString: $0) }, "\(said)")
  }
}
