import Synchronization

/// Keeps what is costly to make, as many as fit: `NSCache` without its prefix. The one that was put in first goes first.
///
/// May be used on any thread.
public nonisolated final class Cache<Key: Hashable, Object>: @unchecked Sendable {
  private struct Entry {
    let object: Object
    let cost: Int
  }

  private struct Content {
    var entries: [Key: Entry] = [:]
    /// In the order in which they came.
    var order: [Key] = []
    var cost = 0
    var countLimit = 0
    var totalCostLimit = 0
    var name = ""

    mutating func remove(_ key: Key) {
      guard let entry = entries.removeValue(forKey: key) else { return }
      cost -= entry.cost
      order.removeAll { $0 == key }
    }

    mutating func shrink() {
      while let first = order.first,
        countLimit > 0 && order.count > countLimit || totalCostLimit > 0 && cost > totalCostLimit
      { remove(first) }
    }
  }

  // All that changes stands behind this lock.
  private let lock = Mutex(())
  private var content = Content()

  /// An empty cache.
  public init() {}

  /// What is kept for a key.
  public func object(forKey key: Key) -> Object? {
    // The lock has been left when it is read.
    nonisolated(unsafe) var object: Object?
    lock.withLock { _ in object = content.entries[key]?.object }
    return object
  }

  /// Keeps an object for a key.
  public func setObject(_ object: Object, forKey key: Key) { setObject(object, forKey: key, cost: 0) }

  /// Keeps an object for a key, that counts so much towards `totalCostLimit`.
  public func setObject(_ object: Object, forKey key: Key, cost: Int) {
    lock.withLock { _ in
      content.remove(key)
      content.entries[key] = Entry(object: object, cost: cost)
      content.order.append(key)
      content.cost += cost
      content.shrink()
    }
  }

  /// Keeps nothing for a key.
  public func removeObject(forKey key: Key) { lock.withLock { _ in content.remove(key) } }

  /// Keeps nothing.
  public func removeAllObjects() {
    lock.withLock { _ in (content.entries, content.order, content.cost) = ([:], [], 0) }
  }

  /// How many there are at most; 0, the default, for no limit.
  public var countLimit: Int {
    get { lock.withLock { _ in content.countLimit } }
    set {
      lock.withLock { _ in
        content.countLimit = newValue
        content.shrink()
      }
    }
  }

  /// How much all cost at most; 0, the default, for no limit.
  public var totalCostLimit: Int {
    get { lock.withLock { _ in content.totalCostLimit } }
    set {
      lock.withLock { _ in
        content.totalCostLimit = newValue
        content.shrink()
      }
    }
  }

  /// What it is called in messages.
  public var name: String {
    get { lock.withLock { _ in content.name } }
    set { lock.withLock { _ in content.name = newValue } }
  }
}
