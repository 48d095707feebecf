@_spi(Reflection) import Swift

/// The stored properties of one `@Observable` object as they were at the last look, byte by byte: Observation reports no write that nobody
/// listens to. Comparing runs no code of the program. What changes inside of an array or of another object is not seen.
struct ObservedFields {
  struct Field {
    let name: String
    let type: Any.Type
    fileprivate let range: Range<Int>
  }

  private static var fieldsByType: [ObjectIdentifier: [Field]] = [:]
  private var bytes: [UInt8]

  init(of object: AnyObject) { bytes = Self.bytes(of: object) }

  /// The properties that have changed since the previous call.
  mutating func changes(in object: AnyObject) -> [Field] {
    let new = Self.bytes(of: object)
    defer { bytes = new }
    guard new != bytes else { return [] }
    var place = 0
    return Self.fields(of: object).filter { field in
      let range = place..<place + field.range.count
      place = range.upperBound
      return new[range] != bytes[range]
    }
  }

  private static func bytes(of object: AnyObject) -> [UInt8] {
    let start = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    return fields(of: object).flatMap {
      UnsafeRawBufferPointer(start: start + $0.range.lowerBound, count: $0.range.count)
    }
  }

  private static func fields(of object: AnyObject) -> [Field] {
    let type: AnyClass = type(of: object)
    if let known = fieldsByType[ObjectIdentifier(type)] { return known }
    var fields: [Field] = []
    _ = _forEachField(of: type, options: _EachFieldOptions(rawValue: 1)) { label, offset, fieldType, _ in
      let label = String(cString: label)
      // The macro keeps `count` in `_count`, and its registrar in `_$observationRegistrar`.
      if label.hasPrefix("_"), !label.hasPrefix("_$") {
        func size<Value>(of type: Value.Type) -> Int { MemoryLayout<Value>.size }
        let end = offset + _openExistential(fieldType, do: size)
        fields.append(Field(name: String(label.dropFirst()), type: fieldType, range: offset..<end))
      }
      return true
    }
    fieldsByType[ObjectIdentifier(type)] = fields
    return fields
  }
}
