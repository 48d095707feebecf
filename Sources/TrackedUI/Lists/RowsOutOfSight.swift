/// The rows that are kept after they have left, those that left first in front. One that comes back is found without looking at the others.
struct RowsOutOfSight<Key: Hashable> {
  private var queue: [(key: Key, turn: Int)] = []
  private var first = 0
  private var turns: [Key: Int] = [:]
  private var turn = 0

  /// How many there are.
  var count: Int { turns.count }

  /// A row has left.
  mutating func append(_ key: Key) {
    turn += 1
    turns[key] = turn
    queue.append((key, turn))
    compact()
  }

  /// A row is back, or gone for good.
  mutating func remove(_ key: Key) { turns[key] = nil }

  /// Takes the row that left first.
  mutating func removeFirst() -> Key? {
    while first < queue.count {
      let entry = queue[first]
      first += 1
      if turns[entry.key] == entry.turn {
        turns[entry.key] = nil
        return entry.key
      }
    }
    return nil
  }

  /// Drops the entries of rows that came back, once they are most.
  private mutating func compact() {
    guard queue.count > 2 * turns.count + 64 else { return }
    var kept: [(key: Key, turn: Int)] = []
    for entry in queue[first...] where turns[entry.key] == entry.turn { kept.append(entry) }
    queue = kept
    first = 0
  }
}
