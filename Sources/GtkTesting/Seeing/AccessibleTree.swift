/// A widget as assistive technology is told of it: what a screen reader would read.
public nonisolated struct AccessibleElement: Sendable, CustomStringConvertible {
  /// What it is called; empty for nothing.
  public let name: String
  /// The name as it is reported: for an element without one, GTK reports the name of its class.
  package let reportedName: String
  /// What else is said of it; empty for nothing.
  public let text: String
  /// What it is.
  public let role: Role
  /// What it is in, from the outside to the inside.
  public let path: [Place]

  /// What an element is, by AT-SPI's number.
  public nonisolated struct Role: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    /// AT-SPI's number.
    public let rawValue: UInt32

    /// A role by its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Whether a person acts on what has this role, so that it needs a name.
    public var isControl: Bool { Self.controls[rawValue] != nil }

    /// Its name where a person acts on it, and else its number.
    public var description: String { Self.controls[rawValue] ?? "role \(rawValue)" }

    private static let controls: [UInt32: String] = [
      7: "check box", 8: "check menu item", 11: "combo box", 32: "list item", 35: "menu item", 37: "page tab",
      40: "password text", 43: "button", 44: "radio button", 45: "radio menu item", 51: "slider", 52: "spin button",
      57: "column header", 61: "text", 62: "toggle button", 79: "entry", 88: "link", 103: "level bar", 130: "switch",
    ]
  }

  /// One of the elements around another.
  public nonisolated struct Place: Sendable {
    /// What it is called.
    public let name: String
    /// What it is.
    public let role: Role
  }

  /// What it is and where.
  public var description: String {
    let around = path.map { $0.name.isEmpty ? "\($0.role)" : "\($0.role) '\($0.name)'" }
    return "\(role) '\(name)' in " + around.joined(separator: ", ")
  }
}

/// Asks over the accessibility bus (AT-SPI) for all that this process tells assistive technology: every visible widget of every window,
/// on pages that are not selected, too. It is asked from another thread, since the main thread answers.
///
/// - Throws: `AccessibilityBusError` where there is no such bus, or this process is not on it.
public func accessibleElements() async throws -> [AccessibleElement] {
  try await Task.detached { try AccessibilityBus().elements() }.value
}

/// Why the accessibility bus could not be asked.
public nonisolated struct AccessibilityBusError: Error, CustomStringConvertible {
  /// What was asked, and the answer.
  public let description: String
}
