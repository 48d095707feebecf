import CGtk
import GtkTesting
import Testing

@Suite("The desktop's settings portal", .serialized)
struct PortalTests {
  /// A portal on a connection of its own, which answers when it is told to.
  private final class Portal {
    let name: String
    private let connection: OpaquePointer
    private let owner: guint
    private let object: guint
    private let node: UnsafeMutablePointer<GDBusNodeInfo>
    private let waiting = Waiting()

    private final class Waiting { var calls: [OpaquePointer] = [] }

    private static let description = """
      <node><interface name="org.freedesktop.portal.Settings">
        <method name="ReadAll"><arg type="as" direction="in"/><arg type="a{sa{sv}}" direction="out"/></method>
        <signal name="SettingChanged"><arg type="s"/><arg type="s"/><arg type="v"/></signal>
      </interface></node>
      """

    init(_ name: String) throws {
      self.name = name
      let address = try #require(g_getenv("DBUS_SESSION_BUS_ADDRESS").map { String(cString: $0) })
      let flags = GDBusConnectionFlags(
        G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
          | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
      connection = try #require(g_dbus_connection_new_for_address_sync(address, flags, nil, nil, nil))
      node = try #require(g_dbus_node_info_new_for_xml(Self.description, nil))
      var calls = GDBusInterfaceVTable()
      calls.method_call = { _, _, _, _, _, _, invocation, data in
        let waiting = Unmanaged<Waiting>.fromOpaque(data!).takeUnretainedValue()
        waiting.calls.append(invocation!)
      }
      object = g_dbus_connection_register_object(
        connection, "/org/freedesktop/portal/desktop", node.pointee.interfaces[0], &calls,
        Unmanaged.passRetained(waiting).toOpaque(), { Unmanaged<Waiting>.fromOpaque($0!).release() }, nil)
      owner = g_bus_own_name_on_connection(connection, name, G_BUS_NAME_OWNER_FLAGS_NONE, nil, nil, nil, nil)
    }

    isolated deinit {
      g_bus_unown_name(owner)
      g_dbus_connection_unregister_object(connection, object)
      g_dbus_connection_close_sync(connection, nil, nil)
      g_object_unref(UnsafeMutableRawPointer(connection))
      g_dbus_node_info_unref(node)
    }

    var isAsked: Bool { !waiting.calls.isEmpty }

    func answer(_ text: String) {
      let value = parsed(text)
      waiting.calls.forEach { g_dbus_method_invocation_return_value($0, value) }
      waiting.calls = []
      g_variant_unref(value)
    }

    func change(_ text: String) {
      let value = parsed(text)
      g_dbus_connection_emit_signal(
        connection, nil, "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings", "SettingChanged", value,
        nil)
      g_variant_unref(value)
    }

    private func parsed(_ text: String) -> OpaquePointer? { g_variant_parse(nil, text, nil, nil, nil) }
  }

  @Test("a portal that does not answer holds no frame back; what it says later, and each change, is taken over")
  func slowPortal() async throws {
    let server = try Portal("io.github.trackedkit.Tests.SlowPortal")
    var values: [String] = []
    let portal = SettingsPortal(service: server.name) { values.append("\($0) \($1)") }
    try await wait(for: "the portal to be asked") { server.isAsked }
    let window = try await TestWindow(Label("painted meanwhile"))
    #expect(window.window.isMapped && values.isEmpty)
    server.change("('org.freedesktop.appearance', 'color-scheme', <uint32 2>)")
    server.change("('org.freedesktop.other', 'color-scheme', <uint32 7>)")
    server.answer(
      "({'org.freedesktop.appearance': {'color-scheme': <<uint32 1>>, 'contrast': <uint32 1>, 'accent': <'red'>}},)")
    try await wait(for: "the answer") { values.count == 3 }
    #expect(values == ["color-scheme 2", "color-scheme 1", "contrast 1"])
    server.change("('org.freedesktop.appearance', 'contrast', <uint32 0>)")
    try await wait(for: "the change") { values.count == 4 }
    #expect(values.last == "contrast 0")
    withExtendedLifetime((portal, window)) {}
  }

  @Test("an answer that comes after nobody asks any more, and a portal that is not there, are nothing")
  func noPortal() async throws {
    let server = try Portal("io.github.trackedkit.Tests.LatePortal")
    var portal: SettingsPortal? = SettingsPortal(service: server.name) { key, _ in Issue.record("heard of \(key)") }
    try await wait(for: "the portal to be asked") { server.isAsked }
    weak let released = portal
    portal = nil
    #expect(released == nil)
    let missing = SettingsPortal(service: "io.github.trackedkit.Tests.NoPortal") { key, _ in
      Issue.record("heard of \(key)")
    }
    server.answer("({'org.freedesktop.appearance': {'contrast': <uint32 1>}},)")
    server.change("('org.freedesktop.appearance', 'contrast', <uint32 0>)")
    // A portal that answers after both is the proof that their messages have come.
    let last = try Portal("io.github.trackedkit.Tests.LastPortal")
    var isAnswered = false
    let heard = SettingsPortal(service: last.name) { _, _ in isAnswered = true }
    try await wait(for: "the last portal to be asked") { last.isAsked }
    last.answer("({'org.freedesktop.appearance': {'contrast': <uint32 1>}},)")
    try await wait(for: "the last answer") { isAnswered }
    withExtendedLifetime((heard, missing)) {}
  }

  @Test("who hears of contrast hears no more once the token is gone")
  func contrastToken() {
    var heard = 0
    var token: ContrastObservation? = DesktopAppearance.onContrastChange { heard += 1 }
    DesktopAppearance.take("contrast", 1)
    #expect(heard == 1 && token != nil)
    token = nil
    DesktopAppearance.take("contrast", 0)
    #expect(heard == 1)
  }
}
