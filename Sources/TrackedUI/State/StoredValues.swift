import Foundation
import Gtk
import Observation
import Synchronization

/// A value as it is kept.
nonisolated enum StoredValue: Equatable, Codable, Sendable {
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case data(Data)
  case date(Date)

  var number: Double? {
    switch self {
    case .double(let value): value
    case .int(let value): Double(value)
    default: nil
    }
  }

  var text: String? { if case .string(let value) = self { value } else { nil } }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .int(value)
    } else if let value = try? container.decode(Double.self) {
      self = .double(value)
    } else {
      self = .string(try container.decode(String.self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .bool(let value): try container.encode(value)
    case .int(let value): try container.encode(value)
    case .double(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .data(let value): try container.encode(value.base64EncodedString())
    case .date(let value): try container.encode(value.timeIntervalSinceReferenceDate)
    }
  }
}

/// A value under a name, observable, on any thread.
nonisolated final class StoredCell: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private unowned let store: StoredValues
  private let key: String

  init(_ store: StoredValues, _ key: String) {
    self.store = store
    self.key = key
  }

  var value: StoredValue? {
    get {
      registrar.access(self, keyPath: \StoredCell.value)
      return store[key]
    }
    set {
      guard store[key] != newValue else { return }
      registrar.withMutation(of: self, keyPath: \StoredCell.value) { store[key] = newValue }
      store.save()
    }
  }
}

/// What the program's windows keep, for any thread.
nonisolated final class StoredValues: Sendable {
  static let shared = StoredValues(at: defaultPath)
  private let values: Mutex<[String: StoredValue]>
  private let cells = Mutex<[String: StoredCell]>([:])
  /// One file is written at a time, and the last one has what is kept last.
  private let writing = Mutex(())
  private let path: String

  init(at path: String) {
    self.path = path
    var kept: [String: StoredValue] = [:]
    if let data = FileManager.default.contents(atPath: path) {
      do {
        kept = try JSONDecoder().decode([String: StoredValue].self, from: data)
      } catch {
        Self.warn("what the program keeps in \(path) cannot be read, and counts as nothing: \(error)")
      }
    }
    values = Mutex(kept)
  }

  private static func warn(_ message: String) {
    if isMainThread {
      MainActor.assumeIsolated { UpdateRecorder.warn(message) }
    } else {
      Task { @MainActor in UpdateRecorder.warn(message) }
    }
  }

  fileprivate subscript(key: String) -> StoredValue? {
    get { values.withLock { $0[key] } }
    set { values.withLock { $0[key] = newValue } }
  }

  /// A file with the program's name, which its application's identifier is where it has one.
  private static var defaultPath: String {
    let environment = ProcessInfo.processInfo.environment
    let folder =
      environment["XDG_CONFIG_HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? (environment["HOME"] ?? "") + "/.config"
    return "\(folder)/\(AppRunner.programIdentifier ?? ProcessInfo.processInfo.processName)/defaults.json"
  }

  func cell(_ key: String) -> StoredCell {
    cells.withLock { cells in
      if let cell = cells[key] { return cell }
      let cell = StoredCell(self, key)
      cells[key] = cell
      return cell
    }
  }

  /// Forgets the values whose names begin in some way.
  func removeAll(withPrefix prefix: String) {
    for key in values.withLock({ Array($0.keys) }) where key.hasPrefix(prefix) { cell(key).value = nil }
  }

  fileprivate func save() {
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    do {
      try FileManager.default.createDirectory(atPath: "/" + folder, withIntermediateDirectories: true)
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      try writing.withLock { _ in
        try encoder.encode(values.withLock { $0 }).write(to: URL(fileURLWithPath: path), options: .atomic)
      }
    } catch {
      Self.warn("what the program keeps cannot be written to \(path): \(error)")
    }
  }
}
