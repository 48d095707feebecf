import TrackedKit

/// The stored settings, by the keys of the schema.
final class SettingsStore {
  private let settings: Gtk.Settings

  /// - Throws: `SettingsError` if the schema is not installed.
  init() throws(SettingsError) { settings = try Gtk.Settings.open("io.github.trackedkit.Demo") }

  func bool(_ key: String) -> Bool { settings.bool(key) }
  func int(_ key: String) -> Int { settings.int(key) }
  func string(_ key: String) -> String { settings.string(key) }
  func set(_ value: Bool, for key: String) { settings.set(value, for: key) }
  func set(_ value: Int, for key: String) { settings.set(value, for: key) }
  func set(_ value: String, for key: String) { settings.set(value, for: key) }

  /// Gives a value back to the schema's default.
  func reset(_ key: String) { settings.reset(key) }

  /// Calls `body` when another process, or a tool, changes a value.
  func onChange(_ body: @escaping () -> Void) { settings.onChanged { _ in body() } }
}
