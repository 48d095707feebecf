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
      dialog.initialFile = "sftp://host/folder/a file"
      #expect(dialog.initialFile == "sftp://host/folder/a%20file")
      dialog.filters = []
      dialog.initialFolder = nil
      #expect(dialog.filters.isEmpty && dialog.initialFolder == nil)
    }
    let launcher = try #require(FileLauncher.ifAvailable(file: "/tmp/ä b.txt"))
    #expect(launcher.file == "/tmp/ä b.txt")
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

  @Test("a list has a header above each section, where GTK has sections, and the same rows without", arguments: [false, true])
  func sections(isTable: Bool) async throws {
    let fruit = Fruit()
    let texts = StringList(strings: fruit.rows)
    let sorted = SortListModel(texts, sorter: CustomSorter { text($0) < text($1) ? .smaller : .larger })
    let rows = ListItemFactory()
    rows.onSetup { item in if let item { item.child = Label("") } }
    rows.onBind { item in (item?.child as? Label)?.text = text(item?.item) }
    let headers = ListItemFactory()
    headers.since4_12?.onSetupHeader { $0?.child = Label("") }
    headers.since4_12?.onBindHeader { header in (header?.child as? Label)?.text = text(header?.item).prefix(1).uppercased() }
    let list: Widget
    if isTable {
      let table = ColumnView(SingleSelection(sorted))
      table.appendColumn(ColumnViewColumn("", factory: rows))
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
    #expect(seen() == fruit.sorted)
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
        try dialog.require(Label.self, .text("Delete the file?"))
        try dialog.require(Label.self, .text("It cannot be brought back."))
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
      if chosen == nil, let dialog = Window.all.first(where: { $0 !== window && $0.isMapped }) {
        gtk_dialog_response(dialog.native(), response.rawValue)
      }
      return chosen != nil
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
    for _ in 1...2 {
      #expect(try await answer(GTK_RESPONSE_ACCEPT, besides: window) { try await files.save(window) } == folder + "/new.txt")
      #expect(try await answer(GTK_RESPONSE_CANCEL, besides: window) { try await files.save(window) } == nil)
      #expect(try await answer(GTK_RESPONSE_CANCEL, besides: window) { try await files.open(window) } == nil)
      #expect(try await answer(GTK_RESPONSE_CANCEL, besides: window) { try await files.openMultiple(window) } == [])
      #expect(try await answer(GTK_RESPONSE_ACCEPT, besides: window) { try await files.selectFolder(window) } == folder)
      #expect(try await answer(GTK_RESPONSE_ACCEPT, besides: window) { try await files.selectMultipleFolders(window) } == [folder])
      #expect(try await answer(GTK_RESPONSE_OK, besides: window) { try await colors.chooseRgba(window, initialColor: red) } == red)
      #expect(try await answer(GTK_RESPONSE_CANCEL, besides: window) { try await colors.chooseRgba(window, initialColor: red) } == nil)
      let chosen = try await answer(GTK_RESPONSE_OK, besides: window) { try await fonts.chooseFont(window, initialValue: font) }
      #expect(chosen?.family == "Cantarell" && chosen?.size == font.size)
      #expect(try await answer(GTK_RESPONSE_CANCEL, besides: window) { try await fonts.chooseFont(window, initialValue: font) } == nil)
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
}
