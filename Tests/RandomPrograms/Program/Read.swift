/// Something a hook reads: properties of the model graph, computed ones, and traits.
package enum Read: Equatable {
  /// A stored number.
  case number(Path)
  /// Another stored number of the same item.
  case other(Path)
  /// A computed property over both numbers.
  case sum(Path)
  case flag(Path)
  /// The length of a text.
  case text(Path)
  /// A property of the nested observable.
  case leaf(Path)
  /// Whether there is a next item, without reading anything of it.
  case hasNext(Path)
  /// The count of the array, not its elements.
  case count(Path)
  /// The elements' numbers.
  case total(Path)
  /// An entry of the dictionary.
  case entry(Path, key: Int)
  /// A number that one hook of the program writes.
  case derived(Int)
  case level
  case tint
  /// A property of the observable that a trait holds.
  case theme
  /// Only one of two, by a flag.
  indirect case pick(Path, Read, Read)
  /// A short-circuit: the second flag is read only where the first is off.
  case either(Path, Path)

  /// Whether the value may follow traits, itself or by a derived number that does.
  func followsTraits(from firstDerived: Int) -> Bool {
    switch self {
    case .level, .tint, .theme: true
    case .derived(let number): number >= firstDerived
    case .pick(_, let one, let other): one.followsTraits(from: firstDerived) || other.followsTraits(from: firstDerived)
    default: false
    }
  }
}

/// The way from an item to another.
package struct Path: Equatable {
  package var item: Int
  package var steps: [Step]

  package init(item: Int, steps: [Step] = []) {
    self.item = item
    self.steps = steps
  }

  package enum Step: Equatable {
    case next
    case element(Int)
  }
}
