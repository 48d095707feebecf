import CGtk

/// Shows that work is going on.
@MainActor open class Spinner: Widget {
  /// At rest.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_spinner_new())) }

  /// Adopts a GtkSpinner.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
}

/// Every `GtkSpinner`, subclasses included; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol SpinnerProtocol: Widget {}

extension Spinner: nonisolated SpinnerProtocol {}
