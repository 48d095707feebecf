/// A number that a view or an effect computes of what it reads.
package enum Formula: Equatable {
  case constant(Int)
  case number(Number)
  /// 0 or 1.
  case flag(Flag)
  /// What effects have added up.
  case sum(Sum)
  case count(ListName)
  /// The value of the object inside the world's object.
  case nested
  /// The value of the element that the view stands for.
  case element
  case elementFlag
  /// What the view around passed on.
  case input
  /// What the nearest binding around reads.
  case bound
  case level
  case theme
  indirect case plus(Formula, Formula)
  /// The second where the first is odd, else the third.
  indirect case pick(Formula, Formula, Formula)

  /// A property of the world.
  package enum Number: String, CaseIterable { case a, b, c }
  /// A property of the world.
  package enum Flag: String, CaseIterable { case p, q }
  /// A property of the world that effects write.
  package enum Sum: String, CaseIterable { case first, second }
  /// A list of objects.
  package enum ListName: String, CaseIterable { case left, right }

  /// The number, read by `reader`.
  func value(by reader: some FormulaReader) -> Int {
    switch self {
    case .constant(let value): value
    case .number(let name): reader.number(name)
    case .flag(let name): reader.flag(name) ? 1 : 0
    case .sum(let name): reader.sum(name)
    case .count(let name): reader.count(name)
    case .nested: reader.nested()
    case .element: reader.elementValue()
    case .elementFlag: reader.elementFlag() ? 1 : 0
    case .input: reader.input()
    case .bound: reader.bound()
    case .level: reader.level()
    case .theme: reader.theme()
    case .plus(let left, let right): left.value(by: reader) + right.value(by: reader)
    case .pick(let which, let odd, let even):
      which.value(by: reader).isMultiple(of: 2) ? even.value(by: reader) : odd.value(by: reader)
    }
  }

  /// What may do as well in a smaller program.
  var simpler: [Formula] {
    switch self {
    case .constant: []
    case .plus(let left, let right): [left, right, .constant(1)]
    case .pick(let which, let odd, let even): [odd, even, which, .constant(1)]
    default: [.constant(1), .constant(0)]
    }
  }
}

/// Who computes a formula: a view, or the oracle.
protocol FormulaReader {
  func number(_ name: Formula.Number) -> Int
  func flag(_ name: Formula.Flag) -> Bool
  func sum(_ name: Formula.Sum) -> Int
  func count(_ name: Formula.ListName) -> Int
  func nested() -> Int
  func elementValue() -> Int
  func elementFlag() -> Bool
  func input() -> Int
  func bound() -> Int
  func level() -> Int
  func theme() -> Int
}
