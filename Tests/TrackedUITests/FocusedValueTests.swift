import GtkTesting
import Testing

@testable import TrackedUI

private struct NoteKey: FocusedValueKey { typealias Value = String }
private struct DraftKey: FocusedValueKey { typealias Value = Binding<String> }
private struct WindowNameKey: FocusedValueKey { typealias Value = String }

extension FocusedValues {
  fileprivate var note: String? {
    get { self[NoteKey.self] }
    set { self[NoteKey.self] = newValue }
  }
  fileprivate var draft: Binding<String>? {
    get { self[DraftKey.self] }
    set { self[DraftKey.self] = newValue }
  }
  fileprivate var windowName: String? {
    get { self[WindowNameKey.self] }
    set { self[WindowNameKey.self] = newValue }
  }
}

/// What focused views offer to the rest of their window.
@MainActor @Suite(.serialized) struct FocusedValueTests {
  private struct Reader: View {
    @FocusedValue(\.note) private var note
    @FocusedValue(\.windowName) private var windowName
    @FocusedBinding(\.draft) private var draft
    var body: some View {
      Text(verbatim: "\(note ?? "-") \(draft ?? "-") \(windowName ?? "-")")
      Button("Shout") { draft = draft?.uppercased() }
    }
  }

  private struct Editors: View {
    @State private var drafts = ["a": "apple", "b": "bee"]
    private func binding(_ name: String) -> Binding<String> {
      Binding {
        drafts[name] ?? ""
      } set: {
        drafts[name] = $0
      }
    }
    var body: some View {
      VStack {
        Reader()
        ForEach(["a", "b"], id: \.self) { name in
          TextField(name, text: binding(name))
            .focusedValue(\.note, name)
            .focusedValue(\.draft, binding(name))
        }
        Button("Elsewhere") {}
      }
      .focusedSceneValue(\.windowName, "notes")
    }
  }

  @Test func theViewWithTheKeyboardOffersItsValues() async throws {
    let (window, _) = try await show(Editors())
    defer { window.close() }
    let fields = window.findAll(Entry.self, .any)
    window.window.focus = nil
    try await settle()
    #expect(window.texts.contains("- - notes"))
    fields[0].grabFocus()
    try await settle()
    #expect(window.texts.contains("a apple notes"))
    fields[1].grabFocus()
    try await settle()
    #expect(window.texts.contains("b bee notes"))
    fields[1].text = "bees"
    fields[1].grabFocus()
    try await type("!", into: fields[1])
    try await settle()
    #expect(window.texts.contains { $0.hasPrefix("b ") && $0.contains("!") }, "what is offered follows the view")
    try window.require(Gtk.Button.self, .text("Elsewhere")).grabFocus()
    try await settle()
    #expect(window.texts.contains("- - notes"), "what offers nothing takes nothing but the keyboard")
  }

  private struct WithMenu: View {
    @State private var text = "word"
    var body: some View {
      VStack {
        Menu("Edit") { MenuEntries() }
        TextField("text", text: $text).focusedValue(\.draft, $text)
      }
    }
  }

  private struct MenuEntries: View {
    @FocusedBinding(\.draft) private var draft
    var body: some View {
      Button("Shout") { draft = draft?.uppercased() }.disabled(draft == nil)
    }
  }

  @Test(.enabled("needs an X server's events") { await Delivery.method == .events })
  func aMenuActsOnWhatWasFocusedBeforeItOpened() async throws {
    let (window, _) = try await show(WithMenu())
    defer { window.close() }
    let field = try window.require(Entry.self, .any)
    field.grabFocus()
    try await settle()
    try await click(window.require(Gtk.Button.self, .text("Edit")))
    try await settle()
    try await click(window.require(Gtk.Button.self, .text("Shout")))
    try await settle()
    #expect(field.text == "WORD")
  }

  private struct Offering: View {
    @State private var isShown = true
    var body: some View {
      VStack {
        Reader()
        if isShown { Text("here").focusedSceneValue(\.windowName, "guest") }
        Button("Toggle") { isShown.toggle() }
      }
    }
  }

  @Test func whatIsGoneOffersNothing() async throws {
    let (window, _) = try await show(Offering())
    defer { window.close() }
    #expect(window.texts.contains("- - guest"))
    try await click(window.require(Gtk.Button.self, .text("Toggle")))
    try await settle()
    #expect(window.texts.contains("- - -"))
  }
}
