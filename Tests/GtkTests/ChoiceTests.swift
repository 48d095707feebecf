import GtkTesting
import Testing

/// What is chosen while the things to choose from change.
@Suite(.serialized) struct ChoiceTests {
  @Test(
    "C-251 a drop-down keeps the text that is chosen when its texts change, and reports once where its index is another"
  )
  func identity() async throws {
    let choice = DropDown(["a", "b", "c"])
    let window = try await TestWindow(choice)
    defer { window.close() }
    var heard: [Int?] = []
    choice.onNotifySelected { heard.append(choice.selected) }
    choice.selected = 2
    choice.strings = ["x", "a", "b", "c"]
    try await settle()
    #expect(choice.selected == 3 && heard == [3])
    choice.strings = ["y", "z", "w", "c"]
    try await settle()
    #expect(choice.selected == 3 && heard == [3])
    choice.strings = ["p", "q"]
    try await settle()
    #expect(choice.selected == 0 && heard == [3, 0])
    // The model says which one before there is one.
    choice.selected = 2
    choice.strings = ["p", "q", "r"]
    try await settle()
    #expect(choice.selected == 2 && heard == [3, 0])
    // Of equal texts the one counts that comes as late as before.
    choice.strings = ["s", "t", "s"]
    choice.selected = 2
    try await settle()
    heard = []
    choice.strings = ["n", "s", "t", "s"]
    try await settle()
    #expect(choice.selected == 3 && heard == [3])
  }
}
