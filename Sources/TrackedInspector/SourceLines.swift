import Foundation
import GtkTracking
import Tracking

/// Finds out where in the sources writes were made, by the toolchain's `llvm-symbolizer`: a process of its own, as the debug information of
/// a large program takes it a second. Where there is none, or no debug information, functions have no lines.
final class SourceLines {
  /// The inner key is the address in the file.
  private typealias Sites = [String: [UInt: CallStack.Call]]

  /// The number of the last write that was seen.
  private var last = 0
  private var asked: Set<UInt> = []
  private var waiting: Sites = [:]
  private var isAsking = false

  /// Called when lines have come.
  var didChange: () -> Void = {}

  /// Looks up the calls that led to a record's writes, once each.
  func lookUp(_ record: UpdateRecord) {
    guard Self.symbolizer != nil else { return }
    for call in record.triggers.drop(while: { $0.id <= last }).flatMap(\.calls) {
      guard asked.insert(call.address).inserted, let site = call.site else { continue }
      waiting[site.file, default: [:]][site.address] = call
    }
    last = record.triggers.last?.id ?? last
    askNext()
  }

  private func askNext() {
    guard !isAsking, let symbolizer = Self.symbolizer, let (file, calls) = waiting.popFirst() else { return }
    isAsking = true
    let addresses = Array(calls.keys)
    Task { [weak self] in
      let lines = await Self.ask(symbolizer, file, addresses)
      for (address, line) in zip(addresses, lines) { calls[address]?.line = line }
      guard let self else { return }
      isAsking = false
      if lines.contains(where: { $0 != nil }) { didChange() }
      askNext()
    }
  }

  /// What was inlined into what.
  private nonisolated struct Answer: Decodable {
    struct Frame: Decodable {
      let FileName: String
      let Line: Int
    }
    let Symbol: [Frame]?
  }

  /// - Returns: one for each address; nil where the debug information does not say it.
  @concurrent
  private nonisolated static func ask(_ symbolizer: URL, _ file: String, _ addresses: [UInt]) async -> [String?] {
    let (process, output) = (Process(), Pipe())
    process.executableURL = symbolizer
    process.arguments =
      ["--output-style=JSON", "--obj=\(file)"] + addresses.map { "0x" + String($0, radix: 16) }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil, let data = try? output.fileHandleForReading.readToEnd() else { return [] }
    process.waitUntilExit()
    // The function itself comes last, and first what was inlined into it at this place.
    return (try? JSONDecoder().decode([Answer].self, from: data))?.map { answer in
      answer.Symbol?.last.flatMap { $0.Line > 0 ? "\(($0.FileName as NSString).lastPathComponent):\($0.Line)" : nil }
    } ?? []
  }

  /// In a folder of `PATH`, or beside the compiler that is there.
  private static let symbolizer: URL? = {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let folders = path.split(separator: ":").map { URL(filePath: String($0)) }
    let toolchains = folders.map { $0.appending(path: "swift").resolvingSymlinksInPath().deletingLastPathComponent() }
    return (folders + toolchains).map { $0.appending(path: "llvm-symbolizer") }.first {
      FileManager.default.isExecutableFile(atPath: $0.path)
    }
  }()
}
