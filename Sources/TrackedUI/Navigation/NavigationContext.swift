/// What links and destinations ask of the stack, or the split, around them.
final class NavigationContext {
  /// Which view shows values of a type, for as long as the owner is there.
  private struct Declaration {
    let owner: ObjectIdentifier
    var view: (AnyHashable) -> AnyView?
  }

  /// In the order in which they came: the one nearest to the root holds.
  private var declarations: [ObjectIdentifier: [Declaration]] = [:]
  /// Puts a value on top, from a page.
  var push: (AnyHashable, ViewController?) -> Void = { _, _ in }
  /// Puts a view on top that no value stands for, from a page; the closure is called when the user has gone back from it. Nil where nothing
  /// can be put there.
  var show: (AnyView, ViewController?, @escaping () -> Void) -> PushedPage? = { _, _, _ in nil }
  /// Another view stands for values of a type.
  var destinationsDidChange: (ObjectIdentifier) -> Void = { _ in }
  /// Whether links lead to the next column of a split.
  var isSplit = false

  /// Declares, for an owner, which view shows values of a type.
  func register<Value: Hashable>(_ type: Value.Type, of owner: AnyObject, _ view: @escaping (AnyHashable) -> AnyView?) {
    let type = ObjectIdentifier(type)
    let owner = ObjectIdentifier(owner)
    let index = declarations[type]?.firstIndex { $0.owner == owner }
    if let index {
      declarations[type]?[index].view = view
    } else {
      declarations[type, default: []].append(Declaration(owner: owner, view: view))
    }
    if declarations[type]?.first?.owner == owner { destinationsDidChange(type) }
  }

  /// Takes an owner's declaration away, as it goes.
  func withdraw<Value: Hashable>(_ type: Value.Type, of owner: AnyObject) {
    let type = ObjectIdentifier(type)
    guard let index = declarations[type]?.firstIndex(where: { $0.owner == ObjectIdentifier(owner) }) else { return }
    declarations[type]?.remove(at: index)
    if index == 0 { destinationsDidChange(type) }
  }

  /// The view for a value.
  func view(for value: AnyHashable) -> AnyView? {
    if let view = declarations[ObjectIdentifier(type(of: value.base))]?.first?.view(value) { return view }
    // A value may have been put on as another type that is equal.
    return declarations.values.lazy.compactMap { $0.first?.view(value) }.first
  }

  /// Nothing stands for a value.
  func adviseOfMissingDestination(_ value: AnyHashable) {
    Advice.once("destination-\(type(of: value.base))") {
      "a NavigationLink or a path has a value of type \(type(of: value.base)), for which no navigationDestination(for:) is in sight."
    }
  }
}

/// A view that was put on a stack, for who put it there and goes on saying what it shows.
final class PushedPage {
  /// Has it show another value of the view.
  let update: (AnyView) -> Void
  /// Takes it away.
  let leave: () -> Void
  /// Puts another view in its place, as it was put there itself; what is below is not seen meanwhile. Nil if it is not there any more.
  let replace: (AnyView, @escaping () -> Void) -> PushedPage?

  init(
    update: @escaping (AnyView) -> Void, leave: @escaping () -> Void,
    replace: @escaping (AnyView, @escaping () -> Void) -> PushedPage?
  ) {
    self.update = update
    self.leave = leave
    self.replace = replace
  }
}

extension EnvironmentValues {
  @Entry var navigation: NavigationContext?
}
