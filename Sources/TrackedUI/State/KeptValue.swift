import Foundation
import Gtk
import Observation

/// A value under a name in Foundation's defaults, observable: Foundation reports no change on Linux, so that it is looked at after each
/// turn of the main loop.
final class KeptValue: Observable {
  private static var values: [String: KeptValue] = [:]

  /// The value of a name in a store.
  static func of(_ store: UserDefaults, _ key: String) -> KeptValue {
    let name = "\(store.suite ?? "")/\(key)"
    if let known = values[name] { return known }
    if values.isEmpty {
      MainLoop.afterEachTurn {
        values.values.contains(where: \.hasChanged)
      } _: {
        for value in values.values { value.look() }
      }
    }
    KeptDefaults.keep(store)
    let value = KeptValue(store, key)
    values[name] = value
    return value
  }

  private let registrar = ObservationRegistrar()
  private let store: UserDefaults
  private let key: String
  private var seen: AnyHashable?

  private init(_ store: UserDefaults, _ key: String) {
    (self.store, self.key) = (store, key)
    takeEarlier()
    seen = kept
  }

  var value: StoredValue? {
    get {
      registrar.access(self, keyPath: \KeptValue.value)
      return kept.flatMap(StoredValue.init(kept:))
    }
    set {
      store.set(newValue?.kept, forKey: key)
      look()
    }
  }

  private var kept: AnyHashable? { store.object(forKey: key) as? AnyHashable }
  private var hasChanged: Bool { kept != seen }

  private func look() {
    let now = kept
    guard now != seen else { return }
    registrar.withMutation(of: self, keyPath: \KeptValue.value) { seen = now }
  }

  /// Earlier versions kept the program's own values in a file of their own.
  private func takeEarlier() {
    guard store === UserDefaults.standard, let earlier = StoredValues.shared.cell(key).value else { return }
    if kept == nil { store.set(earlier.kept, forKey: key) }
    StoredValues.shared.cell(key).value = nil
  }
}

nonisolated extension StoredValue {
  fileprivate init?(kept: AnyHashable) {
    switch kept.base {
    case let value as Bool: self = .bool(value)
    case let value as Int: self = .int(value)
    case let value as Double: self = .double(value)
    case let value as String: self = .string(value)
    case let value as Data: self = .data(value)
    case let value as Date: self = .date(value)
    default: return nil
    }
  }

  fileprivate var kept: Any {
    switch self {
    case .bool(let value): value
    case .int(let value): value
    case .double(let value): value
    case .string(let value): value
    case .data(let value): value
    case .date(let value): value
    }
  }
}

extension UserDefaults {
  /// The name that the store was made with: two of one name are one. Foundation does not give it away.
  fileprivate var suite: String? {
    self === UserDefaults.standard ? nil : Mirror(reflecting: self).descendant("suite") as? String
  }
}
