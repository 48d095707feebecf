import GtkTesting
import Testing

@testable import TrackedUI

/// Lists that are edited.
@MainActor @Suite(.serialized) struct EditModeTests {
  private struct Names: View {
    @State private var names = ["Ada", "Bob", "Cyd"]
    @Environment(\.editMode) private var editMode
    var body: some View {
      VStack {
        EditButton()
        Text(editMode?.wrappedValue.isEditing == true ? "editing" : "at rest")
        List {
          Text("heading")
          ForEach(names, id: \.self) { name in
            Text(name).deleteDisabled(name == "Ada")
          }
          .onDelete { names.remove(atOffsets: $0) }
          .onMove { names.move(fromOffsets: $0, toOffset: $1) }
        }
      }
    }
  }

  private func deleteButtons(_ window: TestWindow) -> [Gtk.Button] {
    window.findAll(Gtk.Button.self, .accessibleLabel("Delete"))
  }

  @Test func anEditButtonPutsDeletingAndMovingIntoTheRows() async throws {
    let (window, _) = try await show(Names(), height: 400)
    defer { window.close() }
    #expect(deleteButtons(window).isEmpty && window.texts.contains("at rest"))
    try await click(window.require(Gtk.Button.self, .text("Edit")))
    try await settle()
    #expect(window.texts.contains("editing"))
    #expect(deleteButtons(window).count == 2, "one row says that it stays")
    #expect(window.findAll(Gtk.Image.self, .accessibleLabel("Move")).count == 3)
    try await click(deleteButtons(window)[0])
    try await settle()
    #expect(!window.texts.contains("Bob") && window.texts.contains("Cyd") && deleteButtons(window).count == 1)
    try await click(window.require(Gtk.Button.self, .text("Done")))
    try await settle()
    #expect(deleteButtons(window).isEmpty && window.texts.contains("at rest"))
  }

  @Test func aRowThatStaysIsNotDeletedByItsKeyEither() async throws {
    let (window, _) = try await show(Names(), height: 400)
    defer { window.close() }
    let row = try window.require(Gtk.Label.self, .text("Ada"))
    var widget: Widget? = row
    while let next = widget, next.parent as? ListView == nil { widget = next.parent }
    widget?.grabFocus()
    try await press(.delete, in: #require(widget))
    try await settle()
    #expect(window.texts.contains("Ada"))
  }
}
