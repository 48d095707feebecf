import GtkTesting
import Testing

@testable import UIKitSnippets

/// Snippets about what the user can act on.
@MainActor @Suite(.serialized) struct ControlSnippetTests {
  @Test func busyButton() async throws {
    let controller = BusyButtonViewController()
    try await show(controller) { window in
      #expect(controller.button.configuration?.title == "Load Data")
      try await click(controller.button)
      #expect(controller.model.loads == 1)
      #expect(!controller.button.isEnabled)
      _ = try window.require(.text("Loading…"))
      controller.model.isLoading = false
      try await settle()
      #expect(controller.button.isEnabled)
    }
  }

  @Test func buttonStates() async throws {
    let controller = AgreementViewController()
    try await show(controller) { window in
      _ = try window.require(.text("Agree First"))
      controller.agree()
      try await settle()
      _ = try window.require(.text("Submit"))
      try await click(controller.button)
      #expect(controller.submitted == 1)
    }
  }

  @Test func buttonSubclass() async throws {
    let cart = CartModel()
    let button = CartButton(cart: cart)
    let controller = ViewController()
    controller.view.addSubview(button)
    try await show(controller) { window in
      #expect(button.configuration?.subtitle == "Empty")
      cart.items = 3
      try await settle()
      _ = try window.require(.text("3 items"))
    }
  }

  @Test func segments() async throws {
    let controller = AppearanceViewController()
    try await show(controller) { window in
      #expect(controller.segments.selectedSegmentIndex == 0)
      try await click(try window.require(.text("Auto")))
      #expect(controller.model.mode == 2)
      controller.model.mode = 1
      try await settle()
      #expect(controller.segments.selectedSegmentIndex == 1)
    }
  }

  @Test func textFields() async throws {
    let controller = LoginViewController()
    try await show(controller) { _ in
      #expect(!controller.loginButton.isEnabled)
      try await type("ada", into: controller.nameField)
      try await type("secret", into: controller.passwordField)
      #expect(controller.model.name == "ada")
      #expect(controller.loginButton.isEnabled)
      try await press("Return", in: controller.nameField)
      #expect(controller.submissions == 1)
    }
  }

  @Test func progress() async throws {
    let controller = JobViewController()
    try await show(controller) { _ in
      #expect(controller.spinner.isHidden)
      controller.job.isRunning = true
      controller.job.fraction = 0.5
      try await settle()
      #expect(controller.spinner.isAnimating)
      #expect(!controller.spinner.isHidden)
      #expect(controller.bar.progress == 0.5)
    }
  }

  @Test func customControl() async throws {
    let controller = ReviewViewController()
    try await show(controller) { _ in
      #expect(controller.rating.value == 2)
      controller.rating.rate(5)
      #expect(controller.review.stars == 5)
    }
  }

  @Test func keyCommands() async throws {
    let controller = ZoomViewController()
    try await show(controller) { window in
      try await press("plus", [.control, .shift], in: window.window)
      #expect(controller.zoom == 2)
      try await press("0", .control, in: window.window)
      #expect(controller.zoom == 1)
    }
  }

  @Test func responders() async throws {
    let controller = ChainViewController()
    try await show(controller) { _ in
      #expect(controller.chainView.owner(ChainViewController.self) === controller)
      let chain = controller.chainView.chain()
      #expect(chain.prefix(3) == ["ChainView", "View", "ChainViewController"])
      #expect(chain.contains("Window"))
    }
  }

  @Test func textEditing() async throws {
    let controller = DraftViewController()
    try await show(controller) { _ in
      #expect(controller.countLabel.text == "2 words")
      controller.draft.text = ""
      try await settle()
      try await type("one two three", into: controller.textView)
      #expect(controller.draft.text == "one two three")
      #expect(controller.countLabel.text == "3 words")
    }
  }

  @Test func attributedLabel() async throws {
    let label = StrikeLabel()
    let controller = ViewController()
    controller.view.addSubview(label)
    try await show(controller) { _ in
      label.show("Milk", isDone: true)
      #expect(label.text == "Milk")
      let attributes = try #require(label.attributedText).attributes(at: "".startIndex)
      #expect(attributes[.strikethroughStyle] as? UnderlineStyle == .single)
      #expect(attributes[.foregroundColor] as? Color == .secondaryLabel)
    }
  }
}
