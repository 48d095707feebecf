// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkFileDialog`, since GTK 4.10.
@MainActor public final class FileDialog: Object {
  init(adopting pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// A new one; nil where a GTK before 4.10 runs.
  public static var ifAvailable: FileDialog? { cgtk_has_4_10() != 0 ? FileDialog(adopting: UnsafeMutableRawPointer(weak_gtk_file_dialog_new())) : nil }
  /// `GtkFileDialog:accept-label`.
  public var acceptLabel: String? { get { nativeOptionalText(copying: weak_gtk_file_dialog_get_accept_label(native())) } set { if newValue != acceptLabel { withoutEcho { weak_gtk_file_dialog_set_accept_label(native(), newValue.withoutNUL) } } } }
  /// `acceptLabel` changed.
  public var onNotifyAcceptLabel: Signal<> { notify("accept-label", delivery: .userChanges) }
  /// `GtkFileDialog:default-filter`.
  public var defaultFilter: FileFilter? { get { wrapped(weak_gtk_file_dialog_get_default_filter(native()), as: FileFilter.self) } set { if newValue !== defaultFilter { withoutEcho { weak_gtk_file_dialog_set_default_filter(native(), newValue?.native()) } } } }
  /// `defaultFilter` changed.
  public var onNotifyDefaultFilter: Signal<> { notify("default-filter", delivery: .userChanges) }
  /// `GtkFileDialog:filters`.
  public var filters: [FileFilter] { get { nativeItems(copying: weak_gtk_file_dialog_get_filters(native()), as: FileFilter.self) } set { if newValue != filters { withoutEcho { lendItems(newValue) { p in weak_gtk_file_dialog_set_filters(native(), p) } } } } }
  /// `filters` changed.
  public var onNotifyFilters: Signal<> { notify("filters", delivery: .userChanges) }
  /// `GtkFileDialog:initial-file`.
  public var initialFile: String? { get { nativeFileName(copying: weak_gtk_file_dialog_get_initial_file(native())) } set { if newValue != initialFile { withoutEcho { lendFile(newValue) { p in weak_gtk_file_dialog_set_initial_file(native(), p) } } } } }
  /// `initialFile` changed.
  public var onNotifyInitialFile: Signal<> { notify("initial-file", delivery: .userChanges) }
  /// `GtkFileDialog:initial-folder`.
  public var initialFolder: String? { get { nativeFileName(copying: weak_gtk_file_dialog_get_initial_folder(native())) } set { if newValue != initialFolder { withoutEcho { lendFile(newValue) { p in weak_gtk_file_dialog_set_initial_folder(native(), p) } } } } }
  /// `initialFolder` changed.
  public var onNotifyInitialFolder: Signal<> { notify("initial-folder", delivery: .userChanges) }
  /// `GtkFileDialog:initial-name`.
  public var initialName: String? { get { nativeOptionalText(copying: weak_gtk_file_dialog_get_initial_name(native())) } set { if newValue != initialName { withoutEcho { weak_gtk_file_dialog_set_initial_name(native(), newValue.withoutNUL) } } } }
  /// `initialName` changed.
  public var onNotifyInitialName: Signal<> { notify("initial-name", delivery: .userChanges) }
  /// `GtkFileDialog:modal`.
  public var isModal: Bool { get { weak_gtk_file_dialog_get_modal(native()) != 0 } set { if newValue != isModal { withoutEcho { weak_gtk_file_dialog_set_modal(native(), newValue ? 1 : 0) } } } }
  /// `isModal` changed.
  public var onNotifyModal: Signal<> { notify("modal", delivery: .userChanges) }
  /// `GtkFileDialog:title`.
  public var title: String { get { nativeText(copying: weak_gtk_file_dialog_get_title(native())) } set { if newValue != title { withoutEcho { weak_gtk_file_dialog_set_title(native(), newValue.withoutNUL) } } } }
  /// `title` changed.
  public var onNotifyTitle: Signal<> { notify("title", delivery: .userChanges) }
  /// `gtk_file_dialog_open`.
  public func `open`(_ parent: Window?) async throws(GLibError) -> String? { try await AsyncCall.choice(over: parent) { cancellable, done, data in weak_gtk_file_dialog_open(native(), parent?.native(), cancellable, done, data) } finish: { [self] asynchronous, error in nativeFileName(taking: weak_gtk_file_dialog_open_finish(native(), asynchronous, &error)) } }
  /// `gtk_file_dialog_open_multiple`.
  public func openMultiple(_ parent: Window?) async throws(GLibError) -> [String] { try await AsyncCall.choice(over: parent) { cancellable, done, data in weak_gtk_file_dialog_open_multiple(native(), parent?.native(), cancellable, done, data) } finish: { [self] asynchronous, error in nativeFileNames(taking: weak_gtk_file_dialog_open_multiple_finish(native(), asynchronous, &error)) } ?? [] }
  /// `gtk_file_dialog_save`.
  public func save(_ parent: Window?) async throws(GLibError) -> String? { try await AsyncCall.choice(over: parent) { cancellable, done, data in weak_gtk_file_dialog_save(native(), parent?.native(), cancellable, done, data) } finish: { [self] asynchronous, error in nativeFileName(taking: weak_gtk_file_dialog_save_finish(native(), asynchronous, &error)) } }
  /// `gtk_file_dialog_select_folder`.
  public func selectFolder(_ parent: Window?) async throws(GLibError) -> String? { try await AsyncCall.choice(over: parent) { cancellable, done, data in weak_gtk_file_dialog_select_folder(native(), parent?.native(), cancellable, done, data) } finish: { [self] asynchronous, error in nativeFileName(taking: weak_gtk_file_dialog_select_folder_finish(native(), asynchronous, &error)) } }
  /// `gtk_file_dialog_select_multiple_folders`.
  public func selectMultipleFolders(_ parent: Window?) async throws(GLibError) -> [String] { try await AsyncCall.choice(over: parent) { cancellable, done, data in weak_gtk_file_dialog_select_multiple_folders(native(), parent?.native(), cancellable, done, data) } finish: { [self] asynchronous, error in nativeFileNames(taking: weak_gtk_file_dialog_select_multiple_folders_finish(native(), asynchronous, &error)) } ?? [] }
}
