import Glibc
import Gtk
import GtkTesting
import Testing

/// Programs that are started with files, started again, and told to end; each is a process of its own, built beside the tests.
@Suite("Starts and ends of a program", .serialized) @MainActor struct StartAndEndTests {
  private static var count = 0
  private let identifier: String

  init() {
    Self.count += 1
    identifier = "io.github.trackedkit.Opening\(Self.count).p\(getpid())"
  }

  private func start(
    _ kind: String, _ arguments: String..., environment: [String: String] = [:]
  ) throws -> RunningProgram {
    let own = ["OPENING_KIND": kind, "OPENING_IDENTIFIER": identifier]
    return try RunningProgram("OpeningProgram", arguments, environment: own.merging(environment) { $1 })
  }

  @Test(
    "C-275 onOpen is given files by the first start and by later ones; a start without files shows the window there is")
  func signals() async throws {
    let program = try start("signals")
    try await program.says("shown 1")
    #expect(try await start("signals").end() == 0)
    #expect(try await start("signals").end() == 0)
    try await program.says("comes forward 1", times: 2)
    #expect(try await start("signals", "one.txt", "/tmp/two.txt").end() == 0)
    try await program.says("opens one.txt two.txt")
    program.send(SIGTERM)
    #expect(try await program.end() == 0)
    #expect(
      program.lines == ["shown 1", "comes forward 1", "comes forward 1", "opens one.txt two.txt", "shuts down"])

    let second = try start("signals", "first.txt")
    try await second.says("shown for files")
    second.send(SIGTERM)
    #expect(try await second.end() == 0)
    #expect(second.lines == ["opens first.txt", "shown for files", "shuts down"])
  }

  @Test("C-275 scene(_:openURLContexts:) is given files by the first start and by later ones")
  func scene() async throws {
    let program = try start("delegate", "first.txt")
    try await program.says("opens first.txt")
    try await program.says("shown 1")
    #expect(try await start("delegate", "second.txt", "third.txt").end() == 0)
    try await program.says("opens second.txt third.txt")
    #expect(try await start("delegate").end() == 0)
    #expect(try await start("delegate", "fourth.txt").end() == 0)
    try await program.says("opens fourth.txt")
    program.send(SIGTERM)
    #expect(try await program.end() == 0)
    #expect(program.lines.count { $0 == "launched" } == 1)
    #expect(program.lines.filter { $0.hasPrefix("opens") }.count == 3)
    #expect(program.lines.filter { $0.hasPrefix("shown") } == ["shown 1"])
  }

  @Test("C-275 what is read in the connection's options comes once")
  func connectionOptions() async throws {
    let program = try start("delegate", "first.txt", environment: ["OPENING_READS_OPTIONS": "yes"])
    try await program.says("shown 1")
    #expect(try await start("delegate", "second.txt").end() == 0)
    try await program.says("opens second.txt")
    program.send(SIGTERM)
    #expect(try await program.end() == 0)
    #expect(program.lines.filter { $0.hasPrefix("is given") } == ["is given first.txt"])
    #expect(program.lines.filter { $0.hasPrefix("opens") } == ["opens second.txt"])
  }

  @Test("C-275 onOpenURL is given files by the first start and by later ones; a start without files opens no window")
  func declarative() async throws {
    let program = try start("declarative", "first.txt")
    try await program.says("opens first.txt")
    try await program.says("opens too true")
    #expect(try await start("declarative").end() == 0)
    #expect(try await start("declarative", "second.txt").end() == 0)
    try await program.says("opens second.txt")
    try await program.says("opens too true", times: 2)
    program.send(SIGTERM)
    #expect(try await program.end() == 0)
    #expect(program.lines.filter { $0 == "shown" }.count == 1)
    #expect(program.lines.last == "terminates 1")
  }

  @Test(
    "C-276 SIGTERM, SIGINT and SIGHUP end the program as quitting does: what is edited is committed, and the delegate hears of the end",
    arguments: [SIGTERM, SIGINT, SIGHUP])
  func signalsEnd(_ signal: Int32) async throws {
    let program = try start("delegate")
    try await program.says("shown 1")
    program.send(signal)
    #expect(try await program.end() == 0)
    #expect(program.lines == ["launched", "shown 1", "committed typed", "terminates"])
  }
}
