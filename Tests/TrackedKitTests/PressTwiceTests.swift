import GtkTesting
import Testing

@testable import TrackedKit

/// Buttons that open a bubble, and are pressed again with the keyboard while it is open.
@MainActor @Suite(.serialized) struct PressTwiceTests {
  enum Opening: CaseIterable { case presents, hasMenu, hasEmptyBubble, menuButton, nativeBubble }

  private final class Page: ViewController {
    let opening: Opening
    private(set) var button: Gtk.Widget!
    private(set) var presses = 0

    init(_ opening: Opening) {
      self.opening = opening
      super.init()
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      switch opening {
      case .presents, .hasEmptyBubble:
        let made = Button(type: .system)
        made.setTitle("Open", for: .normal)
        made.addAction(Action { [unowned self] _ in presentBubble(from: made) }, for: .touchUpInside)
        button = made
      case .hasMenu:
        let made = Button(type: .system)
        made.setTitle("Open", for: .normal)
        made.showsMenuAsPrimaryAction = true
        made.menu = Menu(children: [
          Action(title: "First", attributes: .disabled) { _ in },
          Action(title: "Second", attributes: .disabled) { _ in },
        ])
        button = made
      case .menuButton:
        let made = Gtk.MenuButton()
        made.popover = Gtk.Popover()
        made.popover?.child = Gtk.Label("inside")
        button = made
      case .nativeBubble:
        let made = Gtk.Button("Open")
        let bubble = Gtk.Popover()
        bubble.child = Gtk.Label("inside")
        made.onClicked { [unowned made] in
          self.presses += 1
          bubble.setParent(made)
          bubble.popup()
        }
        button = made
      }
      let column = Gtk.Box(.vertical)
      column.append(button)
      column.append(Gtk.Entry())
      view.addSubview(column)
    }

    private func presentBubble(from source: Button) {
      presses += 1
      let content = ViewController()
      content.view.addSubview(opening == .presents ? Button("Inside") : Label("inside"))
      content.modalPresentationStyle = .popover
      content.popoverPresentationController?.sourceView = source
      present(content, animated: false)
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
    let page = Page(opening)
    let window = try await TestWindow(page)
    defer { window.close() }
    func bubbles() -> Int { window.findAll(Gtk.Popover.self, .any).filter(\.isMapped).count }
    try await press(key, in: page.button)
    try await wait(for: "the bubble") { bubbles() == 1 }
    try await settle()
    let presses = page.presses
    // The keyboard is where the bubble has left it.
    for _ in 0..<2 {
      try await press(key, in: window.window)
      try await settle()
      #expect(bubbles() <= 1)
    }
    #expect(page.presses <= presses + 1)
    #expect(messages == [])
    // It can be left, and opened again.
    if bubbles() == 1 { try await press(.escape, in: window.window) }
    try await wait(for: "its end") { bubbles() == 0 }
    try await press(key, in: page.button)
    try await wait(for: "the bubble") { bubbles() == 1 }
    #expect(messages == [])
  }
}
