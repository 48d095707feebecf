import GtkTesting
import Testing

@testable import TrackedUI

extension ContainerValues {
  @Entry fileprivate var mark: String = "-"
}

/// Containers of a program's own that take their content apart.
@MainActor @Suite(.serialized) struct SubviewTests {
  private struct Numbered<Content: View>: View {
    @ViewBuilder var content: Content
    var body: some View {
      VStack {
        Group(subviews: content) { subviews in
          Text("count \(subviews.count)")
          ForEach(subviews.prefix(2)) { $0 }
        }
        ForEach(subviews: content) { subview in
          HStack {
            Text("mark \(subview.containerValues.mark)")
            subview.font(.title)
          }
        }
      }
    }
  }

  private struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  private struct Root: View {
    @Bindable var model: Model
    var body: some View {
      Numbered {
        Text("first \(model.text)").containerValue(\.mark, model.text)
        ForEach(0..<model.a, id: \.self) { Counter(name: "row \($0)") }
        if model.isOn { Text("optional") }
      }
    }
  }

  @Test func contentIsTakenApartAndFollowsItsModel() async throws {
    let model = Model()
    model.a = 1
    let (window, _) = try await show(Root(model: model))
    defer { window.close() }
    let texts = { window.texts }
    #expect(texts() == ["count 2", "first old", "row 0 0", "mark old", "first old", "mark -", "row 0 0"])
    let counter = window.findAll(Gtk.Button.self, .any)[1]
    try await click(counter)
    try await settle()
    #expect(texts().last == "row 0 1")
    model.isOn = true
    model.a = 2
    model.text = "new"
    try await settle()
    #expect(
      texts() == [
        "count 4", "first new", "row 0 0", "mark new", "first new", "mark -", "row 0 1", "mark -", "row 1 0",
        "mark -", "optional",
      ], "rows keep their state")
    model.a = 0
    try await settle()
    #expect(texts() == ["count 2", "first new", "optional", "mark new", "first new", "mark -", "optional"])
    let large = window.findAll(Gtk.Label.self, .any).filter { $0.attributes.scale != nil }
    #expect(large.map(\.text) == ["first new", "optional"], "the environment is that of the place")
  }

  @Test func sectionsStandApart() async throws {
    struct Board<Content: View>: View {
      @ViewBuilder var content: Content
      var body: some View {
        HStack {
          ForEach(sections: content) { section in
            VStack {
              section.header
              Text("\(section.content.count) inside")
              section.content
              section.footer
            }
          }
        }
      }
    }
    struct Root: View {
      var body: some View {
        Board {
          Text("loose")
          Section("A") {
            Text("a1")
            Text("a2")
          }
          Section {
            Text("b1")
          } header: {
            Text("B")
          } footer: {
            Text("end")
          }
        }
      }
    }
    let (window, _) = try await show(Root())
    defer { window.close() }
    #expect(window.texts == ["1 inside", "loose", "A", "2 inside", "a1", "a2", "B", "1 inside", "b1", "end"])
  }
}
