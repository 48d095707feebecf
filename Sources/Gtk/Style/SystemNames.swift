import CGtk

/// The names of the computer and its system.
package enum SystemNames {
  /// The name of the computer in its network.
  package static var host: String { String(cString: g_get_host_name()) }
  /// The name of the system: "Debian GNU/Linux".
  package static var system: String { information("NAME") ?? "Linux" }
  /// The version of the system: "12"; empty where it has none.
  package static var version: String { information("VERSION_ID") ?? "" }

  private static func information(_ key: String) -> String? {
    guard let text = g_get_os_info(key) else { return nil }
    defer { g_free(text) }
    return String(cString: text)
  }
}
