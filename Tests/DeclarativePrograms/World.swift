import TrackedUI

/// An object in a list.
@Observable final class Item: Identifiable {
  let id: Int
  var value: Int
  var isOn = false
  var parts: [Item] = []

  init(_ id: Int, _ value: Int = 0) {
    self.id = id
    self.value = value
  }
}

/// A value in a list.
struct Entry: Identifiable, Equatable {
  let id: Int
  var value: Int
}

/// What a program's views show.
@Observable final class World {
  var a = 1
  var b = 2
  var c = 0
  var p = false
  var q = true
  var text = "t"
  var first = 0
  var second = 0
  var left: [Item] = []
  var right: [Item] = []
  var entries: [Entry] = []
  var nested = Item(-1)
  @ObservationIgnored private var lastID = 0

  init() {
    left = (0..<2).map { _ in Item(makeID(), 1) }
    right = [Item(makeID(), 5)]
    entries = (0..<2).map { _ in Entry(id: makeID(), value: 3) }
  }

  func makeID() -> Int {
    lastID += 1
    return lastID
  }

  subscript(_ name: Formula.Number) -> Int {
    get {
      switch name {
      case .a: a
      case .b: b
      case .c: c
      }
    }
    set {
      switch name {
      case .a: a = newValue
      case .b: b = newValue
      case .c: c = newValue
      }
    }
  }

  subscript(_ name: Formula.Flag) -> Bool {
    get { name == .p ? p : q }
    set { if name == .p { p = newValue } else { q = newValue } }
  }

  subscript(_ name: Formula.Sum) -> Int {
    get { name == .first ? first : second }
    set { if name == .first { first = newValue } else { second = newValue } }
  }

  subscript(_ name: Formula.ListName) -> [Item] {
    get { name == .left ? left : right }
    set { if name == .left { left = newValue } else { right = newValue } }
  }
}

/// A property, and how often it was given another value.
enum Cell: Hashable {
  case number(Formula.Number)
  case flag(Formula.Flag)
  case sum(Formula.Sum)
  case list(Formula.ListName)
  case text, entries, nested
  case value(ObjectIdentifier)
  case isOn(ObjectIdentifier)
  case parts(ObjectIdentifier)
  case state(String)
}
