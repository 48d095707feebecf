// Made by scripts/generate-wrappers of scripts/support/wrappers/FileChooser.txt: edit that, not this.
import CGtk

extension FileChooserNative {
  /// The title of its window; nil for a fitting one.
  @NativeProperty(gtk_native_dialog_get_title, gtk_native_dialog_set_title) public var title: String?

  /// Whether it is shown.
  public var isVisible: Bool {
    get { gtk_native_dialog_get_visible(native()) != 0 }
    set { if newValue != isVisible { setProperty("visible", to: newValue) } }
  }

  /// Whether it keeps other windows of the program from input.
  @NativeProperty(gtk_native_dialog_get_modal, gtk_native_dialog_set_modal) public var isModal: Bool

  /// The window above which it is shown.
  @NativeProperty(gtk_native_dialog_get_transient_for, gtk_native_dialog_set_transient_for)
  public var transientFor: Window?

  /// What the user chooses.
  @NativeProperty("action") public var action: FileChooserAction

  /// Whether the user can make a folder.
  @NativeProperty("create-folders") public var createsFolders: Bool

  /// Which files are shown; nil for all, and once there is one GTK takes no nil.
  public var filter: FileFilter? {
    get { property("filter") }
    set { if newValue !== filter { setProperty("filter", to: newValue) } }
  }

  /// The filters that the user can choose between, as a list.
  public var filterList: Object? { property("filters") }

  /// Whether several files can be chosen.
  @NativeProperty("select-multiple") public var selectsMultiple: Bool

  /// Folders that are offered beside those of the desktop, as a list.
  public var shortcutFolderList: Object? { property("shortcut-folders") }

  /// The text of the button that takes the choice; nil for a fitting one.
  @NativeProperty(gtk_file_chooser_native_get_accept_label, gtk_file_chooser_native_set_accept_label)
  public var acceptLabel: String?

  /// The text of the button that takes nothing; nil for a fitting one.
  @NativeProperty(gtk_file_chooser_native_get_cancel_label, gtk_file_chooser_native_set_cancel_label)
  public var cancelLabel: String?
}

// Signals.
extension FileChooserNative {
  /// The user, or C code, changed `title`.
  public var onNotifyTitle: Signal<> { notify("title", delivery: .userChanges) }

  /// The user, or C code, changed `isVisible`.
  public var onNotifyVisible: Signal<> { notify("visible", delivery: .userChanges) }

  /// The user, or C code, changed `isModal`.
  public var onNotifyModal: Signal<> { notify("modal", delivery: .userChanges) }

  /// The user, or C code, changed `transientFor`.
  public var onNotifyTransientFor: Signal<> { notify("transient-for", delivery: .userChanges) }

  /// The user, or C code, changed `action`.
  public var onNotifyAction: Signal<> { notify("action", delivery: .userChanges) }

  /// The user, or C code, changed `createsFolders`.
  public var onNotifyCreateFolders: Signal<> { notify("create-folders", delivery: .userChanges) }

  /// The user, or C code, changed `filter`.
  public var onNotifyFilter: Signal<> { notify("filter", delivery: .userChanges) }

  /// `filterList` changed.
  public var onNotifyFilters: Signal<> { notify("filters") }

  /// The user, or C code, changed `selectsMultiple`.
  public var onNotifySelectMultiple: Signal<> { notify("select-multiple", delivery: .userChanges) }

  /// `shortcutFolderList` changed.
  public var onNotifyShortcutFolders: Signal<> { notify("shortcut-folders") }

  /// The user, or C code, changed `acceptLabel`.
  public var onNotifyAcceptLabel: Signal<> { notify("accept-label", delivery: .userChanges) }

  /// The user, or C code, changed `cancelLabel`.
  public var onNotifyCancelLabel: Signal<> { notify("cancel-label", delivery: .userChanges) }
}

// GTK's own names of what is called otherwise here; the messages say what to write.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension FileChooserNative {
  @available(*, unavailable, renamed: "isVisible")
  @NeverCalled public var visible: Bool
  @available(*, unavailable, renamed: "isModal")
  @NeverCalled public var modal: Bool
  @available(*, unavailable, renamed: "createsFolders")
  @NeverCalled public var createFolders: Bool
  @available(*, unavailable, renamed: "filterList")
  @NeverCalled public var filters: Object?
  @available(*, unavailable, renamed: "selectsMultiple")
  @NeverCalled public var selectMultiple: Bool
  @available(*, unavailable, renamed: "shortcutFolderList")
  @NeverCalled public var shortcutFolders: Object?
}

/// What is chosen.
@Counterpart(of: GtkFileChooserAction.self)
public nonisolated struct FileChooserAction: NativeEnumeration {
  /// Files to read.
  public static let open = FileChooserAction(GTK_FILE_CHOOSER_ACTION_OPEN)

  /// A name to write to.
  public static let save = FileChooserAction(GTK_FILE_CHOOSER_ACTION_SAVE)

  /// A folder.
  public static let selectFolder = FileChooserAction(GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER)
}
