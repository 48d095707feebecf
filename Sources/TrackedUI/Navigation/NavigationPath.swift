import Foundation

/// What is on a stack, of several types.
public nonisolated struct NavigationPath: Equatable {
  var values: [AnyHashable] = []

  /// An empty path.
  public init() {}

  /// A path of some values.
  public init<Values: Sequence>(_ elements: Values) where Values.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// The path that was stored.
  public init(_ codable: CodableRepresentation) { values = codable.values.map { AnyHashable($0.hashable) } }

  /// How many values there are.
  public var count: Int { values.count }
  /// Whether there is none.
  public var isEmpty: Bool { values.isEmpty }
  /// Puts a value on top.
  public mutating func append<Value: Hashable>(_ value: Value) { values.append(AnyHashable(value)) }
  /// Takes values from the top.
  public mutating func removeLast(_ count: Int = 1) { values.removeLast(count) }

  /// The path as it can be stored; nil where one of the values cannot be encoded and decoded.
  public var codable: CodableRepresentation? {
    let stored = values.map { $0.base as? any (Hashable & Codable) }
    guard stored.allSatisfy({ $0 != nil }) else { return nil }
    return CodableRepresentation(values: stored.compactMap { $0.map(Kept.init) })
  }

  /// A value that can be stored, with the type it has.
  fileprivate nonisolated struct Kept: Equatable, @unchecked Sendable {
    // A copy that is not changed: what is stored belongs to the main actor's path and goes where its owner sends it.
    let hashable: any (Hashable & Codable)

    init(_ hashable: any (Hashable & Codable)) { self.hashable = hashable }

    static func == (lhs: Self, rhs: Self) -> Bool { AnyHashable(lhs.hashable) == AnyHashable(rhs.hashable) }
  }

  /// A path that can be encoded and decoded: each value with the name of its type, from the top down, as SwiftUI writes it.
  ///
  /// ```swift
  /// @SceneStorage("path") var stored: Data?
  /// stored = try? JSONEncoder().encode(path.codable)
  /// ```
  public nonisolated struct CodableRepresentation: Codable, Equatable {
    fileprivate let values: [Kept]

    fileprivate init(values: [Kept]) { self.values = values }

    /// Reads a path. A type that the program does not have any more is an error.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var values: [Kept] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        guard let type = _typeByName(name) as? any (Hashable & Codable).Type else {
          throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(name) is no type to be stored")
        }
        let form = try container.decode(String.self)
        values.append(Kept(try JSONDecoder().decode(type, from: Data(form.utf8))))
      }
      self.values = values.reversed()
    }

    /// Writes the path.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for value in values.reversed() {
        let type = type(of: value.hashable)
        guard let name = _mangledTypeName(type) else {
          throw EncodingError.invalidValue(
            value.hashable,
            .init(codingPath: encoder.codingPath, debugDescription: "\(type) has no name to be found by"))
        }
        try container.encode(name)
        try container.encode(String(decoding: JSONEncoder().encode(value.hashable), as: UTF8.self))
      }
    }
  }
}
