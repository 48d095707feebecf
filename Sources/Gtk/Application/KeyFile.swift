import CGtk

/// Why a key file cannot be used.
public nonisolated struct KeyFileError: Error, CustomStringConvertible {
  /// The file and the reason.
  public let description: String
}

/// A text file of groups with keys and values, as desktop entries are.
@MainActor public final class KeyFile {
  private let file = g_key_file_new()!

  /// Reads a file.
  ///
  /// - Throws: `KeyFileError` if there is none, or it is no key file.
  public init(path: String) throws(KeyFileError) {
    var error: UnsafeMutablePointer<GError>?
    guard g_key_file_load_from_file(file, path, G_KEY_FILE_NONE, &error) != 0 else {
      throw KeyFileError(description: "'\(path)' cannot be read as a key file: \(GError.takeMessage(error))")
    }
  }

  isolated deinit { g_key_file_unref(file) }

  /// A value as it is written; nil if there is no such group or key.
  public func value(of key: String, in group: String) -> String? {
    guard let value = g_key_file_get_value(file, group, key, nil) else { return nil }
    defer { g_free(value) }
    return String(cString: value)
  }

  /// The groups with their keys, in the order of the file.
  public var contents: [(group: String, keys: [String])] {
    strings(g_key_file_get_groups(file, nil)).map { ($0, strings(g_key_file_get_keys(file, $0, nil, nil))) }
  }

  private func strings(_ list: UnsafeMutablePointer<UnsafeMutablePointer<gchar>?>?) -> [String] {
    guard let list else { return [] }
    defer { g_strfreev(list) }
    var (strings, place) = ([String](), 0)
    while let string = list[place] {
      strings.append(String(cString: string))
      place += 1
    }
    return strings
  }
}
