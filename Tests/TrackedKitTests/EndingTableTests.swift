import CGtk
import Glibc
import GtkTesting
import Testing

/// The table of C-240, each callback of the framework and each act that ends something, in processes of their own.
///
/// All of it is run by `scripts/soak --endings`.
@Suite("Ending table", .serialized) struct EndingTableTests {
  @Test(
    "C-240 callbacks that end what called them, a part of the table by seed, with and without fatal criticals",
    .timeLimit(.minutes(5)))
  func part() throws {
    // Other lines say what a scene could not do.
    var cells = try run(["--cells"]).output.split(separator: "\n").map(String.init).filter {
      $0.wholeMatch(of: /\w+\/.+\/\w+\/\d+/) != nil
    }
    #expect(cells.count > 10_000)
    var generator = SeededGenerator(UInt64(Self.seed))
    cells.shuffle(using: &generator)
    // A part that ends the program is a process of its own.
    let quitting = cells.filter { $0.contains("/quit/") }.prefix(3)
    cells.removeAll { $0.contains("/quit/") }
    let end = ContinuousClock.now + .seconds(25)
    for cell in quitting { check([cell], try run([cell])) }
    var isFatal = true
    while !cells.isEmpty, ContinuousClock.now < end {
      let batch = Array(cells.prefix(10))
      cells.removeFirst(batch.count)
      check(batch, try run(batch, isFatal: isFatal))
      isFatal.toggle()
    }
  }

  /// Cells that ended the program or kept an object once.
  private static let found = [
    "list/supplementaryViewProvider/endOwn/0", "list/supplementaryViewProvider/endOwn/6",
    "list/supplementaryViewProvider/nestedLoop/6", "list/itemSeparatorHandler/endOwn/6",
    "menus/deferred provider/removeOwnView/5", "menus/deferred provider/closeInNestedLoop/5",
    "drags/DragInteractionDelegate.sessionWillBegin/closeInNestedLoop/1",
    "drags/DragInteractionDelegate.sessionWillBegin/nestedLoop/1",
  ]

  @Test("C-240 cells of the table that once ended the program, kept an object, or stopped later windows")
  func found() throws {
    let result = try run(Self.found)
    check(Self.found, result)
    #expect(!result.output.contains("RESTLESS"))
  }

  /// Which part is run; others by the environment.
  private static var seed: Int { getenv("ENDING_TABLE_SEED").flatMap { Int(String(cString: $0)) } ?? 1 }

  private func check(_ batch: [String], _ result: (output: String, errors: String, hasSucceeded: Bool)) {
    let lines = result.output.split(separator: "\n").map(String.init)
    let last = lines.last { $0.hasPrefix("cell ") } ?? batch[0]
    #expect(result.hasSucceeded, "\(last): \(result.errors.suffix(2_000))")
    #expect(lines.filter { $0.hasPrefix("WRONG") || $0.hasPrefix("KEPT") } == [], "\(batch)")
  }

  private func run(
    _ arguments: [String], isFatal: Bool = true
  ) throws -> (output: String, errors: String, hasSucceeded: Bool) {
    let tests = g_file_read_link("/proc/self/exe", nil)
    let folder = g_path_get_dirname(tests)
    defer {
      g_free(tests)
      g_free(folder)
    }
    let program = String(cString: try #require(folder)) + "/EndingTable"
    var vector: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { g_strdup($0) } + [nil]
    var environment = g_environ_setenv(g_get_environ(), "G_DEBUG", isFatal ? "fatal-criticals" : "", 1)
    defer {
      vector.forEach { g_free($0) }
      g_strfreev(environment)
    }
    environment = g_environ_setenv(environment, "SWIFT_BACKTRACE", "enable=no", 1)
    var output: UnsafeMutablePointer<CChar>?
    var errors: UnsafeMutablePointer<CChar>?
    var status: gint = 0
    let hasRun = g_spawn_sync(nil, &vector, environment, GSpawnFlags(0), nil, nil, &output, &errors, &status, nil) != 0
    defer {
      g_free(output)
      g_free(errors)
    }
    try #require(hasRun)
    return (
      output.map { String(cString: $0) } ?? "", errors.map { String(cString: $0) } ?? "",
      g_spawn_check_wait_status(status, nil) != 0
    )
  }
}
