/// Views as data, and what happens to them.
package struct Program: Equatable {
  /// The views; the first is at the top, and what is inside another one comes after it.
  package var elements: [Element]
  /// What happens, turn by turn.
  package var steps: [[Operation]]

  package init(elements: [Element], steps: [[Operation]]) {
    self.elements = elements
    self.steps = steps
  }
}

/// One view.
package struct Element: Equatable {
  package var kind: Kind
  /// The places of the views inside.
  package var children: [Int]

  package init(_ kind: Kind, _ children: [Int] = []) {
    self.kind = kind
    self.children = children
  }

  package enum Kind: Equatable {
    case text(Formula)
    case column, row, pile, group
    /// An `if` without an `else`.
    case when(Formula)
    case either(Formula)
    /// A `switch` of three, the last without a view.
    case choice(Formula)
    case each(Formula.ListName)
    case entries, boundEntries
    /// The parts of the element around.
    case parts
    case list(Formula.ListName)
    case lazy(Formula.ListName)
    case level(Formula)
    /// The level around, and more.
    case raisedLevel(Int)
    case theme(Formula)
    case identified(Formula)
    /// A state that begins with a formula's value, and may be given another one when the view appears.
    case stateful(Formula, onAppear: Int?)
    case passing(Formula)
    /// Adds what a value has grown by.
    case change(Formula, Formula.Sum?)
    /// Counts how many are seen.
    case appearance(Formula.Sum?)
    case look(Formula)
    /// A view of one type or another.
    case erased(Formula)
    case modified
    case preference(Formula)
    case preferenceReader
    /// A view that is given a closure.
    case closure
    /// A view that says itself when it is equal.
    case equal
    case toggle(Switchable)
    case field
  }

  /// What a toggle switches.
  package enum Switchable: Equatable {
    case flag(Formula.Flag)
    case element
  }
}

/// One change.
package enum Operation: Equatable {
  case number(Formula.Number, Int)
  case flag(Formula.Flag)
  case nested(Int)
  case newNested(Int)
  case insert(Formula.ListName, Int)
  case remove(Formula.ListName, Int)
  case move(Formula.ListName, Int, Int)
  case shuffle(Formula.ListName, Int)
  case elementValue(Formula.ListName, Int, Int)
  case elementFlag(Formula.ListName, Int)
  case insertPart(Formula.ListName, Int, Int)
  case removePart(Formula.ListName, Int, Int)
  case movePart(Formula.ListName, Int, Int)
  case insertEntry(Int)
  case removeEntry(Int)
  case moveEntry(Int, Int)
  case entryValue(Int, Int)
  /// Writes the state of one of the views that have one.
  case state(Int, Int)
  /// The user clicks one of the toggles.
  case click(Int)
  /// The user types into one of the fields.
  case type(Int, Int)
  /// The hosting controller overrides the trait.
  case theme(Int)
  /// The hosting controller is given another view.
  case root(Int)
  /// Everything comes to rest in the middle of a step.
  case settle
}
