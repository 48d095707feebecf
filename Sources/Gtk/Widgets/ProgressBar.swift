import CGtk

/// Shows how far something has come.
@MainActor open class ProgressBar: Widget {
  /// At 0.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_progress_bar_new())) }

  /// Adopts a GtkProgressBar.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
}

/// Every `GtkProgressBar`, subclasses included; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol ProgressBarProtocol: Orientable {}

extension ProgressBar: nonisolated ProgressBarProtocol {}

extension ProgressBarProtocol {
  /// Moves a block, for work of unknown length; call it again and again.
  public func pulse() { gtk_progress_bar_pulse(native()) }
}
