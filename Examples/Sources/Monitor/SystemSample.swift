import Foundation

/// What the system did at one moment, as the kernel tells it in /proc.
nonisolated struct SystemSample: Sendable {
  struct Process: Sendable {
    let id: Int
    let name: String
    /// Time on processors since its start, in the kernel's ticks.
    let ticks: Int
    /// Resident memory in bytes.
    let memory: Int
  }

  /// All processors' ticks since the system's start, and how many of them were idle.
  let ticks: Int
  let idleTicks: Int
  let usedMemory: Int
  let totalMemory: Int
  let processes: [Process]

  /// - Throws: where there is no /proc, or it cannot be read.
  static func take(from root: String = "/proc") throws -> SystemSample {
    let times = try lines("\(root)/stat")[0].split(separator: " ").dropFirst().compactMap { Int($0) }
    var memory: [Substring: Int] = [:]
    for line in try lines("\(root)/meminfo") {
      let parts = line.split(separator: ":")
      if parts.count == 2 { memory[parts[0]] = parts[1].split(separator: " ").first.flatMap { Int($0) } }
    }
    let total = memory["MemTotal"] ?? 0
    let processes = try FileManager.default.contentsOfDirectory(atPath: root).compactMap(Int.init).compactMap {
      process($0, root)
    }
    return SystemSample(
      ticks: times.reduce(0, +), idleTicks: times.count > 3 ? times[3] : 0,
      usedMemory: (total - (memory["MemAvailable"] ?? 0)) * 1024, totalMemory: total * 1024, processes: processes)
  }

  /// nil where the process has ended since the folder was listed.
  private static func process(_ id: Int, _ root: String) -> Process? {
    guard let text = try? String(contentsOfFile: "\(root)/\(id)/stat", encoding: .utf8),
      let open = text.firstIndex(of: "("), let close = text.lastIndex(of: ")")
    else { return nil }
    // After the name, which may contain anything: state, and 11 numbers before the two times.
    let fields = text[text.index(after: close)...].split(separator: " ")
    guard fields.count > 21, let user = Int(fields[11]), let system = Int(fields[12]), let pages = Int(fields[21])
    else {
      return nil
    }
    return Process(
      id: id, name: String(text[text.index(after: open)..<close]), ticks: user + system, memory: pages * pageSize)
  }

  private static let pageSize = Int(getpagesize())

  private static func lines(_ path: String) throws -> [Substring] {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
  }
}
