// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkAspectFrame`.
@MainActor open class AspectFrame: Widget {
  /// Adopts a GtkAspectFrame.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_aspect_frame_new`.
  public init(xalign: Double, yalign: Double, ratio: Double, obeyChild: Bool) { super.init(owning: UnsafeMutableRawPointer(gtk_aspect_frame_new(Float(xalign), Float(yalign), Float(ratio), obeyChild ? 1 : 0))) }
}

/// Every `AspectFrame`; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol AspectFrameProtocol: AspectFrame {}
extension AspectFrame: nonisolated AspectFrameProtocol {}

extension AspectFrameProtocol {
  /// `GtkAspectFrame:child`.
  public var child: Widget? { get { wrapped(gtk_aspect_frame_get_child(native()), as: Widget.self) } set { exchange(self.child, for: newValue) { gtk_aspect_frame_set_child(self.native(), $0) } } }
  /// `child` changed.
  public var onNotifyChild: Signal<> { notify("child", delivery: .userChanges) }
  /// `GtkAspectFrame:obey-child`.
  public var isObeyChild: Bool { get { gtk_aspect_frame_get_obey_child(native()) != 0 } set { if newValue != isObeyChild { withoutEcho { gtk_aspect_frame_set_obey_child(native(), newValue ? 1 : 0) } } } }
  /// `isObeyChild` changed.
  public var onNotifyObeyChild: Signal<> { notify("obey-child", delivery: .userChanges) }
  /// `GtkAspectFrame:ratio`.
  public var ratio: Double { get { Double(gtk_aspect_frame_get_ratio(native())) } set { if newValue != ratio { setProperty("ratio", to: newValue) } } }
  /// `ratio` changed.
  public var onNotifyRatio: Signal<> { notify("ratio", delivery: .userChanges) }
  /// `GtkAspectFrame:xalign`.
  public var xalign: Double { get { Double(gtk_aspect_frame_get_xalign(native())) } set { if newValue != xalign { setProperty("xalign", to: newValue) } } }
  /// `xalign` changed.
  public var onNotifyXalign: Signal<> { notify("xalign", delivery: .userChanges) }
  /// `GtkAspectFrame:yalign`.
  public var yalign: Double { get { Double(gtk_aspect_frame_get_yalign(native())) } set { if newValue != yalign { setProperty("yalign", to: newValue) } } }
  /// `yalign` changed.
  public var onNotifyYalign: Signal<> { notify("yalign", delivery: .userChanges) }
}
