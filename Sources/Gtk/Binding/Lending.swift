import CGtk

// What generated members give C for the time of a call.

/// A structure of C's that stands for a value of Swift's.
package protocol NativeStructure {
  associatedtype Value
  init(_ value: Value)
  var value: Value { get }
}

extension GdkRGBA: NativeStructure {
  package init(_ value: RGBA) { self = value.native }
  package var value: RGBA { RGBA(self) }
}

extension GdkRectangle: NativeStructure {
  package init(_ value: Rect) {
    self.init(
      x: Int32(clamping: value.x.rounded()), y: Int32(clamping: value.y.rounded()),
      width: Int32(clamping: value.width.rounded()), height: Int32(clamping: value.height.rounded()))
  }
  package var value: Rect { Rect(x: Int(x), y: Int(y), width: Int(width), height: Int(height)) }
}

extension graphene_rect_t: NativeStructure {
  package init(_ value: Rect) { self = value.graphene }
  package var value: Rect {
    Rect(x: Double(origin.x), y: Double(origin.y), width: Double(size.width), height: Double(size.height))
  }
}

extension graphene_point_t: NativeStructure {
  package init(_ value: Point) { self.init(x: Float(value.x), y: Float(value.y)) }
  package var value: Point { Point(x: Double(x), y: Double(y)) }
}

extension graphene_size_t: NativeStructure {
  package init(_ value: Size) { self.init(width: Float(value.width), height: Float(value.height)) }
  package var value: Size { Size(width: Double(width), height: Double(height)) }
}

extension PangoRectangle: NativeStructure {
  package init(_ value: Rect) {
    self.init(
      x: Int32(clamping: value.x.rounded()), y: Int32(clamping: value.y.rounded()),
      width: Int32(clamping: value.width.rounded()), height: Int32(clamping: value.height.rounded()))
  }
  package var value: Rect { Rect(x: Int(x), y: Int(y), width: Int(width), height: Int(height)) }
}

extension GtkRequisition: NativeStructure {
  package init(_ value: Size) {
    self.init(width: Int32(clamping: value.width.rounded()), height: Int32(clamping: value.height.rounded()))
  }
  package var value: Size { Size(width: Int(width), height: Int(height)) }
}

/// Passes a value as the structure that C has for it.
package func lend<Native: NativeStructure, Answer>(
  _ value: Native.Value, as type: Native.Type, _ body: (UnsafeMutablePointer<Native>) -> Answer
) -> Answer {
  var native = Native(value)
  return body(&native)
}

/// Passes a value as the structure that C has for it, or null.
package func lendOptional<Native: NativeStructure, Answer>(
  _ value: Native.Value?, as type: Native.Type, _ body: (UnsafeMutablePointer<Native>?) -> Answer
) -> Answer {
  guard let value else { return body(nil) }
  return lend(value, as: type) { body($0) }
}

/// Passes rectangles as the region that they make up, in whole pixels; null for none.
package func lendRegion<Answer>(_ rectangles: [Rect]?, _ body: (OpaquePointer?) -> Answer) -> Answer {
  guard let rectangles else { return body(nil) }
  let natives = rectangles.map { GdkRectangle($0) }
  let region = cairo_region_create_rectangles(natives, Int32(clamping: natives.count))
  defer { cairo_region_destroy(region) }
  return body(region)
}

/// The rectangles that make up a region, which C keeps.
package func nativeRectangles(copying region: OpaquePointer?) -> [Rect] {
  guard let region else { return [] }
  return (0..<cairo_region_num_rectangles(region)).map {
    var rectangle = GdkRectangle()
    cairo_region_get_rectangle(region, $0, &rectangle)
    return rectangle.value
  }
}

/// Passes texts as an array that ends with null; null for none.
package func lendTexts<Answer>(
  _ texts: [String]?, _ body: (UnsafeMutablePointer<UnsafePointer<CChar>?>?) -> Answer
) -> Answer {
  guard let texts else { return body(nil) }
  var copies: [UnsafePointer<CChar>?] = texts.map { UnsafePointer(g_strdup($0.withoutNUL)) } + [nil]
  defer { copies.forEach { g_free(UnsafeMutableRawPointer(mutating: $0)) } }
  return copies.withUnsafeMutableBufferPointer { body($0.baseAddress) }
}

/// Passes texts as an array that ends with null; null for none.
package func lendTexts<Answer>(
  _ texts: [String]?, _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> Answer
) -> Answer {
  guard let texts else { return body(nil) }
  var copies: [UnsafeMutablePointer<CChar>?] = texts.map { g_strdup($0.withoutNUL) } + [nil]
  defer { copies.forEach { g_free($0) } }
  return copies.withUnsafeMutableBufferPointer { body($0.baseAddress) }
}

/// Passes bytes; null for none.
package func lendBytes<Answer>(_ bytes: [UInt8]?, _ body: (OpaquePointer?) -> Answer) -> Answer {
  let native = bytes.flatMap { g_bytes_new($0, gsize($0.count)) }
  defer { if let native { g_bytes_unref(native) } }
  return body(native)
}

/// Passes a value of any type.
package func lendValue<Answer>(
  _ value: any ValueRepresentable, _ body: (UnsafeMutablePointer<GValue>) -> Answer
) -> Answer {
  var native = GValue()
  value.store(in: &native)
  defer { g_value_unset(&native) }
  return body(&native)
}

/// Passes numbers as an array; null for none.
package func lendArray<Element, Answer>(
  _ elements: [Element]?, _ body: (UnsafeMutablePointer<Element>?) -> Answer
) -> Answer {
  guard var elements else { return body(nil) }
  return elements.withUnsafeMutableBufferPointer { body($0.baseAddress) }
}

/// Passes values of any types as an array.
///
/// - Parameter prepare: makes a value of the type that C expects at an index.
package func lendValues<Answer>(
  _ values: [any ValueRepresentable], as prepare: (Int, UnsafeMutablePointer<GValue>) -> Void = { _, _ in },
  _ body: (UnsafeMutablePointer<GValue>?) -> Answer
) -> Answer {
  var natives = [GValue](repeating: GValue(), count: values.count)
  for (index, value) in values.enumerated() {
    value.store(in: &natives[index])
    var expected = GValue()
    prepare(index, &expected)
    if g_type_fundamental(cgtk_value_type(&expected)) == cgtk_type_enum() {
      // What GTK 4.8 makes as an enumeration for assistive technology it reads as an `int`.
      g_value_unset(&expected)
      expected = GValue()
      g_value_init(&expected, cgtk_type_int())
    }
    if cgtk_value_type(&expected) != 0, g_value_transform(&natives[index], &expected) != 0 {
      g_value_unset(&natives[index])
      natives[index] = expected
      continue
    }
    if cgtk_value_type(&expected) == cgtk_type_pointer(), let object = value as? Object? {
      // A list of references, which C takes over.
      g_value_unset(&natives[index])
      g_value_set_pointer(&expected, object.flatMap { g_list_append(nil, $0.raw) })
      natives[index] = expected
      continue
    }
    // What C does not convert, as for assistive technology, it reads as an `int`.
    guard cgtk_value_type(&natives[index]) == cgtk_type_int64() else { continue }
    guard let number = Int32(exactly: g_value_get_int64(&natives[index])) else { continue }
    natives[index] = GValue()
    g_value_init(&natives[index], cgtk_type_int())
    g_value_set_int(&natives[index], number)
  }
  defer { for index in natives.indices { g_value_unset(&natives[index]) } }
  return natives.withUnsafeMutableBufferPointer { body($0.baseAddress) }
}
