import TrackedUI

/// Computes from scratch what a program's views have to show, who lives, and which bodies have a reason to run.
final class Oracle {
  let world: World
  let program: Program
  /// The states of the views that have one, by their paths.
  private(set) var states: [String: Int] = [:]
  private(set) var picture = Picture()
  /// How many reasons each body had to run since the last comparison.
  var reasons: [String: Int] = [:]
  private(set) var births: [String: Int] = [:]
  private(set) var deaths: [String: Int] = [:]
  /// What the hosting controller overrides the trait with.
  var theme = 0
  /// What the topmost view is given.
  var input = 0
  private var versions: [Cell: Int] = [:]

  init(_ program: Program, _ world: World) {
    self.program = program
    self.world = world
  }

  /// A property is given another value.
  func write(_ cell: Cell) {
    versions[cell, default: 0] += 1
    hasWritten = true
  }

  func setState(_ path: String, _ value: Int) {
    guard states[path] != value else { return }
    states[path] = value
    write(.state(path))
  }

  // MARK: Rest

  /// Goes on until no effect writes anything.
  func settle() {
    repeat {
      hasWritten = false
      round()
    } while hasWritten
  }

  private var hasWritten = false

  /// Computes everything, and does what follows from the difference.
  private func round() {
    var new = Picture()
    expand(0, At(path: "0", input: input, theme: theme), &new)
    let old = picture
    picture = new
    note(old, new)
    for (path, appearance) in new.appearances where old.appearances[path] == nil {
      births[path, default: 0] += 1
      add(1, appearance.sum)
      // GTK maps the rows of a list one by one: what they write may be seen one by one.
      if appearance.isInRow, let sum = appearance.sum { reasonsForRows(of: sum) }
    }
    for (path, appearance) in old.appearances where new.appearances[path] == nil {
      deaths[path, default: 0] += 1
      add(-1, appearance.sum)
    }
    for (path, change) in new.changes {
      if let before = old.changes[path] { add(change.value - before.value, change.sum) }
    }
    for (path, value) in new.firstStates { setState(path, value) }
    for path in old.states where !new.states.contains(path) {
      states[path] = nil
      versions[.state(path)] = nil
    }
  }

  private func reasonsForRows(of sum: Formula.Sum) {
    for (path, body) in picture.bodies where body.reads[.sum(sum)] != nil { reasons[path, default: 0] += 1 }
  }

  private var sums: [Formula.Sum: Int] = [:]

  private func add(_ number: Int, _ sum: Formula.Sum?) {
    guard number != 0, let sum else { return }
    sums[sum, default: 0] += number
    write(.sum(sum))
  }

  private func note(_ old: Picture, _ new: Picture) {
    var due: Set<String> = []
    for path in new.order {
      guard let body = new.bodies[path] else { continue }
      guard let before = old.bodies[path] else {
        reasons[path, default: 0] += 1
        due.insert(path)
        continue
      }
      var hasReason = body.inputs != before.inputs
      for (cell, version) in before.reads where versions[cell] ?? 0 != version { hasReason = true }
      if before.readsLevel, before.level != body.level { hasReason = true }
      if before.readsTheme, before.theme != body.theme { hasReason = true }
      if let outer = body.outer, due.contains(outer) { hasReason = true }
      // A binding that a closure makes is another one each time.
      if case .entry(_, let owner)? = body.inputs.bound, due.contains(owner) { hasReason = true }
      guard hasReason else { continue }
      reasons[path, default: 0] += 1
      due.insert(path)
    }
  }

  // MARK: What is shown

  /// A place that is expanded.
  struct At {
    var path: String
    var item: Item?
    var input = 0
    var bound: Bound?
    var level = 0
    var theme = 0
    /// Whether rows that a `ForEach` makes stand for themselves.
    var makesRows = false
    /// Whose closure makes this view anew whenever it runs.
    var outer: String?

    enum Bound: Equatable {
      case state(String)
      case entry(Int, owner: String)
    }
  }

  /// What is there at one moment.
  struct Picture {
    struct Inputs: Equatable {
      var item: ObjectIdentifier?
      var input: Int
      var bound: At.Bound?
    }

    struct Body {
      var inputs: Inputs
      var reads: [Cell: Int] = [:]
      var readsLevel = false
      var readsTheme = false
      var level: Int
      var theme: Int
      var outer: String?
    }

    var shown: [String] = []
    var bodies: [String: Body] = [:]
    /// The bodies, outer ones first.
    var order: [String] = []
    var appearances: [String: Appearance] = [:]
    var changes: [String: (value: Int, sum: Formula.Sum?)] = [:]
    var states: Set<String> = []
    var firstStates: [String: Int] = [:]
    var preferences: [String: Int] = [:]
    /// The preferences that were given so far, for who reads them.
    var given: [Int] = []
    var toggles: [Toggle] = []
    var fields = 0
    var lists = 0

    struct Appearance {
      let sum: Formula.Sum?
      let isInRow: Bool
    }

    struct Toggle {
      let place: Element.Switchable
      let item: Item?
      var isOn: Bool
    }
  }

  private func expand(_ index: Int, _ at: At, _ picture: inout Picture) {
    let reader = OracleReader(self, at)
    defer { add(reader, at.path, at, &picture) }
    picture.order.append(at.path)
    let element = program.elements[index]
    func value(_ formula: Formula) -> Int { formula.value(by: reader) }
    func child(_ place: Int, _ identity: String = "", _ change: (inout At) -> Void = { _ in }) {
      var below = at
      below.outer = nil
      below.path += ".\(element.children[place])\(identity)"
      change(&below)
      expand(element.children[place], below, &picture)
    }
    /// Rows of their own hand no preferences up.
    func rows(_ make: () -> Void) {
      let given = picture.given
      make()
      if at.makesRows { picture.given = given }
    }
    func rows(_ items: [Item]) {
      rows {
        for item in items {
          child(0, "#\(item.id)") {
            $0.item = item
            $0.makesRows = false
          }
        }
      }
    }
    switch element.kind {
    case .text(let formula): picture.shown.append("\(index):\(value(formula))")
    case .group: for place in element.children.indices { child(place) }
    case .column, .row, .pile: for place in element.children.indices { child(place) { $0.makesRows = false } }
    case .when(let formula): if !value(formula).isMultiple(of: 2) { child(0) }
    case .either(let formula): child(value(formula).isMultiple(of: 2) ? 0 : 1)
    case .erased(let formula):
      if value(formula).isMultiple(of: 2) { child(0) } else { child(1) { $0.makesRows = false } }
    case .choice(let formula):
      let which = abs(value(formula)) % 3
      if which < 2 { child(which) }
    case .each(let name): rows(reader.list(name))
    case .list(let name), .lazy(let name):
      if case .list = element.kind { picture.lists += 1 }
      let items = reader.list(name)
      if element.children.count > 1 { child(1) { $0.makesRows = true } }
      let given = picture.given
      rows(items)
      picture.given = given
    case .parts: rows(reader.parts())
    case .entries:
      let entries = reader.entries()
      rows {
        for entry in entries {
          child(0, "#\(entry.id)") {
            $0.input = entry.value
            $0.makesRows = false
          }
        }
      }
    case .boundEntries:
      let entries = reader.entries()
      rows {
        for entry in entries {
          child(0, "#\(entry.id)") {
            $0.bound = .entry(entry.id, owner: at.path)
            $0.makesRows = false
          }
        }
      }
    case .level(let formula):
      let level = value(formula)
      child(0) { $0.level = level }
    case .raisedLevel(let more): child(0) { $0.level += more }
    case .theme(let formula):
      let theme = value(formula)
      child(0) { $0.theme = theme }
    case .identified(let formula): child(0, "@\(abs(value(formula)) % 3)")
    case .passing(let formula):
      let input = value(formula)
      child(0) { $0.input = input }
    case .look(let formula):
      _ = value(formula)
      child(0)
    case .change(let formula, let sum):
      picture.changes[at.path] = (value(formula), sum)
      child(0)
    case .appearance(let sum):
      picture.appearances[at.path] = Picture.Appearance(sum: sum, isInRow: at.path.contains("#"))
      child(0)
    case .preference(let formula):
      let (outside, given) = (picture.given, value(formula))
      child(0)
      picture.given = outside + [given]
    case .preferenceReader:
      let outside = picture.given
      picture.given = []
      child(0)
      picture.preferences[at.path] = picture.given.reduce(0, +)
      picture.given = outside + picture.given
    case .stateful(let formula, let onAppear):
      beginState(formula, onAppear, at, &picture)
      child(0) { $0.bound = .state(at.path) }
    case .modified:
      child(0) { $0.makesRows = false }
      let below = OracleReader(self, at)
      picture.shown.append("\(index):m\(below.level())")
      add(below, at.path + "m", at, &picture)
      picture.order.append(at.path + "m")
    case .closure:
      var outer = at
      outer.outer = at.path
      add(OracleReader(self, at), at.path + "c", outer, &picture)
      picture.order.append(at.path + "c")
      child(0)
    case .equal:
      var equal = at
      equal.bound = nil
      add(OracleReader(self, equal), at.path + "e", equal, &picture)
      picture.order.append(at.path + "e")
      child(0) { $0.bound = nil }
    case .toggle(let place):
      let isOn: Bool
      switch place {
      case .flag(let name): isOn = world[name]
      case .element:
        guard let item = at.item else { return }
        isOn = item.isOn
      }
      picture.shown.append(isOn ? "on" : "off")
      picture.toggles.append(Picture.Toggle(place: place, item: at.item, isOn: isOn))
    case .field:
      picture.shown.append("=\(world.text)")
      picture.fields += 1
    }
  }

  private func beginState(_ formula: Formula, _ onAppear: Int?, _ at: At, _ picture: inout Picture) {
    if states[at.path] == nil {
      var bare = at
      (bare.level, bare.theme) = (0, 0)
      states[at.path] = formula.value(by: OracleReader(self, bare))
      if let onAppear { picture.firstStates[at.path] = onAppear }
    }
    picture.states.insert(at.path)
    add(OracleReader(self, at), at.path + "s", at, &picture)
    picture.order.append(at.path + "s")
  }

  private func add(_ reader: OracleReader, _ path: String, _ at: At, _ picture: inout Picture) {
    picture.bodies[path] = Picture.Body(
      inputs: Picture.Inputs(item: at.item.map { ObjectIdentifier($0) }, input: at.input, bound: at.bound),
      reads: reader.reads.reduce(into: [:]) { $0[$1] = versions[$1] ?? 0 }, readsLevel: reader.readsLevel,
      readsTheme: reader.readsTheme, level: at.level, theme: at.theme, outer: at.outer)
  }

  /// The user has clicked a toggle: it shows the other value.
  func click(_ place: Int) -> Picture.Toggle {
    picture.toggles[place].isOn.toggle()
    return picture.toggles[place]
  }
}

extension Oracle {
  /// The sums that effects have come to.
  func sum(_ name: Formula.Sum) -> Int { sums[name] ?? 0 }
}

/// Reads for the oracle, and notes what it has read.
final class OracleReader: FormulaReader {
  private let oracle: Oracle
  private let at: Oracle.At
  private(set) var reads: Set<Cell> = []
  private(set) var readsLevel = false
  private(set) var readsTheme = false

  init(_ oracle: Oracle, _ at: Oracle.At) {
    self.oracle = oracle
    self.at = at
  }

  private func read<Value>(_ cell: Cell, _ value: Value) -> Value {
    reads.insert(cell)
    return value
  }

  func number(_ name: Formula.Number) -> Int { read(.number(name), oracle.world[name]) }
  func flag(_ name: Formula.Flag) -> Bool { read(.flag(name), oracle.world[name]) }
  func sum(_ name: Formula.Sum) -> Int { read(.sum(name), oracle.sum(name)) }
  func list(_ name: Formula.ListName) -> [Item] { read(.list(name), oracle.world[name]) }
  func count(_ name: Formula.ListName) -> Int { list(name).count }
  func entries() -> [Entry] { read(.entries, oracle.world.entries) }
  func parts() -> [Item] { at.item.map { read(.parts(ObjectIdentifier($0)), $0.parts) } ?? [] }

  func nested() -> Int {
    let object = read(.nested, oracle.world.nested)
    return read(.value(ObjectIdentifier(object)), object.value)
  }

  func elementValue() -> Int { at.item.map { read(.value(ObjectIdentifier($0)), $0.value) } ?? 0 }
  func elementFlag() -> Bool { at.item.map { read(.isOn(ObjectIdentifier($0)), $0.isOn) } ?? false }
  func input() -> Int { at.input }

  func bound() -> Int {
    switch at.bound {
    case nil: 0
    case .state(let path): read(.state(path), oracle.states[path] ?? 0)
    case .entry(let id, _): read(.entries, oracle.world.entries.first { $0.id == id }?.value ?? 0)
    }
  }

  func level() -> Int {
    readsLevel = true
    return at.level
  }

  func theme() -> Int {
    readsTheme = true
    return at.theme
  }
}
