import Gtk

/// A widget as assistive technology sees it: what a screen reader would read.
public nonisolated struct AccessibleElement: Sendable, CustomStringConvertible {
  /// Its name; empty for none.
  public let name: String
  /// The reported name: for an element without one, GTK reports the name of its class.
  package let reportedName: String
  /// Its description; empty for none.
  public let text: String
  /// Its role.
  public let role: Role
  /// Its states, by the bits of AT-SPI's numbers.
  package let states: UInt64
  /// The elements around it, from the outermost to the innermost.
  public let path: [Place]

  /// The role of an element, by AT-SPI's number.
  @RawRepresented(by: UInt32.self)
  public nonisolated struct Role: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    /// Whether users act on elements with this role, so that they need a name.
    public var isControl: Bool { Self.controls[rawValue] != nil }

    /// Its name for roles that users act on, otherwise its number.
    public var description: String { Self.controls[rawValue] ?? "role \(rawValue)" }

    private static let controls: [UInt32: String] = [
      7: "check box", 8: "check menu item", 11: "combo box", 32: "list item", 35: "menu item", 37: "page tab",
      40: "password text", 43: "button", 44: "radio button", 45: "radio menu item", 51: "slider", 52: "spin button",
      57: "column header", 61: "text", 62: "toggle button", 79: "entry", 88: "link", 103: "level bar", 130: "switch",
    ]
  }

  /// One of the elements around another.
  public nonisolated struct Place: Sendable {
    /// Its name.
    public let name: String
    /// Its role.
    public let role: Role
  }

  /// The element and where it is.
  public var description: String {
    let around = path.map { $0.name.isEmpty ? "\($0.role)" : "\($0.role) '\($0.name)'" }
    return "\(role) '\(name)' in " + around.joined(separator: ", ")
  }
}

/// Asks over the accessibility bus (AT-SPI) for everything this process reports to assistive technology: every visible widget of every window,
/// also on pages that are not selected. The request comes from another thread, since the main thread answers.
///
/// - Throws: `AccessibilityBusError` where there is no such bus, or this process is not on it within ten seconds.
public func accessibleElements() async throws -> [AccessibleElement] {
  let deadline = ContinuousClock.now + .seconds(10) * patience
  while true {
    do {
      return try await Task.detached { try AccessibilityBus().elements() }.value
    } catch let error as AccessibilityBusError where error.passes && ContinuousClock.now < deadline {
      try await Task.sleep(for: .milliseconds(20))
    }
  }
}

/// The accessibility bus could not be used.
public nonisolated struct AccessibilityBusError: Error, CustomStringConvertible {
  /// The request and the answer.
  public let description: String
  /// Whether another attempt may succeed: what was asked has gone meanwhile, or GTK has not come yet.
  var passes = false
}
