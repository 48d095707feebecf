// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkVolumeButton`.
@MainActor open class VolumeButton: ScaleButton {
  /// Adopts a GtkVolumeButton.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_volume_button_new`.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_volume_button_new())) }
}

/// Every `VolumeButton`; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol VolumeButtonProtocol: VolumeButton {}
extension VolumeButton: nonisolated VolumeButtonProtocol {}

extension VolumeButtonProtocol {
  /// `GtkVolumeButton:use-symbolic`.
  public var usesSymbolic: Bool { get { property("use-symbolic") } set { if newValue != usesSymbolic { setProperty("use-symbolic", to: newValue) } } }
  /// `usesSymbolic` changed.
  public var onNotifyUseSymbolic: Signal<> { notify("use-symbolic", delivery: .userChanges) }
}
