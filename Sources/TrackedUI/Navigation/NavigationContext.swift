/// What links and destinations ask of the stack, or the split, around them.
final class NavigationContext {
  /// Makes the view for a value.
  private var destinations: [ObjectIdentifier: (AnyHashable) -> AnyView?] = [:]
  /// Puts a value on top, from a page.
  var push: (AnyHashable, ViewController?) -> Void = { _, _ in }
  /// Puts a view on top that no value stands for, from a page; the closure is called when the user has gone back from it. Nil where nothing
  /// can be put there.
  var show: (AnyView, ViewController?, @escaping () -> Void) -> PushedPage? = { _, _, _ in nil }
  /// Another view stands for values of a type.
  var destinationsDidChange: (ObjectIdentifier) -> Void = { _ in }
  /// Whether links lead to the next column of a split.
  var isSplit = false

  /// Says which view stands for values of a type.
  func register<Value: Hashable>(_ type: Value.Type, _ view: @escaping (AnyHashable) -> AnyView?) {
    destinations[ObjectIdentifier(type)] = view
    destinationsDidChange(ObjectIdentifier(type))
  }

  /// The view for a value.
  func view(for value: AnyHashable) -> AnyView? {
    if let view = destinations[ObjectIdentifier(type(of: value.base))]?(value) { return view }
    // A value may have been put on as another type that is equal.
    return destinations.values.lazy.compactMap { $0(value) }.first
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

  init(update: @escaping (AnyView) -> Void, leave: @escaping () -> Void) {
    self.update = update
    self.leave = leave
  }
}

extension EnvironmentValues {
  @Entry var navigation: NavigationContext?
}
