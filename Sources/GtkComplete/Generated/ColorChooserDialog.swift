// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkColorChooserDialog`.
@MainActor open class ColorChooserDialog: Dialog, nonisolated ColorChooser {
  /// Adopts a GtkColorChooserDialog.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_color_chooser_dialog_new`.
  public init(title: String? = nil, parent: Window? = nil) { super.init(owning: UnsafeMutableRawPointer(gtk_color_chooser_dialog_new(title.withoutNUL, parent?.native()))) }
}

/// Every `ColorChooserDialog`; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol ColorChooserDialogProtocol: ColorChooserDialog {}
extension ColorChooserDialog: nonisolated ColorChooserDialogProtocol {}

extension ColorChooserDialogProtocol {
  /// `GtkColorChooserDialog:show-editor`.
  public var showsEditor: Bool { get { property("show-editor") } set { if newValue != showsEditor { setProperty("show-editor", to: newValue) } } }
  /// `showsEditor` changed.
  public var onNotifyShowEditor: Signal<> { notify("show-editor", delivery: .userChanges) }
}
