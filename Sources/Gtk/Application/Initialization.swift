import CGtk

/// Why GTK cannot be used.
public nonisolated enum InitializationError: Error, Equatable, CustomStringConvertible {
  /// No X11 or Wayland display answers.
  case noDisplay
  /// The GTK found at run time is older than 4.8.
  case gtkTooOld(found: String)

  /// A sentence for the user who started the program.
  public var description: String {
    switch self {
    case .noDisplay:
      "No display was found. Start the program in a desktop session, set DISPLAY or WAYLAND_DISPLAY, "
        + "or run it under 'xvfb-run -a'."
    case .gtkTooOld(let found):
      "GTK 4.8 or newer is needed, but GTK \(found) is installed. Update libgtk-4-1."
    }
  }
}

/// Starts GTK and lets GLib's main loop run Swift's main actor. Call it first, on the main thread; further calls do nothing.
///
/// - Throws: `InitializationError` with a sentence to show.
public func initialize() throws(InitializationError) {
  guard gtk_check_version(4, 8, 0) == nil else {
    throw .gtkTooOld(
      found: "\(gtk_get_major_version()).\(gtk_get_minor_version()).\(gtk_get_micro_version())")
  }
  guard gtk_init_check() != 0 else { throw .noDisplay }
  MainActorSource.attach()
  Style.attach()
  PressedDragSources.keep
  HeldGestures.follow
  OpenPopovers.follow
}
