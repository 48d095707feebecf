/// Lists of small values in one array, so that neither a copy of all of them nor a list that grows takes an allocation of
/// its own.
struct PackedLists<Element: Sendable>: Sendable {
  private struct Place: Sendable {
    var start: Int32 = 0
    var count: Int32 = 0
    var capacity: Int32 = 0
  }

  /// The values of all lists, and room between them. Growing a list may move it.
  var elements: [Element] = []
  private var places: [Place] = []
  private var wasted = 0
  private let filler: Element

  /// - Parameter filler: is where nothing is yet.
  init(filler: Element) { self.filler = filler }

  /// Where the values of a list are in `elements`.
  func range(of list: Int) -> Range<Int> {
    let place = places[list]
    return Int(place.start)..<Int(place.start + place.count)
  }

  func count(of list: Int) -> Int { Int(places[list].count) }

  mutating func addList() { places.append(Place()) }

  mutating func append(_ element: Element, to list: Int) {
    reserve(count(of: list) + 1, in: list)
    elements[Int(places[list].start + places[list].count)] = element
    places[list].count += 1
  }

  /// Makes room for so many values, which can be appended then without moving the list.
  mutating func reserve(_ count: Int, in list: Int) {
    let place = places[list]
    guard count > place.capacity else { return }
    let capacity = Int32(max(count, 2 * Int(place.capacity), 4))
    if place.start + place.capacity == elements.count {
      elements.append(contentsOf: repeatElement(filler, count: Int(capacity - place.capacity)))
      places[list].capacity = capacity
      return
    }
    wasted += Int(place.capacity)
    if wasted > elements.count / 2, wasted > 256 { closeGaps() }
    let start = Int32(elements.count)
    for index in range(of: list) { elements.append(elements[index]) }
    elements.append(contentsOf: repeatElement(filler, count: Int(capacity - place.count)))
    places[list].start = start
    places[list].capacity = capacity
  }

  private mutating func closeGaps() {
    var packed: [Element] = []
    packed.reserveCapacity(elements.count)
    for list in places.indices {
      let start = Int32(packed.count)
      packed.append(contentsOf: elements[range(of: list)])
      places[list].start = start
      places[list].capacity = places[list].count
    }
    elements = packed
    wasted = 0
  }

  /// Takes out the value at a place of `elements` that belongs to the list; the last one comes there.
  mutating func remove(at index: Int, from list: Int) {
    places[list].count -= 1
    let last = Int(places[list].start + places[list].count)
    if index != last { elements[index] = elements[last] }
  }

  mutating func removeAll(from list: Int) { places[list].count = 0 }

  mutating func removeAll() {
    for list in places.indices { places[list].count = 0 }
  }
}

extension PackedLists where Element: Equatable {
  /// Takes a value out of a list, where it is once at most.
  mutating func remove(_ element: Element, from list: Int) {
    for index in range(of: list) where elements[index] == element {
      remove(at: index, from: list)
      return
    }
  }
}
