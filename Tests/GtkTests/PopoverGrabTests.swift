import GtkTesting
import Testing

/// What an open popover leaves behind when its window goes.
@Suite("Popovers of windows that go", .serialized)
struct PopoverGrabTests {
  private func clicksArrive() async throws {
    var clicks = 0
    let button = Button("click me")
    button.onClicked { clicks += 1 }
    let test = try await TestWindow(button)
    defer { test.close() }
    try await click(button)
    #expect(clicks == 1, "a click reaches the next window")
  }

  @Test("a popover that the program holds", .enabled("needs an X server's events") { await Delivery.method == .events })
  func heldPopover() async throws {
    let source = Button("source")
    let popover = Popover()
    let test = try await TestWindow(source)
    popover.child = Label("bubble")
    popover.setParent(source)
    popover.popup()
    try await wait(for: "the popover") { popover.isMapped }
    try await settle()
    test.close()
    try await clicksArrive()
    #expect(!popover.isMapped)
  }

  @Test("a popover that nobody holds", .enabled("needs an X server's events") { await Delivery.method == .events })
  func lostPopover() async throws {
    do {
      let test = try await TestWindow(Button("source"))
      let popover = Popover()
      popover.child = Label("bubble")
      popover.setParent(try test.require(Button.self))
      popover.popup()
      try await wait(for: "the popover") { popover.isMapped }
      try await settle()
      test.close()
    }
    try await clicksArrive()
  }

  @Test("the popover of a menu button", .enabled("needs an X server's events") { await Delivery.method == .events })
  func menuButton() async throws {
    let menu = MenuButton()
    let popover = Popover()
    popover.child = Label("bubble")
    menu.popover = popover
    let test = try await TestWindow(menu)
    try await click(menu)
    try await wait(for: "the popover") { popover.isMapped }
    try await settle()
    test.close()
    try await clicksArrive()
  }

  @Test("a list to choose from that is open") func dropDown() async throws {
    let choice = DropDown(["one", "two"])
    let test = try await TestWindow(choice)
    try await click(choice)
    try await wait(for: "the list") { test.find(Label.self, .text("two")) != nil }
    try await settle()
    test.close()
    try await clicksArrive()
  }

  @Test(
    "a picture of a popover shows what is in it",
    .enabled("needs an X server's events") { await Delivery.method == .events }) func picture() async throws
  {
    let source = Button("source")
    let test = try await TestWindow(source)
    defer { test.close() }
    let popover = Popover()
    popover.child = Label("bubble")
    popover.setParent(source)
    popover.popup()
    try await wait(for: "the popover") { popover.isMapped }
    try await settle()
    let texture = try #require(popover.renderTexture())
    #expect(texture.width >= popover.width && Set(texture.pixels().map(\.description)).count > 2)
    popover.setParent(nil)
  }
}
