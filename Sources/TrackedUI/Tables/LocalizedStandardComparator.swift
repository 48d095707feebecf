public import Foundation

/// Compares texts as lists of files do: numbers by their values, great and small letters alike unless they are all that differs.
///
/// What `String.StandardComparator.localizedStandard` is elsewhere: Foundation does not have it on Linux.
public nonisolated struct LocalizedStandardComparator: SortComparator, Codable, Sendable {
  /// The way the order goes.
  public var order: SortOrder

  /// Compares texts as lists of files do.
  public init(order: SortOrder = .forward) { self.order = order }

  /// How `lhs` compares to `rhs`, with the order taken into account.
  public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
    order == .forward ? lhs.localizedStandardCompare(rhs) : rhs.localizedStandardCompare(lhs)
  }
}

nonisolated extension String.StandardComparator {
  /// As lists of files do.
  public static var localizedStandard: LocalizedStandardComparator { LocalizedStandardComparator() }
}

nonisolated extension SortComparator where Self == LocalizedStandardComparator {
  /// As lists of files do.
  public static var localizedStandard: LocalizedStandardComparator { LocalizedStandardComparator() }
  /// As lists of files do.
  public static var localized: LocalizedStandardComparator { LocalizedStandardComparator() }
}

// A type that belongs to the main actor has key paths that are not sendable, which Foundation asks for.
nonisolated extension KeyPathComparator {
  /// Compares by a text, as lists of files do.
  public init(_ keyPath: any KeyPath<Compared, String> & Sendable, order: SortOrder = .forward) {
    self.init(keyPath, comparator: .localizedStandard, order: order)
  }

  /// Compares by a text, as lists of files do.
  public init(_ keyPath: KeyPath<Compared, String>, order: SortOrder = .forward) {
    self.init(keyPath.assumedSendable, comparator: .localizedStandard, order: order)
  }

  /// Compares by a property.
  public init<Value: Comparable>(_ keyPath: KeyPath<Compared, Value>, order: SortOrder = .forward) {
    self.init(keyPath.assumedSendable, order: order)
  }

  /// Compares by a property; nil comes first.
  public init<Value: Comparable>(_ keyPath: KeyPath<Compared, Value?>, order: SortOrder = .forward) {
    self.init(keyPath.assumedSendable, order: order)
  }

  /// Compares by a property as a comparator says, in its order.
  public init<Value, Comparator: SortComparator>(_ keyPath: KeyPath<Compared, Value>, comparator: Comparator)
  where Comparator.Compared == Value {
    self.init(keyPath.assumedSendable, comparator: comparator)
  }

  /// Compares by a property as a comparator says.
  public init<Value, Comparator: SortComparator>(
    _ keyPath: KeyPath<Compared, Value>, comparator: Comparator, order: SortOrder
  ) where Comparator.Compared == Value {
    self.init(keyPath.assumedSendable, comparator: comparator, order: order)
  }
}

nonisolated extension KeyPath {
  /// Safe: a key path never changes, and what it reads is the caller's to keep to its actor.
  fileprivate var assumedSendable: any KeyPath<Root, Value> & Sendable {
    unsafeBitCast(self, to: (any KeyPath<Root, Value> & Sendable).self)
  }
}
