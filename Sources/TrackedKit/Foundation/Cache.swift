import Synchronization

/// Keeps what is costly to make, as many as fit: `NSCache` without its prefix, for values, too. The one that was put in first goes first, where
/// Foundation's cache on Linux lets go of what came last.
///
/// May be used on any thread.
public nonisolated final class Cache<Key: Hashable, Object>: @unchecked Sendable {
  private struct Entry {
    let object: Object
    let cost: Int
    /// Which of all that came it is.
    let number: Int
  }

  private struct Content {
    var entries: [Key: Entry] = [:]
    /// In the order in which they came, from `first` on; those that are gone are passed over.
    var order: [(key: Key, number: Int)] = []
    var first = 0
    var number = 0
    var cost = 0
    var countLimit = 0
    var totalCostLimit = 0
    var name = ""
    /// Removed values, which live until the lock has been left: their end may use the cache.
    var gone: [Entry] = []

    mutating func remove(_ key: Key) {
      guard let entry = entries.removeValue(forKey: key) else { return }
      cost -= entry.cost
      gone.append(entry)
    }

    mutating func removeAll() {
      gone = Array(entries.values)
      (entries, order, first, cost) = ([:], [], 0, 0)
    }

    mutating func insert(_ object: Object, for key: Key, cost: Int) {
      remove(key)
      number += 1
      entries[key] = Entry(object: object, cost: cost, number: number)
      self.cost += cost
      order.append((key, number))
      shrink()
    }

    mutating func shrink() {
      while !entries.isEmpty,
        countLimit > 0 && entries.count > countLimit || totalCostLimit > 0 && cost > totalCostLimit
      {
        let (key, number) = order[first]
        first += 1
        if entries[key]?.number == number { remove(key) }
      }
      // Each that is gone is swept out once, so that no insertion looks through all.
      guard order.count > 2 * entries.count + 16 else { return }
      order = order[first...].filter { entries[$0.key]?.number == $0.number }
      first = 0
    }
  }

  // All that changes stands behind this lock.
  private let lock = Mutex(())
  private var content = Content()

  /// An empty cache.
  public init() {}

  private func change(_ body: (inout Content) -> Void) {
    // Only this call has them: they leave the cache behind the lock.
    nonisolated(unsafe) var gone: [Entry] = []
    lock.withLock { _ in
      body(&content)
      swap(&gone, &content.gone)
    }
  }

  /// The value of a key.
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
    change { $0.insert(object, for: key, cost: cost) }
  }

  /// Keeps nothing for a key.
  public func removeObject(forKey key: Key) { change { $0.remove(key) } }

  /// Keeps nothing.
  public func removeAllObjects() { change { $0.removeAll() } }

  /// How many there are at most; 0, the default, for no limit.
  public var countLimit: Int {
    get { lock.withLock { _ in content.countLimit } }
    set {
      change {
        $0.countLimit = newValue
        $0.shrink()
      }
    }
  }

  /// How much all cost at most; 0, the default, for no limit.
  public var totalCostLimit: Int {
    get { lock.withLock { _ in content.totalCostLimit } }
    set {
      change {
        $0.totalCostLimit = newValue
        $0.shrink()
      }
    }
  }

  /// Its name in messages.
  public var name: String {
    get { lock.withLock { _ in content.name } }
    set { lock.withLock { _ in content.name = newValue } }
  }
}
