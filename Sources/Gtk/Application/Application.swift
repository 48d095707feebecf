import CGtk
import CGtkRuntime
import Glibc

/// The process as the desktop knows it: one instance per identifier, with its windows, actions and command line.
@MainActor open class Application: Object {
  /// What happens when the program is started a second time.
  public enum Instances {
    /// A second start activates the first process and ends.
    case single
    /// Every start is a separate process.
    case many
  }

  /// Makes an application.
  ///
  /// - Parameter id: reverse DNS, as in the desktop file; nil for a program without identity.
  /// - Precondition: `id` is a valid application ID.
  public init(id: String?, instances: Instances = .single) {
    precondition(
      id.map { g_application_id_is_valid($0) != 0 } ?? true,
      "'\(id!)' is no application ID: write words with dots between them, such as org.example.Notes, or nil for none")
    let flags = instances == .single ? GApplicationFlags(0) : G_APPLICATION_NON_UNIQUE
    super.init(owning: UnsafeMutableRawPointer(gtk_application_new(id, flags)!))
    // After the program's own options, which may end the start without a display, and before GTK would end it without a word.
    _ = SignalConnection(self, "handle-local-options", .everyChange, after: true) { _, result in
      let code = Application.failureToInitialize()
      if let result { g_value_set_int(result, code ?? -1) }
    }
  }

  /// - Returns: the exit code if GTK cannot be used, which has been reported; nil otherwise.
  private static func failureToInitialize() -> Int32? {
    do throws(InitializationError) {
      try initialize()
      return nil
    } catch {
      let program = g_get_prgname().map { String(cString: $0) + ": " } ?? ""
      let line = "\(program)\(error)\n"
      _ = line.withCString { write(STDERR_FILENO, $0, strlen($0)) }
      return 1
    }
  }

  /// Adopts a GtkApplication.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

  /// Runs until the last window is closed or `quit()` is called, and ends the process. Swift's main actor and Foundation's timers of
  /// the main thread run meanwhile, the rest of Foundation's run loop does not; see `MainActorSource`.
  ///
  /// Put work for the end of the program into `shutdown`. SIGTERM, SIGINT and SIGHUP, which the end of a session and a terminal send, act
  /// like `quit()`, unless the program handles or ignores them itself; a second one ends the process at once.
  ///
  /// - Parameter arguments: the command line, the program's name first.
  public func run(_ arguments: [String] = CommandLine.arguments) -> Never { exit(runReturningExitCode(arguments)) }

  /// Runs like `run`, and leaves ending the process to the caller.
  ///
  /// - Parameter arguments: the command line, the program's name first.
  /// - Returns: the exit code for the process.
  public func runReturningExitCode(_ arguments: [String] = CommandLine.arguments) -> Int32 {
    MainActorSource.attach()
    let signals = g_unix_fd_add(
      gtk_runtime_watch_quit_signals(), G_IO_IN,
      { _, _, application in
        if gtk_runtime_take_quit_signal() != 0 {
          Unmanaged<Application>.fromOpaque(application!).takeUnretainedValue().quit()
        }
        return 1
      }, Unmanaged.passUnretained(self).toOpaque())
    defer { g_source_remove(signals) }
    let strings: [UnsafeMutablePointer<CChar>?] = arguments.map { g_strdup($0) } + [nil]
    defer { strings.forEach { g_free($0) } }
    // GLib reorders the vector it is given; a copy keeps every string reachable for the frees above.
    var vector = strings
    return vector.withUnsafeMutableBufferPointer {
      g_application_run(native(), Int32(clamping: arguments.count), $0.baseAddress)
    }
  }

  /// Whether another process of the program is already running, which then does what was requested; false as long as that is unknown.
  public var isRemote: Bool { isRegistered && g_application_get_is_remote(native()) != 0 }

  /// Ends `run` when the loop is idle. An editor loses the keyboard first, which commits its text.
  public func quit() {
    for window in windows { gtk_window_set_focus(window.native(), nil) }
    // Some commit in a later turn.
    MainLoop.whenIdle { [self] in g_application_quit(native()) }
  }

  /// Keeps the process alive without a window until `release()`.
  public func hold() { g_application_hold(native()) }

  /// Undoes one `hold()`.
  public func release() { g_application_release(native()) }

  /// Connects to the session bus now instead of in `run`; tests use it to have an application without a loop.
  ///
  /// - Returns: whether that worked.
  @discardableResult
  public func register() -> Bool { g_application_register(native(), nil, nil) != 0 }

  /// An act that the desktop can be asked not to do.
  @RawRepresented(by: UInt32.self)
  public nonisolated struct InhibitFlags: OptionSet, Sendable {
    /// Ending the session.
    public static let logout = InhibitFlags(rawValue: GTK_APPLICATION_INHIBIT_LOGOUT.rawValue)
    /// Changing to another user.
    public static let `switch` = InhibitFlags(rawValue: GTK_APPLICATION_INHIBIT_SWITCH.rawValue)
    /// Going to sleep.
    public static let suspend = InhibitFlags(rawValue: GTK_APPLICATION_INHIBIT_SUSPEND.rawValue)
    /// Treating the session as idle: a darkened or locked screen.
    public static let idle = InhibitFlags(rawValue: GTK_APPLICATION_INHIBIT_IDLE.rawValue)
  }

  /// Asks the desktop not to do something until `uninhibit(_:)`.
  ///
  /// - Parameter reason: shown to the user.
  /// - Returns: what to pass to `uninhibit(_:)`; nil where the desktop does not support this.
  public func inhibit(_ flags: InhibitFlags, window: Window? = nil, reason: String) -> UInt32? {
    let cookie = gtk_application_inhibit(
      native(), window?.native(), GtkApplicationInhibitFlags(rawValue: flags.rawValue), reason)
    return cookie == 0 ? nil : cookie
  }

  /// Ends what `inhibit(_:window:reason:)` began.
  public func uninhibit(_ cookie: UInt32) { gtk_application_uninhibit(native(), cookie) }
}

extension Application {
  /// The name by which the desktop knows the program; nil for none. What is no application ID, and one that comes when the program is
  /// known already, stays without effect.
  public var id: String? {
    get { g_application_get_application_id(native()).map { String(cString: $0) } }
    set {
      guard newValue != id else { return }
      guard newValue.map({ g_application_id_is_valid($0.withoutNUL) != 0 }) ?? true, !isRegistered else {
        return Log.warning("'\(newValue ?? "")' cannot become the application's ID", domain: "TrackedKit")
      }
      withoutEcho { g_application_set_application_id(native(), newValue.withoutNUL) }
    }
  }

  /// Where in the resources the program's own are looked for; nil for nowhere. What does not begin with a slash stays without effect.
  public var resourceBasePath: String? {
    get { g_application_get_resource_base_path(native()).map { String(cString: $0) } }
    set {
      guard newValue != resourceBasePath else { return }
      guard newValue?.hasPrefix("/") ?? true else {
        return Log.warning("'\(newValue ?? "")' is no path of resources: it begins with no slash", domain: "TrackedKit")
      }
      withoutEcho { g_application_set_resource_base_path(native(), newValue.withoutNUL) }
    }
  }
}

// In the extension of a protocol, as the members of widgets: a subclass may have its own of the name.
extension ActionMap where Self: Application {
  /// The windows, most recently focused first.
  public var windows: [Window] {
    var windows: [Window] = []
    var node = gtk_application_get_windows(native())
    while let current = node {
      if let window = Object.wrap(current.pointee.data, as: Window.self) { windows.append(window) }
      node = current.pointee.next
    }
    return windows
  }

  /// The most recently focused window.
  public var activeWindow: Window? { Object.wrap(gtk_application_get_active_window(native()), as: Window.self) }
}
