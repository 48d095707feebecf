import Glibc
import GtkTesting
import Testing
import TrackedUI

/// Random changes of a model against a recomputation from scratch: what is shown, how often each body ran, and who lives.
@MainActor @Suite(.serialized) struct DeclarativeProgramTests {
  /// A row of the program; its value is observable, its view has state of its own.
  @Observable final class Row: Identifiable {
    let id: Int
    var value = 0
    init(_ id: Int) { self.id = id }
  }

  @Observable final class Program {
    var rows: [Row] = []
    var showsHeader = true
    var scale = 1
    var branch = 0
  }

  final class Ledger {
    var runs: [Int: Int] = [:]
    var living: Set<Int> = []
    var births: [Int: Int] = [:]
  }

  struct ScaleKey: EnvironmentKey { static let defaultValue = 1 }

  struct RowView: View {
    let row: Row
    let ledger: Ledger
    @Environment(\.testScale) private var scale
    @State private var own = 100
    var body: some View {
      let _ = ledger.runs[row.id, default: 0] += 1
      Text(verbatim: "\(row.id):\(row.value * scale):\(own)")
        .onAppear {
          ledger.living.insert(row.id)
          ledger.births[row.id, default: 0] += 1
          own = 100 + row.id
        }
        .onDisappear { ledger.living.remove(row.id) }
    }
  }

  struct ProgramView: View {
    let program: Program
    let ledger: Ledger
    var body: some View {
      VStack {
        if program.showsHeader { Text(verbatim: "header") }
        switch program.branch {
        case 0: Text(verbatim: "zero")
        case 1:
          Group {
            Text(verbatim: "one")
            Text(verbatim: "uno")
          }
        default: EmptyView()
        }
        ForEach(program.rows) { RowView(row: $0, ledger: ledger) }
      }
      .environment(\.testScale, program.scale)
    }
  }

  private struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      var value = state
      value ^= value >> 33
      value &*= 0xff51_afd7_ed55_8ccd
      value ^= value >> 33
      return value
    }
  }

  private func expected(_ program: Program) -> [String] {
    var texts = program.showsHeader ? ["header"] : []
    switch program.branch {
    case 0: texts.append("zero")
    case 1: texts += ["one", "uno"]
    default: break
    }
    return texts + program.rows.map { "\($0.id):\($0.value * program.scale):\(100 + $0.id)" }
  }

  /// How many programs of 60 steps are run: 8, or what TRACKEDUI_SEEDS says.
  private nonisolated static let seeds = 0..<(getenv("TRACKEDUI_SEEDS").flatMap { Int(String(cString: $0)) } ?? 8)

  @Test(arguments: seeds) func whatIsShownIsWhatARecomputationGives(seed: Int) async throws {
    let (program, ledger) = (Program(), Ledger())
    var random = Generator(state: UInt64(seed) &* 977 &+ 13)
    var nextID = 0
    let (window, _) = try await show(ProgramView(program: program, ledger: ledger), height: 900)
    for step in 0..<60 {
      let before = ledger.runs
      var mayRun: Set<Int> = []
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        switch Int.random(in: 0..<8, using: &random) {
        case 0:
          program.rows.insert(Row(nextID), at: Int.random(in: 0...program.rows.count, using: &random))
          mayRun.insert(nextID)
          nextID += 1
        case 1 where !program.rows.isEmpty:
          program.rows.remove(at: Int.random(in: 0..<program.rows.count, using: &random))
        case 2: program.rows.shuffle(using: &random)
        case 3: program.showsHeader.toggle()
        case 4: program.branch = Int.random(in: 0..<3, using: &random)
        case 5:
          program.scale = Int.random(in: 1...3, using: &random)
          mayRun.formUnion(program.rows.map(\.id))
        default:
          guard let row = program.rows.randomElement(using: &random) else { continue }
          row.value += 1
          mayRun.insert(row.id)
        }
      }
      UpdatePass.flush()
      #expect(window.texts == expected(program), "seed \(seed), step \(step)")
      #expect(ledger.living == Set(program.rows.map(\.id)), "seed \(seed), step \(step)")
      for (id, runs) in ledger.runs where runs != before[id] ?? 0 {
        #expect(mayRun.contains(id), "row \(id) was evaluated without a reason: seed \(seed), step \(step)")
      }
    }
    #expect(ledger.births.values.allSatisfy { $0 == 1 })
    window.close()
    try await settle()
    #expect(ledger.living.isEmpty)
  }
}

extension EnvironmentValues {
  fileprivate var testScale: Int {
    get { self[DeclarativeProgramTests.ScaleKey.self] }
    set { self[DeclarativeProgramTests.ScaleKey.self] = newValue }
  }
}
