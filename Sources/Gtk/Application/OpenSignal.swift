import CGtk

/// The signal that passes files and addresses to the application: `application.onOpen { addresses in … }`.
///
/// Connect it before `run`: then the program accepts files and addresses on its command line, `%U` in its desktop file. Otherwise it ends
/// such a start with a message. A later start passes them to the first process.
@MainActor public struct OpenSignal {
  let application: Application

  /// Calls `handler` with the addresses, such as `file:///home/me/notes.txt`, at each start that has some, instead of `activate`.
  @discardableResult
  public func callAsFunction(_ handler: @escaping (_ addresses: [String]) -> Void) -> SignalConnection {
    application.takesFiles()
    return SignalConnection(application, "open", .everyChange) { arguments, _ in
      handler(OpenSignal.addresses(arguments))
    }
  }

  /// Calls `handler` with `target` and the addresses while `target` lives; the connection holds it weakly.
  @discardableResult
  public func callAsFunction<Target: AnyObject>(
    _ target: Target, _ handler: @escaping (Target, _ addresses: [String]) -> Void
  ) -> SignalConnection {
    self { [weak target] addresses in
      if let target { handler(target, addresses) }
    }
  }

  fileprivate static func addresses(_ arguments: UnsafePointer<GValue>) -> [String] {
    let files = g_value_get_pointer(arguments)?.assumingMemoryBound(to: OpaquePointer?.self)
    return (0..<Int(g_value_get_int(arguments + 1))).compactMap { index in
      guard let file = files?[index], let address = g_file_get_uri(file) else { return nil }
      defer { g_free(address) }
      return String(cString: address)
    }
  }
}

extension Application {
  /// A start came with files or addresses. A `TrackedKit` application is activated first, so that there are windows to show them in.
  public final var onOpen: OpenSignal { OpenSignal(application: self) }

  /// Accepts files and addresses at starts; has no effect once the application is registered.
  package final func takesFiles() {
    let flags = g_application_get_flags(native())
    guard flags.rawValue & G_APPLICATION_HANDLES_OPEN.rawValue == 0 else { return }
    if isRegistered {
      Log.warning("onOpen was connected after the start, and opens nothing: connect it before run()", domain: "Gtk")
    } else {
      g_application_set_flags(native(), GApplicationFlags(flags.rawValue | G_APPLICATION_HANDLES_OPEN.rawValue))
    }
  }

  /// Shows the program, like a start without files.
  package final func activate() { g_application_activate(native()) }

  /// Calls `body` with the first addresses before other handlers get them; handlers that it connects get them, too.
  package final func beforeFirstOpen(_ body: @escaping (_ addresses: [String]) -> Void) {
    var isFirst = true
    _ = SignalConnection(self, "open", .everyChange) { [weak self] arguments, _ in
      guard let self, isFirst else { return }
      isFirst = false
      // Handlers that are connected while a signal is emitted are called from the next emission on.
      g_signal_stop_emission_by_name(raw, "open")
      body(OpenSignal.addresses(arguments))
      let files = g_value_get_pointer(arguments)?.assumingMemoryBound(to: OpaquePointer?.self)
      g_application_open(native(), files, g_value_get_int(arguments + 1), g_value_get_string(arguments + 2))
    }
  }
}
