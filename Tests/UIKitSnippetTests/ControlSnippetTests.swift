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

  @Test func sliders() async throws {
    let controller = VolumeViewController()
    try await show(controller) { _ in
      #expect(controller.slider.value == 40)
      try await press("Right", in: controller.slider)
      #expect(controller.actions >= 1)
      #expect(controller.volume.level > 40)
      controller.volume.level = 70
      try await settle()
      #expect(controller.stepper.value == 70)
      #expect(controller.label.text == "70 %")
      let actions = controller.actions
      controller.volume.level = 10
      try await settle()
      #expect(controller.actions == actions, "a set by the program is no action")
    }
  }

  @Test func undo() async throws {
    let controller = CanvasViewController()
    try await show(controller) { window in
      controller.add("line")
      #expect(controller.undoManager?.canUndo == true)
      try await press("z", .control, in: window.window)
      #expect(controller.canvas.strokes.isEmpty)
      controller.undoManager?.redo()
      #expect(controller.canvas.strokes == ["line"])
    }
  }

  @Test func tapGestures() async throws {
    let controller = TapViewController()
    try await show(controller) { _ in
      try await click(controller.pad, at: Place(x: 30, y: 40))
      let place = try #require(controller.places.first)
      #expect(abs(place.x - 30) < 0.01 && abs(place.y - 40) < 0.01)
      #expect(controller.places.count == 1)
      #expect(controller.presses == 0)
    }
  }

  @Test(.enabled("dragging needs real events") { await Delivery.method == .events })
  func panGesture() async throws {
    let controller = DragViewController()
    try await show(controller) { _ in
      try await drag(controller.card, from: Place(x: 30, y: 30), to: controller.view, at: Place(x: 170, y: 130))
      #expect(controller.states.first == .began)
      #expect(controller.states.last == .ended)
      #expect(controller.card.center == Point(x: 170, y: 130))
    }
  }
}
