import CGtk

/// Turns one thing on or off.
@MainActor open class Switch: Widget {
  /// A switch that is off.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_switch_new())) }

  /// Adopts a GtkSwitch.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
}

/// Every `GtkSwitch`, subclasses included; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol SwitchProtocol: Actionable {}

extension Switch: nonisolated SwitchProtocol {}
