import GtkTesting
import Testing

@testable import UIKitSnippets

/// Snippets about what the user can act on.
@MainActor @Suite(.serialized) struct ControlSnippetTests {
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
      #expect(controller.places == [Point(x: 30, y: 40)])
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
