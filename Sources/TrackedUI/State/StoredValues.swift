import Observation

/// A value as it is kept.
enum StoredValue: Equatable, Codable {
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)

  var number: Double? {
    switch self {
    case .double(let value): value
    case .int(let value): Double(value)
    default: nil
    }
  }

  var text: String? { if case .string(let value) = self { value } else { nil } }

  nonisolated init(from decoder: any Decoder) throws {
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

  nonisolated func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .bool(let value): try container.encode(value)
    case .int(let value): try container.encode(value)
    case .double(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    }
  }
}

/// A value under a name, observable.
final class StoredCell: Observable {
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
      return store.values[key]
    }
    set {
      guard store.values[key] != newValue else { return }
      registrar.withMutation(of: self, keyPath: \StoredCell.value) { store.values[key] = newValue }
      store.save()
    }
  }
}

/// What the program keeps.
final class StoredValues {
  static let shared = StoredValues(at: defaultPath)
  fileprivate var values: [String: StoredValue] = [:]
  private var cells: [String: StoredCell] = [:]
  private let path: String

  init(at path: String) {
    self.path = path
    guard let data = FileManager.default.contents(atPath: path) else { return }
    do {
      values = try JSONDecoder().decode([String: StoredValue].self, from: data)
    } catch {
      UpdateInspector.warn("what the program keeps in \(path) cannot be read, and counts as nothing: \(error)")
    }
  }

  /// A file of the program's name, which its application's identifier is where it has one.
  private static var defaultPath: String {
    let environment = ProcessInfo.processInfo.environment
    let folder =
      environment["XDG_CONFIG_HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? (environment["HOME"] ?? "") + "/.config"
    return "\(folder)/\(AppRunner.shared?.identifier ?? ProcessInfo.processInfo.processName)/defaults.json"
  }

  func cell(_ key: String) -> StoredCell {
    if let cell = cells[key] { return cell }
    let cell = StoredCell(self, key)
    cells[key] = cell
    return cell
  }

  /// Forgets the values whose names begin in some way.
  func removeAll(withPrefix prefix: String) {
    for key in values.keys where key.hasPrefix(prefix) { cell(key).value = nil }
  }

  fileprivate func save() {
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    do {
      try FileManager.default.createDirectory(atPath: "/" + folder, withIntermediateDirectories: true)
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      try encoder.encode(values).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      UpdateInspector.warn("what the program keeps cannot be written to \(path): \(error)")
    }
  }
}
