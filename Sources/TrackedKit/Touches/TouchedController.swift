/// What every controller may override to hear of touches that no view of its own takes.
@MainActor open class TouchedController: UnavailableControllerMembers {
  private var responder: (any Responder)? { self as? any Responder }

  /// A finger, or the pointer's first button, has come down in the controller's view, and no view there did anything with it. Outside of
  /// tracking. The default hands it along the responder chain; an override that takes it does not call `super`.
  open func touchesBegan(_ touches: Set<Touch>, with event: Event?) { responder?.passOnBegan(touches, event) }

  /// The finger has moved.
  open func touchesMoved(_ touches: Set<Touch>, with event: Event?) { responder?.passOnMoved(touches, event) }

  /// The finger was lifted.
  open func touchesEnded(_ touches: Set<Touch>, with event: Event?) { responder?.passOnEnded(touches, event) }

  /// Something else has taken the finger, such as a gesture that was recognised there.
  open func touchesCancelled(_ touches: Set<Touch>, with event: Event?) { responder?.passOnCancelled(touches, event) }

  // MARK: Editing

  /// Control and C, or who calls it, ask the controller to put what is selected on the clipboard. The default hands it along the responder
  /// chain; an override that does it does not call `super`.
  open func copy(_ sender: Any?) { responder.map(EditAction.copy.passOn) }

  /// The same for Control and X.
  open func cut(_ sender: Any?) { responder.map(EditAction.cut.passOn) }

  /// The same for Control and V.
  open func paste(_ sender: Any?) { responder.map(EditAction.paste.passOn) }

  /// The same for Control and A.
  open func selectAll(_ sender: Any?) { responder.map(EditAction.selectAll.passOn) }

  /// The same for the key Delete.
  open func delete(_ sender: Any?) { responder.map(EditAction.delete.passOn) }

  // MARK: Keys

  /// A key has gone down that no text, command or menu answers. Told to the first responder, outside of tracking. The default hands it along the
  /// responder chain; an override that takes it does not call `super`. A key that repeats itself is told once.
  open func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    responder?.passOnPressesBegan(presses, event)
  }

  /// No keyboard tells how hard a key is pressed: not called.
  open func pressesChanged(_ presses: Set<Press>, with event: PressesEvent?) {
    responder?.passOnPressesChanged(presses, event)
  }

  /// The key was let go.
  open func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) {
    responder?.passOnPressesEnded(presses, event)
  }

  /// The window has lost the keyboard while the key was held.
  open func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent?) {
    responder?.passOnPressesCancelled(presses, event)
  }
}
