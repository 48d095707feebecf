import GtkTesting
import Testing
import TrackedUI

/// What a recorder says of declarative views.
@MainActor @Suite(.serialized) struct RecorderTests {
  let model = Model()

  private struct Reader: View {
    let model: Model
    var body: some View { Text(verbatim: "\(model.a)") }
  }

  private struct Counting: View {
    @State private var own = 7
    var body: some View {
      VStack {
        Text(verbatim: "\(own)")
        Button("More") { own += 1 }
      }
    }
  }

  @Test("C-220 a body runs for the property that it reads, and the text changes")
  func body() async throws {
    let (window, _) = try await show(Reader(model: model))
    defer { window.close() }
    for value in 1...2 {
      let record = try await recording { MainLoop.whenIdle { [model] in model.a = value } }
      let chain = try #require(record.causes.first)
      #expect(chain.hasPrefix("idle work → Model.a → Reader.body"), "\(record)")
      #expect(record.runs.contains { $0.effects.contains { $0.property == "label" } }, "\(record)")
    }
  }

  @Test("C-220 a click writes a state, whose name is known, and the body runs for it")
  func state() async throws {
    let (window, _) = try await show(Counting())
    defer { window.close() }
    for _ in 1...2 {
      let record = try await recording { try await click(window.require(Gtk.Button.self, .text("More"))) }
      let run = try #require(record.runs.first { $0.object == "Counting" && $0.hook == .body }, "\(record)")
      #expect(record.chain(to: run).description.hasPrefix("click on "), "\(record)")
      #expect(record.chain(to: run).description.contains("“More”"), "\(record)")
    }
  }
}
