import CGtk

/// Shows and hides its child with a transition.
@MainActor open class Revealer: Widget {
  /// Hides nothing yet.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_revealer_new())) }

  /// Adopts a GtkRevealer.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
}
