/// Some places of a collection, in order.
public nonisolated struct IndexSet: Hashable, Sendable, ExpressibleByArrayLiteral, RandomAccessCollection {
  private var places: [Int] = []

  /// No places.
  public init() {}

  /// One place.
  public init(integer: Int) { places = [integer] }

  /// Some places.
  public init<Places: Sequence>(_ places: Places) where Places.Element == Int {
    self.places = Set(places).sorted()
  }

  /// Some places.
  public init(arrayLiteral elements: Int...) { self.init(elements) }

  /// Where they begin.
  public var startIndex: Int { places.startIndex }
  /// Where they end.
  public var endIndex: Int { places.endIndex }
  /// One of them.
  public subscript(position: Int) -> Int { places[position] }

  /// Whether a place is among them.
  public func contains(_ place: Int) -> Bool { places.contains(place) }

  /// Adds a place.
  public mutating func insert(_ place: Int) { self = IndexSet(places + [place]) }
}

extension RangeReplaceableCollection where Self: RandomAccessCollection, Index == Int {
  /// Removes the elements at some places.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for place in offsets.reversed() { remove(at: startIndex + place) }
  }

  /// Moves the elements at some places in front of the one at another place, as places were before.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved = source.map { self[startIndex + $0] }
    let before = source.count { $0 < destination }
    remove(atOffsets: source)
    insert(contentsOf: moved, at: startIndex + destination - before)
  }
}
