import TrackedKit

/// A node of the model graph.
@Observable final class Item {
  var number = 0
  var other = 0
  var flag = false
  var text = ""
  var leaf: Leaf
  var next: Item?
  var items: [Item] = []
  var entries: [Int: Int] = [:]
  @ObservationIgnored let index: Int

  var sum: Int { number + other }

  init(_ index: Int, _ leaf: Leaf) {
    self.index = index
    self.leaf = leaf
  }
}

/// What hangs at an item and is never nil.
@Observable final class Leaf {
  var value = 0
  @ObservationIgnored let index: Int

  init(_ index: Int) { self.index = index }
}

/// A number that one hook computes for others.
@Observable final class Derived {
  var value = 0
}

/// A set of properties of the whole graph, one bit each.
struct PropertySet: OptionSet {
  let rawValue: UInt64

  enum Of: Int { case number, other, flag, text, leaf, next, items, entries }

  static func item(_ index: Int, _ property: Of) -> PropertySet {
    PropertySet(rawValue: 1 << UInt64(index * 8 + property.rawValue))
  }

  static func leaf(_ index: Int) -> PropertySet { PropertySet(rawValue: 1 << UInt64(40 + index)) }

  static func derived(_ index: Int) -> PropertySet { PropertySet(rawValue: 1 << UInt64(44 + index)) }
}

/// The models of one program.
final class ModelGraph {
  let leaves: [Leaf]
  let items: [Item]
  let derived: [Derived]

  init() {
    let leaves = (0..<Program.leaves).map(Leaf.init)
    self.leaves = leaves
    items = (0..<Program.items).map { Item($0, leaves[$0 % leaves.count]) }
    derived = (0..<Program.derived).map { _ in Derived() }
  }

  /// Items that programs tie in a circle would keep each other.
  isolated deinit {
    for item in items {
      item.next = nil
      item.items = []
    }
  }
}

/// What a hook read.
struct Reads {
  var properties: PropertySet = []
  var level: Int?
  var tint: Int?
  /// The theme's index, -1 for none.
  var theme: Int?

  /// Whether the traits that were read have these values.
  func agree(with traits: TraitValues) -> Bool {
    (level == nil || level == traits.level) && (tint == nil || tint == traits.tint)
      && (theme == nil || theme == traits.theme)
  }
}

/// The values of the program's traits at one place; -1 for no theme.
struct TraitValues: Equatable {
  var level = 0
  var tint = 0
  var theme = -1
}

/// Where traits are read from: the kit's collection in a hook, the oracle's own in a check.
protocol TraitSource {
  var levelValue: Int { get }
  var tintValue: Int { get }
  var themeItem: Item? { get }
}

extension ModelGraph {
  /// The value of `read`; notes what was read in `reads`, each before it is read.
  func value(of read: Read, _ traits: some TraitSource, _ reads: inout Reads) -> Int {
    switch read {
    case .number(let path): return item(path, .number, &reads)?.number ?? -1
    case .other(let path): return item(path, .other, &reads)?.other ?? -1
    case .sum(let path):
      reads.properties.formUnion(item(path, .other, &reads).map { .item($0.index, .other) } ?? [])
      return item(path, .number, &reads)?.sum ?? -1
    case .flag(let path): return item(path, .flag, &reads).map { $0.flag ? 1 : 0 } ?? -1
    case .text(let path): return item(path, .text, &reads)?.text.utf8.count ?? -1
    case .leaf(let path):
      guard let leaf = item(path, .leaf, &reads)?.leaf else { return -1 }
      reads.properties.insert(.leaf(leaf.index))
      return leaf.value
    case .hasNext(let path): return item(path, .next, &reads).map { $0.next == nil ? 0 : 1 } ?? -1
    case .count(let path): return item(path, .items, &reads)?.items.count ?? -1
    case .total(let path):
      return item(path, .items, &reads)?.items.reduce(0) { total, element in
        reads.properties.insert(.item(element.index, .number))
        return total + element.number
      } ?? -1
    case .entry(let path, let key): return item(path, .entries, &reads)?.entries[key] ?? -1
    case .derived(let index):
      reads.properties.insert(.derived(index))
      return derived[index].value
    case .level:
      let value = traits.levelValue
      reads.level = value
      return value
    case .tint:
      let value = traits.tintValue
      reads.tint = value
      return value
    case .theme:
      let theme = traits.themeItem
      reads.theme = theme?.index ?? -1
      guard let theme else { return -1 }
      reads.properties.insert(.item(theme.index, .number))
      return theme.number
    case .pick(let path, let yes, let no):
      guard let item = item(path, .flag, &reads) else { return -1 }
      return value(of: item.flag ? yes : no, traits, &reads)
    case .either(let first, let second):
      if item(first, .flag, &reads)?.flag == true { return 1 }
      return item(second, .flag, &reads)?.flag == true ? 1 : 0
    }
  }

  private func item(_ path: Path, _ property: PropertySet.Of, _ reads: inout Reads) -> Item? {
    var item = items[path.item]
    for step in path.steps {
      switch step {
      case .next:
        reads.properties.insert(.item(item.index, .next))
        guard let next = item.next else { return nil }
        item = next
      case .element(let place):
        reads.properties.insert(.item(item.index, .items))
        guard !item.items.isEmpty else { return nil }
        item = item.items[place % item.items.count]
      }
    }
    reads.properties.insert(.item(item.index, property))
    return item
  }
}
