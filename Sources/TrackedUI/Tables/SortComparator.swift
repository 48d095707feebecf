/// The way an order goes.
public nonisolated enum SortOrder: Hashable, Codable, Sendable {
  /// The least first.
  case forward
  /// The greatest first.
  case reverse
}

/// Tells which of two values comes first.
public nonisolated protocol SortComparator<Compared>: Hashable {
  /// What is compared.
  associatedtype Compared
  /// The way the order goes.
  var order: SortOrder { get set }
  /// How `lhs` stands to `rhs`, the way taken into account.
  func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult
}

extension ComparisonResult {
  /// The result for an order that goes one way or the other.
  nonisolated func inOrder(_ order: SortOrder) -> ComparisonResult {
    guard order == .reverse else { return self }
    return switch self {
    case .orderedAscending: .orderedDescending
    case .orderedDescending: .orderedAscending
    default: .orderedSame
    }
  }
}

/// Compares values by `<`.
public nonisolated struct ComparableComparator<Compared: Comparable>: SortComparator {
  /// The way the order goes.
  public var order: SortOrder

  /// Compares values by `<`.
  public init(order: SortOrder = .forward) { self.order = order }

  /// How `lhs` stands to `rhs`.
  public func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult {
    let result: ComparisonResult = lhs < rhs ? .orderedAscending : rhs < lhs ? .orderedDescending : .orderedSame
    return result.inOrder(order)
  }
}

nonisolated extension SortComparator where Self == String.StandardComparator {
  /// As lists of files do: numbers by their values, great and small letters alike unless they are all that differs.
  public static var localizedStandard: String.StandardComparator { .localizedStandard }
  /// As lists of files do.
  public static var localized: String.StandardComparator { .localized }
  /// By `<`.
  public static var lexical: String.StandardComparator { .lexical }
}

extension String {
  /// Compares texts.
  public nonisolated struct StandardComparator: SortComparator, Codable, Sendable {
    private enum Rule: Codable { case standard, lexical }
    private let rule: Rule
    /// The way the order goes.
    public var order = SortOrder.forward

    /// As lists of files do: numbers by their values, great and small letters alike unless they are all that differs.
    public static let localizedStandard = StandardComparator(rule: .standard)
    /// As lists of files do.
    public static let localized = StandardComparator(rule: .standard)
    /// By `<`.
    public static let lexical = StandardComparator(rule: .lexical)

    private init(rule: Rule) { self.rule = rule }

    /// As another one, in an order.
    public init(_ base: StandardComparator, order: SortOrder = .forward) {
      self = base
      self.order = order
    }

    /// How `lhs` stands to `rhs`.
    public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
      if rule == .standard {
        let result = lhs.lowercased().comparedByNumbers(to: rhs.lowercased())
        if result != .orderedSame { return result.inOrder(order) }
        // A small letter comes before its great one.
        return ComparableComparator().compare(rhs, lhs).inOrder(order)
      }
      return ComparableComparator().compare(lhs, rhs).inOrder(order)
    }
  }

  /// Compares character by character, and digits that stand together as one number.
  fileprivate nonisolated func comparedByNumbers(to other: String) -> ComparisonResult {
    var (left, right) = (Substring(self), Substring(other))
    while let first = left.first, let second = right.first {
      if first.isASCIIDigit, second.isASCIIDigit {
        let (one, two) = (left.takeNumber(), right.takeNumber())
        if one.count != two.count { return one.count < two.count ? .orderedAscending : .orderedDescending }
        if one != two { return one < two ? .orderedAscending : .orderedDescending }
      } else {
        if first != second { return first < second ? .orderedAscending : .orderedDescending }
        left.removeFirst()
        right.removeFirst()
      }
    }
    return left.isEmpty ? right.isEmpty ? .orderedSame : .orderedAscending : .orderedDescending
  }
}

extension Character {
  fileprivate nonisolated var isASCIIDigit: Bool { "0"..."9" ~= self }
}

extension Substring {
  /// Takes the digits at the beginning away, and gives them without zeros in front.
  fileprivate nonisolated mutating func takeNumber() -> Substring {
    let digits = prefix { $0.isASCIIDigit }
    removeFirst(digits.count)
    return digits.drop { $0 == "0" }
  }
}

/// Compares values by one of their properties.
///
/// ```swift
/// @State private var order = [KeyPathComparator(\Person.name)]
/// people.sorted(using: order)
/// ```
public nonisolated struct KeyPathComparator<Compared>: SortComparator {
  /// The property.
  public let keyPath: PartialKeyPath<Compared>
  /// The way the order goes.
  public var order: SortOrder
  private let rule: AnyHashable
  private let compareForward: (Compared, Compared) -> ComparisonResult

  private init(
    _ keyPath: PartialKeyPath<Compared>, _ order: SortOrder, _ rule: AnyHashable,
    _ compare: @escaping (Compared, Compared) -> ComparisonResult
  ) {
    self.keyPath = keyPath
    self.order = order
    self.rule = rule
    compareForward = compare
  }

  /// Compares by a property, texts as `String.StandardComparator.localizedStandard` does, all else by `<`.
  public init<Value: Comparable>(_ keyPath: KeyPath<Compared, Value>, order: SortOrder = .forward) {
    if let texts = keyPath as? KeyPath<Compared, String> {
      self.init(texts, comparator: String.StandardComparator.localizedStandard, order: order)
    } else {
      self.init(keyPath, comparator: ComparableComparator<Value>(), order: order)
    }
  }

  /// Compares by a property; nil comes first.
  public init<Value: Comparable>(_ keyPath: KeyPath<Compared, Value?>, order: SortOrder = .forward) {
    self.init(keyPath, order, AnyHashable(ComparableComparator<Value>())) {
      switch ($0[keyPath: keyPath], $1[keyPath: keyPath]) {
      case (nil, nil): .orderedSame
      case (nil, _): .orderedAscending
      case (_, nil): .orderedDescending
      case (let left?, let right?): ComparableComparator().compare(left, right)
      }
    }
  }

  /// Compares by a property as a comparator says, in its order.
  public init<Value, Comparator: SortComparator>(_ keyPath: KeyPath<Compared, Value>, comparator: Comparator)
  where Comparator.Compared == Value {
    self.init(keyPath, comparator: comparator, order: comparator.order)
  }

  /// Compares by a property as a comparator says.
  public init<Value, Comparator: SortComparator>(
    _ keyPath: KeyPath<Compared, Value>, comparator: Comparator, order: SortOrder
  ) where Comparator.Compared == Value {
    var forward = comparator
    forward.order = .forward
    self.init(keyPath, order, AnyHashable(forward)) { [forward] in
      forward.compare($0[keyPath: keyPath], $1[keyPath: keyPath])
    }
  }

  /// How `lhs` stands to `rhs`.
  public func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult { compareForward(lhs, rhs).inOrder(order) }

  /// Whether both compare the same way: by the same property, in the same order.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.keyPath == rhs.keyPath && lhs.order == rhs.order && lhs.rule == rhs.rule
  }

  /// Hashes what makes them the same.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(keyPath)
    hasher.combine(order)
    hasher.combine(rule)
  }
}

extension Sequence {
  /// The elements in the order of a comparator; equal ones stay as they were.
  public nonisolated func sorted<Comparator: SortComparator>(using comparator: Comparator) -> [Element]
  where Comparator.Compared == Element {
    sorted { comparator.compare($0, $1) == .orderedAscending }
  }

  /// The elements in the order of the first comparator for which two differ; equal ones stay as they were.
  public nonisolated func sorted<Comparators: Sequence>(using comparators: Comparators) -> [Element]
  where Comparators.Element: SortComparator, Comparators.Element.Compared == Element {
    let rules = Array(comparators)
    return sorted { left, right in
      for rule in rules {
        let result = rule.compare(left, right)
        if result != .orderedSame { return result == .orderedAscending }
      }
      return false
    }
  }
}

extension MutableCollection where Self: RandomAccessCollection {
  /// Puts the elements in the order of a comparator; equal ones stay as they were.
  public nonisolated mutating func sort<Comparator: SortComparator>(using comparator: Comparator)
  where Comparator.Compared == Element {
    replaceElements(with: sorted(using: comparator))
  }

  /// Puts the elements in the order of the first comparator for which two differ; equal ones stay as they were.
  public nonisolated mutating func sort<Comparators: Sequence>(using comparators: Comparators)
  where Comparators.Element: SortComparator, Comparators.Element.Compared == Element {
    replaceElements(with: sorted(using: comparators))
  }

  private nonisolated mutating func replaceElements(with elements: [Element]) {
    for (index, element) in zip(indices, elements) { self[index] = element }
  }
}
