import CGtk

/// What the desktop wants applications to look like, read from its settings portal and followed while the process runs.
/// GTK's own widgets are made to follow.
///
/// Where there is no portal, GTK's own settings are what the desktop says. Main actor only.
@MainActor public enum DesktopAppearance {
  /// Light or dark.
  public enum ColorScheme: Sendable {
    /// Dark text on light ground.
    case light
    /// Light text on dark ground.
    case dark
  }

  /// What the application wants in place of the desktop's choice; nil follows the desktop.
  public static var colorSchemeOverride: ColorScheme? {
    didSet {
      follow()
      apply()
    }
  }

  /// What the desktop prefers; nil if it does not say.
  public private(set) static var desktopColorScheme: ColorScheme?

  /// Whether the desktop's portal asks for high contrast.
  private(set) static var portalWantsHighContrast = false

  private static var isFollowing = false
  /// What GTK's own settings said before anything was applied.
  private static var initialPrefersDark = false
  private static let observers = Observers()

  /// Starts following, once; every window of TrackedKit does that.
  public static func follow() {
    guard !isFollowing else { return }
    isFollowing = true
    initialPrefersDark = DisplaySettings.shared.prefersDark
    guard let portal = SettingsPortal.connect(onChange: { take($0, $1) }) else { return }
    for key in ["color-scheme", "contrast"] {
      if let value = portal.read(key) { take(key, value) }
    }
  }

  /// Calls `body` when the wish for contrast changes.
  package static func onContrastChange(_ body: @escaping () -> Void) { observers.bodies.append(body) }

  /// Takes a value of the portal's over: 1 stands for dark, and for high contrast.
  static func take(_ key: String, _ value: UInt32) {
    switch key {
    case "color-scheme":
      desktopColorScheme = value == 1 ? .dark : value == 2 ? .light : nil
      apply()
    case "contrast":
      guard portalWantsHighContrast != (value == 1) else { return }
      portalWantsHighContrast = value == 1
      observers.bodies.forEach { $0() }
    default: break
    }
  }

  private static func apply() {
    let wish = colorSchemeOverride ?? desktopColorScheme
    DisplaySettings.shared.prefersDark = wish.map { $0 == .dark } ?? initialPrefersDark
  }

  private final class Observers { var bodies: [() -> Void] = [] }
}

/// The desktop's settings portal, `org.freedesktop.portal.Settings`.
private final class SettingsPortal {
  private static let service = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"
  private static let namespace = "org.freedesktop.appearance"
  /// A portal that takes longer than this, in milliseconds, must not hold the first frame back.
  private static let patience: Int32 = 200

  private let connection: OpaquePointer
  private let onChange: (String, UInt32) -> Void
  /// Followed for as long as the process lives.
  private static var current: SettingsPortal?

  private init(_ connection: OpaquePointer, _ onChange: @escaping (String, UInt32) -> Void) {
    self.connection = connection
    self.onChange = onChange
  }

  /// Connects to the session bus, if there is one, and hears of changes from then on.
  static func connect(onChange: @escaping (String, UInt32) -> Void) -> SettingsPortal? {
    // Without an address GIO would try to start a bus of its own.
    guard g_getenv("DBUS_SESSION_BUS_ADDRESS") != nil || hasRuntimeBus,
      let connection = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil)
    else { return nil }
    let portal = SettingsPortal(connection, onChange)
    current = portal
    g_dbus_connection_signal_subscribe(
      connection, service, interface, "SettingChanged", path, namespace, G_DBUS_SIGNAL_FLAGS_NONE,
      { _, _, _, _, _, parameters, _ in
        guard let parameters, g_variant_n_children(parameters) == 3 else { return }
        let key = g_variant_get_child_value(parameters, 1)!
        let value = g_variant_get_child_value(parameters, 2)!
        defer {
          g_variant_unref(key)
          g_variant_unref(value)
        }
        guard let number = SettingsPortal.number(in: value) else { return }
        let name = String(cString: g_variant_get_string(key, nil))
        MainActor.assumeIsolated { SettingsPortal.current?.onChange(name, number) }
      }, nil, nil)
    return portal
  }

  private static var hasRuntimeBus: Bool {
    g_file_test("\(String(cString: g_get_user_runtime_dir()))/bus", G_FILE_TEST_EXISTS) != 0
  }

  /// One value; nil where the portal does not run or does not know it.
  func read(_ key: String) -> UInt32? {
    var arguments: [OpaquePointer?] = [g_variant_new_string(Self.namespace), g_variant_new_string(key)]
    guard
      let answer = g_dbus_connection_call_sync(
        connection, Self.service, Self.path, Self.interface, "Read", g_variant_new_tuple(&arguments, 2), nil,
        G_DBUS_CALL_FLAGS_NO_AUTO_START, Self.patience, nil, nil)
    else { return nil }
    defer { g_variant_unref(answer) }
    guard g_variant_n_children(answer) == 1, let value = g_variant_get_child_value(answer, 0) else { return nil }
    defer { g_variant_unref(value) }
    return Self.number(in: value)
  }

  /// The number in a variant, however many variants are around it: the portal wraps twice.
  nonisolated private static func number(in variant: OpaquePointer) -> UInt32? {
    if g_variant_is_of_type(variant, cgtk_variant_type_variant()) != 0 {
      let inner = g_variant_get_variant(variant)!
      defer { g_variant_unref(inner) }
      return number(in: inner)
    }
    return g_variant_is_of_type(variant, cgtk_variant_type_uint32()) != 0 ? g_variant_get_uint32(variant) : nil
  }
}
