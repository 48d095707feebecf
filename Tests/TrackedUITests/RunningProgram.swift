import CGtk
import Glibc
import GtkTesting
import Testing

/// A program that is built beside the tests, running: what it has said so far, and how it ended.
@MainActor final class RunningProgram {
  private(set) var output = ""
  private var status: gint?
  private var process: GPid = 0
  private var sources: [guint] = []

  /// Starts the program.
  init(_ name: String, _ arguments: [String] = [], environment: [String: String]) throws {
    let tests = g_file_read_link("/proc/self/exe", nil)
    let folder = g_path_get_dirname(tests)
    defer {
      g_free(tests)
      g_free(folder)
    }
    let program = String(cString: try #require(folder)) + "/" + name
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { g_strdup($0) } + [nil]
    var variables = g_get_environ()
    for (name, value) in environment { variables = g_environ_setenv(variables, name, value, 1) }
    defer {
      words.forEach { g_free($0) }
      g_strfreev(variables)
    }
    var channel: gint = 0
    let hasStarted = g_spawn_async_with_pipes(
      nil, &words, variables, G_SPAWN_DO_NOT_REAP_CHILD, nil, nil, &process, nil, &channel, nil, nil)
    try #require(hasStarted != 0)
    g_unix_set_fd_nonblocking(channel, 1, nil)
    let me = Unmanaged.passUnretained(self).toOpaque()
    sources = [
      g_unix_fd_add(
        channel, GIOCondition(G_IO_IN.rawValue | G_IO_HUP.rawValue),
        { channel, _, me in Unmanaged<RunningProgram>.fromOpaque(me!).takeUnretainedValue().read(channel) }, me),
      g_child_watch_add(
        process, { _, status, me in Unmanaged<RunningProgram>.fromOpaque(me!).takeUnretainedValue().status = status },
        me),
    ]
  }

  private func read(_ channel: gint) -> gboolean {
    var bytes = [CChar](repeating: 0, count: 4096)
    let count = Glibc.read(channel, &bytes, bytes.count)
    if count > 0 {
      output += String(decoding: bytes.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
      return 1
    }
    if count < 0, errno == EAGAIN { return 1 }
    close(channel)
    sources[0] = 0
    return 0
  }

  /// Waits until the program has said a line as often as that.
  func says(_ line: String, times: Int = 1, file: StaticString = #fileID, place: UInt = #line) async throws {
    try await wait(for: "'\(line)' \(times) times", deadline: 20, file: file, line: place, findings: { [output] }) {
      lines.count { $0 == line } >= times
    }
  }

  /// What it has said.
  var lines: [String] { output.split(separator: "\n").map(String.init) }

  /// Sends a signal.
  func send(_ signal: gint) { kill(process, signal) }

  /// Waits for the end.
  ///
  /// - Returns: the exit code; nil for an end by a signal.
  func end() async throws -> gint? {
    try await wait(for: "the program's end", deadline: 20, findings: { [output] }) { status != nil && sources[0] == 0 }
    sources[1] = 0
    // As the manual pages have it.
    return status.flatMap { $0 & 0x7f == 0 ? ($0 >> 8) & 0xff : nil }
  }

  isolated deinit {
    for source in sources where source != 0 { g_source_remove(source) }
    if status == nil { kill(process, SIGKILL) }
  }
}
