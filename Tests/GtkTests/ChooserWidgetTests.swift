import CGtk
import GtkTesting
import Testing

@Suite("Fields and buttons that choose", .serialized)
struct ChooserWidgetTests {
  /// Answers the window that comes up meanwhile, once.
  ///
  /// - Parameter isReady: whether the window knows of what it was prepared with.
  private func answer(
    _ response: GtkResponseType, afterClickOn widget: Widget, _ prepare: (Gtk.Window) -> Void = { _ in },
    isReady: (Gtk.Window) -> Bool = { _ in true }
  ) async throws {
    let others = Window.shown
    func dialog() -> Gtk.Window? { Window.shown.first { !others.contains($0) } }
    try await click(widget)
    try await wait(for: "the window to choose in") { dialog() != nil }
    guard let shown = dialog() else { return }
    prepare(shown)
    try await wait(for: "the window to know the choice") { isReady(shown) }
    gtk_dialog_response(shown.native(), response.rawValue)
    try await wait(for: "the window to go") { dialog() == nil }
  }

  @Test("a password is typed without being read, and Enter is told") func passwordEntry() async throws {
    let entry = PasswordEntry()
    entry.placeholder = "Password"
    entry.showsPeekIcon = true
    let test = try await TestWindow(entry)
    defer { test.close() }
    var entered: [String] = []
    entry.onActivate { entered.append(entry.text) }
    try await type("secret", into: entry)
    #expect(entry.text == "secret")
    let text = try #require(entry.children.first { cgtk_is_a($0.raw, gtk_text_get_type()) != 0 })
    #expect(gtk_text_get_visibility(text.native()) == 0)
    try await press("Return", in: entry)
    #expect(entered == ["secret"])
    #expect(test.find(PasswordEntry.self, .accessibleLabel("Password")) === entry, "the placeholder names the field")
  }

  @Test("a colour that is chosen in the window is told, one that is set is not") func colorButton() async throws {
    let button = ColorButton()
    let test = try await TestWindow(button)
    defer { test.close() }
    var heard: [RGBA] = []
    button.onColorSet { heard.append(button.rgba) }
    button.rgba = RGBA(red: 0, green: 1, blue: 0)
    #expect(heard.isEmpty)
    let blue = RGBA(red: 0, green: 0, blue: 1)
    try await answer(GTK_RESPONSE_OK, afterClickOn: button) { dialog in
      var color = GdkRGBA(red: 0, green: 0, blue: 1, alpha: 1)
      gtk_color_chooser_set_rgba(dialog.native(), &color)
    }
    #expect(heard == [blue] && button.rgba == blue)
    try await answer(GTK_RESPONSE_CANCEL, afterClickOn: button)
    #expect(heard == [blue])
  }

  @Test("a font that is chosen in the window is told, one that is set is not") func fontButton() async throws {
    let button = FontButton("Sans 10")
    let test = try await TestWindow(button)
    defer { test.close() }
    var heard: [String] = []
    button.onFontSet { heard.append(button.font ?? "") }
    button.font = "Sans 12"
    #expect(heard.isEmpty && button.font == "Sans 12")
    try await answer(GTK_RESPONSE_OK, afterClickOn: button) { dialog in
      gtk_font_chooser_set_font(dialog.native(), "Sans Bold 14")
    } isReady: { dialog in
      // Its list comes a while later, and may begin with another font; before that it knows of none.
      guard let font = gtk_font_chooser_get_font(dialog.native()) else { return false }
      defer { g_free(font) }
      if String(cString: font) == "Sans Bold 14" { return true }
      gtk_font_chooser_set_font(dialog.native(), "Sans Bold 14")
      return false
    }
    #expect(heard == ["Sans Bold 14"])
  }

  @Test("the program may open a link itself") func linkButton() async throws {
    let button = LinkButton("https://example.org", label: "Example")
    let test = try await TestWindow(button)
    defer { test.close() }
    var opened: [String] = []
    button.onActivateLink {
      opened.append(button.uri)
      return .stop
    }
    try await click(button)
    #expect(opened == ["https://example.org"])
    #expect(test.find(LinkButton.self, .text("Example")) === button)
  }

  @Test("a window tells of the program, and goes when it is closed") func aboutDialog() async throws {
    let test = try await TestWindow(Label("text"))
    defer { test.close() }
    let dialog = AboutDialog()
    dialog.programName = "Tracked"
    dialog.version = "1.2"
    dialog.authors = ["Ada"]
    dialog.addCredits("Translated by", ["Grace"])
    dialog.transientFor = test.window
    dialog.present()
    try await wait(for: "the window") { dialog.isMapped }
    try await settle()
    #expect(dialog.find(Label.self, .text("Tracked")) != nil && dialog.find(Label.self, .text("1.2")) != nil)
    try await click(dialog.require(.text("Credits")))
    #expect(dialog.find(Label.self, .textContaining("Grace")) != nil)
    dialog.close()
    try await wait(for: "the window to go") { !dialog.isMapped }
    dialog.destroyWindow()
  }

  @Test(
    "a bubble offers emojis, and goes with what it belongs to",
    .enabled("a popover takes the pointer, which a headless compositor has not") { await Delivery.method == .events })
  func emojiChooser() async throws {
    let button = Button("smile")
    let test = try await TestWindow(button)
    let chooser = EmojiChooser()
    chooser.setParent(button)
    chooser.popup()
    try await wait(for: "the emojis") {
      chooser.findAll(.matching("in a grid") { cgtk_is_a($0.raw, gtk_flow_box_child_get_type()) != 0 })
        .contains { $0.isMapped && $0.height > 0 }
    }
    test.close()
    #expect(!chooser.isMapped)
  }
}
