/// Values of the environment that were set at one place of the graph; those that were not are looked for further up.
final class EnvironmentScope {
  private let parent: EnvironmentScope?
  private var values: [ObjectIdentifier: Entry] = [:]
  private var readers: [ObjectIdentifier: [ObjectIdentifier: Reader]] = [:]

  struct Entry {
    let value: Any
    let name: String
    /// Sets the trait that the key stands for.
    let writeTrait: ((inout any MutableTraits) -> Void)?
    let isSame: (Any) -> Bool
  }

  private struct Reader { unowned let node: _Node }

  /// A value that a node read.
  struct Read {
    fileprivate unowned let scope: EnvironmentScope
    fileprivate let key: ObjectIdentifier

    /// The node no longer follows it.
    func end(_ node: _Node) { scope.readers[key]?[ObjectIdentifier(node)] = nil }
  }

  init(below parent: EnvironmentScope? = nil) { self.parent = parent }

  /// The value of a key, noted as read by the node that reads at this moment.
  func entry(for key: ObjectIdentifier) -> Entry? {
    var next: EnvironmentScope? = self
    while let scope = next {
      if let entry = scope.values[key] {
        if let reader = GraphContext.reader { scope.note(reader, key) }
        return entry
      }
      next = scope.parent
    }
    return nil
  }

  /// The value of a key as it is at this moment; changes are not reported.
  func value<Key: EnvironmentKey>(of key: Key.Type) -> Key.Value { valueIfSet(of: key) ?? Key.defaultValue }

  /// The value of a key at this moment, if a program has set it; changes are not reported.
  func valueIfSet<Key: EnvironmentKey>(of key: Key.Type) -> Key.Value? {
    var next: EnvironmentScope? = self
    while let scope = next {
      if let entry = scope.values[ObjectIdentifier(key)] { return entry.value as? Key.Value }
      next = scope.parent
    }
    return nil
  }

  /// Whether a value for a key is set just here.
  func sets<Key: EnvironmentKey>(_ key: Key.Type) -> Bool { values[ObjectIdentifier(key)] != nil }

  private func note(_ node: _Node, _ key: ObjectIdentifier) {
    let identity = ObjectIdentifier(node)
    guard readers[key]?[identity] == nil else { return }
    readers[key, default: [:]][identity] = Reader(node: node)
    node.environmentReads.append(Read(scope: self, key: key))
  }

  /// Sets what is set here, and tells those who read what has changed.
  func replace(_ new: [ObjectIdentifier: Entry]) {
    let old = values
    values = new
    for (key, entry) in new {
      if let before = old[key], entry.isSame(before.value) { continue }
      guard old[key] != nil, let readers = readers[key] else { continue }
      for reader in readers.values where !reader.node.isRemoved { reader.node.environmentDidChange(entry.name) }
    }
  }

  /// The traits that were set from here up, the nearest last.
  func traitEntries() -> [Entry] {
    var entries: [ObjectIdentifier: Entry] = [:]
    var next: EnvironmentScope? = self
    while let scope = next {
      for (key, entry) in scope.values where entry.writeTrait != nil && entries[key] == nil { entries[key] = entry }
      next = scope.parent
    }
    for key in entries.keys { _ = entry(for: key) }
    return Array(entries.values)
  }
}
