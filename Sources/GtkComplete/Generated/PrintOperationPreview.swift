// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkPrintOperationPreview`.
@MainActor public protocol PrintOperationPreview: Object {}

extension PrintOperationPreview {
  /// `gtk_print_operation_preview_end_preview`.
  public func endPreview() { gtk_print_operation_preview_end_preview(native()) }
  /// `gtk_print_operation_preview_is_selected`.
  @discardableResult public func isSelected(_ pageNr: Int) -> Bool { gtk_print_operation_preview_is_selected(native(), Int32(clamping: pageNr)) != 0 }
  /// `gtk_print_operation_preview_render_page`.
  public func renderPage(_ pageNr: Int) { gtk_print_operation_preview_render_page(native(), Int32(clamping: pageNr)) }
  /// `GtkPrintOperationPreview::got-page-size`.
  public var onGotPageSize: Signal<PrintContext?, PageSetup?> { Signal(inside: self, "got-page-size") }
  /// `GtkPrintOperationPreview::ready`.
  public var onReady: Signal<PrintContext?> { Signal(inside: self, "ready") }
}
