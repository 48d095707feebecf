import GtkTesting
import TrackedUI

/// A view with a state.
struct StateView: TrackedUI.View {
  private struct Reader: ScopeReader {
    let scope: Scope
    func level() -> Int { 0 }
    func theme() -> Int { 0 }
  }

  private let index: Int
  private let scope: Scope
  private let path: String
  private let onAppear: Int?
  @State private var own: Int
  @State private var token = StateToken()

  init(_ index: Int, _ scope: Scope, _ path: String, _ initial: Formula, _ onAppear: Int?) {
    (self.index, self.scope, self.path, self.onAppear) = (index, scope, path, onAppear)
    _own = State(wrappedValue: initial.value(by: Reader(scope: scope)))
  }

  var body: some TrackedUI.View {
    let _ = scope.run.ledger.noteRun(path + "s")
    let _ = scope.run.ledger.states[path] = $own
    let _ = token
    ElementView(index, scope.with { $0.bound = $own }).onAppear { if let onAppear { own = onAppear } }
  }
}

/// Puts a number below a view.
struct NumberedModifier: ViewModifier {
  let index: Int
  let scope: Scope
  @State private var token = StateToken()
  @Environment(\.programLevel) private var level

  func body(content: Content) -> some TrackedUI.View {
    let _ = scope.run.ledger.noteRun(scope.path + "m")
    let _ = token
    VStack {
      content
      Text(verbatim: "\(index):m\(level)")
    }
  }
}

/// A view that is given a closure, which is never equal to another one.
struct ClosureHolder: TrackedUI.View {
  let path: String
  let make: () -> ElementView

  var body: some TrackedUI.View {
    let view = make()
    let _ = view.scope.run.ledger.noteRun(path + "c")
    view
  }
}

/// A view that says itself when it is equal, whatever the closure.
struct EqualHolder: TrackedUI.View, @MainActor Equatable {
  let index: Int
  let scope: Scope
  let path: String
  let closure: () -> Void

  static func == (left: Self, right: Self) -> Bool {
    left.index == right.index && left.scope.path == right.scope.path && left.scope.item === right.scope.item
      && left.scope.input == right.scope.input
  }

  var body: some TrackedUI.View {
    let _ = scope.run.ledger.noteRun(path + "e")
    ElementView(index, scope)
  }
}

/// A preference: the sum of what is given.
struct SumKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct LevelKey: EnvironmentKey { static let defaultValue = 0 }

/// A trait that is an environment's value as well.
struct ThemeTrait: TraitDefinition { static let defaultValue = 0 }

private struct ThemeKey: TraitBridgedEnvironmentKey {
  static let defaultValue = 0
  static func read(from traitCollection: TraitCollection) -> Int { traitCollection[ThemeTrait.self] }
  static func write(to mutableTraits: inout any MutableTraits, value: Int) { mutableTraits[ThemeTrait.self] = value }
}

extension EnvironmentValues {
  var programLevel: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }

  var programTheme: Int {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}
