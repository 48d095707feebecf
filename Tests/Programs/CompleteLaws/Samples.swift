import CGtk
import GtkComplete

/// Values to set: some that differ, within what GObject allows.
@MainActor enum Samples {
  static func values<Value: ValueRepresentable & Equatable>(
    of type: Value.Type, for name: String, of object: GtkComplete.Object
  ) -> [Value] {
    let found: [Any] =
      switch type {
      case is Bool.Type: [true, false]
      case is Int.Type: numbers(name, object, steps: [3, 2]).map { Int($0) }
      case is Double.Type: numbers(name, object, steps: [0.5, 0.25])
      case is String.Type: ["one", "two"]
      case is String?.Type: [String?.some("one") as Any, String?.some("two") as Any]
      case is [String].Type: [["one"], ["one", "two"]]
      case is Widget?.Type: [Widget?.some(Label("one")) as Any, Widget?.some(Label("two")) as Any]
      default: numbered(type, name, object)
      }
    return found.compactMap { $0 as? Value }
  }

  private static func description(_ name: String, _ object: GtkComplete.Object) -> UnsafeMutablePointer<GParamSpec>? {
    g_object_class_find_property(cgtk_class_of(object.raw)!.assumingMemoryBound(to: GObjectClass.self), name)
  }

  private static func numbers(_ name: String, _ object: GtkComplete.Object, steps: [Double]) -> [Double] {
    guard let description = description(name, object) else { return [] }
    let least = max(0, nearest(to: 0, description))
    let most = nearest(to: 1_000_000, description)
    // A float has these as they are.
    return steps.map { least.rounded(.down) + $0 }.filter { (least...max(least, most)).contains($0) }
  }

  private static func nearest(to wanted: Double, _ description: UnsafeMutablePointer<GParamSpec>) -> Double {
    var (wish, value) = (GValue(), GValue())
    g_value_init(&value, description.pointee.value_type)
    wanted.store(in: &wish)
    g_value_transform(&wish, &value)
    g_param_value_validate(description, &value)
    return Double(value: &value)
  }

  /// Two values of an enumeration, or two flags.
  private static func numbered<Value>(_ type: Value.Type, _ name: String, _ object: GtkComplete.Object) -> [Any] {
    guard let numbered = type as? any NativeNumber.Type, let description = description(name, object) else { return [] }
    guard g_type_is_a(description.pointee.value_type, cgtk_type_enum()) != 0 else {
      return [1, 2].map { numbered.init(rawValue: $0) }
    }
    let all = g_type_class_ref(description.pointee.value_type)!
    defer { g_type_class_unref(all) }
    let enumeration = all.assumingMemoryBound(to: GEnumClass.self)
    return (0..<min(3, Int(enumeration.pointee.n_values))).map {
      numbered.init(rawValue: UInt32(bitPattern: enumeration.pointee.values[$0].value))
    }
  }
}
