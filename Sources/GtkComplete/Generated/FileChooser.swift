// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkFileChooser`.
@MainActor public protocol FileChooser: Object {}

extension FileChooser {
  /// `GtkFileChooser:action`.
  public var action: FileChooserAction { get { FileChooserAction(rawValue: gtk_file_chooser_get_action(native()).rawValue) } set { if newValue != action { withoutEcho { gtk_file_chooser_set_action(native(), GtkFileChooserAction(newValue.rawValue)) } } } }
  /// `action` changed.
  public var onNotifyAction: Signal<> { notify("action", delivery: .userChanges) }
  /// `GtkFileChooser:create-folders`.
  public var isCreateFolders: Bool { get { gtk_file_chooser_get_create_folders(native()) != 0 } set { if newValue != isCreateFolders { withoutEcho { gtk_file_chooser_set_create_folders(native(), newValue ? 1 : 0) } } } }
  /// `isCreateFolders` changed.
  public var onNotifyCreateFolders: Signal<> { notify("create-folders", delivery: .userChanges) }
  /// `GtkFileChooser:filter`.
  public var filter: FileFilter? { get { wrapped(gtk_file_chooser_get_filter(native()), as: FileFilter.self) } set { if newValue !== filter { withoutEcho { gtk_file_chooser_set_filter(native(), newValue?.native()) } } } }
  /// `filter` changed.
  public var onNotifyFilter: Signal<> { notify("filter", delivery: .userChanges) }
  /// `GtkFileChooser:filters`.
  public var filters: (any ItemList)? { taken(gtk_file_chooser_get_filters(native()), as: (any ItemList).self) }
  /// `filters` changed.
  public var onNotifyFilters: Signal<> { notify("filters") }
  /// `GtkFileChooser:select-multiple`.
  public var isSelectMultiple: Bool { get { gtk_file_chooser_get_select_multiple(native()) != 0 } set { if newValue != isSelectMultiple { withoutEcho { gtk_file_chooser_set_select_multiple(native(), newValue ? 1 : 0) } } } }
  /// `isSelectMultiple` changed.
  public var onNotifySelectMultiple: Signal<> { notify("select-multiple", delivery: .userChanges) }
  /// `GtkFileChooser:shortcut-folders`.
  public var shortcutFolders: (any ItemList)? { taken(gtk_file_chooser_get_shortcut_folders(native()), as: (any ItemList).self) }
  /// `shortcutFolders` changed.
  public var onNotifyShortcutFolders: Signal<> { notify("shortcut-folders") }
  /// `gtk_file_chooser_add_choice`.
  public func addChoice(_ id: String, label: String, options: [String]?, optionLabels: [String]?) { lendTexts(options) { p0 in lendTexts(optionLabels) { p1 in gtk_file_chooser_add_choice(native(), id.withoutNUL, label.withoutNUL, p0, p1) } } }
  /// `gtk_file_chooser_add_filter`.
  public func addFilter(_ filter: FileFilter) { gtk_file_chooser_add_filter(native(), filter.native()) }
  /// `gtk_file_chooser_add_shortcut_folder`.
  public func addShortcutFolder(_ folder: Object) throws(GLibError) { _ = try attempt { error in gtk_file_chooser_add_shortcut_folder(native(), folder.native(), error) } }
  /// `gtk_file_chooser_get_choice`.
  public func choice(_ id: String) -> String? { nativeOptionalText(copying: gtk_file_chooser_get_choice(native(), id.withoutNUL)) }
  /// `gtk_file_chooser_get_current_folder`.
  public var currentFolder: Object? { taken(gtk_file_chooser_get_current_folder(native()), as: Object.self) }
  /// `gtk_file_chooser_get_current_name`.
  public var currentName: String? { nativeOptionalText(taking: gtk_file_chooser_get_current_name(native())) }
  /// `gtk_file_chooser_get_file`.
  public var file: Object? { taken(gtk_file_chooser_get_file(native()), as: Object.self) }
  /// `gtk_file_chooser_get_files`.
  public var files: any ItemList { taken(gtk_file_chooser_get_files(native()), as: (any ItemList).self)! }
  /// `gtk_file_chooser_remove_choice`.
  public func removeChoice(_ id: String) { gtk_file_chooser_remove_choice(native(), id.withoutNUL) }
  /// `gtk_file_chooser_remove_filter`.
  public func removeFilter(_ filter: FileFilter) { gtk_file_chooser_remove_filter(native(), filter.native()) }
  /// `gtk_file_chooser_remove_shortcut_folder`.
  public func removeShortcutFolder(_ folder: Object) throws(GLibError) { _ = try attempt { error in gtk_file_chooser_remove_shortcut_folder(native(), folder.native(), error) } }
  /// `gtk_file_chooser_set_choice`.
  public func setChoice(_ id: String, option: String) { gtk_file_chooser_set_choice(native(), id.withoutNUL, option.withoutNUL) }
  /// `gtk_file_chooser_set_current_folder`.
  public func setCurrentFolder(_ file: Object?) throws(GLibError) { _ = try attempt { error in gtk_file_chooser_set_current_folder(native(), file?.native(), error) } }
  /// `gtk_file_chooser_set_current_name`.
  public func setCurrentName(_ name: String) { gtk_file_chooser_set_current_name(native(), name.withoutNUL) }
  /// `gtk_file_chooser_set_file`.
  public func setFile(_ file: Object) throws(GLibError) { _ = try attempt { error in gtk_file_chooser_set_file(native(), file.native(), error) } }
}
