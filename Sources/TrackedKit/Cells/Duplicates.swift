/// Finds an identifier that occurs twice.
nonisolated enum Duplicates {
  /// The places of the first identifier that comes again; nil if each is there once.
  ///
  /// The kinds of identifiers that long lists have are compiled for themselves: through a generic type it takes five times
  /// as long, which a list of a million rows feels in its first frame.
  static func firstPair<Item: Hashable>(in items: [Item]) -> (Int, Int)? {
    if let numbers = same(items, as: [Int].self) { return isAscending(numbers) ? nil : firstPairByHash(in: numbers) }
    if let texts = same(items, as: [String].self) { return firstPairByHash(in: texts) }
    return firstPairByHash(in: items)
  }

  /// A cast of one value; casting the array would convert each element.
  static func same<Value, Other>(_ value: Value, as type: Other.Type) -> Other? {
    Value.self == type ? (value as Any) as? Other : nil
  }

  /// Whether each number is larger than the previous one, as the keys of a table often are.
  private static func isAscending(_ numbers: [Int]) -> Bool {
    for index in numbers.indices.dropFirst() where numbers[index] <= numbers[index - 1] { return false }
    return true
  }

  @inline(__always)
  private static func firstPairByHash<Item: Hashable>(in items: [Item]) -> (Int, Int)? {
    var seen = Set<Item>(minimumCapacity: items.count)
    for (position, item) in items.enumerated() where !seen.insert(item).inserted {
      return items.firstIndex(of: item).map { ($0, position) }
    }
    return nil
  }
}
