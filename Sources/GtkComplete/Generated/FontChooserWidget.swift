// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkFontChooserWidget`.
@MainActor open class FontChooserWidget: Widget, nonisolated FontChooser {
  /// Adopts a GtkFontChooserWidget.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_font_chooser_widget_new`.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_font_chooser_widget_new())) }
}

/// Every `FontChooserWidget`; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol FontChooserWidgetProtocol: FontChooserWidget {}
extension FontChooserWidget: nonisolated FontChooserWidgetProtocol {}

extension FontChooserWidgetProtocol {
  /// `GtkFontChooserWidget:tweak-action`.
  public var tweakAction: Object? { property("tweak-action") }
  /// `tweakAction` changed.
  public var onNotifyTweakAction: Signal<> { notify("tweak-action") }
}
