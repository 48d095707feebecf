import GtkTesting
import Testing

@testable import TrackedUI

/// How the titles of pages are shown.
@MainActor @Suite(.serialized) struct TitleLookTests {
  let model = Model()

  private func titles(_ text: String, _ window: TestWindow) -> [Bool] {
    window.findAll(TrackedKit.Label.self, .text(text)).filter(\.isMapped).map { $0.hasCSSClass("title-1") }
  }

  @Test func aTitleIsLargeOrInTheBar() async throws {
    struct Root: View {
      let model: Model
      var body: some View {
        NavigationStack {
          ScrollView { Color.red.frame(height: 900) }
            .navigationTitle("Notes")
            .navigationBarTitleDisplayMode(model.a == 0 ? .large : model.a == 1 ? .inline : .automatic)
        }
      }
    }
    let (window, _) = try await show(Root(model: model))
    defer { window.close() }
    try await wait(for: "the large title") { titles("Notes", window) == [true] }
    model.a = 1
    try await wait(for: "the title in the bar") { titles("Notes", window) == [false] }
    model.a = 0
    try await wait(for: "the large title") { titles("Notes", window) == [true] }
    model.a = 2
    try await wait(for: "a root's usual title") { titles("Notes", window) == [false] }
  }

  @Test func aTitleIsLargeAsOnThePageBefore() async throws {
    struct Root: View {
      @Bindable var model: Model
      let mode: NavigationBarItemTitleDisplayMode?
      var body: some View {
        NavigationStack {
          Text("root").navigationTitle("First").toolbarTitleDisplayMode(.large)
            .navigationDestination(isPresented: $model.isOn) {
              if let mode {
                Text("end").navigationTitle("Second").navigationBarTitleDisplayMode(mode)
              } else {
                Text("end").navigationTitle("Second")
              }
            }
        }
      }
    }
    for (mode, isLarge) in [(nil, true), (.automatic, true), (.inline, false)]
      as [(NavigationBarItemTitleDisplayMode?, Bool)]
    {
      model.isOn = false
      let (window, _) = try await show(Root(model: model, mode: mode))
      defer { window.close() }
      model.isOn = true
      try await wait(for: "the second title") { titles("Second", window) == [isLarge] }
      model.isOn = false
      try await wait(for: "the first title after \(String(describing: mode)): \(window.texts)") {
        titles("First", window).contains(true)
      }
    }
  }
}
