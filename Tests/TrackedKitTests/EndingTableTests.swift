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
    .timeLimit(.minutes(10)))
  func part() throws {
    // Other lines say what a scene could not do.
    let all = try run(["--cells"]).output.split(separator: "\n").map(String.init).filter {
      $0.wholeMatch(of: /\w+\/.+\/\w+\/\d+/) != nil
    }
    #expect(all.count > 10_000)
    // Whether a cell is run depends on its name and the seed alone, neither on the machine's speed nor on other cells.
    let cells = all.sorted { Self.rank(of: $0) < Self.rank(of: $1) }.prefix(Self.count)
    // What quits the program is the last cell of its process.
    for cell in cells where cell.contains("/quit/") { check([cell], try run([cell])) }
    let others = cells.filter { !$0.contains("/quit/") }
    for (index, start) in stride(from: 0, to: others.count, by: 10).enumerated() {
      let batch = Array(others[start..<min(start + 10, others.count)])
      check(batch, try run(batch, isFatal: index.isMultiple(of: 2)))
    }
  }

  /// Cells that ended the program or kept an object once.
  private static let found = [
    "list/supplementaryViewProvider/endOwn/0", "list/supplementaryViewProvider/endOwn/6",
    "list/supplementaryViewProvider/nestedLoop/6", "list/itemSeparatorHandler/endOwn/6",
    "menus/deferred provider/removeOwnView/5", "menus/deferred provider/closeInNestedLoop/5",
    "drags/DragInteractionDelegate.sessionWillBegin/closeInNestedLoop/1",
    "drags/DragInteractionDelegate.sessionWillBegin/nestedLoop/1",
    "ownLayout/GridTitle.didMoveToWindow/push/11", "ownLayout/GridTitle.didMoveToWindow/removeRow/11",
    "pages/TableViewCell.layoutSubviews/removeAllRows/3",
    "composition/CollectionViewDelegate.performPrimaryActionForItemAt/present/7",
    "widgets/Gtk.onLeave/removeOwnView/18", "widgets/Gtk.onUnrealize/endOwn/24",
  ]

  @Test("C-240 cells of the table that once ended the program, kept an object, or stopped later windows")
  func found() throws {
    let result = try run(Self.found)
    check(Self.found, result)
    #expect(!result.output.contains("RESTLESS"))
  }

  /// Which part is run, and how many cells it has: others by the environment.
  private static var seed: String { getenv("ENDING_TABLE_SEED").map { String(cString: $0) } ?? "1" }
  private static var count: Int { getenv("ENDING_TABLE_COUNT").flatMap { Int(String(cString: $0)) } ?? 200 }

  /// A number that a cell has in every run: FNV-1a of the seed and its name.
  private static func rank(of cell: String) -> UInt64 {
    (seed + cell).utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

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
