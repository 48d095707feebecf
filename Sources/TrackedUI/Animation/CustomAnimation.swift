/// A way from one value to another that the program works out itself.
///
/// ```swift
/// struct Steps: CustomAnimation {
///   func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
///     time < 1 ? value.scaled(by: (time * 5).rounded(.down) / 5) : nil
///   }
/// }
/// withAnimation(Animation(Steps())) { isOpen.toggle() }
/// ```
/// The way is worked out when the animation is made, for a value of 1, at 120 times a second, one after the other, until there is no value
/// any more, or for a minute at most. All that is animated goes such a part of its way.
public nonisolated protocol CustomAnimation: Hashable, Sendable {
  /// How much of the way to `value` is done some seconds after the start; nil when it is over.
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
}

/// What a `CustomAnimation` keeps from one moment to the next.
public nonisolated struct AnimationContext<Value: VectorArithmetic> {
  /// What the animation keeps.
  public var state = AnimationState<Value>()
}

/// Values that a `CustomAnimation` keeps, by their keys.
public nonisolated struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Nothing but what the keys say.
  public init() {}

  /// The value of a key.
  public subscript<Key: AnimationStateKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// The key of a value that a `CustomAnimation` keeps.
public nonisolated protocol AnimationStateKey {
  /// What is kept.
  associatedtype Value
  /// What holds at first.
  static var defaultValue: Value { get }
}

nonisolated extension Animation {
  /// A way that the program works out itself.
  public init<Base: CustomAnimation>(_ base: Base) {
    var context = AnimationContext<Double>()
    var shares: [Double] = []
    let rate = AnimationTiming.samplesPerSecond
    while shares.count < 60 * rate,
      let share = base.animate(value: 1.0, time: Double(shares.count) / Double(rate), context: &context)
    {
      shares.append(share)
    }
    self.init(.samples(shares), duration: Double(shares.count) / Double(rate))
  }
}
