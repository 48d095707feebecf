import CGtk

/// A chosen file cannot be used.
public nonisolated enum FileChooserError: Error, Hashable, Sendable, CustomStringConvertible {
  /// It has no path on this machine: for example a file on a server.
  case noPath(address: String)

  /// What is wrong, in words.
  public var description: String {
    switch self {
    case .noPath(let address): "'\(address)' has no path on this machine"
    }
  }
}

/// Lets the user choose files, in the desktop's own dialog where it has one.
///
/// ```swift
/// let text = FileFilter("Text", suffixes: ["txt", "md"])
/// if let path = try await FileChooserNative.open(parent: window, filters: [text]) { read(path) }
/// ```
@MainActor public final class FileChooserNative: Object {
  /// A window that is not shown yet; `choose()` shows it.
  public init(
    _ action: FileChooserAction, title: String? = nil, parent: Window? = nil, acceptLabel: String? = nil,
    cancelLabel: String? = nil
  ) {
    super.init(
      owning: UnsafeMutableRawPointer(
        gtk_file_chooser_native_new(
          title.withoutNUL, parent?.native(), action.native, acceptLabel.withoutNUL, cancelLabel.withoutNUL)))
  }

  /// Adopts a GtkFileChooserNative.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

  /// Lets the user choose one existing file.
  ///
  /// - Returns: its path; nil if the user chose none.
  /// - Throws: `FileChooserError` for a file without a path.
  public static func open(
    parent: Window? = nil, title: String? = nil, filters: [FileFilter] = [], folder: String? = nil
  ) async throws(FileChooserError) -> String? {
    let chooser = FileChooserNative(.open, title: title, parent: parent)
    chooser.prepare(filters, folder)
    return try await chooser.choose().first
  }

  /// Lets the user choose any number of existing files.
  ///
  /// - Returns: their paths; none if the user chose none.
  /// - Throws: `FileChooserError` for a file without a path.
  public static func openMultiple(
    parent: Window? = nil, title: String? = nil, filters: [FileFilter] = [], folder: String? = nil
  ) async throws(FileChooserError) -> [String] {
    let chooser = FileChooserNative(.open, title: title, parent: parent)
    chooser.selectsMultiple = true
    chooser.prepare(filters, folder)
    return try await chooser.choose()
  }

  /// Lets the user choose a name to write to. If a file of that name exists, the user has been asked.
  ///
  /// - Parameter name: the initial name.
  /// - Returns: the path; nil if the user chose none.
  /// - Throws: `FileChooserError` for a file without a path.
  public static func save(
    parent: Window? = nil, title: String? = nil, name: String = "", filters: [FileFilter] = [], folder: String? = nil
  ) async throws(FileChooserError) -> String? {
    let chooser = FileChooserNative(.save, title: title, parent: parent)
    chooser.prepare(filters, folder)
    chooser.currentName = name
    return try await chooser.choose().first
  }

  /// Lets the user choose a folder.
  ///
  /// - Returns: its path; nil if the user chose none.
  /// - Throws: `FileChooserError` for a folder without a path.
  public static func chooseFolder(
    parent: Window? = nil, title: String? = nil, folder: String? = nil
  ) async throws(FileChooserError) -> String? {
    let chooser = FileChooserNative(.selectFolder, title: title, parent: parent)
    chooser.prepare([], folder)
    return try await chooser.choose().first
  }

  private func prepare(_ filters: [FileFilter], _ folder: String?) {
    for filter in filters { addFilter(filter) }
    if let folder { setFolder(folder) }
  }

  /// Shows the dialog and waits for the user's choice. Cancelling the task closes the dialog, and so does the end of its
  /// parent window. A second call ends one that waits, as if the user had chosen none.
  ///
  /// - Returns: the paths; none if the user chose none, the task was cancelled, or the parent has ended.
  /// - Throws: `FileChooserError` for a file without a path.
  public func choose() async throws(FileChooserError) -> [String] {
    if waiting != nil { hide() }
    calls += 1
    let call = calls
    let response: Int = await withTaskCancellationHandler {
      guard !Task.isCancelled else { return Int(GTK_RESPONSE_CANCEL.rawValue) }
      return await withCheckedContinuation { continuation in
        waiting = continuation
        let answered = Signal<Int>(self, "response")
        connections.append(answered { [weak self] in self?.answer($0) })
        // It ends with the window that it was opened for.
        let parent = Object.wrap(gtk_native_dialog_get_transient_for(native()), as: Window.self)
        if let parent { connections.append(parent.onUnrealize { [weak self] in self?.hide() }) }
        gtk_native_dialog_show(native())
      }
    } onCancel: {
      // The dialog may be that of a later call.
      Task { @MainActor in if self.calls == call { self.hide() } }
    }
    guard response == Int(GTK_RESPONSE_ACCEPT.rawValue) else { return [] }
    return try paths()
  }

  private var waiting: CheckedContinuation<Int, Never>?
  /// How often the dialog was shown.
  private var calls = 0
  private var connections: [SignalConnection] = []

  /// The chooser that was answered last. GTK 4.18 may still be reading its folder, and ends the program if the chooser is gone when
  /// it has finished.
  private static var answeredLast: FileChooserNative?

  private func answer(_ response: Int) {
    if waiting != nil { Self.answeredLast = self }
    connections.forEach { $0.disconnect() }
    connections = []
    waiting?.resume(returning: response)
    waiting = nil
  }

  private func paths() throws(FileChooserError) -> [String] {
    let files = gtk_file_chooser_get_files(native())!
    defer { g_object_unref(UnsafeMutableRawPointer(files)) }
    var paths: [String] = []
    for index in 0..<g_list_model_get_n_items(files) {
      let file = g_list_model_get_item(files, index)!
      defer { g_object_unref(file) }
      guard let path = g_file_get_path(OpaquePointer(file)) else {
        let address = g_file_get_uri(OpaquePointer(file))!
        defer { g_free(address) }
        throw .noPath(address: String(cString: address))
      }
      paths.append(String(cString: path))
      g_free(path)
    }
    return paths
  }

  /// The name to write to, where one is chosen.
  public var currentName: String {
    get {
      guard let name = gtk_file_chooser_get_current_name(native()) else { return "" }
      defer { g_free(name) }
      return String(cString: name)
    }
    set {
      if newValue != currentName { withoutEcho { gtk_file_chooser_set_current_name(native(), newValue.withoutNUL) } }
    }
  }

  /// Lets the user choose between this and other filters; the first one is initially active.
  public func addFilter(_ filter: FileFilter) {
    gtk_file_chooser_add_filter(native(), filter.native())
    if self.filter == nil { self.filter = filter }
  }

  /// The initial folder, by its path.
  ///
  /// - Returns: whether it can be shown.
  @discardableResult
  public func setFolder(_ path: String) -> Bool {
    let file = g_file_new_for_path(path)
    defer { g_object_unref(UnsafeMutableRawPointer(file)) }
    return gtk_file_chooser_set_current_folder(native(), file, nil) != 0
  }

  /// Offers a folder beside those of the desktop, by its path.
  ///
  /// - Returns: whether it can be offered.
  @discardableResult
  public func addShortcutFolder(_ path: String) -> Bool {
    let file = g_file_new_for_path(path)
    defer { g_object_unref(UnsafeMutableRawPointer(file)) }
    return gtk_file_chooser_add_shortcut_folder(native(), file, nil) != 0
  }

  /// Closes the dialog, as if the user had chosen none.
  public func hide() {
    gtk_native_dialog_hide(native())
    answer(Int(GTK_RESPONSE_CANCEL.rawValue))
  }
}
