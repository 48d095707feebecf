import GtkTesting
import TrackedKit

/// Views with recognizers of the program's own, and what they are asked and told of touches, keys and the first responder.
final class GesturesController: ViewController, GestureRecognizerDelegate {
  let board = TouchedView()
  let keys = KeyView()
  let calm = View()
  weak var stroke: StrokeRecognizer?

  init(_ world: World) {
    super.init()
    world.endOwn = { [weak self] in
      guard let self else { return }
      for view in [board, calm] {
        for recognizer in view.gestureRecognizers ?? [] { view.removeGestureRecognizer(recognizer) }
      }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let (stroke, tap, pan) = (StrokeRecognizer(), TapGestureRecognizer(), PanGestureRecognizer())
    stroke.addTarget(nil) { called("recognizer action") }
    let press = LongPressGestureRecognizer()
    press.minimumPressDuration = 0
    press.addTarget(nil) { called("long press action") }
    for recognizer in [stroke, tap, pan, press, QuietRecognizer()] {
      recognizer.delegate = self
      board.addGestureRecognizer(recognizer)
    }
    self.stroke = stroke
    for (recognizer, name) in [(TapGestureRecognizer(), "tap action"), (PanGestureRecognizer(), "pan action")] {
      recognizer.addTarget(nil) { called(name, recognizer.view) }
      calm.addGestureRecognizer(recognizer)
    }
    let stack = StackView(arrangedSubviews: [board, keys, calm])
    stack.axis = .vertical
    stack.distribution = .fillEqually
    view.addSubview(stack)
  }

  override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    called("ViewController.pressesBegan", viewIfLoaded, self)
    super.pressesBegan(presses, with: event)
  }
  override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    super.touchesMoved(touches, with: event)
    called("ViewController.touchesMoved", viewIfLoaded, self)
  }
  override func paste(_ sender: Any?) { called("ViewController.paste", viewIfLoaded, self) }

  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: GestureRecognizer
  ) -> Bool {
    called("GestureRecognizerDelegate.shouldRecognizeSimultaneouslyWith", gestureRecognizer.view)
    return false
  }
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: GestureRecognizer
  ) -> Bool {
    called("GestureRecognizerDelegate.shouldRequireFailureOf", gestureRecognizer.view)
    return false
  }
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: GestureRecognizer
  ) -> Bool {
    called("GestureRecognizerDelegate.shouldBeRequiredToFailBy", gestureRecognizer.view)
    return false
  }
}

/// Goes by touches alone.
final class StrokeRecognizer: GestureRecognizer {
  override func touchesBegan(_ touches: Set<Touch>, with event: TrackedKit.Event) {
    called("GestureRecognizer.touchesBegan", view)
    state = .began
    called("GestureRecognizer.touchesBegan after", view)
  }
  override func touchesMoved(_ touches: Set<Touch>, with event: TrackedKit.Event) {
    called("GestureRecognizer.touchesMoved", view)
    state = .changed
  }
  override func touchesEnded(_ touches: Set<Touch>, with event: TrackedKit.Event) {
    called("GestureRecognizer.touchesEnded", view)
    state = .ended
  }
  override func reset() { super.reset(); called("GestureRecognizer.reset", view) }
  override func canPrevent(_ preventedGestureRecognizer: GestureRecognizer) -> Bool {
    called("GestureRecognizer.canPrevent", view)
    return false
  }
  override func canBePrevented(by preventingGestureRecognizer: GestureRecognizer) -> Bool {
    called("GestureRecognizer.canBePrevented", view)
    return false
  }
  override func shouldRequireFailure(of otherGestureRecognizer: GestureRecognizer) -> Bool {
    called("GestureRecognizer.shouldRequireFailure", view)
    return false
  }
  override func shouldBeRequiredToFail(by otherGestureRecognizer: GestureRecognizer) -> Bool {
    called("GestureRecognizer.shouldBeRequiredToFail", view)
    return false
  }
}

/// Gives way to whatever is recognised.
final class QuietRecognizer: GestureRecognizer {
  override func touchesCancelled(_ touches: Set<Touch>, with event: TrackedKit.Event) {
    called("GestureRecognizer.touchesCancelled", view)
    state = .cancelled
  }
}

final class TouchedView: View {
  override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    super.touchesCancelled(touches, with: event); called("TouchedView.touchesCancelled", self)
  }
}

/// A view that has the keyboard.
final class KeyView: View, KeyInput {
  override var canBecomeFirstResponder: Bool { true }
  var hasText: Bool { true }
  func insertText(_ text: String) { called("KeyInput.insertText", self) }
  func deleteBackward() { called("KeyInput.deleteBackward", self) }

  /// What takes the keyboard while a key is held.
  var whilePressed: () -> Void = {}

  override var keyCommands: [KeyCommand]? {
    called("KeyView.keyCommands", self)
    return [KeyCommand(input: "k", modifierFlags: .control, action: { called("key command") })]
  }
  override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    called("KeyView.pressesBegan", self)
    whilePressed()
    super.pressesBegan(presses, with: event)
  }
  override func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) {
    called("KeyView.pressesEnded", self)
    super.pressesEnded(presses, with: event)
  }
  override func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent?) {
    called("KeyView.pressesCancelled", self)
    super.pressesCancelled(presses, with: event)
  }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    called("KeyView.canPerformAction", self)
    return super.canPerformAction(action, withSender: sender)
  }
  @discardableResult override func becomeFirstResponder() -> Bool {
    called("KeyView.becomeFirstResponder", self)
    return super.becomeFirstResponder()
  }
  @discardableResult override func resignFirstResponder() -> Bool {
    called("KeyView.resignFirstResponder", self)
    return super.resignFirstResponder()
  }
  override func copy(_ sender: Any?) { called("KeyView.copy", self) }
  override func delete(_ sender: Any?) { called("KeyView.delete", self) }
  override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    super.touchesMoved(touches, with: event); called("KeyView.touchesMoved", self)
  }
}

extension Scene {
  private static func page(_ world: World) -> GesturesController? { world.stage(GesturesController.self) }

  static let gestureStimuli: [Stimulus] = [
    { world in if let board = page(world)?.board { try await click(board) } },
    { world in
      if let board = page(world)?.board {
        try await drag(board, from: Place(x: 20, y: 20), at: Place(x: 140, y: 60))
      }
    },
    { world in
      // The recognizer is stopped in the middle of a drag.
      guard let board = page(world)?.board, let stroke = page(world)?.stroke else { return }
      MainLoop.whenIdle { MainLoop.whenIdle { stroke.isEnabled = false } }
      try await drag(board, from: Place(x: 20, y: 20), at: Place(x: 140, y: 60))
      stroke.isEnabled = true
    },
    { world in if let calm = page(world)?.calm { try await click(calm) } },
    { world in
      if let calm = page(world)?.calm { try await drag(calm, from: Place(x: 20, y: 20), at: Place(x: 140, y: 60)) }
    },
    { world in if let keys = page(world)?.keys { try await click(keys) } },
    { world in
      if let keys = page(world)?.keys { try await drag(keys, from: Place(x: 20, y: 20), at: Place(x: 140, y: 60)) }
    },
    { page($0)?.keys.becomeFirstResponder() },
    { world in
      guard let keys = page(world)?.keys else { return }
      for key in ["a", "BackSpace", "Left"] { try await press(key, in: keys) }
    },
    { world in
      guard let keys = page(world)?.keys else { return }
      for key in ["c", "v", "k"] { try await press(key, .control, in: keys) }
      try await press("Delete", in: keys)
    },
    { world in
      // A key that is held while the window loses the keyboard.
      guard let keys = page(world)?.keys else { return }
      let other = Window(title: "Other")
      keys.whilePressed = { [unowned keys] in
        keys.whilePressed = {}
        other.present()
      }
      _ = try? await press("b", in: keys)
      await Table.rest()
      other.close()
    },
    { page($0)?.keys.becomeFirstResponder() },
    { page($0)?.keys.resignFirstResponder() },
    { $0.window?.close() },
  ]
}
