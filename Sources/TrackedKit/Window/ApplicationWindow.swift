public import Gtk

/// A window that belongs to an application and has actions (`win.name`).
@MainActor open class ApplicationWindow: Window, @MainActor ActionMap {
  /// Makes a hidden window of the application.
  public init(application: Gtk.Application) { super.init(application: application, title: "") }

  /// Adopts a GtkApplicationWindow, which GTK owns until it is destroyed.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
}
