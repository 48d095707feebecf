import Glibc
import Observation

/// A value that the program keeps from one run to the next, under a name: everybody who reads the name sees a change at once.
///
/// ```swift
/// @AppStorage("fontSize") private var fontSize = 14.0
/// ```
/// It stands in a file below the person's `XDG_CONFIG_HOME`, written when a value changes. A value of another type than the one that
/// is there counts as none.
@MainActor @preconcurrency @propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  private let cell: StoredCell
  private let initial: Value
  private let read: (StoredValue) -> Value?
  private let write: (Value) -> StoredValue?

  private init(
    _ key: String, _ initial: Value, read: @escaping (StoredValue) -> Value?, write: @escaping (Value) -> StoredValue?
  ) {
    cell = StoredValues.shared.cell(key)
    self.initial = initial
    self.read = read
    self.write = write
  }

  /// The value now.
  public var wrappedValue: Value {
    get { cell.value.flatMap(read) ?? initial }
    nonmutating set { cell.value = write(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding {
      wrappedValue
    } set: {
      wrappedValue = $0
    }
  }
}

extension AppStorage: ComparedInput {
  func isSameInput(as other: Self) -> Bool { cell === other.cell }
}

extension AppStorage where Value == Bool {
  /// Yes or no.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, wrappedValue, read: { if case .bool(let value) = $0 { value } else { nil } }, write: { .bool($0) })
  }
}

extension AppStorage where Value == Int {
  /// A whole number.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, wrappedValue, read: { if case .int(let value) = $0 { value } else { nil } }, write: { .int($0) })
  }
}

extension AppStorage where Value == Double {
  /// A number.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, wrappedValue, read: \.number, write: { .double($0) })
  }
}

extension AppStorage where Value == String {
  /// A text.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, wrappedValue, read: \.text, write: { .string($0) })
  }
}

extension AppStorage where Value == URL {
  /// An address.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, wrappedValue, read: { $0.text.flatMap { URL(string: $0) } }, write: { .string($0.absoluteString) })
  }
}

extension AppStorage where Value == Data {
  /// Bytes.
  public init(wrappedValue: Value, _ key: String) {
    self.init(
      key, wrappedValue, read: { $0.text.flatMap { Data(base64Encoded: $0) } },
      write: { .string($0.base64EncodedString()) })
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  /// A value that a text stands for.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, wrappedValue, read: { $0.text.flatMap { Value(rawValue: $0) } }, write: { .string($0.rawValue) })
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// A value that a number stands for.
  public init(wrappedValue: Value, _ key: String) {
    self.init(
      key, wrappedValue, read: { if case .int(let value) = $0 { Value(rawValue: value) } else { nil } },
      write: { .int($0.rawValue) })
  }
}

extension AppStorage where Value == String? {
  /// A text, or none.
  public init(_ key: String) { self.init(key, nil, read: { .some($0.text) }, write: { $0.map { .string($0) } }) }
}

extension AppStorage where Value == Int? {
  /// A whole number, or none.
  public init(_ key: String) {
    self.init(
      key, nil, read: { if case .int(let value) = $0 { .some(value) } else { nil } }, write: { $0.map { .int($0) } })
  }
}

extension AppStorage where Value == Double? {
  /// A number, or none.
  public init(_ key: String) { self.init(key, nil, read: { .some($0.number) }, write: { $0.map { .double($0) } }) }
}

extension AppStorage where Value == Bool? {
  /// Yes, no, or neither.
  public init(_ key: String) {
    self.init(
      key, nil, read: { if case .bool(let value) = $0 { .some(value) } else { nil } }, write: { $0.map { .bool($0) } })
  }
}

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
