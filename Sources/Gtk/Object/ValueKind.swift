import CGtk

/// The kinds of content that GTypes have, as far as Swift's types distinguish them.
enum ValueKind {
  case boolean, whole, fraction, string, object, other

  init(_ type: GType) {
    switch g_type_fundamental(type) {
    case cgtk_type_boolean(): self = .boolean
    case cgtk_type_int(), cgtk_type_uint(), cgtk_type_int64(), cgtk_type_uint64(), cgtk_type_long(), cgtk_type_ulong(),
      cgtk_type_char(), cgtk_type_uchar(), cgtk_type_enum(), cgtk_type_flags():
      self = .whole
    case cgtk_type_float(), cgtk_type_double(): self = .fraction
    case cgtk_type_string(): self = .string
    case cgtk_type_object(), cgtk_type_interface(): self = .object
    default: self = .other
    }
  }

  /// GObject's name of a type.
  static func name(of type: GType) -> String { g_type_name(type).map { String(cString: $0) } ?? "value" }

  /// The Swift type to write for a type, for messages.
  static func swiftName(of type: GType) -> String {
    switch ValueKind(type) {
    case .boolean: "Bool"
    case .whole where [cgtk_type_enum(), cgtk_type_flags()].contains(g_type_fundamental(type)):
      "Int, or the type for \(name(of: type))"
    case .whole: "Int"
    case .fraction: "Double"
    case .string: "String"
    case .object: "Object?, or the wrapper of its class"
    case .other:
      RGBA.canRead(type) ? "RGBA" : [String].canRead(type) ? "[String]" : "OpaqueArgument, as no Swift type fits"
    }
  }

  /// Whether a type has numbers without names.
  static func isNumber(_ type: GType) -> Bool {
    switch ValueKind(type) {
    case .whole: ![cgtk_type_enum(), cgtk_type_flags()].contains(g_type_fundamental(type))
    case .fraction: true
    default: false
    }
  }

  /// Replaces a number by the nearest that a property can have: GObject would cut one that is too long for the type, and warn of one out of range.
  static func clamp(_ value: inout GValue, as description: UnsafeMutablePointer<GParamSpec>) {
    if cgtk_value_type(&value) == cgtk_type_int64() {
      let number = g_value_get_int64(&value)
      switch g_type_fundamental(description.pointee.value_type) {
      case cgtk_type_int(): g_value_set_int64(&value, gint64(Int32(clamping: number)))
      case cgtk_type_uint(): g_value_set_int64(&value, gint64(UInt32(clamping: number)))
      case cgtk_type_uint64(), cgtk_type_ulong(): g_value_set_int64(&value, max(0, number))
      default: break
      }
    }
    var fitting = GValue()
    g_value_init(&fitting, description.pointee.value_type)
    guard g_value_transform(&value, &fitting) != 0 else { return }
    if ValueKind(description.pointee.value_type) == .fraction { clampFraction(&fitting, as: description) }
    g_param_value_validate(description, &fitting)
    g_value_unset(&value)
    value = fitting
  }

  /// No number is 0. A size of letters is one that Pango has: it counts in 1,024ths of a point.
  private static func clampFraction(_ value: inout GValue, as description: UnsafeMutablePointer<GParamSpec>) {
    let number = Double(value: &value)
    let fitting =
      number.isNaN ? 0 : String(cString: description.pointee.name) == "size-points" ? min(number, 1_000_000) : number
    guard fitting != number else { return }
    if g_type_fundamental(cgtk_value_type(&value)) == cgtk_type_float() {
      g_value_set_float(&value, Float(fitting))
    } else {
      g_value_set_double(&value, fitting)
    }
  }
}
