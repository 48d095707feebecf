import CGtk

/// The desktop's settings portal, `org.freedesktop.portal.Settings`: numbers of `org.freedesktop.appearance`, read once and
/// followed from then on. Nothing here waits for the bus or for the portal.
@MainActor package final class SettingsPortal {
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"
  private static let namespace = "org.freedesktop.appearance"

  private let service: String
  private let onValue: (_ key: String, _ value: UInt32) -> Void
  private var connection: OpaquePointer?
  private var subscription: guint = 0

  /// Asks the session bus for the portal, if there is a bus.
  ///
  /// - Parameters:
  ///   - service: the name the portal has on the bus.
  ///   - onValue: called on the main thread with each value, when the portal has answered and at each change.
  package init(
    service: String = "org.freedesktop.portal.Desktop", onValue: @escaping (_ key: String, _ value: UInt32) -> Void
  ) {
    self.service = service
    self.onValue = onValue
    // Without an address GIO would try to start a bus of its own.
    guard g_getenv("DBUS_SESSION_BUS_ADDRESS") != nil || Self.hasRuntimeBus else { return }
    g_bus_get(
      G_BUS_TYPE_SESSION, nil,
      { _, result, data in
        let portal = SettingsPortal.take(data)
        guard let connection = g_bus_get_finish(result, nil) else { return }
        guard let portal else { return g_object_unref(UnsafeMutableRawPointer(connection)) }
        portal.start(connection)
      }, weakReference())
  }

  isolated deinit {
    guard let connection else { return }
    g_dbus_connection_signal_unsubscribe(connection, subscription)
    g_object_unref(UnsafeMutableRawPointer(connection))
  }

  /// Follows changes before it reads, so that none is lost; messages of one sender come in their order.
  private func start(_ connection: OpaquePointer) {
    self.connection = connection
    subscription = g_dbus_connection_signal_subscribe(
      connection, service, Self.interface, "SettingChanged", Self.path, Self.namespace, G_DBUS_SIGNAL_FLAGS_NONE,
      { _, _, _, _, _, parameters, data in
        guard let parameters, g_variant_n_children(parameters) == 3 else { return }
        let portal = Unmanaged<WeakPortal>.fromOpaque(data!).takeUnretainedValue().portal
        portal?.takeValue(of: parameters, keyAt: 1, valueAt: 2)
      }, weakReference(), { Unmanaged<WeakPortal>.fromOpaque($0!).release() })

    var namespaces: [OpaquePointer?] = [g_variant_new_string(Self.namespace)]
    var arguments: [OpaquePointer?] = [g_variant_new_array(cgtk_variant_type_string(), &namespaces, 1)]
    g_dbus_connection_call(
      connection, service, Self.path, Self.interface, "ReadAll", g_variant_new_tuple(&arguments, 1), nil,
      G_DBUS_CALL_FLAGS_NO_AUTO_START, -1, nil,
      { connection, result, data in
        let portal = SettingsPortal.take(data)
        let source = OpaquePointer(connection)
        guard let answer = g_dbus_connection_call_finish(source, result, nil) else { return }
        portal?.takeAll(of: answer)
        g_variant_unref(answer)
      }, weakReference())
  }

  /// Reads an answer: a dictionary of namespaces, each a dictionary of keys.
  private func takeAll(of answer: OpaquePointer) {
    forEachChild(of: answer) { namespaces in
      forEachChild(of: namespaces) { entry in
        guard g_variant_n_children(entry) == 2, let keys = g_variant_get_child_value(entry, 1) else { return }
        forEachChild(of: keys) { takeValue(of: $0, keyAt: 0, valueAt: 1) }
        g_variant_unref(keys)
      }
    }
  }

  private func forEachChild(of container: OpaquePointer, _ body: (OpaquePointer) -> Void) {
    guard g_variant_is_container(container) != 0 else { return }
    for index in 0..<g_variant_n_children(container) {
      guard let child = g_variant_get_child_value(container, index) else { continue }
      body(child)
      g_variant_unref(child)
    }
  }

  private func takeValue(of container: OpaquePointer, keyAt keyIndex: gsize, valueAt valueIndex: gsize) {
    guard let key = g_variant_get_child_value(container, keyIndex),
      let value = g_variant_get_child_value(container, valueIndex)
    else { return }
    defer {
      g_variant_unref(key)
      g_variant_unref(value)
    }
    guard g_variant_is_of_type(key, cgtk_variant_type_string()) != 0, let number = Self.number(in: value) else {
      return
    }
    onValue(String(cString: g_variant_get_string(key, nil)), number)
  }

  /// The number in a variant, however many variants are around it.
  private static func number(in variant: OpaquePointer) -> UInt32? {
    if g_variant_is_of_type(variant, cgtk_variant_type_variant()) != 0 {
      let inner = g_variant_get_variant(variant)!
      defer { g_variant_unref(inner) }
      return number(in: inner)
    }
    return g_variant_is_of_type(variant, cgtk_variant_type_uint32()) != 0 ? g_variant_get_uint32(variant) : nil
  }

  private static var hasRuntimeBus: Bool {
    g_file_test("\(String(cString: g_get_user_runtime_dir()))/bus", G_FILE_TEST_EXISTS) != 0
  }

  // MARK: What a call that is under way knows of its portal

  private final class WeakPortal {
    weak var portal: SettingsPortal?

    init(_ portal: SettingsPortal) { self.portal = portal }
  }

  private func weakReference() -> UnsafeMutableRawPointer { Unmanaged.passRetained(WeakPortal(self)).toOpaque() }

  private static func take(_ data: UnsafeMutableRawPointer?) -> SettingsPortal? {
    Unmanaged<WeakPortal>.fromOpaque(data!).takeRetainedValue().portal
  }
}
