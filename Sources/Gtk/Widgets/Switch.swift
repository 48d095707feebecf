import CGtk

/// Turns one thing on or off.
@MainActor open class Switch: Widget {
  /// A switch that is off.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_switch_new())) }

  /// Adopts a GtkSwitch.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
}

/// Every object of `GtkSwitch` and of classes made over it: what it has stands in an extension, see `WidgetProtocol`.
@MainActor public protocol SwitchProtocol: Widget {}

extension Switch: nonisolated SwitchProtocol {}

extension SwitchProtocol {
  /// Whether it is on. Setting it reaches no handler of `toggled`.
  public var isOn: Bool {
    get { gtk_switch_get_active(native()) != 0 }
    set { if newValue != isOn { withoutEcho { gtk_switch_set_active(native(), newValue ? 1 : 0) } } }
  }

  /// The user turned it; read `isOn`.
  public var toggled: Signal<> { notify("active", delivery: .userChanges) }
}
