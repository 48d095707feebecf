public import CGtk

/// A Swift type that travels through a `GValue`: an argument of a signal, or a property read or set by name.
@MainActor public protocol ValueRepresentable {
  /// Reads the value; a null or foreign content gives the type's neutral value.
  init(value: UnsafePointer<GValue>)

  /// Initialises the empty `value` with the GType that fits and stores this.
  func store(in value: UnsafeMutablePointer<GValue>)

  /// Whether values of a GType are read as this type. By default every one is.
  static func canRead(_ type: GType) -> Bool
}

extension ValueRepresentable {
  /// True: the type looks for itself.
  public static func canRead(_ type: GType) -> Bool { true }
}

extension Bool: @MainActor ValueRepresentable {
  /// Reads a `gboolean`.
  public init(value: UnsafePointer<GValue>) { self = g_value_get_boolean(value) != 0 }

  /// Stores a `gboolean`.
  public func store(in value: UnsafeMutablePointer<GValue>) {
    g_value_init(value, cgtk_type_boolean())
    g_value_set_boolean(value, self ? 1 : 0)
  }

  /// Whether it is a `gboolean`.
  public static func canRead(_ type: GType) -> Bool { ValueKind(type) == .boolean }
}

extension Int: @MainActor ValueRepresentable {
  /// Reads any of C's integers, enumerations and flags.
  public init(value: UnsafePointer<GValue>) {
    var wide = GValue()
    g_value_init(&wide, cgtk_type_int64())
    self = g_value_transform(value, &wide) != 0 ? Int(g_value_get_int64(&wide)) : 0
  }

  /// Stores a 64-bit integer, which GObject transforms to the property's own.
  public func store(in value: UnsafeMutablePointer<GValue>) {
    g_value_init(value, cgtk_type_int64())
    g_value_set_int64(value, gint64(self))
  }

  /// Whether it is an integer, an enumeration or flags.
  public static func canRead(_ type: GType) -> Bool { ValueKind(type) == .whole }
}

extension Double: @MainActor ValueRepresentable {
  /// Reads a `gdouble`, or a number that transforms to one.
  public init(value: UnsafePointer<GValue>) {
    if cgtk_value_holds(value, cgtk_type_double()) != 0 {
      self = g_value_get_double(value)
      return
    }
    var wide = GValue()
    g_value_init(&wide, cgtk_type_double())
    self = g_value_transform(value, &wide) != 0 ? g_value_get_double(&wide) : 0
  }

  /// Stores a `gdouble`.
  public func store(in value: UnsafeMutablePointer<GValue>) {
    g_value_init(value, cgtk_type_double())
    g_value_set_double(value, self)
  }

  /// Whether it is a number.
  public static func canRead(_ type: GType) -> Bool { [.fraction, .whole].contains(ValueKind(type)) }
}

/// A number that the handler of a signal may change, for GTK to go on with; valid during the call.
@MainActor public struct ChangeableNumber: ValueRepresentable {
  private let place: UnsafeMutablePointer<Int32>?

  /// Finds the number where GTK has it.
  public init(value: UnsafePointer<GValue>) {
    place = g_value_get_pointer(value)?.assumingMemoryBound(to: Int32.self)
  }

  /// The number.
  public var value: Int {
    get { Int(place?.pointee ?? 0) }
    nonmutating set { place?.pointee = Int32(clamping: newValue) }
  }

  /// Stores where the number is.
  public func store(in value: UnsafeMutablePointer<GValue>) {
    g_value_init(value, cgtk_type_pointer())
    g_value_set_pointer(value, place)
  }

  /// Whether it is a pointer: GObject does not know to what.
  public static func canRead(_ type: GType) -> Bool { type == cgtk_type_pointer() }
}

/// An argument of a signal that is of no use to a Swift program.
@MainActor public struct OpaqueArgument: ValueRepresentable {
  /// Reads nothing.
  public init(value: UnsafePointer<GValue>) {}

  /// Stores a null pointer.
  public func store(in value: UnsafeMutablePointer<GValue>) { g_value_init(value, cgtk_type_pointer()) }
}

extension String: @MainActor ValueRepresentable {
  /// Reads a string; a null string is the empty one, and invalid UTF-8 is repaired.
  public init(value: UnsafePointer<GValue>) {
    self = g_value_get_string(value).map { String(cString: $0) } ?? ""
  }

  /// Stores a copy of the string.
  public func store(in value: UnsafeMutablePointer<GValue>) {
    g_value_init(value, cgtk_type_string())
    g_value_set_string(value, withoutNUL)
  }

  /// Whether it is a string.
  public static func canRead(_ type: GType) -> Bool { ValueKind(type) == .string }
}

/// A value for whose absence C has a null, or a number.
@MainActor public protocol NullableValue {
  /// Reads the value; nil for none.
  static func read(_ value: UnsafePointer<GValue>) -> Self?

  /// Initialises the empty `value` with the GType that fits and stores what there is.
  static func store(_ content: Self?, in value: UnsafeMutablePointer<GValue>)

  /// Whether values of a GType are read as this type. By default every one is.
  static func canRead(_ type: GType) -> Bool
}

extension NullableValue {
  /// True: the type looks for itself.
  public static func canRead(_ type: GType) -> Bool { true }
}

extension Optional: @MainActor ValueRepresentable where Wrapped: NullableValue {
  /// Reads the value; nil for none.
  public init(value: UnsafePointer<GValue>) { self = Wrapped.read(value) }

  /// Stores what there is.
  public func store(in value: UnsafeMutablePointer<GValue>) { Wrapped.store(self, in: value) }

  /// Whether it is read as what there may be.
  public static func canRead(_ type: GType) -> Bool { Wrapped.canRead(type) }
}

extension Object: @MainActor NullableValue {
  /// Reads a GObject as its wrapper; nil for null or another class.
  public static func read(_ value: UnsafePointer<GValue>) -> Self? {
    Object.wrap(g_value_get_object(value), as: self)
  }

  /// Stores a reference to the GObject.
  public static func store(_ content: Object?, in value: UnsafeMutablePointer<GValue>) {
    g_value_init(value, cgtk_type_object())
    g_value_set_object(value, content?.raw)
  }

  /// Whether it is a GObject, or an interface of one.
  public static func canRead(_ type: GType) -> Bool { ValueKind(type) == .object }
}

extension String: @MainActor NullableValue {
  /// Reads a string; nil for null.
  public static func read(_ value: UnsafePointer<GValue>) -> String? {
    g_value_get_string(value).map { String(cString: $0) }
  }

  /// Stores a copy of the string.
  public static func store(_ content: String?, in value: UnsafeMutablePointer<GValue>) {
    g_value_init(value, cgtk_type_string())
    g_value_set_string(value, content.withoutNUL)
  }
}

extension Int: @MainActor NullableValue {
  /// Reads a number or a position; nil for a negative number and for GTK's invalid position.
  public static func read(_ value: UnsafePointer<GValue>) -> Int? {
    let number = Int(value: value)
    return number < 0 || number == Int(GTK_INVALID_LIST_POSITION) ? nil : number
  }

  /// Stores a number; -1 for none.
  public static func store(_ content: Int?, in value: UnsafeMutablePointer<GValue>) {
    (content ?? -1).store(in: value)
  }
}

extension RGBA: @MainActor NullableValue, @MainActor ValueRepresentable {
  /// Reads a colour; a transparent black for none.
  public init(value: UnsafePointer<GValue>) { self = RGBA.read(value) ?? RGBA(red: 0, green: 0, blue: 0, alpha: 0) }

  /// Reads a colour; nil for none.
  public static func read(_ value: UnsafePointer<GValue>) -> RGBA? {
    g_value_get_boxed(value).map { RGBA($0.assumingMemoryBound(to: GdkRGBA.self).pointee) }
  }

  /// Stores a copy of the colour.
  public func store(in value: UnsafeMutablePointer<GValue>) { RGBA.store(self, in: value) }

  /// Stores a copy of the colour.
  public static func store(_ content: RGBA?, in value: UnsafeMutablePointer<GValue>) {
    g_value_init(value, gdk_rgba_get_type())
    guard var color = content?.native else { return }
    g_value_set_boxed(value, &color)
  }

  /// Whether it is a GdkRGBA.
  public static func canRead(_ type: GType) -> Bool { g_type_is_a(type, gdk_rgba_get_type()) != 0 }
}

/// Several of it are one value of GObject's.
@MainActor public protocol ListedValue {
  /// Reads the values.
  static func readAll(_ value: UnsafePointer<GValue>) -> [Self]

  /// Initialises the empty `value` with the GType that fits and stores the values.
  static func store(_ contents: [Self], in value: UnsafeMutablePointer<GValue>)

  /// Whether values of a GType are read as several of this type.
  static func canReadAll(_ type: GType) -> Bool
}

extension Array: @MainActor ValueRepresentable where Element: ListedValue {
  /// Reads the values.
  public init(value: UnsafePointer<GValue>) { self = Element.readAll(value) }

  /// Stores copies of the values.
  public func store(in value: UnsafeMutablePointer<GValue>) { Element.store(self, in: value) }

  /// Whether it is an array of them.
  public static func canRead(_ type: GType) -> Bool { Element.canReadAll(type) }
}

extension String: @MainActor ListedValue {
  /// Reads a null-terminated array of strings.
  public static func readAll(_ value: UnsafePointer<GValue>) -> [String] {
    guard let list = g_value_get_boxed(value)?.assumingMemoryBound(to: UnsafePointer<CChar>?.self) else { return [] }
    var (index, found) = (0, [String]())
    while let string = list[index] {
      found.append(String(cString: string))
      index += 1
    }
    return found
  }

  /// Stores a copy of the strings.
  public static func store(_ contents: [String], in value: UnsafeMutablePointer<GValue>) {
    g_value_init(value, g_strv_get_type())
    let strings: [UnsafeMutablePointer<CChar>?] = contents.map { g_strdup($0.withoutNUL) } + [nil]
    strings.withUnsafeBufferPointer { g_value_set_boxed(value, $0.baseAddress) }
    strings.forEach { g_free($0) }
  }

  /// Whether it is an array of strings.
  public static func canReadAll(_ type: GType) -> Bool { g_type_is_a(type, g_strv_get_type()) != 0 }
}

extension Rect: @MainActor ListedValue, @MainActor NullableValue, @MainActor ValueRepresentable {
  /// Reads a rectangle; an empty one for none.
  public init(value: UnsafePointer<GValue>) { self = Rect.read(value) ?? .zero }

  /// Reads a rectangle; nil for none.
  public static func read(_ value: UnsafePointer<GValue>) -> Rect? {
    g_value_get_boxed(value).map { $0.assumingMemoryBound(to: GdkRectangle.self).pointee.value }
  }

  /// Stores a copy of the rectangle, in whole pixels.
  public func store(in value: UnsafeMutablePointer<GValue>) { Rect.store(self, in: value) }

  /// Stores a copy of the rectangle, in whole pixels.
  public static func store(_ content: Rect?, in value: UnsafeMutablePointer<GValue>) {
    g_value_init(value, gdk_rectangle_get_type())
    guard var rectangle = content.map({ GdkRectangle($0) }) else { return }
    g_value_set_boxed(value, &rectangle)
  }

  /// Whether it is a GdkRectangle.
  public static func canRead(_ type: GType) -> Bool { g_type_is_a(type, gdk_rectangle_get_type()) != 0 }

  /// Reads the rectangles that make up a region of cairo's.
  public static func readAll(_ value: UnsafePointer<GValue>) -> [Rect] {
    nativeRectangles(copying: g_value_get_boxed(value).map { OpaquePointer($0) })
  }

  /// Stores the region that rectangles make up, in whole pixels.
  public static func store(_ contents: [Rect], in value: UnsafeMutablePointer<GValue>) {
    g_value_init(value, cgtk_type_region())
    lendRegion(contents) { g_value_set_boxed(value, UnsafeRawPointer($0)) }
  }

  /// Whether it is a region.
  public static func canReadAll(_ type: GType) -> Bool { g_type_is_a(type, cgtk_type_region()) != 0 }
}
