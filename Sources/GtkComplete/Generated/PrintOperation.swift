// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkPrintOperation`.
@MainActor open class PrintOperation: Object, nonisolated PrintOperationPreview {
  /// Adopts a GtkPrintOperation.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_print_operation_new`.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_print_operation_new())) }
  /// `GtkPrintOperation:allow-async`.
  public final var isAllowAsync: Bool { get { property("allow-async") } set { if newValue != isAllowAsync { withoutEcho { gtk_print_operation_set_allow_async(native(), newValue ? 1 : 0) } } } }
  /// `isAllowAsync` changed.
  public final var onNotifyAllowAsync: Signal<> { notify("allow-async", delivery: .userChanges) }
  /// `GtkPrintOperation:current-page`.
  public final var currentPage: Int { get { property("current-page") } set { if newValue != currentPage { setProperty("current-page", to: max(0, newValue)) } } }
  /// `currentPage` changed.
  public final var onNotifyCurrentPage: Signal<> { notify("current-page", delivery: .userChanges) }
  /// `GtkPrintOperation:custom-tab-label`.
  public final var customTabLabel: String? { get { property("custom-tab-label") } set { if newValue != customTabLabel { withoutEcho { gtk_print_operation_set_custom_tab_label(native(), newValue.withoutNUL) } } } }
  /// `customTabLabel` changed.
  public final var onNotifyCustomTabLabel: Signal<> { notify("custom-tab-label", delivery: .userChanges) }
  /// `GtkPrintOperation:default-page-setup`.
  public final var defaultPageSetup: PageSetup? { get { wrapped(gtk_print_operation_get_default_page_setup(native()), as: PageSetup.self) } set { if newValue !== defaultPageSetup { withoutEcho { gtk_print_operation_set_default_page_setup(native(), newValue?.native()) } } } }
  /// `defaultPageSetup` changed.
  public final var onNotifyDefaultPageSetup: Signal<> { notify("default-page-setup", delivery: .userChanges) }
  /// `GtkPrintOperation:embed-page-setup`.
  public final var isEmbedPageSetup: Bool { get { gtk_print_operation_get_embed_page_setup(native()) != 0 } set { if newValue != isEmbedPageSetup { withoutEcho { gtk_print_operation_set_embed_page_setup(native(), newValue ? 1 : 0) } } } }
  /// `isEmbedPageSetup` changed.
  public final var onNotifyEmbedPageSetup: Signal<> { notify("embed-page-setup", delivery: .userChanges) }
  /// `GtkPrintOperation:export-filename`.
  public final var exportFilename: String? { get { property("export-filename") } set { if newValue != exportFilename { withoutEcho { gtk_print_operation_set_export_filename(native(), newValue.withoutNUL) } } } }
  /// `exportFilename` changed.
  public final var onNotifyExportFilename: Signal<> { notify("export-filename", delivery: .userChanges) }
  /// `GtkPrintOperation:has-selection`.
  public final var hasSelection: Bool { get { gtk_print_operation_get_has_selection(native()) != 0 } set { if newValue != hasSelection { withoutEcho { gtk_print_operation_set_has_selection(native(), newValue ? 1 : 0) } } } }
  /// `hasSelection` changed.
  public final var onNotifyHasSelection: Signal<> { notify("has-selection", delivery: .userChanges) }
  /// `GtkPrintOperation:job-name`.
  public final var jobName: String? { get { property("job-name") } set { if newValue != jobName { withoutEcho { gtk_print_operation_set_job_name(native(), newValue.withoutNUL) } } } }
  /// `jobName` changed.
  public final var onNotifyJobName: Signal<> { notify("job-name", delivery: .userChanges) }
  /// `GtkPrintOperation:n-pages`.
  public final var nPages: Int { get { property("n-pages") } set { if newValue != nPages { setProperty("n-pages", to: max(1, newValue)) } } }
  /// `nPages` changed.
  public final var onNotifyNPages: Signal<> { notify("n-pages", delivery: .userChanges) }
  /// `GtkPrintOperation:n-pages-to-print`.
  public final var nPagesToPrint: Int { Int(gtk_print_operation_get_n_pages_to_print(native())) }
  /// `nPagesToPrint` changed.
  public final var onNotifyNPagesToPrint: Signal<> { notify("n-pages-to-print") }
  /// `GtkPrintOperation:print-settings`.
  public final var printSettings: PrintSettings? { get { wrapped(gtk_print_operation_get_print_settings(native()), as: PrintSettings.self) } set { if newValue !== printSettings { withoutEcho { gtk_print_operation_set_print_settings(native(), newValue?.native()) } } } }
  /// `printSettings` changed.
  public final var onNotifyPrintSettings: Signal<> { notify("print-settings", delivery: .userChanges) }
  /// `GtkPrintOperation:show-progress`.
  public final var showsProgress: Bool { get { property("show-progress") } set { if newValue != showsProgress { withoutEcho { gtk_print_operation_set_show_progress(native(), newValue ? 1 : 0) } } } }
  /// `showsProgress` changed.
  public final var onNotifyShowProgress: Signal<> { notify("show-progress", delivery: .userChanges) }
  /// `GtkPrintOperation:status`.
  public final var status: PrintStatus { PrintStatus(rawValue: gtk_print_operation_get_status(native()).rawValue) }
  /// `status` changed.
  public final var onNotifyStatus: Signal<> { notify("status") }
  /// `GtkPrintOperation:status-string`.
  public final var statusString: String { nativeText(copying: gtk_print_operation_get_status_string(native())) }
  /// `statusString` changed.
  public final var onNotifyStatusString: Signal<> { notify("status-string") }
  /// `GtkPrintOperation:support-selection`.
  public final var isSupportSelection: Bool { get { gtk_print_operation_get_support_selection(native()) != 0 } set { if newValue != isSupportSelection { withoutEcho { gtk_print_operation_set_support_selection(native(), newValue ? 1 : 0) } } } }
  /// `isSupportSelection` changed.
  public final var onNotifySupportSelection: Signal<> { notify("support-selection", delivery: .userChanges) }
  /// `GtkPrintOperation:track-print-status`.
  public final var isTrackPrintStatus: Bool { get { property("track-print-status") } set { if newValue != isTrackPrintStatus { withoutEcho { gtk_print_operation_set_track_print_status(native(), newValue ? 1 : 0) } } } }
  /// `isTrackPrintStatus` changed.
  public final var onNotifyTrackPrintStatus: Signal<> { notify("track-print-status", delivery: .userChanges) }
  /// `GtkPrintOperation:unit`.
  public final var unit: Unit { get { property("unit") } set { if newValue != unit { withoutEcho { gtk_print_operation_set_unit(native(), GtkUnit(newValue.rawValue)) } } } }
  /// `unit` changed.
  public final var onNotifyUnit: Signal<> { notify("unit", delivery: .userChanges) }
  /// `GtkPrintOperation:use-full-page`.
  public final var usesFullPage: Bool { get { property("use-full-page") } set { if newValue != usesFullPage { withoutEcho { gtk_print_operation_set_use_full_page(native(), newValue ? 1 : 0) } } } }
  /// `usesFullPage` changed.
  public final var onNotifyUseFullPage: Signal<> { notify("use-full-page", delivery: .userChanges) }
  /// `gtk_print_operation_cancel`.
  public final func cancel() { gtk_print_operation_cancel(native()) }
  /// `gtk_print_operation_draw_page_finish`.
  public final func drawPageFinish() { gtk_print_operation_draw_page_finish(native()) }
  /// `gtk_print_operation_get_error`.
  public final func getError() throws(GLibError) { try attempt { error in gtk_print_operation_get_error(native(), error) } }
  /// `gtk_print_operation_is_finished`.
  public final var isFinished: Bool { gtk_print_operation_is_finished(native()) != 0 }
  /// `gtk_print_operation_run`.
  public final func run(_ action: PrintOperationAction, parent: Window?) throws(GLibError) -> PrintOperationResult {
    let result = try attempt { error in gtk_print_operation_run(native(), GtkPrintOperationAction(action.rawValue), parent?.native(), error) }
    return PrintOperationResult(rawValue: result.rawValue)
  }
  /// `gtk_print_operation_set_defer_drawing`.
  public final func setDeferDrawing() { gtk_print_operation_set_defer_drawing(native()) }
  /// `GtkPrintOperation::begin-print`.
  public final var onBeginPrint: Signal<PrintContext?> { Signal(inside: self, "begin-print") }
  /// `GtkPrintOperation::create-custom-widget`.
  public final var onCreateCustomWidget: AnswerSignal<Object?> { AnswerSignal(inside: self, "create-custom-widget") }
  /// `GtkPrintOperation::custom-widget-apply`.
  public final var onCustomWidgetApply: Signal<Widget?> { Signal(inside: self, "custom-widget-apply") }
  /// `GtkPrintOperation::done`.
  public final var onDone: Signal<PrintOperationResult> { Signal(inside: self, "done") }
  /// `GtkPrintOperation::draw-page`.
  public final var onDrawPage: Signal<PrintContext?, Int> { Signal(inside: self, "draw-page") }
  /// `GtkPrintOperation::end-print`.
  public final var onEndPrint: Signal<PrintContext?> { Signal(inside: self, "end-print") }
  /// `GtkPrintOperation::paginate`.
  public final var onPaginate: EventSignal<PrintContext?> { EventSignal(inside: self, "paginate") }
  /// `GtkPrintOperation::preview`.
  public final var onPreview: EventSignal<Object?, PrintContext?, Window?> { EventSignal(inside: self, "preview") }
  /// `GtkPrintOperation::request-page-setup`.
  public final var onRequestPageSetup: Signal<PrintContext?, Int, PageSetup?> { Signal(inside: self, "request-page-setup") }
  /// `GtkPrintOperation::status-changed`.
  public final var onStatusChanged: Signal<> { Signal(inside: self, "status-changed", delivery: .userChanges) }
  /// `GtkPrintOperation::update-custom-widget`.
  public final var onUpdateCustomWidget: Signal<Widget?, PageSetup?, PrintSettings?> { Signal(inside: self, "update-custom-widget") }
}
