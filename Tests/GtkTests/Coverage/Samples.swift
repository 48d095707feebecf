import CGtk
import GtkTesting

/// Values to set where a description gives none: two that differ, within what GObject allows.
@MainActor enum Samples {
  static func values<Value: ValueRepresentable & Equatable>(
    of type: Value.Type, for name: String, of object: Gtk.Object
  ) -> [Value] {
    let current: Value = object.property(name)
    let found: [Any] =
      switch type {
      case is Bool.Type: [true, false]
      case is Int.Type: whole(name, object)
      case is Int?.Type: whole(name, object).map { Int?.some($0) as Any } + [Int?.none as Any]
      case is Double.Type: numbers(name, object)
      case is String.Type: ["one", "two"]
      case is String?.Type: [String?.some("one") as Any, String?.some("two") as Any, String?.none as Any]
      case is [String].Type: [["one"], ["one", "two"]]
      case is Orientation.Type: [Orientation.vertical, Orientation.horizontal]
      case is Widget?.Type: [Widget?.some(Label("one")) as Any, Widget?.some(Label("two")) as Any, Widget?.none as Any]
      default: numbered(type, name, object)
      }
    let values = found.compactMap { $0 as? Value }
    // Beginning with another one than there is.
    return values.first == current ? Array(values.dropFirst()) + values.prefix(1) : values
  }

  private static func description(_ name: String, _ object: Gtk.Object) -> UnsafeMutablePointer<GParamSpec>? {
    g_object_class_find_property(cgtk_class_of(object.raw)!.assumingMemoryBound(to: GObjectClass.self), name)
  }

  /// The bounds of a number, which the description of each kind has in its own place.
  private static func bounds(_ name: String, _ object: Gtk.Object) -> ClosedRange<Double> {
    guard let description = description(name, object) else { return 0...0 }
    var (least, most) = (GValue(), GValue())
    let isUnsigned = g_type_is_a(description.pointee.value_type, cgtk_type_uint()) != 0
    nearest(to: isUnsigned ? 0 : -1e9, description, &least)
    nearest(to: 1e9, description, &most)
    return Double(value: &least)...Double(value: &most)
  }

  private static func nearest(
    to wanted: Double, _ description: UnsafeMutablePointer<GParamSpec>, _ value: inout GValue
  ) {
    g_value_init(&value, description.pointee.value_type)
    var wish = GValue()
    g_value_init(&wish, cgtk_type_double())
    g_value_set_double(&wish, wanted)
    g_value_transform(&wish, &value)
    g_param_value_validate(description, &value)
  }

  private static func whole(_ name: String, _ object: Gtk.Object) -> [Int] {
    let bounds = bounds(name, object)
    let least = max(0, Int(bounds.lowerBound))
    return [least + 3, least + 2].filter { Double($0) <= bounds.upperBound }
  }

  private static func numbers(_ name: String, _ object: Gtk.Object) -> [Double] {
    let bounds = bounds(name, object)
    let least = max(0, bounds.lowerBound)
    return [least + 0.5, least + 0.25].filter { $0 <= bounds.upperBound }
  }

  /// Two values of an enumeration, or two flags.
  private static func numbered<Value>(_ type: Value.Type, _ name: String, _ object: Gtk.Object) -> [Any] {
    guard let numbered = type as? any NativeNumber.Type, let description = description(name, object) else { return [] }
    let numbers: [UInt32]
    if g_type_is_a(description.pointee.value_type, cgtk_type_enum()) != 0 {
      let all = g_type_class_ref(description.pointee.value_type)!
      defer { g_type_class_unref(all) }
      let enumeration = all.assumingMemoryBound(to: GEnumClass.self)
      numbers = (0..<min(3, Int(enumeration.pointee.n_values))).map { UInt32(enumeration.pointee.values[$0].value) }
    } else {
      numbers = [1, 2]
    }
    return numbers.map { numbered.init(rawValue: $0) }
  }
}
