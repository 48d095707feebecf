import GtkTesting
import TrackedUI

/// What a view is given by the one around.
struct Scope {
  let run: ProgramRun
  /// Where the view is: what is shown there again has the same path, and its state.
  var path = "0"
  var item: Item?
  var input = 0
  var bound: Binding<Int>?

  var world: World { run.world }
  func element(_ index: Int) -> Element { run.program.elements[index] }

  func below(_ child: Int, _ identity: String = "") -> Scope {
    var scope = self
    scope.path += ".\(child)\(identity)"
    return scope
  }

  func with(_ change: (inout Scope) -> Void) -> Scope {
    var scope = self
    change(&scope)
    return scope
  }
}

/// Reads for a view.
protocol ScopeReader: FormulaReader {
  var scope: Scope { get }
}

extension ScopeReader {
  func number(_ name: Formula.Number) -> Int { scope.world[name] }
  func flag(_ name: Formula.Flag) -> Bool { scope.world[name] }
  func sum(_ name: Formula.Sum) -> Int { scope.world[name] }
  func count(_ name: Formula.ListName) -> Int { scope.world[name].count }
  func nested() -> Int { scope.world.nested.value }
  func elementValue() -> Int { scope.item?.value ?? 0 }
  func elementFlag() -> Bool { scope.item?.isOn ?? false }
  func input() -> Int { scope.input }
  func bound() -> Int { scope.bound?.wrappedValue ?? 0 }
}

/// Shows one element of a program.
struct ElementView: TrackedUI.View, ScopeReader {
  let index: Int
  let scope: Scope
  @Environment(\.programLevel) private var levelAround
  @Environment(\.programTheme) private var themeAround

  init(_ index: Int, _ scope: Scope) {
    self.index = index
    self.scope = scope
  }

  func level() -> Int { levelAround }
  func theme() -> Int { themeAround }
  private func value(_ formula: Formula) -> Int { formula.value(by: self) }
  private var children: [Int] { scope.element(index).children }

  private func child(_ place: Int, _ identity: String = "") -> ElementView {
    ElementView(children[place], scope.below(children[place], identity))
  }

  private func row(_ item: Item) -> ElementView {
    ElementView(children[0], scope.below(children[0], "#\(item.id)").with { $0.item = item })
  }

  var body: some TrackedUI.View {
    let _ = scope.run.ledger.noteRun(scope.path)
    let kind = scope.element(index).kind
    switch kind {
    case .text(let formula): Text(verbatim: "\(index):\(value(formula))")
    case .column, .row, .pile, .group: container(kind)
    case .when, .either, .choice, .erased: condition(kind)
    case .each, .entries, .boundEntries, .parts, .list, .lazy: rows(kind)
    case .level, .raisedLevel, .theme, .identified, .passing, .look: changed(kind)
    case .change, .appearance, .preference, .preferenceReader: withEffect(kind)
    default: special(kind)
    }
  }

  @ViewBuilder private func container(_ kind: Element.Kind) -> some TrackedUI.View {
    switch kind {
    case .column: VStack { all }
    case .row: HStack { all }
    case .pile: ZStack { all }
    default: Group { all }
    }
  }

  @ViewBuilder private var all: some TrackedUI.View {
    switch children.count {
    case 0: EmptyView()
    case 1: child(0)
    case 2:
      child(0)
      child(1)
    default:
      child(0)
      child(1)
      child(2)
    }
  }

  @ViewBuilder private func condition(_ kind: Element.Kind) -> some TrackedUI.View {
    switch kind {
    case .when(let formula): if !value(formula).isMultiple(of: 2) { child(0) }
    case .either(let formula): if value(formula).isMultiple(of: 2) { child(0) } else { child(1) }
    case .choice(let formula):
      switch abs(value(formula)) % 3 {
      case 0: child(0)
      case 1: child(1)
      default: EmptyView()
      }
    case .erased(let formula): value(formula).isMultiple(of: 2) ? AnyView(child(0)) : AnyView(VStack { child(1) })
    default: EmptyView()
    }
  }

  @ViewBuilder private func rows(_ kind: Element.Kind) -> some TrackedUI.View {
    switch kind {
    case .each(let name): ForEach(scope.world[name]) { row($0) }
    case .entries:
      ForEach(scope.world.entries) { entry in
        ElementView(children[0], scope.below(children[0], "#\(entry.id)").with { $0.input = entry.value })
      }
    case .boundEntries:
      ForEach(Bindable(scope.world).entries) { $entry in
        ElementView(children[0], scope.below(children[0], "#\(entry.id)").with { $0.bound = $entry.value })
      }
    case .parts: ForEach(scope.item?.parts ?? []) { row($0) }
    case .list(let name):
      List {
        if children.count > 1 { child(1) }
        ForEach(scope.world[name]) { row($0) }
      }
      .frame(height: 300)
    case .lazy(let name):
      LazyVStack {
        if children.count > 1 { child(1) }
        ForEach(scope.world[name]) { row($0) }
      }
    default: EmptyView()
    }
  }

  @ViewBuilder private func changed(_ kind: Element.Kind) -> some TrackedUI.View {
    switch kind {
    case .level(let formula): child(0).environment(\.programLevel, value(formula))
    case .raisedLevel(let more): child(0).transformEnvironment(\.programLevel) { $0 += more }
    case .theme(let formula): child(0).environment(\.programTheme, value(formula))
    case .identified(let formula):
      let id = abs(value(formula)) % 3
      child(0, "@\(id)").id(id)
    case .passing(let formula):
      let input = value(formula)
      ElementView(children[0], scope.below(children[0]).with { $0.input = input })
    case .look(let formula):
      let number = abs(value(formula)) % 4
      child(0).padding(Double(number)).opacity(number == 3 ? 0.5 : 1).disabled(number == 1)
        .background(number == 2 ? Color.red : Color.clear)
    default: EmptyView()
    }
  }

  @ViewBuilder private func withEffect(_ kind: Element.Kind) -> some TrackedUI.View {
    let (run, path) = (scope.run, scope.path)
    switch kind {
    case .change(let formula, let sum):
      child(0).onChange(of: value(formula)) { old, new in
        run.ledger.changes[path, default: []].append((old, new))
        if let sum { run.world[sum] += new - old }
      }
    case .appearance(let sum):
      child(0)
        .onAppear {
          run.ledger.appeared[path, default: 0] += 1
          if let sum { run.world[sum] += 1 }
        }
        .onDisappear {
          run.ledger.disappeared[path, default: 0] += 1
          if let sum { run.world[sum] -= 1 }
        }
    case .preference(let formula): child(0).preference(key: SumKey.self, value: value(formula))
    case .preferenceReader: child(0).onPreferenceChange(SumKey.self) { run.ledger.preferences[path] = $0 }
    default: EmptyView()
    }
  }

  @ViewBuilder private func special(_ kind: Element.Kind) -> some TrackedUI.View {
    switch kind {
    case .stateful(let formula, let onAppear):
      StateView(children[0], scope.below(children[0]), scope.path, formula, onAppear)
    case .modified: child(0).modifier(NumberedModifier(index: index, scope: scope))
    case .closure:
      ClosureHolder(path: scope.path) { [scope, children] in ElementView(children[0], scope.below(children[0])) }
    case .equal:
      EqualHolder(index: children[0], scope: scope.below(children[0]).with { $0.bound = nil }, path: scope.path) {}
    case .toggle(.flag(let name)):
      Toggle("", isOn: name == .p ? Bindable(scope.world).p : Bindable(scope.world).q).labelsHidden()
    case .toggle(.element): if let item = scope.item { Toggle("", isOn: Bindable(item).isOn).labelsHidden() }
    case .field: TextField("", text: Bindable(scope.world).text)
    default: EmptyView()
    }
  }
}
