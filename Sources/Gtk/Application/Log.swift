import CGtk

/// GLib's log, which goes to standard error or to the journal. Callable from any thread.
public nonisolated enum Log {
  /// Something is wrong; `G_DEBUG=fatal-warnings` ends the process here.
  public static func warning(_ message: String, domain: String) { cgtk_log_warning(domain, message.withoutNUL) }

  /// Something a developer may want to know. Nothing is wrong, and no setting makes it fatal.
  public static func message(_ message: String, domain: String) { cgtk_log_message(domain, message.withoutNUL) }
}
