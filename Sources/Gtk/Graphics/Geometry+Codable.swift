// Written as a list of numbers, as CoreGraphics writes them: data of another platform can be read.

nonisolated extension Point: Codable {
  /// Read from a list of x and y.
  public init(from decoder: any Decoder) throws {
    let numbers = try decoder.numbers(2)
    self.init(x: numbers[0], y: numbers[1])
  }

  /// Written as a list of x and y.
  public func encode(to encoder: any Encoder) throws { try encoder.write([x, y]) }
}

nonisolated extension Size: Codable {
  /// Read from a list of width and height.
  public init(from decoder: any Decoder) throws {
    let numbers = try decoder.numbers(2)
    self.init(width: numbers[0], height: numbers[1])
  }

  /// Written as a list of width and height.
  public func encode(to encoder: any Encoder) throws { try encoder.write([width, height]) }
}

nonisolated extension Rect: Codable {
  /// Read from a list of corner and size.
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    self.init(origin: try list.decode(Point.self), size: try list.decode(Size.self))
  }

  /// Written as a list of corner and size.
  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    try list.encode(origin)
    try list.encode(size)
  }
}

nonisolated extension AffineTransform: Codable {
  /// Read from a list of a, b, c, d, tx and ty.
  public init(from decoder: any Decoder) throws {
    let numbers = try decoder.numbers(6)
    self.init(a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }

  /// Written as a list of a, b, c, d, tx and ty.
  public func encode(to encoder: any Encoder) throws { try encoder.write([a, b, c, d, tx, ty]) }
}

nonisolated extension EdgeInsets: Codable {
  /// Read from a list of top, left, bottom and right.
  public init(from decoder: any Decoder) throws {
    let numbers = try decoder.numbers(4)
    self.init(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  /// Written as a list of top, left, bottom and right.
  public func encode(to encoder: any Encoder) throws { try encoder.write([top, left, bottom, right]) }
}

nonisolated extension DirectionalEdgeInsets: Codable {
  /// Read from a list of top, leading, bottom and trailing.
  public init(from decoder: any Decoder) throws {
    let numbers = try decoder.numbers(4)
    self.init(top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
  }

  /// Written as a list of top, leading, bottom and trailing.
  public func encode(to encoder: any Encoder) throws { try encoder.write([top, leading, bottom, trailing]) }
}

nonisolated extension Decoder {
  fileprivate func numbers(_ count: Int) throws -> [Double] {
    var list = try unkeyedContainer()
    return try (0..<count).map { _ in try list.decode(Double.self) }
  }
}

nonisolated extension Encoder {
  fileprivate func write(_ numbers: [Double]) throws {
    var list = unkeyedContainer()
    try list.encode(contentsOf: numbers)
  }
}
