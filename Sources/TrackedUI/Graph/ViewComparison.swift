/// Whether two values of one type would make a view the same.
///
/// `==` where the type is `Equatable`; identity for objects; else property by property, found by reflection once a type.
/// Closures are equal if they are the very same, code and captured values: one that captures something is a different one each
/// time it is made. What is kept by a node (`@State`, `@Environment` …) does not count.
enum ViewComparison {
  /// Whether both are the same input.
  static func areEqual<Value>(_ left: Value, _ right: Value) -> Bool {
    withUnsafePointer(to: left) { left in
      withUnsafePointer(to: right) { right in comparator(of: Value.self)(left, right) }
    }
  }

  /// Compares what two pointers point to.
  typealias Comparator = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  private static var comparators: [ObjectIdentifier: Comparator] = [:]

  private static func comparator(of type: Any.Type) -> Comparator {
    let key = ObjectIdentifier(type)
    if let known = comparators[key] { return known }
    let made = makeComparator(of: type)
    comparators[key] = made
    return made
  }

  private static func makeComparator(of type: Any.Type) -> Comparator {
    func open<Value>(_ type: Value.Type) -> Comparator { makeComparator(ofOpened: type) }
    return _openExistential(type, do: open)
  }

  private static func makeComparator<Value>(ofOpened type: Value.Type) -> Comparator {
    if type is any IgnoredInput.Type { return { _, _ in true } }
    if let type = type as? any ComparedInput.Type { return comparedInput(type) }
    if let type = type as? any Equatable.Type { return equatable(type) }
    if type is AnyClass {
      return { $0.load(as: UnsafeRawPointer?.self) == $1.load(as: UnsafeRawPointer?.self) }
    }
    if let type = type as? any OptionalInput.Type { return type.comparator }
    if isExistential(type) { return existential(type) }
    if MemoryLayout<Value>.size == 0 { return { _, _ in true } }
    if isFunction(type) { return bitwise(MemoryLayout<Value>.size) }
    if hasPlainBits(type) { return _isPOD(type) ? bitwise(MemoryLayout<Value>.size) : never }
    let fields = TypeFacts.of(type).fields
    guard !fields.isEmpty else { return never }
    let parts = fields.map { ($0.offset, comparator(of: $0.type)) }
    if parts.count == 1 {
      let (offset, comparator) = parts[0]
      return { comparator($0 + offset, $1 + offset) }
    }
    return { left, right in
      for (offset, comparator) in parts where !comparator(left + offset, right + offset) { return false }
      return true
    }
  }

  private static let never: Comparator = { _, _ in false }

  private static func bitwise(_ size: Int) -> Comparator {
    { left, right in
      UnsafeRawBufferPointer(start: left, count: size).elementsEqual(UnsafeRawBufferPointer(start: right, count: size))
    }
  }

  private static func equatable<Value: Equatable>(_ type: Value.Type) -> Comparator {
    { $0.assumingMemoryBound(to: Value.self).pointee == $1.assumingMemoryBound(to: Value.self).pointee }
  }

  private static func comparedInput<Value: ComparedInput>(_ type: Value.Type) -> Comparator {
    { $0.assumingMemoryBound(to: Value.self).pointee.isSameInput(as: $1.assumingMemoryBound(to: Value.self).pointee) }
  }

  fileprivate static func optional<Wrapped>(_ type: Wrapped.Type) -> Comparator {
    { left, right in
      switch (left.assumingMemoryBound(to: Wrapped?.self).pointee, right.assumingMemoryBound(to: Wrapped?.self).pointee)
      {
      case (nil, nil): true
      case (let left?, let right?): areEqual(left, right)
      default: false
      }
    }
  }

  /// Compares what is in two boxes of a protocol's type. Whatever the protocol, a box begins as one of `Any` does; those for
  /// objects alone are smaller.
  private static func existential<Value>(_ type: Value.Type) -> Comparator {
    guard MemoryLayout<Value>.size >= MemoryLayout<Any>.size else { return never }
    return {
      areEqualErased($0.assumingMemoryBound(to: Any.self).pointee, $1.assumingMemoryBound(to: Any.self).pointee)
    }
  }

  /// Whether two values of types that are not said are the same input.
  static func areEqualErased(_ left: Any, _ right: Any) -> Bool {
    func compare<Value>(_ left: Value) -> Bool { (right as? Value).map { areEqual(left, $0) } ?? false }
    guard Swift.type(of: left) == Swift.type(of: right) else { return false }
    return _openExistential(left, do: compare)
  }

  /// A type's metadata begin with their kind; 0x302 is that of functions, fixed by Swift's ABI.
  private static func isFunction(_ type: Any.Type) -> Bool {
    unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee == 0x302
  }

  /// Whether values of a type are boxes with something of another one.
  static func isExistential(_ type: Any.Type) -> Bool {
    let kind = unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee
    return kind == 0x303 || kind == 0x307
  }

  /// An enumeration or a metatype: nothing that consists of properties.
  private static func hasPlainBits(_ type: Any.Type) -> Bool {
    // The first word of a type's metadata is its kind.
    let kind = unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee
    return kind == 0x201 || kind == 0x304
  }
}

/// A property that belongs to the node, not to the inputs.
protocol IgnoredInput {}

/// A type that knows itself when two values are the same input.
protocol ComparedInput {
  /// Whether both make a view the same.
  func isSameInput(as other: Self) -> Bool
}

private protocol OptionalInput {
  static var comparator: ViewComparison.Comparator { get }
}

extension Optional: @MainActor OptionalInput {
  fileprivate static var comparator: ViewComparison.Comparator { ViewComparison.optional(Wrapped.self) }
}
