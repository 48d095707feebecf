import CGtk
import GtkComplete
import Testing
import WidgetTesting

/// What GTK has got since 4.8: nil where an older GTK runs, and of use where there is one.
@Suite("Newer than GTK 4.8", .serialized) struct NewerTests {
  private func has(_ minor: UInt32) -> Bool { gtk_check_version(4, minor, 0) == nil }

  private func window(_ content: Widget) async throws -> Window {
    try TestDisplay.prepare()
    let window = Window(title: "Test")
    window.child = content
    window.present()
    try await settle()
    return window
  }

  @Test("a class and a member are there exactly where GTK has them")
  func availability() throws {
    try TestDisplay.prepare()
    #expect((AlertDialog.ifAvailable != nil) == has(10))
    #expect((ColorDialog.ifAvailable != nil) == has(10))
    #expect((ColorDialogButton.ifAvailable() != nil) == has(10))
    #expect((FileDialog.ifAvailable != nil) == has(10))
    #expect((FileLauncher.ifAvailable() != nil) == has(10))
    #expect((FontDialog.ifAvailable != nil) == has(10))
    #expect((FontDialogButton.ifAvailable() != nil) == has(10))
    #expect((UriLauncher.ifAvailable() != nil) == has(10))
    #expect((GraphicsOffload.ifAvailable() != nil) == has(14))
    let list = ListBox()
    #expect((list.since4_10?.color != nil) == has(10))
    #expect((list.since4_12 != nil) == has(12))
    #expect((list.since4_14 != nil) == has(14))
    #expect((list.since4_16 != nil) == has(16))
    #expect((list.since4_18?.tabBehavior == .all) == has(18))
  }

  @Test("what is set of a newer object is read again: files by their paths, filters in their order, and none of them")
  func properties() throws {
    try TestDisplay.prepare()
    guard let dialog = FileDialog.ifAvailable else { return #expect(!has(10)) }
    let filters = [FileFilter("Text", suffixes: ["txt"]), FileFilter("All", patterns: ["*"])]
    for round in 1...2 {
      var heard = 0
      let watch = dialog.onNotifyInitialFolder { heard += 1 }
      defer { watch.disconnect() }
      dialog.filters = filters
      dialog.defaultFilter = filters[1]
      dialog.initialFolder = "/tmp"
      dialog.initialName = "name \(round)"
      #expect(dialog.filters == filters && dialog.defaultFilter === filters[1])
      #expect(dialog.initialFolder == "/tmp" && dialog.initialName == "name \(round)" && heard == 0)
      dialog.filters = []
      dialog.initialFolder = nil
      #expect(dialog.filters.isEmpty && dialog.initialFolder == nil)
    }
    let launcher = try #require(FileLauncher.ifAvailable(file: "/tmp/ä b.txt"))
    #expect(launcher.file == "/tmp/ä b.txt")
    launcher.file = "sftp://host/a%20file"
    #expect(launcher.file == "sftp://host/a%20file")
    #expect((launcher.since4_14?.isWritable == false) == has(14))
    launcher.since4_14?.isWritable = true
    #expect((launcher.since4_14?.isWritable == true) == has(14))
  }

  private struct Fruit {
    let rows = ["cherry", "apple", "banana", "avocado"]
    /// What is seen from top to bottom.
    let sorted = ["apple", "avocado", "banana", "cherry"]
    let sections = ["A", "apple", "avocado", "B", "banana", "C", "cherry"]
  }

  private func text(_ item: Any?) -> String { (item as? StringObject)?.string ?? "" }

  @Test(
    "a list has a header above each section, where GTK has sections, and the same rows without",
    arguments: [false, true])
  func sections(isTable: Bool) async throws {
    let fruit = Fruit()
    let texts = StringList(strings: fruit.rows)
    let sorted = SortListModel(texts, sorter: CustomSorter { text($0) < text($1) ? .smaller : .larger })
    let rows = ListItemFactory()
    rows.onSetup { item in if let item { item.child = Label("") } }
    rows.onBind { item in (item?.child as? Label)?.text = text(item?.item) }
    let headers = ListItemFactory()
    headers.since4_12?.onSetupHeader { $0?.child = Label("") }
    headers.since4_12?.onBindHeader { header in
      (header?.child as? Label)?.text = text(header?.item).prefix(1).uppercased()
    }
    let list: Widget
    if isTable {
      let table = ColumnView(SingleSelection(sorted))
      table.append(ColumnViewColumn("", factory: rows))
      table.since4_12?.headerFactory = headers
      list = table
    } else {
      let view = ListView(SingleSelection(sorted), factory: rows)
      view.since4_12?.headerFactory = headers
      #expect((view.since4_12?.headerFactory === headers) == has(12))
      list = view
    }
    let scrolled = ScrolledWindow()
    scrolled.child = list
    scrolled.minContentHeight = 400
    let window = try await window(scrolled)
    defer { window.destroyWindow() }
    func seen() -> [String] {
      let labels = list.findAll(Label.self).filter { $0.isMapped && !$0.text.isEmpty }
      return labels.sorted { ($0.frame(in: list)?.y ?? 0) < ($1.frame(in: list)?.y ?? 0) }.map(\.text)
    }
    #expect(seen() == (has(12) ? ["A"] + fruit.sorted : fruit.sorted))
    for _ in 1...2 {
      sorted.since4_12?.sectionSorter = CustomSorter {
        let (first, second) = (text($0).prefix(1), text($1).prefix(1))
        return first == second ? .equal : first < second ? .smaller : .larger
      }
      try await settle()
      #expect(seen() == (has(12) ? fruit.sections : fruit.sorted))
      if let section = sorted.since4_12?.section(at: 1) { #expect(section == (0, 2)) }
      sorted.since4_12?.sectionSorter = nil
      try await settle()
      #expect(seen() == (has(12) ? ["A"] + fruit.sorted : fruit.sorted))
    }
  }

  /// Waits for a dialog that is shown besides `window`.
  private func dialog(besides window: Window) async throws -> Window {
    var found: Window?
    try await wait(for: "the dialog") {
      found = Window.all.first { $0 !== window && $0.isMapped }
      return found != nil
    }
    try await settle()
    return try #require(found)
  }

  @Test("an alert answers which button was pressed; Escape is the cancel button, or no answer where there is none")
  func alert() async throws {
    let window = try await window(Label("text"))
    defer { window.destroyWindow() }
    guard let alert = AlertDialog.ifAvailable else { return #expect(!has(10)) }
    (alert.message, alert.detail) = ("Delete the file?", "It cannot be brought back.")
    alert.buttons = ["Keep", "Delete"]
    for cancel in [-1, 0, -1] {
      alert.cancelButton = cancel
      for title in ["Delete", "Keep"] {
        let answer = Task { try await alert.choose(window) }
        let dialog = try await dialog(besides: window)
        for text in [alert.message, alert.detail] { #expect(dialog.find(Label.self, .text(text)) != nil) }
        try await click(dialog.require(Button.self, .text(title)))
        #expect(try await answer.value == alert.buttons.firstIndex(of: title))
      }
      let answer = Task { try await alert.choose(window) }
      try await press("Escape", in: dialog(besides: window))
      #expect(try await answer.value == (cancel < 0 ? nil : cancel))
    }
    let cancelled = Task { try await alert.choose(window) }
    _ = try await dialog(besides: window)
    cancelled.cancel()
    let error = await #expect(throws: GLibError.self) { try await cancelled.value }
    #expect(error?.isCancellation == true)
    try await wait(for: "the dialog to go") { Window.all.allSatisfy { $0 === window || !$0.isMapped } }
  }

  /// Answers the dialog of a choice until it is heard: one that still reads its folder takes no answer.
  private func answer<Answer>(
    _ response: GtkResponseType, besides window: Window, _ choice: @escaping () async throws -> Answer
  ) async throws -> Answer {
    var chosen: Result<Answer, any Error>?
    Task {
      do { chosen = .success(try await choice()) } catch { chosen = .failure(error) }
    }
    try await wait(for: "the answer") {
      guard chosen == nil, let dialog = Window.all.first(where: { $0 !== window && $0.isMapped }) else {
        return chosen != nil
      }
      // It reads its folder first.
      if (dialog as? FileChooserDialog)?.files.count != 0 { gtk_dialog_response(dialog.native(), response.rawValue) }
      return false
    }
    return try #require(chosen).get()
  }

  @Test("a dialog answers the file, the colour or the font that was chosen, and nil where none was")
  func choices() async throws {
    let window = try await window(Label("text"))
    defer { window.destroyWindow() }
    guard let files = FileDialog.ifAvailable, let colors = ColorDialog.ifAvailable, let fonts = FontDialog.ifAvailable
    else { return #expect(!has(10)) }
    let path = try #require(g_dir_make_tmp("dialog-XXXXXX", nil))
    let folder = String(cString: path)
    defer {
      g_rmdir(folder)
      g_free(path)
    }
    files.initialFolder = folder
    files.initialName = "new.txt"
    let red = RGBA(red: 1, green: 0, blue: 0, alpha: 1)
    let font = FontDescription.fromString("Cantarell 14")
    /// What a choice answers where it is accepted, and where it is not.
    func both<Answer>(
      _ accepting: GtkResponseType, _ choice: @escaping () async throws -> Answer
    ) async throws -> [Answer] {
      [
        try await answer(accepting, besides: window, choice),
        try await answer(GTK_RESPONSE_CANCEL, besides: window, choice),
      ]
    }
    for _ in 1...2 {
      #expect(try await both(GTK_RESPONSE_ACCEPT) { try await files.save(window) } == [folder + "/new.txt", nil])
      #expect(try await both(GTK_RESPONSE_ACCEPT) { try await files.selectFolder(window) } == [folder, nil])
      #expect(try await both(GTK_RESPONSE_ACCEPT) { try await files.selectMultipleFolders(window) } == [[folder], []])
      #expect(
        try await both(GTK_RESPONSE_OK) { try await colors.chooseRgba(window, initialColor: red) } == [red, nil])
      let chosen = try await both(GTK_RESPONSE_OK) { try await fonts.chooseFont(window, initialValue: font) }
      #expect(chosen.map { $0?.family } == ["Cantarell", nil] && chosen[0]?.size == font.size)
    }
  }

  @Test("C-240 a dialog ends with the window that it was opened over, and what waits for it goes on, twice")
  func endOfWindow() async throws {
    try TestDisplay.prepare()
    guard AlertDialog.ifAvailable != nil else { return #expect(!has(10)) }
    let questions: [(Window?) async throws -> Bool] = [
      { try await AlertDialog.ifAvailable?.choose($0) == nil },
      { try await FileDialog.ifAvailable?.open($0) == nil },
      { try await FileDialog.ifAvailable?.selectMultipleFolders($0) == [] },
      { try await ColorDialog.ifAvailable?.chooseRgba($0, initialColor: nil) == nil },
      { try await FontDialog.ifAvailable?.chooseFamily($0, initialValue: nil) == nil },
    ]
    for question in questions + questions {
      weak var parent: Window?
      let isDeclined: Task<Bool, any Error>
      do {
        // GTK alone holds it.
        let window = try await window(Label("text"))
        parent = window
        isDeclined = Task { [weak window] in try await question(window) }
        try await wait(for: "the dialog") { Window.all.contains { $0 !== window && $0.isMapped } }
      }
      parent?.close()
      #expect(try await isDeclined.value)
      try await wait(for: "both to go") { parent == nil && !Window.all.contains { $0.isMapped } }
    }
  }

  @Test("what nothing opens is an error with a sentence")
  func launcher() async throws {
    let window = try await window(Label("text"))
    defer { window.destroyWindow() }
    guard let launcher = UriLauncher.ifAvailable(uri: "no-such-scheme://nowhere") else { return #expect(!has(10)) }
    let error = await #expect(throws: GLibError.self) { try await launcher.launch(window) }
    #expect(error?.description.isEmpty == false && error?.isCancellation == false)
  }

  @Test("what is drawn apart from the window is seen in it, and is exchanged")
  func offload() async throws {
    let content = Box(.vertical)
    let window = try await window(content)
    defer { window.destroyWindow() }
    let first = Label("first")
    content.append(first)
    guard let offload = GraphicsOffload.ifAvailable() else { return #expect(!has(14)) }
    content.append(offload)
    for child in [first, Label("second"), first] {
      offload.child = child
      try await settle()
      #expect(offload.child === child && child.isMapped && child.parent === offload)
      #expect(try picture(of: offload).pixels().contains { $0.alpha != 0 })
    }
    offload.enabled = .disabled
    offload.since4_16?.hasBlackBackground = true
    #expect(offload.enabled == .disabled && (offload.since4_16?.hasBlackBackground == true) == has(16))
  }

  @Test("what is announced is heard by assistive technology")
  func announcement() async throws {
    let label = Label("text")
    let window = try await window(label)
    defer { window.destroyWindow() }
    // GTK reports nothing about a widget before somebody has asked for it.
    #expect(try await accessibleElements().contains { $0.name == "text" })
    guard let newer = label.since4_14 else { return #expect(!has(14)) }
    let heard = try Announcements()
    for text in ["Saved", "Saved"] { newer.announce(text, priority: .medium) }
    window.since4_14?.announce("Closed", priority: .high)
    try await wait(for: "three announcements") { heard.texts == ["Saved", "Saved", "Closed"] }
  }
}

/// Hears what this process announces on the accessibility bus.
@MainActor private final class Announcements {
  private(set) var texts: [String] = []
  private let connection: OpaquePointer

  init() throws {
    let session = try #require(g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil))
    defer { g_object_unref(UnsafeMutableRawPointer(session)) }
    let answer = g_dbus_connection_call_sync(
      session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", nil, nil, G_DBUS_CALL_FLAGS_NONE, -1,
      nil, nil)
    let address = g_variant_get_child_value(answer, 0)
    defer { for variant in [answer, address] { g_variant_unref(variant) } }
    let flags = GDBusConnectionFlags(
      G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
    let found = g_dbus_connection_new_for_address_sync(g_variant_get_string(address, nil), flags, nil, nil, nil)
    connection = try #require(found)
    let heard: GDBusSignalCallback = { _, _, _, _, _, arguments, data in
      let (arguments, data) = (UInt(bitPattern: arguments), UInt(bitPattern: data))
      MainActor.assumeIsolated {
        let box = g_variant_get_child_value(OpaquePointer(bitPattern: arguments), 3)
        let text = g_variant_get_variant(box)
        let listener = Unmanaged<Announcements>.fromOpaque(UnsafeRawPointer(bitPattern: data)!).takeUnretainedValue()
        listener.texts.append(String(cString: g_variant_get_string(text, nil)))
        for variant in [box, text] { g_variant_unref(variant) }
      }
    }
    _ = g_dbus_connection_signal_subscribe(
      connection, nil, "org.a11y.atspi.Event.Object", "Announcement", nil, nil, G_DBUS_SIGNAL_FLAGS_NONE, heard,
      Unmanaged.passUnretained(self).toOpaque(), nil)
    // The bus knows what is listened to before it hears anything else.
    g_variant_unref(
      g_dbus_connection_call_sync(
        connection, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "GetId", nil, nil,
        G_DBUS_CALL_FLAGS_NONE, -1, nil, nil))
  }

  isolated deinit {
    g_dbus_connection_close_sync(connection, nil, nil)
    g_object_unref(UnsafeMutableRawPointer(connection))
  }
}
