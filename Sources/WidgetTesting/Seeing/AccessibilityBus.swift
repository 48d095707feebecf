import CGtk
import Glibc

/// One connection to the accessibility bus, for a thread that may block.
nonisolated struct AccessibilityBus: ~Copyable {
  private let connection: OpaquePointer

  /// Connects to the bus that the session's bus names.
  init() throws(AccessibilityBusError) {
    var error: UnsafeMutablePointer<GError>?
    guard let session = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, &error) else {
      throw AccessibilityBusError("there is no session bus", &error)
    }
    defer { g_object_unref(UnsafeMutableRawPointer(session)) }
    let answer: Answer
    do {
      answer = try Self.call(session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress")
    } catch {
      throw AccessibilityBusError(
        description: "there is no accessibility bus: Debian's package for it is at-spi2-core (\(error.description))")
    }
    let address = answer[0].string
    let flags = GDBusConnectionFlags(
      G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
    guard let connection = g_dbus_connection_new_for_address_sync(address, flags, nil, nil, &error) else {
      throw AccessibilityBusError("the accessibility bus at \(address) takes no connection", &error)
    }
    self.connection = connection
  }

  deinit {
    g_dbus_connection_close_sync(connection, nil, nil)
    g_object_unref(UnsafeMutableRawPointer(connection))
  }

  /// All elements of this process.
  func elements() throws(AccessibilityBusError) -> [AccessibleElement] {
    let bus = try nameOfThisProcess()
    var visited: Set<String> = []
    try visit(Self.root, of: bus, &visited)
    let answer = try Self.call(connection, bus, "/org/a11y/atspi/cache", "org.a11y.atspi.Cache", "GetItems")
    return elements(answer[0].children, visited)
  }

  private static let root = "/org/a11y/atspi/accessible/root"
  private static let accessible = "org.a11y.atspi.Accessible"

  /// Walks the tree: GTK's list of all elements depends on earlier requests and, in newer versions, includes hidden ones.
  private func visit(_ path: String, of bus: String, _ visited: inout Set<String>) throws(AccessibilityBusError) {
    visited.insert(path)
    for child in try Self.call(connection, bus, path, Self.accessible, "GetChildren")[0].children {
      try visit(child[1].string, of: bus, &visited)
    }
  }

  private func elements(_ items: [Answer], _ visited: Set<String>) -> [AccessibleElement] {
    // An item is (itself, its program, its parent, index, children, interfaces, name, role, description, states).
    func path(_ item: Answer, _ reference: Int) -> String { item[reference][1].string }
    func role(_ item: Answer) -> AccessibleElement.Role { AccessibleElement.Role(rawValue: item[7].number) }
    // Where there is no name, GTK says the name of the class.
    func name(_ item: Answer) -> String { g_type_from_name(item[6].string) == 0 ? item[6].string : "" }
    var byPath: [String: Answer] = [:]
    for item in items { byPath[path(item, 0)] = item }
    return items.filter { visited.contains(path($0, 0)) }.map { item in
      var around: [AccessibleElement.Place] = []
      var parent = byPath[path(item, 2)]
      while let current = parent, around.count < 200 {
        around.append(AccessibleElement.Place(name: current[6].string, role: role(current)))
        parent = byPath[path(current, 2)]
      }
      return AccessibleElement(
        name: name(item), reportedName: item[6].string, text: item[8].string, role: role(item),
        states: item[9].children.reversed().reduce(0) { $0 << 32 | UInt64($1.number) }, path: around.reversed())
    }
  }

  /// The bus's name for GTK's connection to it.
  private func nameOfThisProcess() throws(AccessibilityBusError) -> String {
    let programs = try Self.call(
      connection, "org.a11y.atspi.Registry", Self.root, Self.accessible, "GetChildren")
    for program in programs[0].children {
      let name = program[0].string
      let process = try Self.call(
        connection, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
        "GetConnectionUnixProcessID", name)
      if process[0].number == UInt32(getpid()) { return name }
    }
    throw AccessibilityBusError(
      description:
        "this process is not on the accessibility bus: is GTK_A11Y set, or has no window been shown yet?",
      passes: g_getenv("GTK_A11Y") == nil)
  }

  private static func call(
    _ connection: OpaquePointer, _ bus: String, _ path: String, _ interface: String, _ method: String,
    _ argument: String? = nil
  ) throws(AccessibilityBusError) -> Answer {
    var argument: OpaquePointer? = argument.map { g_variant_new_string($0) }
    var error: UnsafeMutablePointer<GError>?
    let milliseconds: gint = 10_000
    let answer = g_dbus_connection_call_sync(
      connection, bus, path, interface, method, argument == nil ? nil : g_variant_new_tuple(&argument, 1), nil,
      G_DBUS_CALL_FLAGS_NONE, milliseconds, nil, &error)
    guard let answer else { throw AccessibilityBusError("\(method) of \(bus)", &error) }
    return Answer(answer)
  }
}

nonisolated extension AccessibilityBusError {
  fileprivate init(_ what: String, _ error: inout UnsafeMutablePointer<GError>?) {
    description = "\(what): \(error.map { String(cString: $0.pointee.message) } ?? "no answer")"
    let ofWhatHasGone = [
      G_DBUS_ERROR_UNKNOWN_OBJECT, G_DBUS_ERROR_UNKNOWN_METHOD, G_DBUS_ERROR_NAME_HAS_NO_OWNER,
      G_DBUS_ERROR_SERVICE_UNKNOWN,
    ]
    passes = ofWhatHasGone.contains { g_error_matches(error, g_dbus_error_quark(), gint($0.rawValue)) != 0 }
    g_clear_error(&error)
  }
}

/// A value that came over a bus.
private nonisolated final class Answer {
  private let value: OpaquePointer

  /// Takes the value over.
  init(_ value: OpaquePointer) { self.value = value }

  deinit { g_variant_unref(value) }

  subscript(index: Int) -> Answer { Answer(g_variant_get_child_value(value, gsize(index))) }

  var children: [Answer] { (0..<Int(g_variant_n_children(value))).map { self[$0] } }

  var string: String { String(cString: g_variant_get_string(value, nil)) }

  var number: UInt32 { g_variant_get_uint32(value) }
}
