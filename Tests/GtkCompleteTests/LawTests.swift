import CGtk
import Testing

/// The laws of every generated class, in a process of their own under fatal criticals.
@Suite("Generated classes", .serialized) struct LawTests {
  @Test(
    "each is made, its properties are set and read as GObject has them, its signals connect and disconnect, and it ends",
    .timeLimit(.minutes(5)))
  func laws() throws {
    let result = try run([])
    #expect(result.hasSucceeded, "after \(result.lines.last ?? "nothing"): \(result.errors.suffix(2_000))")
    #expect(result.lines.filter { $0.hasPrefix("FAULT") } == [])
    #expect(result.lines.count > 130)
  }

  @Test("a sample of them, 1,000 times, leaves memory as it was", .timeLimit(.minutes(5)))
  func memory() throws {
    let result = try run([
      "--times", "1000", "GtkAssistant", "GtkMediaControls", "GtkStringList", "GtkTextMark", "GtkVideo",
    ])
    #expect(result.hasSucceeded, "after \(result.lines.last ?? "nothing"): \(result.errors.suffix(2_000))")
    #expect(result.lines.filter { $0.hasPrefix("FAULT") } == [])
  }

  /// All of it: `ENDINGS=0…9` plays another tenth.
  @Test(
    "C-240 a handler of a signal may end its window, its object and what is around it: a tenth of them",
    .timeLimit(.minutes(5)))
  func endings() throws {
    let all = try run(["--cells"]).lines
    let tenth = g_getenv("ENDINGS").flatMap { Int(String(cString: $0)) } ?? 0
    var left = all.indices.filter { $0 % 10 == (tenth + $0 / 10) % 10 }.map { all[$0] }
    #expect(left.count > 150)
    while !left.isEmpty {
      let result = try run(["--endings"] + left.prefix(50))
      #expect(result.lines.filter { $0.hasPrefix("FAULT") } == [])
      let played = left.prefix(50).prefix { result.lines.contains($0) }
      try #require(!played.isEmpty, "it does not start: \(result.errors.suffix(2_000))")
      if let last = played.last, !result.hasSucceeded {
        // What ended it may be what a cell before it has left: then it is not this cell that is wrong.
        let alone = try run(["--endings", last])
        #expect(alone.hasSucceeded, "\(last) ended it: \(alone.errors.suffix(2_000))")
      }
      left.removeFirst(played.count)
    }
  }

  private func run(_ arguments: [String]) throws -> (lines: [String], errors: String, hasSucceeded: Bool) {
    let tests = g_file_read_link("/proc/self/exe", nil)
    let folder = g_path_get_dirname(tests)
    defer {
      g_free(tests)
      g_free(folder)
    }
    let program = String(cString: try #require(folder)) + "/CompleteLaws"
    var vector: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { g_strdup($0) } + [nil]
    var environment = g_environ_setenv(g_get_environ(), "G_DEBUG", "fatal-criticals", 1)
    defer {
      vector.forEach { g_free($0) }
      g_strfreev(environment)
    }
    environment = g_environ_setenv(environment, "SWIFT_BACKTRACE", "enable=no", 1)
    var (output, errors) = (UnsafeMutablePointer<CChar>?.none, UnsafeMutablePointer<CChar>?.none)
    var status: gint = 0
    let hasRun = g_spawn_sync(nil, &vector, environment, GSpawnFlags(0), nil, nil, &output, &errors, &status, nil) != 0
    defer {
      g_free(output)
      g_free(errors)
    }
    try #require(hasRun)
    let text = output.map { String(cString: $0) } ?? ""
    return (
      text.split(separator: "\n").map(String.init), errors.map { String(cString: $0) } ?? "",
      g_spawn_check_wait_status(status, nil) != 0
    )
  }
}
