/// The last entries of a kind, numbered from 1; the oldest go first.
struct Ring<Entry> {
  private var entries: ContiguousArray<Entry> = []
  private let capacity: Int
  /// The number of the next entry.
  private(set) var next = 1

  init(capacity: Int) { self.capacity = capacity }

  /// - Returns: the entry's number.
  @discardableResult
  mutating func append(_ entry: consuming Entry) -> Int {
    if entries.count < capacity { entries.append(entry) } else { entries[(next - 1) % capacity] = entry }
    defer { next += 1 }
    return next
  }

  /// Whether the entry with a number is still there.
  func contains(_ number: Int) -> Bool { number > 0 && number < next && number >= next - entries.count }

  subscript(number: Int) -> Entry? { contains(number) ? entries[(number - 1) % capacity] : nil }

  /// Changes an entry if it is still there.
  mutating func update(_ number: Int, _ change: (inout Entry) -> Void) {
    if contains(number) { change(&entries[(number - 1) % capacity]) }
  }

  /// The numbers from one on whose entries are still there.
  func numbers(from number: Int) -> Range<Int> { min(max(number, next - entries.count), next)..<next }

  /// The entries from a number on, in order.
  func entries(from number: Int) -> [Entry] { numbers(from: number).compactMap { self[$0] } }
}
