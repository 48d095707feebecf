import Foundation

/// The key of a value that goes along with a change, to what `transaction` asks inside of it.
///
/// ```swift
/// private struct IsUndoneKey: TransactionKey { static let defaultValue = false }
/// extension Transaction {
///   var isUndone: Bool {
///     get { self[IsUndoneKey.self] }
///     set { self[IsUndoneKey.self] = newValue }
///   }
/// }
/// ```
public typealias TransactionKey = TrackedKit.TransactionKey

/// How a change is shown.
@MainActor public struct Transaction {
  /// How it is animated; nil for not at all.
  public var animation: Animation? { didSet { saysAnimation = true } }
  /// Whether it jumps, whatever animates it.
  public var disablesAnimations = false { didSet { saysDisabling = true } }
  /// What was set: what was not is said by the transaction around.
  fileprivate private(set) var saysAnimation = false
  fileprivate private(set) var saysDisabling = false

  private(set) fileprivate var values: [ObjectIdentifier: Any] = [:]
  /// What goes along with the change that is being made.
  fileprivate static var currentValues: [ObjectIdentifier: Any] = [:]
  /// Whether a transaction around the change has it jump.
  fileprivate(set) static var isDisabled = false

  /// A change of which nothing is said.
  @_disfavoredOverload public init() {}

  /// A change that is shown in some way.
  public init(animation: Animation?) {
    self.animation = animation
    saysAnimation = true
  }

  /// A change that is shown as what is being made, with what goes along with that.
  fileprivate init(inherited animation: Animation?) {
    self.animation = animation
    disablesAnimations = Self.isDisabled
    values = Self.currentValues
  }

  /// What goes along with the change.
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// That of the change that is being made.
  static var current: Transaction {
    var transaction = Transaction(inherited: AnimatedPlaces.isAnimating ? Animation.current : nil)
    transaction.disablesAnimations = AnimatedPlaces.isSuppressed
    return transaction
  }

  /// Makes a change as the transaction says; `completion` is called when it has come to rest.
  func animate(_ changes: () -> Void, completion: (() -> Void)?) {
    if let animation, !disablesAnimations, !Self.isDisabled {
      animation.run(completion: completion.map { completion in { _ in completion() } }, changes)
    } else {
      changes()
      completion?()
    }
  }
}

/// Makes a change that is shown as a transaction says, and, where it says nothing, as the transaction around does (C-271).
///
/// What the change leads to is evaluated in this very call where it is animated, or where values of the program's own keys go along.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  let outer = Transaction.currentValues
  Transaction.currentValues.merge(transaction.values) { $1 }
  defer { Transaction.currentValues = outer }
  let wasDisabled = Transaction.isDisabled
  if transaction.saysDisabling { Transaction.isDisabled = transaction.disablesAnimations }
  defer { Transaction.isDisabled = wasDisabled }
  if Transaction.isDisabled || (transaction.saysAnimation && transaction.animation == nil) {
    return Transaction.currentValues.isEmpty ? try withAnimation(nil, body) : try runFlushed(isAnimated: false, body)
  }
  if let animation = transaction.animation { return try withAnimation(animation, body) }
  return transaction.values.isEmpty ? try body() : try runFlushed(isAnimated: true, body)
}

/// Makes a change that is shown as a transaction says with one of its values set.
public func withTransaction<Value, Result>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Has what changes inside a view shown in another way than what changes it says.
private struct TransactionModifier: NodeModifier {
  let transform: (inout Transaction) -> Void

  func makeNode<Content: View>(_ view: Changed<Content>, _ inputs: _NodeInputs) -> _ViewNode<Changed<Content>> {
    TransactionNode(view, inputs)
  }

  /// Makes a change as it is to be shown.
  ///
  /// - Returns: what animates it, where that is not what animates anyhow.
  @discardableResult
  func run(_ change: () -> Void) -> Animation? {
    let outer = AnimatedPlaces.isAnimating ? Animation.current : nil
    var transaction = Transaction(inherited: outer)
    transform(&transaction)
    let animation = transaction.disablesAnimations ? nil : transaction.animation
    if animation == outer {
      change()
    } else if let animation {
      animation.run { change() }
      return animation
    } else {
      TrackedKit.View.performWithoutAnimation(change)
    }
    return nil
  }
}

private final class TransactionNode<Content: View>: ModifiedNode<Content, TransactionModifier> {
  override func update(_ view: ModifiedContent<Content, TransactionModifier>) {
    modifier = view.modifier
    if let animation = modifier.run({ child.update(view.content) }) { animatePlaces(animation) }
  }

  override func appendItems(to items: inout [LayoutItem]) {
    for item in childItems { items.append(item is RowsItem ? item : TransactionItem(item, modifier)) }
  }
}

/// An item whose way to its place is shown as a transaction says.
private final class TransactionItem: ModifiedItem<TransactionModifier> {
  override func place(in rect: CGRect, for proposal: ProposedViewSize, of container: LayoutWidget) {
    guard AnimatedPlaces.isAnimating else { return inner.place(in: rect, for: proposal, of: container) }
    modifier.run { inner.place(in: rect, for: proposal, of: container) }
  }

  override var soleWidget: Widget? { inner.soleWidget }
}

/// Animates what a closure changes of a view, and leaves what the view itself changes as it is.
private struct ScopedAnimation<Base, Changed: View>: ViewModifier {
  let animation: Animation?
  let change: (PlaceholderContentView<Base>) -> Changed

  func body(content: Content) -> some View {
    change(PlaceholderContentView<Base>(source: content.source)).animation(animation)
  }
}

extension View {
  /// Changes how what changes inside the view is shown.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(TransactionModifier(transform: transform))
  }

  /// Animates everything that an evaluation around the view changes inside of it; nil has it jump.
  public func animation(_ animation: Animation?) -> some View { transaction { $0.animation = animation } }

  /// Animates what a closure changes of the view, and nothing that is inside.
  public func animation<Changed: View>(
    _ animation: Animation?, @ViewBuilder body: @escaping (PlaceholderContentView<Self>) -> Changed
  ) -> some View { modifier(ScopedAnimation(animation: animation, change: body)) }
}

private struct ValueTransaction<Value: Equatable>: ViewModifier {
  let value: Value
  let transform: (inout Transaction) -> Void
  @State private var last = Last()

  private final class Last { var value: Value? }

  func body(content: Content) -> some View {
    let isOther = last.value != nil && last.value != value
    let _ = last.value = value
    content.transaction { if isOther { transform(&$0) } }
  }
}

extension View {
  /// Shows what changes with a value as a transaction says.
  public func transaction<Value: Equatable>(
    value: Value, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { modifier(ValueTransaction(value: value, transform: transform)) }
}
