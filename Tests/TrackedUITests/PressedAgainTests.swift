import GtkTesting
import Testing

@testable import TrackedUI

/// Buttons that open a bubble, and are pressed again with the keyboard while it is open.
@MainActor @Suite(.serialized) struct PressedAgainTests {
  enum Opening: CaseIterable { case shows, toggles, showsItem, menu, disabledMenu }

  @Observable fileprivate final class Shown {
    var isShown = false
    var item: Item?
  }
  fileprivate struct Item: Identifiable { let id: Int }

  private struct Page: View {
    @Bindable var shown: Shown
    let opening: Opening
    var body: some View {
      VStack {
        switch opening {
        case .shows:
          Button("Open") { shown.isShown = true }.popover(isPresented: $shown.isShown) { Text("inside") }
        case .toggles:
          Button("Open") { shown.isShown.toggle() }.popover(isPresented: $shown.isShown) { Text("inside") }
        case .showsItem:
          Button("Open") { shown.item = Item(id: (shown.item?.id ?? 0) + 1) }
            .popover(item: $shown.item) { Text("inside \($0.id)") }
        case .menu: Menu("Open") { Button("First") {} }
        case .disabledMenu: Menu("Open") { Button("First") {}.disabled(true) }
        }
        TextField("Name", text: .constant(""))
      }
    }
  }

  @Test(
    "C-240 a button that has opened a bubble, and is pressed again with the keyboard, closes it or does nothing",
    .enabled("needs an X server's events") { await Delivery.method == .events }, arguments: Opening.allCases,
    ["Return", "space"])
  func pressedAgain(_ opening: Opening, _ key: String) async throws {
    var messages: [String] = []
    let observation = UpdateInspector.observeMessages { messages.append($0) }
    defer { withExtendedLifetime(observation) {} }
    let shown = Shown()
    let (window, _) = try await show(Page(shown: shown, opening: opening))
    defer { window.close() }
    func bubbles() -> Int { window.findAll(Gtk.Popover.self, .any).filter(\.isMapped).count }
    let button = try window.require(Gtk.Button.self, .text("Open"))
    try await press(key, in: button)
    try await wait(for: "the bubble") { bubbles() == 1 }
    try await settle()
    for _ in 0..<2 {
      try await press(key, in: window.window)
      try await settle()
      #expect(bubbles() <= 1)
    }
    #expect(messages == [])
    if bubbles() == 1 { try await press(.escape, in: window.window) }
    try await wait(for: "its end") { bubbles() == 0 }
    #expect(!shown.isShown && shown.item == nil)
    try await press(key, in: button)
    try await wait(for: "the bubble") { bubbles() == 1 }
    #expect(messages == [])
  }
}
