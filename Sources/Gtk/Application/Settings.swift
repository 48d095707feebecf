import CGtk

/// Why settings cannot be used.
public nonisolated struct SettingsError: Error, CustomStringConvertible {
  /// What is missing, and what to do.
  public let description: String
}

/// Values that outlive the program, as the desktop stores them (GSettings).
@MainActor public final class Settings: Object {
  /// Opens the settings of a schema.
  ///
  /// - Parameter schemaFolder: where a compiled schema lies besides the system's folders.
  /// - Throws: `SettingsError` if no such schema is installed. (GLib would end the process.)
  public static func open(_ schemaID: String, schemaFolder: String? = nil) throws(SettingsError) -> Settings {
    var source = g_settings_schema_source_get_default()
    if let schemaFolder, let own = g_settings_schema_source_new_from_directory(schemaFolder, source, 0, nil) {
      source = own
    }
    guard let source, let schema = g_settings_schema_source_lookup(source, schemaID, 1) else {
      throw SettingsError(
        description: "the settings schema '\(schemaID)' is not installed. Compile it with glib-compile-schemas and set "
          + "GSETTINGS_SCHEMA_DIR, or install the program.")
    }
    defer { g_settings_schema_unref(schema) }
    return Settings(owning: UnsafeMutableRawPointer(g_settings_new_full(schema, nil, nil)))
  }

  /// A value of type `b`.
  public func bool(_ key: String) -> Bool { g_settings_get_boolean(native(), key) != 0 }

  /// A value of type `i`.
  public func int(_ key: String) -> Int { Int(g_settings_get_int(native(), key)) }

  /// A value of type `d`.
  public func double(_ key: String) -> Double { g_settings_get_double(native(), key) }

  /// A value of type `s`, or the nick of an enumeration's value.
  public func string(_ key: String) -> String {
    guard let value = g_settings_get_string(native(), key) else { return "" }
    defer { g_free(value) }
    return String(cString: value)
  }

  /// Stores a value unless it is stored already; false if it is out of range or not writable.
  @discardableResult
  public func set(_ value: Bool, for key: String) -> Bool {
    value == bool(key) || g_settings_set_boolean(native(), key, value ? 1 : 0) != 0
  }

  /// Stores a value unless it is stored already; false if it is out of range or not writable.
  @discardableResult
  public func set(_ value: Int, for key: String) -> Bool {
    value == int(key) || g_settings_set_int(native(), key, Int32(clamping: value)) != 0
  }

  /// Stores a value unless it is stored already; false if it is out of range or not writable.
  @discardableResult
  public func set(_ value: Double, for key: String) -> Bool {
    value == double(key) || g_settings_set_double(native(), key, value) != 0
  }

  /// Stores a value unless it is stored already; false if it is not allowed or not writable.
  @discardableResult
  public func set(_ value: String, for key: String) -> Bool {
    value == string(key) || g_settings_set_string(native(), key, value.withoutNUL) != 0
  }

  /// Resets a value to the schema's default.
  public func reset(_ key: String) { g_settings_reset(native(), key) }

  /// A value has changed, here or in another process.
  @discardableResult
  public func onChanged(_ key: String, _ handler: @escaping () -> Void) -> SignalConnection {
    let changed: Signal<> = Signal(self, "changed::\(key)")
    return changed(handler)
  }

  /// Any value has changed; the argument says which.
  public var onChanged: Signal<String> { Signal(self, "changed") }

  /// Waits until everything is stored. Call it before the process ends.
  public static func sync() { g_settings_sync() }
}
