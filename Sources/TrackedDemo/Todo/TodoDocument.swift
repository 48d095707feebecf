import FoundationEssentials

/// The text of the to-do list's file: JSON with an item a line, and behind the items a checksum of every byte before it.
///
/// Version 1 had no checksum, and is still read. To edit a file by hand, write 1 for its version, and take the
/// checksum away or leave it.
nonisolated enum TodoDocument {
  /// What a file says.
  enum Content: Equatable {
    case records([TodoRecord])
    /// A newer version of the app wrote it.
    case newer
    /// It makes no sense.
    case damaged
  }

  private struct Header: Decodable {
    var version: Int
  }

  private struct Items: Decodable {
    var items: [TodoRecord]
  }

  private static let version = 2
  private static let checksumKey = "\"checksum\": "

  static func encode(_ records: [TodoRecord]) -> Data {
    var text = "{\n  \"version\": \(version),\n  \"items\": ["
    var separator = "\n    "
    for record in records {
      text += separator
      text += #"{"id": \#(record.id), "title": \#(quoted(record.title)), "isCompleted": \#(record.isCompleted)}"#
      separator = ",\n    "
    }
    text += "\n  ],\n  "
    return Data((text + seal(of: text.utf8)).utf8)
  }

  static func decode(_ data: Data) -> Content {
    // The decoder would mend bytes that are no text, and the next save would keep what it made of them.
    guard let text = String(validating: data, as: UTF8.self),
      let header = try? JSONDecoder().decode(Header.self, from: data), header.version >= 1
    else { return .damaged }
    let isSealed = sealMatches(text)
    // A file of this form whose seal is broken is damaged, whatever became of its version.
    if header.version > version { return isSealed == false ? .damaged : .newer }
    guard header.version < 2 || isSealed == true, let items = try? JSONDecoder().decode(Items.self, from: data).items,
      Set(items.map(\.id)).count == items.count
    else { return .damaged }
    return .records(items)
  }

  /// Whether the text ends as it must after what is before; nil if it ends in another way.
  private static func sealMatches(_ text: String) -> Bool? {
    let bytes = Array(text.utf8)
    let length = seal(of: []).utf8.count
    guard bytes.count > length else { return nil }
    let (body, end) = (bytes.dropLast(length), bytes.suffix(length))
    guard end.starts(with: checksumKey.utf8) else { return nil }
    return end.elementsEqual(seal(of: body).utf8)
  }

  private static func seal(of body: some Sequence<UInt8>) -> String {
    let digits = String(CyclicRedundancyCheck.of(body), radix: 16)
    return checksumKey + "\"crc32-" + String(repeating: "0", count: 8 - digits.count) + digits + "\"\n}\n"
  }

  private static func quoted(_ title: String) -> String {
    var text = "\""
    for scalar in title.unicodeScalars {
      switch scalar {
      case "\"", "\\":
        text += "\\"
        text.unicodeScalars.append(scalar)
      case "\u{0}"..<"\u{20}":
        text += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}

/// The CRC-32 of zip and PNG: no single changed bit, and no changed run of up to 32, keeps it.
nonisolated enum CyclicRedundancyCheck {
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { value, _ in value & 1 == 0 ? value >> 1 : (value >> 1) ^ 0xEDB8_8320 }
  }

  static func of(_ bytes: some Sequence<UInt8>) -> UInt32 {
    ~bytes.reduce(UInt32.max) { value, byte in table[Int((value ^ UInt32(byte)) & 0xFF)] ^ (value >> 8) }
  }
}
