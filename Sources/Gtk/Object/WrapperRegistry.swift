import CGtk
import CGtkRuntime

/// Knows which Swift class wraps a GObject that C hands out, by the name of its GType.
///
/// Names, not GTypes: asking for a GType registers its class, and an application should pay only for what it uses.
@MainActor public enum WrapperRegistry {
  private static var factories: [String: (UnsafeMutableRawPointer) -> Object] = builtInFactories

  /// Lets `Object.wrap(_:)` return `make`'s class for GObjects of the class called `typeName` and its subclasses.
  public static func register(_ typeName: String, make: @escaping (UnsafeMutableRawPointer) -> Object) {
    factories[typeName] = make
  }

  /// Lets a module with more wrappers register them, if the program has one.
  static let otherModules: Void = gtk_runtime_register_other_wrappers()

  /// Wraps a pointer whose reference the caller hands over, as the nearest class known.
  static func makeWrapper(owning pointer: UnsafeMutableRawPointer) -> Object {
    _ = otherModules
    var type = cgtk_type_of(pointer)
    while type != 0 {
      if let name = g_type_name(type), let make = factories[String(cString: name)] { return make(pointer) }
      type = g_type_parent(type)
    }
    return Object(owning: pointer)
  }
}
